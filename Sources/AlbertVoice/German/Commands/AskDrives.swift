/// „Wer fährt am Samstag?“, „Wer fährt Felix?“; where a destination is said, `AddDrive` answers.
struct AskDrives {
    let command: Command

    init(_ persons: PersonPhrases) {
        let me = persons.slot("(mich|uns)")
        let time: Phrase = "(\(TimeSlots.day.phrase)|\(TimeSlots.week.phrase))"
        let phrase: Phrase = """
            wer (fährt|kann|bringt|holt) (\(time)|(\(persons.named.phrase)|\(me)) [\(time)]) [fahren|ab|hin]
            | \(.slot("open", "(wo fehlt|fehlt) [noch] ein fahrer | wer muss [noch] gefahren werden | gibt es [noch] offene fahrten"))
            | welche fahrten (gibt es|sind|haben \(persons.wir)|(habe|hab) \(persons.ich)|hat \(persons.named.phrase)) [\(time)] [noch] [\(.slot("open", "offen"))]
            """
        command = Command("askDrives", phrase, examples: Self.examples, never: ["wer fährt", "oma grete fährt"]) {
            match in
            let words = match.words("day") ?? match.words("week")
            let isOpen = match.node("open") != nil
            return .inquire(
                .drives(match[persons.owner], words.map(TimePhrase.init(words:)), onlyOpen: isOpen))
        }
    }

    private static let examples: [Command.Example] = [
        .init("wer fährt am samstag", .inquire(.drives(nil, TimePhrase(words: ["am", "samstag"]), onlyOpen: false))),
        .init("wer fährt felix", .inquire(.drives(.member("Felix"), nil, onlyOpen: false))),
        .init("wo fehlt noch ein fahrer", .inquire(.drives(nil, nil, onlyOpen: true))),
        .init(
            "wer kann am samstag fahren", .inquire(.drives(nil, TimePhrase(words: ["am", "samstag"]), onlyOpen: false))),
        .init("wer fährt mich morgen", .inquire(.drives(.speaker, TimePhrase(words: ["morgen"]), onlyOpen: false))),
        .init("welche fahrten sind diese woche noch offen", .inquire(.drives(nil, .thisWeek, onlyOpen: true))),
    ]
}
