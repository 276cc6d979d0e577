/// „Wann hat Mia Geburtstag?“, „Wer hat diese Woche Geburtstag?“
struct AskBirthday {
    let command: Command

    init(_ words: Vocabulary) {
        let family = words.family.members.map { Vocabulary.Term($0.name, spoken: $0.spokenForms) }
        let whose = Slot("celebrant", terms: words.contacts + family)
        let phrase: Phrase = """
            wann (hat \(whose.phrase) geburtstag|ist der geburtstag von \(whose.phrase))
            | wer hat [\(TimeSlots.day.phrase)|\(TimeSlots.week.phrase)|als nächstes|bald] geburtstag
            | welche geburtstage (gibt es|sind|haben wir) [\(TimeSlots.week.phrase)]
            """
        command = Command("askBirthday", phrase, examples: Self.examples, never: ["geburtstag", "wann ist mia"]) {
            match in
            if let name = match[whose] { return .inquire(.birthday(of: name)) }
            let words = match.words("day") ?? match.words("week")
            return .inquire(.birthdays(words.map(TimePhrase.init(words:))))
        }
    }

    private static let examples: [Command.Example] = [
        .init("wann hat mia geburtstag", .inquire(.birthday(of: "Mia"))),
        .init("wann ist der geburtstag von oma", .inquire(.birthday(of: "Oma Grete"))),
        .init("wer hat diese woche geburtstag", .inquire(.birthdays(.thisWeek))),
        .init("wer hat als nächstes geburtstag", .inquire(.birthdays(nil))),
    ]
}
