/// What is wrong with the arguments of `parse`, and what would be right.
public struct ParseFault: Error, Hashable, Sendable {
    /// For people.
    public let german: String
    /// For the log.
    public let english: String
}
