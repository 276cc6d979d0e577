import Foundation

/// The command `parse`: `parse --dimension time|duration|number|ordinal [--now T] [--zone Z] [--batch] [--json] TEXT`.
public enum ParseCommand {
    /// Runs the command; `input` gives the lines of a batch, `output` takes the answers; the result is the exit status.
    ///
    /// 0: something was found, or a batch was answered; 1: nothing was found.
    ///
    /// - Throws: `ParseFault` where the arguments are wrong.
    public static func run(
        arguments: [String], input: () -> String?, output: (String) -> Void, now: Moment? = nil
    ) throws(ParseFault) -> Int32 {
        var settings = ParseSettings(now: now)
        try settings.read(arguments)
        if settings.isBatch {
            var batch = ParseBatch(settings)
            while let line = input() {
                if !line.isEmpty { output(batch.answer(to: line)) }
            }
            return 0
        }
        let answer = ParseAnswer(settings.text, settings.dimension, at: settings.reference, options: settings.options)
        output(settings.isJSON ? answer.json(id: nil) : answer.sentence)
        return answer.finds.isEmpty ? 1 : 0
    }
}

/// The arguments of `parse`.
struct ParseSettings {
    var dimension = ParseDimension.time
    var reference: LocalDateTime
    var zone: TimeZone
    var isBatch = false
    var isJSON = false
    var text = ""

    init(now: Moment?) {
        zone = now?.zone ?? TimeZone(identifier: "Europe/Berlin") ?? .gmt
        reference = now?.local ?? Moment(epoch: Int(Date().timeIntervalSince1970), zone: zone).local
    }

    /// Where the clock stands at the reference.
    var options: TimeOptions { TimeOptions(offset: Moment(reference, zone: zone).offset) }

    /// Reads the arguments.
    mutating func read(_ arguments: [String]) throws(ParseFault) {
        var words: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--batch": isBatch = true
            case "--json": isJSON = true
            case "--dimension", "--now", "--zone":
                guard let value = rest.popFirst() else {
                    throw ParseFault(german: "Nach \(argument) fehlt etwas.", english: "\(argument) needs a value.")
                }
                try set(argument, value)
            default: words.append(argument)
            }
        }
        text = words.joined(separator: " ")
        guard isBatch || !text.isEmpty else {
            throw ParseFault(
                german: "Welcher Text? parse --dimension time TEXT", english: "What text? parse --dimension time TEXT")
        }
    }

    private mutating func set(_ option: String, _ value: String) throws(ParseFault) {
        switch option {
        case "--dimension":
            guard let dimension = ParseDimension(rawValue: value) else {
                throw Self.fault(option, "time, duration, number, ordinal", value)
            }
            self.dimension = dimension
        case "--now":
            guard let now = LocalDateTime(value) else { throw Self.fault(option, "2026-03-10T09:15", value) }
            reference = now
        default:
            guard let zone = TimeZone(identifier: value) else { throw Self.fault(option, "Europe/Berlin", value) }
            self.zone = zone
        }
    }

    private static func fault(_ option: String, _ right: String, _ value: String) -> ParseFault {
        ParseFault(
            german: "„\(value)“ passt nicht zu \(option). Richtig ist zum Beispiel: \(right).",
            english: "\(value) is no value of \(option). Right is, for example: \(right).")
    }
}

extension ParseAnswer {
    /// The answer for people: a line for each find.
    var sentence: String {
        var lines = finds.map { find in "\(find.text): \(find.time?.description ?? find.number.map { "\($0)" } ?? "")" }
        lines += problems.map(\.sentence)
        return lines.isEmpty ? "Nichts gefunden." : lines.joined(separator: "\n")
    }
}

extension TimeError {
    /// What is wrong, as one would say it.
    public var sentence: String {
        switch self {
        case .impossible(let name): "\(name) gibt es nicht."
        case .disagreement(let date, let said):
            "Der \(date.spoken) ist ein \(date.weekday.spoken), kein \(said.spoken)."
        case .notUnderstood(let text): "„\(text)“ ist keine Zeitangabe."
        }
    }
}

extension Weekday {
    /// The German name, „Donnerstag“.
    public var spoken: String {
        ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][rawValue - 1]
    }
}

extension LocalDate {
    /// Day and month as one writes them, the day with its dot.
    public var spoken: String {
        let names = [
            "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
            "Dezember",
        ]
        return "\(day). \(names[month - 1])"
    }
}
