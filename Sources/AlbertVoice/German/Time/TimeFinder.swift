extension GermanTime {
    /// Takes the longest expression of time at every place of a text.
    static func reading(of text: String, _ parser: TimeParser) -> TimeReading {
        var problems: [TimeError] = []
        var choices: [TimeReading.Expression] = []
        var finder = TokenFinder<TimeReading.Expression?>()
        var topicEnd = 0
        finder.run(over: parser) { index in
            topicEnd = max(topicEnd, parser.topic(at: index) ?? 0)
            guard index >= topicEnd, parser.canStart(at: index), let match = parser.expression(at: index) else {
                return nil
            }
            switch match.value {
            case .success(let value):
                let others = parser.secondReadings(of: value, from: index, to: match.end)
                return .init(
                    value: TimeReading.Expression(
                        value: value, text: parser.words(index, match.end), others: others), end: match.end)
            case .failure(let problem):
                problems.append(problem)
                if case .disagreement = problem { choices += parser.choice(at: index, to: match.end) }
                return .init(value: nil, end: match.end)
            }
        }
        let results = finder.finds.compactMap(\.self)
        return TimeReading(
            results: results, choices: choices, problems: problems, remainder: finder.remainder(of: text, parser))
    }
}

extension TimeParser {
    /// A parser over the tokens of a text.
    init(_ text: String, at reference: LocalDateTime, options: TimeOptions) {
        self.init(text: text, tokens: WordLexer.tokens(of: text), reference: reference, options: options)
    }

    /// The piece of the text between two bytes.
    func words(from start: Int, to end: Int) -> String {
        let utf8 = text.utf8
        return String(text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
    }

    /// Whether only a closing mark follows.
    func isEnd(_ index: Int) -> Bool {
        var index = index
        while kind(index) == .symbol { index += 1 }
        return kind(index) == .end
    }

    /// Whether an expression of time may begin here at all.
    func canStart(at index: Int) -> Bool {
        switch kind(index) {
        case .unknown, .symbol, .end, .timer: return false
        case .weekday: return !isNumbered(index)
        case .cardinal, .digits, .ordinal: return index == 0 || !isGluedWord(at: index)
        default: return true
        }
    }

    /// „Der fünfte Sonntag“ without a month is a name, no day.
    private func isNumbered(_ index: Int) -> Bool {
        kind(index - 1) == .ordinal
            || isSymbol(".", at: index - 1) && token(index - 2).digits > 0 && token(index - 2).digits < 3
                && kind(index - 3) != .symbol
    }

    /// The place after a date that is what something is about, „Referat über den neunten November“.
    func topic(at index: Int) -> Int? {
        guard kind(index) == .over, let parts = parts(at: skip(.article, at: index + 1), isBound: true),
            case .date? = parts.value.day
        else { return nil }
        return parts.end
    }

    private func isGluedWord(at index: Int) -> Bool {
        token(index).isGlued
            && (token(index - 1).kind == .digits || isSymbol(".", at: index - 1) || isSymbol(",", at: index - 1)
                || isSymbol(":", at: index - 1) || isSymbol("/", at: index - 1))
    }

    /// The expression at a place: a repetition, a span, an open span or one point; or what is wrong with it.
    func expression(at index: Int) -> Match<Result<TimeValue, TimeError>>? {
        if let repeated = recurrence(at: index) {
            return attempt(repeated) { (repeated) throws(TimeError) in try resolve(repeated) }
        }
        if let span = span(at: index) { return attempt(span) { (span) throws(TimeError) in try resolve(span) } }
        if kind(index) == .fromThe, let open = openSpan(at: index) {
            return attempt(open) { (open) throws(TimeError) in try resolve(open) }
        }
        if let parts = parts(at: index), !parts.value.isEmpty {
            if let open = openSpan(at: parts.end, on: parts.value) {
                return attempt(open) { (open) throws(TimeError) in try resolve(open) }
            }
            return attempt(parts) { (parts) throws(TimeError) in try resolve(parts) }
        }
        if let within = within(at: index) ?? offsetRange(at: index) {
            return Match(value: .success(within.value), end: within.end)
        }
        if let open = openSpan(at: index) { return attempt(open) { (open) throws(TimeError) in try resolve(open) } }
        if kind(index) == .now {
            return Match(
                value: .success(TimeValue(kind: .instant, start: reference, grain: .second, hasClock: true)),
                end: index + 1)
        }
        return nil
    }

    private func attempt<Value>(_ match: Match<Value>, _ resolve: (Value) throws(TimeError) -> TimeValue) -> Match<
        Result<TimeValue, TimeError>
    > {
        do {
            return Match(value: .success(try resolve(match.value)), end: match.end)
        } catch {
            return Match(value: .failure(error), end: match.end)
        }
    }
}
