/// What is to be done for school, as parts in spoken order: „Seite 42, Nummer 3 bis 5“.
public struct HomeworkContent: Hashable, Codable, Sendable {
    /// The parts, written as on a toast: „Seite 42“, „Nummer 3 bis 5“, „Vokabeln lernen“.
    public var parts: [String]

    /// Content made of these parts.
    public init(parts: [String]) {
        self.parts = parts
    }

    /// The parts with commas between them.
    public var text: String { parts.joined(separator: ", ") }
}
