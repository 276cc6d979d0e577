/// What `parse` found in a text, of one dimension.
struct ParseAnswer: Sendable {
    /// One find: a time value or a number, with its words.
    struct Find: Sendable {
        var time: TimeValue?
        var number: Double?
        var kind: String
        var text: String
        /// Whether it is a second reading of the words, or one of several for choice.
        var isSecond = false
    }

    var finds: [Find]
    var problems: [TimeError] = []
    var remainder: String

    /// Everything of a dimension in a text.
    init(_ text: String, _ dimension: ParseDimension, at reference: LocalDateTime, options: TimeOptions) {
        switch dimension {
        case .time:
            let reading = GermanTime.find(in: text, at: reference, options: options)
            finds = Self.finds(reading)
            problems = reading.problems
            remainder = reading.remainder
        case .duration:
            let reading = GermanTime.durations(in: text)
            finds = reading.results.map { Find(time: $0.value, kind: $0.value.kind.rawValue, text: $0.text) }
            remainder = reading.remainder
        case .number, .ordinal:
            let reading = dimension == .number ? GermanNumber.find(in: text) : GermanNumber.findOrdinals(in: text)
            finds = reading.results.map { Find(number: $0.value, kind: $0.kind.rawValue, text: $0.text) }
            remainder = reading.remainder
        }
    }

    /// Every reading of each expression, the first before the others, then those of which none is the first.
    private static func finds(_ reading: TimeReading) -> [Find] {
        reading.results.flatMap { find in
            let first = Find(time: find.value, kind: find.value.kind.rawValue, text: find.text)
            return [first] + find.others.map { second($0, find.text) }
        }
            + reading.choices.flatMap { choice in
                ([choice.value] + choice.others).map { second($0, choice.text) }
            }
    }

    private static func second(_ value: TimeValue, _ text: String) -> Find {
        Find(time: value, kind: value.kind.rawValue, text: text, isSecond: true)
    }

    /// The answer as one JSON object; `id` stands as it came in the question.
    func json(id: String?) -> String {
        var line = "{"
        if let id { line += "\"id\":" + id + "," }
        line += "\"results\":["
        for (index, find) in finds.enumerated() {
            if index > 0 { line += "," }
            find.write(to: &line)
        }
        return line + "],\"remainder\":" + remainder.jsonQuoted + "}"
    }
}

extension ParseAnswer.Find {
    /// Appends the find as a JSON object.
    fileprivate func write(to line: inout String) {
        line += "{\"kind\":\"" + kind + "\",\"start\":" + quoted(time?.start) + ",\"end\":" + quoted(time?.end)
        line += ",\"grain\":" + (time.map { "\"" + $0.grain.rawValue + "\"" } ?? "null")
        line += ",\"value\":" + ((number ?? time?.seconds).map(plain) ?? "null")
        line += ",\"rrule\":" + (time?.rrule?.jsonQuoted ?? "null") + ",\"text\":" + text.jsonQuoted + "}"
    }

    /// A time in ISO 8601, which has no more than the years 1 to 9999 without an agreement of both sides.
    private func quoted(_ time: LocalDateTime?) -> String {
        guard let time, (1...9999).contains(time.date.year) else { return "null" }
        return "\"" + time.description + "\""
    }

    private func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
