import Foundation

/// Gives one sentence to everything that reads text.
public struct FuzzReaders: Sendable {
    private let understander: Understander
    private let speaker: Member
    private let moment: Moment

    /// The readers of a family at a moment.
    public init(_ understander: Understander, from speaker: Member, at moment: Moment) {
        self.understander = understander
        self.speaker = speaker
        self.moment = moment
    }

    /// Lets every reader read a sentence; says how many found something, so that none is left out as needless.
    @discardableResult
    public func read(_ sentence: String) -> Int {
        let time = GermanTime.find(in: sentence, at: moment.local, options: TimeOptions(offset: moment.offset))
        let understanding = understander.understand(sentence, from: speaker, at: moment)
        let report = UnderstandingReport(understanding, at: moment).json()
        let finds = [
            !time.results.isEmpty, !GermanTime.durations(in: sentence).results.isEmpty,
            !GermanNumber.find(in: sentence).results.isEmpty, !GermanNumber.findOrdinals(in: sentence).results.isEmpty,
            GermanNumber.value(of: sentence.split(separator: " ").map(String.init)) != nil,
            GermanNumber.ordinal(of: sentence) != nil, understanding.refusal == nil && !report.isEmpty,
        ]
        return finds.count { $0 }
    }

    /// The seconds of processor time that reading a sentence takes; what else the machine does is not in them.
    public func seconds(for sentence: String) -> Double {
        let start = Self.threadSeconds
        read(sentence)
        return Self.threadSeconds - start
    }

    private static var threadSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
