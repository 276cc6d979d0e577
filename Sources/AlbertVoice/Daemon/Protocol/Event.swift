/// What a daemon tells those who subscribed, when it happens.
public enum Event: Hashable, Sendable {
    /// Somebody was answered.
    case toast(Toast, person: String)
    /// Something comes soon or has just been missed.
    case reminder(Toast)
    /// The words so far of whoever speaks to the microphone, a guess that may still change.
    case partial(String)
    /// What the ears do.
    case state(EarsState)
    /// The microphone was closed (true) or opened.
    case muted(Bool)
    /// Something is wrong with the surroundings, for people; it goes on.
    case trouble(String)
    /// The daemon ends the connection, and why.
    case goodbye(String)
}
