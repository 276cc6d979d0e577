/// Who may connect: so many at a time, and so many of one user, that a flood of one leaves places for the others.
struct Places: Hashable, Sendable {
    /// Why somebody gets no place.
    enum Refusal: String {
        /// All are taken.
        case full = "Es sind zu viele auf einmal da."
        /// This user has as many as one may have.
        case userIsFull = "Du hast schon zu viele Verbindungen."
    }

    private let limits: ServerLimits
    private var all = 0
    private var ofUser: [UInt32: Int] = [:]

    /// Empty places.
    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    /// Gives somebody a place; nil where there was one, otherwise why not.
    mutating func take(_ peer: Peer) -> Refusal? {
        guard all < limits.clients else { return .full }
        guard ofUser[peer.uid, default: 0] < limits.clientsOfUser else { return .userIsFull }
        all += 1
        ofUser[peer.uid, default: 0] += 1
        return nil
    }

    /// Somebody who had a place is gone.
    mutating func free(_ peer: Peer) {
        guard let count = ofUser[peer.uid] else { return }
        all -= 1
        ofUser[peer.uid] = count > 1 ? count - 1 : nil
    }
}
