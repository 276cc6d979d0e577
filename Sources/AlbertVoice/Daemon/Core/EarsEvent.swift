/// What the ears tell the daemon.
public enum EarsEvent: Sendable {
    /// They do something else from now on.
    case state(EarsState)
    /// The wake word was heard and confirmed.
    case woke
    /// The words so far.
    case partial(String)
    /// A sentence after the wake word, or within the follow-up window.
    case heard(Hypothesis)
    /// What followed was no sentence; `silence` where nothing followed.
    case unheard(RecognitionError)
    /// The microphone is gone, or back (nil); a sentence for people, and one for the log.
    case trouble(EarsFault?)
}
