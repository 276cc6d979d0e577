import Glibc
import Synchronization

/// Serves clients of a Unix socket on a thread of its own: nothing a client does or leaves undone holds up another.
///
/// A client has one request in hand at a time; what it sends meanwhile stays in the kernel, so that memory is bounded by
/// `ServerLimits`.
final class SocketServer: Sendable {
    /// What happens, in order; ends with the server.
    let events: AsyncStream<ServerEvent>
    private let orders = Mutex<[ServerOrder]>([])
    private let waker: Waker

    /// Serves a listening socket, which it takes over.
    init(_ socket: ListeningSocket, limits: ServerLimits = ServerLimits()) throws(SocketError) {
        let waker = try Waker()
        self.waker = waker
        let (events, continuation) = AsyncStream.makeStream(of: ServerEvent.self)
        self.events = events
        let thread = ServerThread { [weak self] in
            var loop = ServerLoop(socket, limits, waker) { continuation.yield($0) }
            while loop.turn(self?.takeOrders() ?? [.stop("")]) {}
            continuation.finish()
        }
        thread.start()
    }

    deinit { waker.wake() }

    /// Gives an order; after the server has ended it comes to nothing.
    func order(_ order: ServerOrder) {
        orders.withLock { $0.append(order) }
        waker.wake()
    }

    private func takeOrders() -> [ServerOrder] {
        orders.withLock { orders in
            defer { orders = [] }
            return orders
        }
    }
}
