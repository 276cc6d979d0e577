/// „Wann hat Mia Geburtstag?“, „Wer hat diese Woche Geburtstag?“
struct AskBirthday {
    let command: Command

    init(_ words: Vocabulary) {
        let family = words.family.members.map { Vocabulary.Term($0.name, spoken: $0.spokenForms) }
        let whose = Slot("celebrant", terms: words.contacts + family)
        let month = Slot("month", "im \(DayPhrases.month)") { TimePhrase(words: $0) }
        let genitive = Slot(
            "celebrants",
            terms: (words.contacts + family).map { term in
                Vocabulary.Term(term.written, spoken: term.spoken.map { $0.hasSuffix("s") ? $0 : $0 + "s" })
            })
        let phrase: Phrase = """
            wann (hat \(whose.phrase) geburtstag|ist (der geburtstag von \(whose.phrase)|\(genitive.phrase) geburtstag))
            | wer hat [\(TimeSlots.day.phrase)|\(TimeSlots.week.phrase)|\(month.phrase)|als nächstes|bald] geburtstag
            | welche geburtstage (gibt es|sind|haben wir) [\(TimeSlots.week.phrase)]
            """
        command = Command("askBirthday", phrase, examples: Self.examples, never: ["geburtstag", "wann ist mia"]) {
            match in
            if let name = match[whose] ?? match[genitive] { return .inquire(.birthday(of: name)) }
            let words = match.words("day") ?? match.words("week") ?? match.words("month")
            return .inquire(.birthdays(words.map(TimePhrase.init(words:))))
        }
    }

    private static let examples: [Command.Example] = [
        .init("wann hat mia geburtstag", .inquire(.birthday(of: "Mia"))),
        .init("wann ist mias geburtstag", .inquire(.birthday(of: "Mia"))),
        .init("wann ist der geburtstag von oma", .inquire(.birthday(of: "Oma Grete"))),
        .init("wer hat diese woche geburtstag", .inquire(.birthdays(.thisWeek))),
        .init("wer hat als nächstes geburtstag", .inquire(.birthdays(nil))),
    ]
}
