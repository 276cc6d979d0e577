/// Slots whose words are about time; their value is the words themselves, for `GermanTime` to read.
enum TimeSlots {
    static let day = Slot("day", DayPhrases.day) { TimePhrase(words: $0) }
    /// „vom dreizehnten bis fünfzehnten Juli“, „von Montag bis Mittwoch“; like one day for what comes of it.
    static let days = Slot("day", DayPhrases.span) { TimePhrase(words: $0) }
    static let repetition = Slot("repetition", DayPhrases.repetition) { TimePhrase(words: $0) }
    /// „ab Dienstag, dem zehnten März“.
    static let beginning = Slot("from", .rare(DayPhrases.beginning)) { TimePhrase(words: $0) }
    static let clock = Slot("clock", ClockPhrases.clock) { TimePhrase(words: withPreposition($0)) }
    /// „in zwei Stunden“; like a clock time for what comes of it.
    static let fromNow = Slot("clock", ClockPhrases.fromNow) { TimePhrase(words: $0) }
    /// „diese Woche“, „nächste Woche“, in questions only.
    static let week = Slot("week", "([in] (diese|dieser|nächste|nächster|der) woche)") { TimePhrase(words: $0) }

    /// „acht“, said alone for a time, is „um acht“.
    private static func withPreposition(_ words: [String]) -> [String] {
        words.count == 1 && GermanNumber.value(of: words) != nil ? ["um"] + words : words
    }

    /// Day or repetition, then clock time, whatever order they were said in; nil where none was said.
    static func phrase(in match: Match) -> TimePhrase? {
        let words = [day, repetition, clock, beginning].flatMap { match.all($0) }.flatMap(\.words)
        return words.isEmpty ? nil : TimePhrase(words: words)
    }

    /// The times of several things said together: what has no day has that of the one before, else of the next that has
    /// one; what has no time at all has all of it.
    static func phrases(in parts: [Match]) -> [TimePhrase?] {
        parts.indices.map { index in
            let others = parts[..<index].reversed() + parts[index...].dropFirst()
            guard let own = phrase(in: parts[index]) else { return others.lazy.compactMap(phrase).first }
            let days = ([parts[index]] + others).lazy.map { part in
                [day, repetition].flatMap { part.all($0) }.flatMap(\.words)
            }
            let isDated = parts[index].nodes(["day", "repetition"]).isEmpty == false
            guard !isDated, let day = days.first(where: { !$0.isEmpty }) else { return own }
            return TimePhrase(words: day + own.words)
        }
    }
}
