/// How a daemon is, for `status`; numbers and settings, no words of anybody.
public struct DaemonStatus: Hashable, Codable, Sendable {
    /// What its ears do; nil where it has none.
    public var state: EarsState?
    /// Whether the microphone was closed on purpose.
    public var muted: Bool
    /// What is wrong with the microphone, for people; nil where all is well.
    public var trouble: String?
    /// The process.
    public var pid: Int32
    /// When it started, ISO 8601.
    public var since: String
    /// Who is taken to speak into the microphone.
    public var person: String
    /// How many clients are connected.
    public var clients: Int
    /// How many of them get events.
    public var subscribers: Int
    /// How many entries there are; nil where they cannot be read.
    public var entries: Int?
    /// The last days, oldest first.
    public var days: [DayStatistics]

    /// For people, a line each.
    var lines: [String] {
        let ears =
            switch (state, muted) {
            case (nil, _): "ohne Mikrofon"
            case (_, true): "stumm: das Mikrofon ist geschlossen"
            case (.asleep?, _): "wartet auf das Weckwort"
            case (.listening?, _): "hört zu"
            case (.thinking?, _): "überlegt"
            case (.answering?, _): "antwortet"
            }
        let trouble = trouble.map { ["Mikrofon: \($0)"] } ?? []
        return ["Albert \(ears)."] + trouble + [
            "Läuft seit \(since), Prozess \(pid), am Mikrofon \(person).",
            "\(clients) verbunden, \(subscribers) hören mit, \(entries.map(String.init) ?? "?") Einträge.",
        ] + days.suffix(7).map(\.line)
    }
}
