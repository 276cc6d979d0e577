/// A sentence on its way from the microphone to the recogniser, which concludes it while it falls silent.
///
/// The end of speech is certain half a second after it. Waiting for that before decoding would make everybody wait; so it is
/// concluded after 150 ms of quiet, and anew where somebody goes on.
actor Utterance {
    /// What came of it.
    typealias Result = Swift.Result<Hypothesis, RecognitionError>

    private let recogniser: SphinxRecogniser
    /// What was heard if it ended where it fell silent; nil while somebody speaks.
    private(set) var concluded: Result?
    /// Samples since it fell silent.
    private var held: [Int16] = []
    /// The words so far.
    private(set) var partial: [String] = []
    /// How many conclusions began.
    private(set) var conclusions = 0

    /// So many frames of 10 ms are quiet enough to conclude.
    static let quiet = 15

    /// Samples of that quiet that are not decoded: 30 ms.
    private static let spare = AudioFrame.rate * 3 / 100

    init(_ recogniser: SphinxRecogniser) {
        self.recogniser = recogniser
    }

    /// Where in the stream it begins, in samples.
    private var first = 0

    /// Begins with the samples there are so far, of which the first is at a position of the stream.
    func begin(with samples: [Int16], at position: Int) async {
        first = position
        await recogniser.beginSpeech()
        partial = await recogniser.feed(samples)
    }

    /// Whether the words so far are a whole sentence, so that half a second of silence ends it.
    var canEnd: Bool {
        guard case .success(let heard) = concluded else { return concluded == nil }
        return heard.confidence >= Strictness.normal.limits.refusedBelow
    }

    /// Takes the next samples; `quiet` is how many frames of 10 ms were quiet until now.
    func take(_ samples: [Int16], quiet: Int) async {
        held += samples
        guard quiet >= Self.quiet else {
            concluded = nil
            partial = await recogniser.feed(held)
            held = []
            return
        }
        if concluded == nil {
            // Of the quiet that makes it certain as much as recordings have behind the speech: more of it is heard as words.
            let tail = min(held.count, Self.spare)
            _ = await recogniser.feed(Array(held.dropLast(tail)))
            held = Array(held.suffix(tail))
            await conclude()
        }
    }

    /// What was said; concludes where that has not been done.
    func end() async -> Result {
        if let concluded { return concluded }
        await conclude()
        return concluded ?? .failure(.silence)
    }

    /// What was said before a position of the stream: behind it others talk, and their words are not wanted.
    func end(before position: Int) async -> Result {
        conclusions += 1
        let count = position + Self.spare - first
        do throws(RecognitionError) {
            return .success(try await recogniser.conclude(first: count))
        } catch {
            return .failure(error)
        }
    }

    /// Forgets it.
    func drop() async {
        await recogniser.drop()
    }

    private func conclude() async {
        conclusions += 1
        do throws(RecognitionError) {
            concluded = .success(try await recogniser.conclude())
        } catch {
            concluded = .failure(error)
        }
    }
}
