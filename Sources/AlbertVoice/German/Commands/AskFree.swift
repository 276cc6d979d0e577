/// „Ist am Samstag noch was frei?“, „Hat Lena am Samstag was vor?“
struct AskFree {
    let command: Command

    init(_ persons: PersonPhrases) {
        let who: Phrase =
            "(hat|ist) \(persons.named.phrase) | (habe|hab|bin) \(persons.ich) | (haben|sind) \(persons.wir)"
        let phrase: Phrase = """
            [wann] (ist|\(who)) \(TimeSlots.day.phrase) [\(TimeSlots.clock.phrase)] [noch|schon]
            ((was|etwas) (frei|vor)|frei|zeit)
            """
        command = Command("askFree", phrase, examples: Self.examples, never: ["ist am samstag", "hat lena zeit"]) {
            match in
            .inquire(.free(match[persons.owner], TimeSlots.phrase(in: match) ?? TimePhrase(words: ["heute"])))
        }
    }

    private static let examples: [Command.Example] = [
        .init("ist am samstag noch was frei", .inquire(.free(nil, TimePhrase(words: ["am", "samstag"])))),
        .init(
            "haben wir am freitag um vier zeit",
            .inquire(.free(.everyone, TimePhrase(words: ["am", "freitag", "um", "vier"])))),
        .init("hat lena am samstag was vor", .inquire(.free(.member("Lena"), TimePhrase(words: ["am", "samstag"])))),
        .init("wann habe ich morgen zeit", .inquire(.free(.speaker, TimePhrase(words: ["morgen"])))),
    ]
}
