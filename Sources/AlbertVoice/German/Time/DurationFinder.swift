extension GermanTime {
    /// Every length of time in a text, „Kuchen für anderthalb Stunden backen“, and what is left over.
    public static func durations(in text: String) -> TimeReading {
        let parser = TimeParser(text, at: LocalDateTime(LocalDate(dayNumber: 0)), options: TimeOptions())
        var finder = TokenFinder<TimeReading.Expression>()
        finder.run(over: parser) { index in
            guard let length = parser.wholeUnit(at: index) ?? parser.length(at: index)
            else { return nil }
            let value = TimeValue(kind: .duration, grain: length.value.unit.grain, seconds: length.value.total)
            return .init(
                value: TimeReading.Expression(value: value, text: parser.words(index, length.end)), end: length.end)
        }
        return TimeReading(results: finder.finds, problems: [], remainder: finder.remainder(of: text, parser))
    }
}

extension TimeParser {
    /// „den ganzen Tag“, „die ganze Woche lang“, „halbes Jahr“.
    func wholeUnit(at index: Int) -> Match<TimeLength>? {
        guard kind(index) == .whole, kind(index + 1) == .unit, let unit = TimeUnit(rawValue: token(index + 1).value)
        else { return nil }
        var length = TimeLength()
        length.add(1, unit)
        return Match(value: length, end: index + 2)
    }

    /// The words of a run of tokens.
    func words(_ start: Int, _ end: Int) -> String { words(from: token(start).start, to: token(end - 1).end) }
}

extension TimeRule {
    static let length = TimeRule(
        "a length of time",
        [
            ("anderthalb Stunden", "PT5400S"), ("eine Dreiviertelstunde", "PT2700S"),
            ("zwei Stunden und 5 Minuten", "PT7500S"), ("den ganzen Tag", "PT86400S"),
        ],
        not: ("halbe Brötchen", ""), .duration)
}
