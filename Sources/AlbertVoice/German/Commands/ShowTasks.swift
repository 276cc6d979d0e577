/// „Welche Aufgaben hat Tobias?“, „Was muss ich noch machen?“
struct ShowTasks {
    let command: Command

    init(_ persons: PersonPhrases) {
        let ich = Phrase.slot(persons.owner.name, "ich")
        let wir = Phrase.slot(persons.owner.name, "wir")
        let who: Phrase = "((habe|hab) \(ich)|hat \(persons.named.phrase)|haben \(wir))"
        let must: Phrase = "(muss (\(ich)|\(persons.named.phrase))|müssen \(wir))"
        let phrase: Phrase = """
            welche aufgaben (\(who)|gibt es|sind) [noch] [offen|zu erledigen]
            | was (ist|\(who)) [noch] [alles] zu (tun|machen|erledigen)
            | was \(.slot("everything", must)) [noch] [alles] (machen|erledigen|tun)
            """
        command = Command(
            "showTasks", phrase, examples: Self.examples, never: ["welche hausaufgaben hat lena", "aufgabe drei"]
        ) { match in
            .inquire(.tasks(match[persons.owner], withHomework: match.node("everything") != nil))
        }
    }

    private static let examples: [Command.Example] = [
        .init("welche aufgaben hat tobias", .inquire(.tasks(.member("Tobias"), withHomework: false))),
        .init("was ist noch zu tun", .inquire(.tasks(nil, withHomework: false))),
        .init("was muss ich noch machen", .inquire(.tasks(.speaker, withHomework: true))),
    ]
}
