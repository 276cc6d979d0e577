/// A conversation in a file: anyone can write one, and each carries its own clock.
///
/// ```text
/// @ 2026-03-10 09:15 Europe/Berlin Anna
/// > Mathe Seite 42 bis Donnerstag
/// < Mathe, Seite 42, bis Donnerstag, 12. März. Ist eingetragen.
/// @ +11m
/// ? Zahnarzt für Lena morgen um vier
/// = title: Zahnarzt | person: Lena | start: 2026-03-11T16:00+01:00
/// ```
public struct Transcript: Sendable {
    /// One line of a transcript that means something.
    public enum Step: Hashable, Sendable {
        /// The clock shows this from now on, and this person speaks; nil leaves it as it was.
        case moment(LocalDateTime, zone: String, person: String)
        /// So many seconds pass.
        case pause(seconds: Int)
        /// Somebody says something, and Albert answers.
        case exchange(said: String, toast: String)
        /// What is understood of a sentence, field by field.
        case understanding(said: String, fields: [String: String])
    }

    /// The steps with the number of the line each begins on.
    public let steps: [(line: Int, step: Step)]

    /// How many sentences are said or asked for.
    public var exchanges: Int {
        steps.count { if case .moment = $0.step { false } else if case .pause = $0.step { false } else { true } }
    }

    /// Reads a transcript; a fault names its line.
    public init(parsing text: String) throws(TranscriptError) {
        var steps: [(line: Int, step: Step)] = []
        var open: (line: Int, mark: Character, said: String)?
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            guard let mark = raw.first, mark != "#" else { continue }
            let rest = raw.dropFirst().trimmed
            switch (mark, open) {
            case ("@", nil):
                steps.append((number, try Self.moment(rest, line: number)))
            case (">", nil), ("?", nil):
                open = (number, mark, rest)
            case ("<", let said?) where said.mark == ">":
                steps.append((said.line, .exchange(said: said.said, toast: rest)))
                open = nil
            case ("=", let said?) where said.mark == "?":
                steps.append((said.line, .understanding(said: said.said, fields: try Self.fields(rest, line: number))))
                open = nil
            default:
                throw TranscriptError(line: number, fault: .unexpected(String(raw)))
            }
        }
        if let open { throw TranscriptError(line: open.line, fault: .unanswered(open.said)) }
        self.steps = steps
    }

    private static func moment(_ text: String, line: Int) throws(TranscriptError) -> Step {
        if text.hasPrefix("+"), let unit = text.last, let factor = ["s": 1, "m": 60, "h": 3600, "d": 86_400][unit],
            let count = Int(text.dropFirst().dropLast())
        {
            return .pause(seconds: count * factor)
        }
        let words = text.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, let local = LocalDateTime("\(words[0])T\(words[1])") else {
            throw TranscriptError(line: line, fault: .noMoment(text))
        }
        return .moment(local, zone: words[2], person: words[3].trimmed)
    }

    private static func fields(_ text: String, line: Int) throws(TranscriptError) -> [String: String] {
        var fields: [String: String] = [:]
        for field in text.split(separator: "|") {
            let halves = field.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { throw TranscriptError(line: line, fault: .noField(String(field))) }
            fields[halves[0].trimmed] = halves[1].trimmed
        }
        return fields
    }
}

/// Why a file is no transcript.
public struct TranscriptError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Fault: Hashable, Sendable {
        /// The line has no place here.
        case unexpected(String)
        /// A sentence without an answer.
        case unanswered(String)
        /// A moment that cannot be read.
        case noMoment(String)
        /// A field without a value.
        case noField(String)
    }

    /// The line, from 1.
    public var line: Int
    /// What is wrong with it.
    public var fault: Fault

    /// The fault in a sentence.
    public var sentence: String {
        switch fault {
        case .unexpected(let text):
            "Zeile \(line): „\(text)“ passt hier nicht. Zeilen beginnen mit @, >, <, ?, = oder #."
        case .unanswered(let said): "Zeile \(line): Auf „\(said)“ folgt keine Antwort."
        case .noMoment(let text):
            "Zeile \(line): „\(text)“ ist kein Zeitpunkt wie „2026-03-10 09:15 Europe/Berlin Anna“."
        case .noField(let field): "Zeile \(line): „\(field)“ ist kein Feld wie „title: Zahnarzt“."
        }
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return String(rest)
    }
}
