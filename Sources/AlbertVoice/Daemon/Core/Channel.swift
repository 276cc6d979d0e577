/// Where somebody speaks: each has a conversation of its own, so that nobody answers another's question.
struct Channel: Hashable, Sendable {
    /// The place.
    enum Place: Hashable, Sendable {
        /// At the microphone.
        case room
        /// At a terminal, as this user.
        case user(UInt32)
    }

    let person: String
    let place: Place

    /// Whether the same person speaks, or the same user, who may speak for several.
    func isOfSame(as other: Channel) -> Bool { person == other.person || place == other.place }
}
