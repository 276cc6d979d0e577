/// What a client asks of the daemon.
public struct Request: Hashable, Sendable {
    /// Comes back with the answer; 0 where the client gave none.
    public var id: Int
    /// Who speaks, where that is not whoever the user id stands for.
    public var person: String?
    /// What is asked for.
    public var demand: Demand

    /// A request.
    public init(_ demand: Demand, as person: String? = nil, id: Int = 0) {
        self.id = id
        self.person = person
        self.demand = demand
    }
}
