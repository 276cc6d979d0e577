/// What the wake word's detector made of a folder, its recordings one after another without a pause.
public struct WakeTrack: Hashable, Sendable {
    /// Where somebody calls, in seconds of the track.
    public struct Call: Hashable, Sendable {
        /// Begin and end of the wake word.
        public var seconds: ClosedRange<Double>
        /// „hey albert“.
        public var text: String

        /// Whether an event that ends at a time is this call: within it or a little later.
        func covers(_ end: Double) -> Bool {
            seconds.lowerBound...(seconds.upperBound + WakeTrack.late) ~= end
        }
    }

    /// Something that sounded alike.
    public struct Event: Hashable, Sendable {
        /// Where it ends, in seconds of the track.
        public var end: Double
        /// How sure the second look is, 0…1.
        public var confidence: Double
        /// Score of the keyphrase search, as a power of ten.
        public var spotted: Double
        /// Whether it woke with everything that belongs to it: sensitivity, refractory time, near misses.
        public var hasWoken: Bool
        /// What `WakeCalibration` weighs; empty where the second look found no wake word.
        public var evidence: [Double] = []
    }

    /// The folder's path.
    public var name: String
    /// Where somebody calls; none in a folder of other sounds.
    public var calls: [Call] = []
    /// What sounded alike, in order.
    public var events: [Event] = []
    /// Length, in seconds.
    public var seconds = 0.0
    /// Processor time taken, in seconds.
    public var decodingSeconds = 0.0
    /// Files that cannot be read.
    public var faults: [Corpus.Fault] = []

    /// A track before anything was heard.
    public init(name: String) {
        self.name = name
    }

    /// Seconds behind the end of a call in which an event still is that call.
    public static let late = 0.5

    /// The events of a call: those that end within it or a little later.
    func events(of call: Call) -> [Event] {
        events.filter { call.covers($0.end) }
    }

    /// Whether something that ends at a time is one of the calls.
    func isCall(_ event: Event) -> Bool {
        calls.contains { $0.covers(event.end) }
    }

    /// How many calls no accepted event belongs to.
    func misses(_ accepts: (Event) -> Bool) -> Rate {
        Rate(calls.count { !events(of: $0).contains(where: accepts) }, of: calls.count)
    }

    /// How often it wakes where nobody calls; those within the refractory time of one before are not counted.
    func alarms(_ accepts: (Event) -> Bool) -> Int {
        var (count, last) = (0, -Double.infinity)
        for event in events where accepts(event) && event.end - last >= WakeAttention.refractory {
            if !isCall(event) { count += 1 }
            last = event.end
        }
        return count
    }
}
