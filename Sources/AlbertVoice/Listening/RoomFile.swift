/// Keeps what the room is like across restarts: `room.json` in the data folder, one number and nothing of what was said.
public struct RoomFile: Sendable {
    private struct Content: Codable {
        var floor: Double
    }

    private let file: OwnerFile<Content>

    /// The file of a data folder, which need not exist.
    public init(data: String) {
        file = OwnerFile(path: data + "/room.json")
    }

    /// How loud the room was when nobody spoke, dBFS; nil where that is not known.
    public var floor: Double? { file.load().map(\.floor).flatMap { (-96...0).contains($0) ? $0 : nil } }

    /// Keeps how loud the room is, dBFS; it is a help, not a record, so failing is no error.
    public func save(floor: Double) { file.save(Content(floor: floor)) }
}
