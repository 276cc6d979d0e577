import Foundation

/// What is known of sentences that were not understood: how many on each day and, only where the family wants it, their text.
public struct MissedSentences: Hashable, Sendable {
    /// A day and how many there were.
    public struct Day: Hashable, Sendable {
        /// The day on the wall clock of whoever spoke.
        public var day: LocalDate
        /// How many.
        public var count: Int
    }

    /// A sentence that was kept.
    public struct Sentence: Hashable, Sendable {
        /// When it was said.
        public var moment: Moment
        /// What was typed or heard, at most `MissedLog.longest` characters.
        public var text: String
    }

    /// Days with such sentences, oldest first.
    public var days: [Day]
    /// The sentences that were kept, oldest first.
    public var sentences: [Sentence]

    /// For people: a line for each day, the sentences beneath it.
    public var lines: [String] {
        guard !days.isEmpty else { return ["Ich habe alles verstanden."] }
        return days.flatMap { day in
            let kept = sentences.filter { $0.moment.local.date == day.day }
            let head = "\(Wording.dayAndMonth(day.day)) \(day.day.year): \(day.count) nicht verstanden"
            return [head] + kept.map { "  \(Wording.clock($0.moment.local)): „\($0.text)“" }
        }
    }

    /// One JSON object: `days` with `day` and `count`, `sentences` with `at` and `text`.
    public var json: String {
        let days = days.map {
            jsonObject([("day", $0.day.description.jsonQuoted), ("count", String($0.count))])
        }
        let sentences = sentences.map {
            jsonObject([("at", $0.moment.iso.jsonQuoted), ("text", $0.text.jsonQuoted)])
        }
        return jsonObject([
            ("days", "[\(days.joined(separator: ","))]"), ("sentences", "[\(sentences.joined(separator: ","))]"),
        ])
    }
}
