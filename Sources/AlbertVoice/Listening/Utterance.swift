/// A sentence on its way from the microphone to the recogniser, which concludes it while it falls silent.
///
/// The end of speech is certain half a second after it. Waiting for that before decoding would make everybody wait; so it is
/// concluded after 150 ms of quiet, and anew where somebody goes on; where only a television goes on, after 800 ms and without it.
actor Utterance {
    /// What came of it.
    typealias Result = Swift.Result<Hypothesis, RecognitionError>

    private let recogniser: SphinxRecogniser
    /// What was heard if it ended where it fell silent; nil while somebody speaks.
    private(set) var concluded: Result?
    /// What was heard before others went on, far softer; nil while they do not.
    private var faded: Result?
    /// Samples since it fell silent, or since only others are heard.
    private var held: [Int16] = []
    /// The words so far.
    private(set) var partial: [String] = []
    /// How many conclusions began.
    private(set) var conclusions = 0

    /// So many frames of 10 ms are quiet enough to conclude.
    static let quiet = 15

    /// So many frames of 10 ms of nothing but others are enough to conclude without them.
    static let distant = 80

    /// Samples of that quiet that are not decoded: 30 ms.
    private static let spare = AudioFrame.rate * 3 / 100

    init(_ recogniser: SphinxRecogniser) {
        self.recogniser = recogniser
    }

    /// How many samples the recogniser has.
    private var fed = 0

    /// Begins with the samples there are so far.
    func begin(with samples: [Int16]) async {
        await recogniser.beginSpeech()
        await feed(samples)
    }

    private func feed(_ samples: [Int16]) async {
        fed += samples.count
        partial = await recogniser.feed(samples)
    }

    /// Whether the words so far are a whole sentence, so that half a second of silence ends it.
    var canEnd: Bool {
        guard case .success(let heard) = concluded else { return concluded == nil }
        return heard.confidence >= Strictness.normal.limits.refusedBelow
    }

    /// Takes the next samples; `quiet` and `distant` are how many frames of 10 ms were so until now.
    func take(_ samples: [Int16], quiet: Int, distant: Int) async {
        held += samples
        if distant >= Self.distant { return await concludeWithoutOthers(distant) }
        faded = nil
        guard quiet >= Self.quiet else {
            concluded = nil
            await feed(held)
            held = []
            return
        }
        if concluded == nil {
            // Of the quiet that makes it certain as much as recordings have behind the speech: more of it is heard as words.
            let tail = min(held.count, Self.spare)
            await feed(Array(held.dropLast(tail)))
            held = Array(held.suffix(tail))
            await conclude()
        }
    }

    /// What was said; concludes where that has not been done.
    func end() async -> Result {
        if let known = faded ?? concluded { return known }
        await conclude()
        return concluded ?? .failure(.silence)
    }

    /// Forgets it.
    func drop() async {
        await recogniser.drop()
    }

    /// Recognises what was said before the frames in which only others are heard, whose words are not wanted.
    private func concludeWithoutOthers(_ distant: Int) async {
        guard faded == nil else { return }
        conclusions += 1
        let count = fed + held.count - distant * Endpointer.frame + Self.spare
        do throws(RecognitionError) {
            faded = .success(try await recogniser.conclude(first: count))
        } catch {
            faded = .failure(error)
        }
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
