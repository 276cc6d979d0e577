/// Missed calls against false alarms over all thresholds, as Picovoice's wake-word-benchmark draws them.
public struct WakeCurve: Hashable, Sendable {
    /// What the threshold lies on.
    public enum Stage: String, CaseIterable, Sendable {
        /// The score of the keyphrase search alone.
        case bare
        /// The confidence of the second look.
        case checked
    }

    /// What one threshold does.
    public struct Point: Hashable, Sendable {
        /// A power of ten for `bare`, 0…1 for `checked`.
        public let threshold: Double
        /// Calls that did not wake.
        public let missed: Rate
        /// False alarms an hour of sound without calls.
        public let alarmsPerHour: Double
    }

    /// What the threshold lies on.
    public let stage: Stage
    /// From strict to loose.
    public let points: [Point]

    /// The curve of tracks with calls and tracks without.
    public init(_ stage: Stage, positives: [WakeTrack], negatives: [WakeTrack]) {
        self.stage = stage
        let value = Self.value(stage)
        let hours = negatives.reduce(0) { $0 + $1.seconds } / 3600
        let scores = Set((positives + negatives).flatMap(\.events).map(value)).sorted(by: >)
        let step = max(1, scores.count / 400)
        let chosen = scores.enumerated().filter { $0.offset % step == 0 || $0.offset < 100 }.map(\.element)
        points = chosen.map { threshold in
            let accepts = { (event: WakeTrack.Event) in value(event) >= threshold }
            return Point(
                threshold: threshold, missed: positives.map { $0.misses(accepts) }.reduce(Rate(0, of: 0), +),
                alarmsPerHour: hours > 0 ? Double(negatives.reduce(0) { $0 + $1.alarms(accepts) }) / hours : 0)
        }
    }

    /// The loosest threshold with at most so many false alarms an hour; nil where none is strict enough.
    public func point(alarmsPerHour most: Double) -> Point? {
        points.last { $0.alarmsPerHour <= most }
    }

    /// What the threshold of a stage is compared with.
    static func value(_ stage: Stage) -> (WakeTrack.Event) -> Double {
        switch stage {
        case .bare: { $0.spotted }
        case .checked: { $0.confidence }
        }
    }
}
