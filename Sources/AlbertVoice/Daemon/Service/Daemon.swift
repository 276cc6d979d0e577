/// A running daemon: joins socket, hub, ears, clock and signals until it is told to end.
public struct Daemon: Sendable {
    /// Where it is reached.
    public var socket: String
    /// Who may connect, 0600 or 0660.
    public var mode: UInt32
    /// Gives the moment.
    public var clock: @Sendable () -> Moment
    /// Comes every minute, for reminders.
    public var minutes: AsyncStream<Void>
    /// Comes as often as the watchdog wants to be fed.
    public var looks: AsyncStream<Void>
    /// Comes when the system wants something.
    public var signals: AsyncStream<ServiceSignal>
    /// Who is told how it is.
    public var manager: ServiceManager
    /// Gives microseconds of a clock nobody sets.
    public var monotonic: @Sendable () -> UInt64
    /// Returns when the time for the last sentence is over.
    public var patience: @Sendable () async -> Void
    /// Takes a line for the log, in English and without words of anybody.
    public var log: @Sendable (String) -> Void

    /// A daemon; everything that is time or signal comes from outside.
    public init(
        socket: String, mode: UInt32 = 0o600, clock: @escaping @Sendable () -> Moment, minutes: AsyncStream<Void>,
        looks: AsyncStream<Void>, signals: AsyncStream<ServiceSignal>, manager: ServiceManager,
        monotonic: @escaping @Sendable () -> UInt64, patience: @escaping @Sendable () async -> Void,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.socket = socket
        self.mode = mode
        self.clock = clock
        self.minutes = minutes
        self.looks = looks
        self.signals = signals
        self.manager = manager
        self.monotonic = monotonic
        self.patience = patience
        self.log = log
    }

    /// Serves until a signal or a client ends it; `onReady` is called once it can be reached.
    ///
    /// - Throws: `SocketError` where the socket cannot be had.
    public func run(
        _ parts: Hub.Parts, _ setup: Setup, onReady: @Sendable () -> Void = {}
    ) async throws(SocketError) {
        let server = try SocketServer(ListeningSocket(path: socket, mode: mode))
        let hub = Hub(parts, setup, from: clock()) { server.order(.push($0, $1)) }
        await hub.openEars()
        await hub.tick(at: clock())
        manager.tell(.ready)
        log("It listens at \(socket).")
        onReady()
        let run = DaemonRun(daemon: self, server: server, hub: hub, ears: parts.ears)
        await run.untilEnd()
    }
}
