/// What Albert has to ask before it can file something.
public enum Question: Hashable, Sendable {
    /// „Bis wann?“
    case due
    /// „Für wann?“
    case day
    /// „An welchem Tag?“, where only a clock time was said of what is due by a day.
    case whatDay
    /// „Auf wann?“
    case newTime
    /// Several entries have the name; their lines.
    case which([String])
    /// „In welchem Fach?“
    case subject
    /// The family file says nothing of the next lesson in this subject.
    case unknownLesson(subject: String?)
    /// A weekday and a date that do not belong together.
    case whichDay(date: LocalDate, said: Weekday)
    /// A weekday and a date of which the last is over.
    case pastDay(LocalDate)
    /// Whether words were heard right that were not heard well.
    case meant(String)
    /// Whether a change of some time ago is really meant.
    case undoOld(minutes: Int, what: String)

    private static func choices(_ lines: [String]) -> String {
        lines.dropLast().joined(separator: "; ") + " oder " + (lines.last ?? "")
    }

    /// The question as Albert asks it.
    public var sentence: String {
        switch self {
        case .due: "Bis wann?"
        case .day: "Für wann?"
        case .whatDay: "An welchem Tag?"
        case .newTime: "Auf wann?"
        case .which(let lines): "Welcher Eintrag: \(Self.choices(lines))?"
        case .subject: "In welchem Fach?"
        case .unknownLesson: "Wann die nächste Stunde ist, weiß ich nicht. Bis wann?"
        case .whichDay(let date, _):
            "Der \(Wording.dayAndMonth(date)) ist ein \(Wording.weekday(date.weekday)). Welcher Tag gilt?"
        case .pastDay(let date):
            "\(Wording.weekday(date.weekday)), der \(Wording.dayAndMonth(date)), ist schon vorbei. Welcher Tag gilt?"
        case .meant(let words): "Meintest du \(words)?"
        case .undoOld(let minutes, let what):
            "Das ist \(Wording.ago(minutes: minutes)) her: \(what). Soll ich es wirklich zurücknehmen?"
        }
    }
}
