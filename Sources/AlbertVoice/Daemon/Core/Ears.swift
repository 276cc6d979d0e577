/// What the daemon needs of whatever listens: microphone, wake word, end of speech, recognition, and the voice that answers.
///
/// The daemon calls from one actor; everything that takes long is awaited. It works without ears, too.
public protocol Ears: Sendable {
    /// What happens in the room, in order; ends after `stop`. Read by the daemon alone, once.
    var events: AsyncStream<EarsEvent> { get }

    /// Listens from now on without a wake word, until `endTalk`, `dropTalk` or the end of speech.
    ///
    /// - Parameter person: Who speaks, where it is known, for the transform of the voice.
    /// - Throws: `EarsFault`, `.busy` while they follow another sentence.
    func beginTalk(as person: String?) async throws(EarsFault)
    /// Ends what `beginTalk` began and gives what was heard; it does not come as an event, too.
    func endTalk() async throws(EarsFault) -> Hypothesis
    /// Ends it and forgets what was heard.
    func dropTalk() async

    /// Closes the microphone: afterwards the device is free. At the start the daemon calls one of the two.
    func mute() async
    /// Opens it.
    func unmute() async throws(EarsFault)

    /// Takes over names, words and set-up without losing a frame; on failure it goes on with the old ones.
    func reload(_ household: Household, _ settings: DeviceSettings) async throws(EarsFault)

    /// What was heard last was answered so: say it aloud or not, open the follow-up window where it is a question.
    func answer(_ reply: Reply, to speaker: Member) async
    /// Ends: gives the sentence in hand as an event, then the stream of events ends.
    func stop() async

    /// What has been done so far, for the watchdog and the statistics.
    func progress() async -> EarsProgress
}
