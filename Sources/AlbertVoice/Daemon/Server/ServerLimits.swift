/// How much a server lets its clients take.
struct ServerLimits: Hashable, Sendable {
    /// Clients at the same time; who comes later is told so and goes.
    var clients = 2_048
    /// Clients of one user id at the same time, so that a flood of one leaves places for the others.
    var clientsOfUser = 1_536
    /// Bytes of a line.
    var line = WireProtocol.longestLine
    /// Bytes that wait for a client that does not read.
    var outbox = 262_144
    /// Bytes read from a client at a time, so that one that never stops lets others have their turn.
    var bite = 16_384
    /// How long a client that is sent away may take to read why, in milliseconds.
    var linger = 2_000
}
