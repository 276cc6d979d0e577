import CLinux

/// Who is at the other end of a socket, as the kernel says; no client can lie about it.
public struct Peer: Hashable, Sendable {
    /// The user id.
    public var uid: UInt32
    /// The process that connected.
    public var pid: Int32

    /// A peer.
    public init(uid: UInt32, pid: Int32 = 0) {
        self.uid = uid
        self.pid = pid
    }

    /// The peer of a connected Unix socket; nil where the kernel does not tell.
    init?(of socket: Int32) {
        var peer = albert_peer()
        guard albert_peer_of(socket, &peer) == 0 else { return nil }
        self.init(uid: peer.uid, pid: peer.pid)
    }
}
