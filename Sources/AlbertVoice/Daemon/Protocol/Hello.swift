import Foundation

/// The first line a daemon sends: who it is and whom it takes the client for.
public struct Hello: Hashable, Codable, Sendable {
    /// What the program is called.
    public private(set) var hello = Self.name
    /// The version of the protocol.
    public private(set) var `protocol` = WireProtocol.version
    /// The member of the family the client's user id stands for; none for a stranger.
    public var person: String?
    /// Whether the client's user id is the daemon's, or root.
    public var owner: Bool

    private static let name = "albert-voiced"

    /// A greeting.
    public init(person: String?, owner: Bool) {
        self.person = person
        self.owner = owner
    }

    /// One line without its end.
    public var line: String { JSONLineCoding.text(self) }

    /// The greeting of a line; nil where it is none, or one of another version.
    public init?(line: String) {
        guard let hello = try? JSONDecoder().decode(Hello.self, from: Data(line.utf8)), hello.hello == Self.name,
            hello.protocol == WireProtocol.version
        else { return nil }
        self = hello
    }
}
