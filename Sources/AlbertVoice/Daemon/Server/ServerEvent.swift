/// What a server tells whoever answers.
enum ServerEvent: Sendable {
    /// Somebody came; the first line to send is the greeting.
    case opened(Connection.ID, Peer)
    /// Somebody sent a line, and perhaps a descriptor with it; no other comes from there until it is answered.
    case line(Connection.ID, Peer, [UInt8], ReceivedDescriptor?)
    /// Somebody is gone.
    case closed(Connection.ID)
}
