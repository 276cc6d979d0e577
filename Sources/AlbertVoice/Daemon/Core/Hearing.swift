/// Recognises recordings of clients; the recogniser is made when one comes and let go after a while, so that a daemon starts at
/// once and stays small.
public actor Hearing {
    /// Makes a recogniser for a set-up and the voice of a person (nil: nobody's).
    public typealias Make = @Sendable (Setup, String?) async throws -> any Recogniser

    private let make: Make
    private var setup: Setup
    private var last: (person: String?, recogniser: any Recogniser)?
    /// Whether somebody's voice was learnt.
    private let knows: @Sendable (String) -> Bool
    private var wasUsed = false
    private var count = 0
    private var doneCount = 0

    /// Hearing for a set-up; `knows` tells whose voice was learnt.
    public init(_ setup: Setup, knows: @escaping @Sendable (String) -> Bool = { _ in false }, make: @escaping Make) {
        self.setup = setup
        self.knows = knows
        self.make = make
    }

    /// Takes over names and words; the next recording is heard with them.
    func reload(_ setup: Setup) {
        self.setup = setup
        last = nil
    }

    /// What is heard in samples, 16 kHz, mono.
    func recognise(_ samples: [Int16], as person: String) async throws -> Hypothesis {
        count += 1
        defer {
            doneCount += 1
            wasUsed = true
        }
        let voice = knows(person) ? person : nil
        if let last, last.person == voice { return try await last.recogniser.recognise(samples) }
        let recogniser = try await make(setup, voice)
        last = (voice, recogniser)
        return try await recogniser.recognise(samples)
    }

    /// Lets the recogniser go where nothing was heard since the last look: it is some 130 MB.
    func look() {
        if !wasUsed, count == doneCount { last = nil }
        wasUsed = false
    }

    /// How many recognitions began and ended.
    var progress: (begun: Int, finished: Int) { (count, doneCount) }
}
