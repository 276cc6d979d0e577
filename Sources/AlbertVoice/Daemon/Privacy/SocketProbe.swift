import Glibc

/// Tries to open sockets and says what came of it: the proof that none leads out.
public struct SocketProbe: Hashable, Sendable {
    /// What came of one try.
    public enum Outcome: Hashable, Sendable {
        /// A socket was opened (and closed again).
        case opened
        /// The system refused, with its number.
        case refused(Int32)
    }

    /// A try.
    public struct Trial: Hashable, Sendable {
        /// The family.
        public var family: SocketFamily
        /// What came of it.
        public var outcome: Outcome
    }

    /// The tries, one a family.
    public let trials: [Trial]
    /// Numbers of families without a name here that opened, of all the system may know.
    public let otherOpened: [Int32]

    /// Tries every family now, streams and datagrams.
    public init() {
        trials = SocketFamily.allCases.map { Trial(family: $0, outcome: Self.outcome($0.number)) }
        let named = Set(SocketFamily.allCases.map(\.number))
        otherOpened = (1...63).filter { !named.contains($0) && Self.outcome($0) == .opened }
    }

    /// A probe as a test wants it.
    init(trials: [Trial], otherOpened: [Int32] = []) {
        self.trials = trials
        self.otherOpened = otherOpened
    }

    /// Families other than `unix` that opened, by name or number.
    public var leaks: [String] {
        trials.filter { $0.family != .unix && $0.outcome == .opened }.map(\.family.rawValue)
            + otherOpened.map { "Familie \($0)" }
    }

    private static func outcome(_ family: Int32) -> Outcome {
        var code: Int32 = 0
        for kind in [SOCK_STREAM, SOCK_DGRAM, SOCK_RAW] {
            let descriptor = socket(family, Int32(kind.rawValue | SOCK_CLOEXEC.rawValue), 0)
            if descriptor >= 0 {
                close(descriptor)
                return .opened
            }
            // The last refusal of a family the kernel lacks says less than the first.
            if code == 0 { code = errno }
        }
        return .refused(code)
    }
}
