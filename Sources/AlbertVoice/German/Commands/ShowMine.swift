/// „Was liegt bei mir an?“, „Was sind meine Sachen?“
struct ShowMine {
    let command: Command

    init(_ persons: PersonPhrases) {
        let me = persons.slot("mir")
        let day: Phrase = "[\(TimeSlots.day.phrase)]"
        let phrase: Phrase = """
            was (steht|liegt|ist) \(day) bei (\(me)|\(persons.named.phrase)) \(day) [so|alles] (an|los)
            | ((was|welche termine) (hat \(persons.named.phrase)|(habe|hab) \(persons.ich))|was macht \(persons.named.phrase)
            |was sind meine (sachen|termine|schichten)) [\(TimeSlots.day.phrase)|\(TimeSlots.week.phrase)] [vor|im kalender]
            """
        command = Command("showMine", phrase, examples: Self.examples, never: ["was steht bei uns an", "meine sachen"])
        {
            match in
            .inquire(.mine(match[persons.owner] ?? .speaker, match[TimeSlots.day] ?? match[TimeSlots.week]))
        }
    }

    private static let examples: [Command.Example] = [
        .init("was liegt bei mir an", .inquire(.mine(.speaker, nil))),
        .init("was hat felix morgen vor", .inquire(.mine(.member("Felix"), TimePhrase(words: ["morgen"])))),
        .init("was macht lena morgen", .inquire(.mine(.member("Lena"), TimePhrase(words: ["morgen"])))),
        .init("was hat felix diese woche", .inquire(.mine(.member("Felix"), .thisWeek))),
        .init("was habe ich heute vor", .inquire(.mine(.speaker, TimePhrase(words: ["heute"])))),
        .init("welche termine hat lena", .inquire(.mine(.member("Lena"), nil))),
        .init("was sind meine schichten morgen", .inquire(.mine(.speaker, TimePhrase(words: ["morgen"])))),
        .init("was sind meine sachen", .inquire(.mine(.speaker, nil))),
        .init("was steht bei sofia morgen an", .inquire(.mine(.member("Sofia"), TimePhrase(words: ["morgen"])))),
    ]
}
