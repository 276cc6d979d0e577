/// „Welche Aufgaben hat Tobias?“, „Was muss ich noch machen?“
struct ShowTasks {
    let command: Command

    init(_ persons: PersonPhrases) {
        let who: Phrase = "((habe|hab) \(persons.ich)|hat \(persons.named.phrase)|haben \(persons.wir))"
        let must: Phrase = "(muss (\(persons.ich)|\(persons.named.phrase))|müssen \(persons.wir))"
        let day: Phrase = "[\(TimeSlots.day.phrase)]"
        let phrase: Phrase = """
            welche aufgaben (\(who)|gibt es|sind) [noch] [offen|zu erledigen]
            | was (ist|\(who)) \(day) [noch] [alles] zu (tun|machen|erledigen)
            | was \(.slot("everything", must)) \(day) [noch] [alles] (machen|erledigen|tun)
            """
        command = Command(
            "showTasks", phrase, examples: Self.examples, never: ["welche hausaufgaben hat lena", "aufgabe drei"]
        ) { match in
            let withHomework = match.node("everything") != nil
            return .inquire(.tasks(match[persons.owner], match[TimeSlots.day], withHomework: withHomework))
        }
    }

    private static let examples: [Command.Example] = [
        .init("welche aufgaben hat tobias", .inquire(.tasks(.member("Tobias"), nil, withHomework: false))),
        .init("was ist noch zu tun", .inquire(.tasks(nil, nil, withHomework: false))),
        .init("was ist heute noch zu tun", .inquire(.tasks(nil, TimePhrase(words: ["heute"]), withHomework: false))),
        .init("was muss ich noch machen", .inquire(.tasks(.speaker, nil, withHomework: true))),
    ]
}
