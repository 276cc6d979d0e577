/// The people Albert knows, as the family file names them.
public struct Family: Hashable, Codable, Sendable {
    /// All members, in the order of the file.
    public var members: [Member]

    /// A family of these members.
    public init(members: [Member]) {
        self.members = members
    }

    /// The member with this name or spoken form, whatever the case of the letters; nil where there is none.
    public func member(_ spoken: String) -> Member? {
        let wanted = spoken.lowercased()
        return members.first { ([$0.name] + $0.spoken).contains { $0.lowercased() == wanted } }
    }
}
