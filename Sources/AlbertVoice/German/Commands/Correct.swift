/// „Nein, Freitag“, „Nicht Lena, Felix“, „Doch um fünf“, „Ich meinte Englisch“: mends what was said last.
struct Correct {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let subject = Slot("subject", terms: words.subjects)
        let wrong = Slot("notPerson", list: persons.names)
        let right = Slot("person", list: persons.names + [("mich", .speaker), ("uns", .everyone)])
        let time: Phrase = .list(
            "\(TimeSlots.day.phrase)|\(TimeSlots.clock.phrase)|\(.rare("\(TimeSlots.repetition.phrase)|\(TimeSlots.fromNow.phrase)"))",
            separator: .nothing)
        let said: Phrase = "(nein [falsch]|falsch|doch|ich meinte|ich meine|nein ich meinte|nein ich meine|nein doch)"
        let phrase: Phrase = """
            (\(said) [erst|lieber|besser] [für|bis|auf]|[nein] nicht [am|um] \(.slot("notTime", DayPhrases.weekday)) [sondern]) \(time)
            | (\(said) [erst|lieber|besser]|[nein] nicht [für] \(wrong.phrase) [sondern]) [für] \(right.phrase)
            | \(said) [erst|lieber|besser] [in] \(subject.phrase)
            """
        command = Command("correct", phrase, examples: Self.examples, never: ["freitag", "nein", "felix"]) { match in
            if let person = match[right] { return .correct(.person(person, insteadOf: match[wrong])) }
            if let subject = match[subject] { return .correct(.subject(subject)) }
            return .correct(.time(TimeSlots.phrase(in: match) ?? TimePhrase(words: [])))
        }
    }

    private static let examples: [Command.Example] = [
        .init("nein freitag", .correct(.time(TimePhrase(words: ["freitag"])))),
        .init("nein jeden dienstag", .correct(.time(TimePhrase(words: ["jeden", "dienstag"])))),
        .init("doch um fünf", .correct(.time(TimePhrase(words: ["um", "fünf"])))),
        .init("nicht lena felix", .correct(.person(.member("Felix"), insteadOf: .member("Lena")))),
        .init("nein nicht für lena sondern für felix", .correct(.person(.member("Felix"), insteadOf: .member("Lena")))),
        .init("ich meinte englisch", .correct(.subject("Englisch"))),
        .init("nicht am freitag sondern am samstag", .correct(.time(TimePhrase(words: ["am", "samstag"])))),
    ]
}
