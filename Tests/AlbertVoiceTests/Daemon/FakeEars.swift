import Synchronization

@testable import AlbertVoice

/// Ears that hear what a test tells them, and remember what was asked of them.
final class FakeEars: Ears {
    let events: AsyncStream<EarsEvent>
    private let continuation: AsyncStream<EarsEvent>.Continuation
    private let calls = Mutex<[String]>([])
    private let talk = Mutex<Result<Hypothesis, EarsFault>>(.failure(.notTalking))
    /// What `stop` gives as the sentence in hand.
    private let inHand = Mutex<String?>(nil)
    private let never = AsyncStream.makeStream(of: Void.self)
    /// Whether `stop` never comes back.
    let hangs: Bool

    init(hangs: Bool = false) {
        (events, continuation) = AsyncStream.makeStream(of: EarsEvent.self)
        self.hangs = hangs
    }

    var asked: [String] { calls.withLock { $0 } }

    func tell(_ event: EarsEvent) { continuation.yield(event) }
    func willHear(_ text: String, confidence: Double = 1) {
        talk.withLock { $0 = .success(Self.hypothesis(text, confidence)) }
    }
    func willFail(_ fault: EarsFault) { talk.withLock { $0 = .failure(fault) } }
    func isHearing(_ text: String) { inHand.withLock { $0 = text } }

    static func hypothesis(_ text: String, _ confidence: Double = 1) -> Hypothesis {
        Hypothesis(words: text.split(separator: " ").map(String.init), confidence: confidence)
    }

    private func note(_ call: String) { calls.withLock { $0.append(call) } }

    func beginTalk(as person: String?) async throws(EarsFault) { note("begin \(person ?? "-")") }
    func endTalk() async throws(EarsFault) -> Hypothesis {
        note("end")
        return try talk.withLock { $0 }.get()
    }
    func dropTalk() async { note("drop") }
    func mute() async { note("mute") }
    func unmute() async throws(EarsFault) { note("unmute") }
    func reload(_ household: Household, _ settings: DeviceSettings) async throws(EarsFault) {
        note("reload \(settings.microphone)")
    }
    func answer(_ reply: Reply, to speaker: Member) async { note("answer \(speaker.name): \(reply.toast.sentence)") }
    func stop() async {
        note("stop")
        if hangs { for await _ in never.stream {} }
        if let text = inHand.withLock({ $0 }) { continuation.yield(.heard(Self.hypothesis(text))) }
        continuation.finish()
    }
    func progress() async -> EarsProgress { EarsProgress(isOpen: true, frames: 100, dropped: 3) }
}
