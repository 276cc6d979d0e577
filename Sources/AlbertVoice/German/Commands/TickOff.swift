/// „Mathe ist erledigt“.
struct TickOff {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let thing = Slot("thing", terms: words.subjects + words.tasks + words.chores + words.things + words.items)
        let done: Phrase = "(erledigt|fertig|gemacht|abgehakt|geschafft|gekauft|besorgt|eingepackt|gepackt)"
        let homework: Phrase = "(hausaufgabe|hausaufgaben)"
        let named: Phrase = "[der|die|das|den|mein|meine] [\(homework)] [in] \(thing.phrase) [\(homework)]"
        let all: Phrase = .list(named, separator: "[und]")
        let whose: Phrase = "\(.slot("person", "ich")) (habe|hab) | \(persons.named.phrase) hat | [wir haben]"
        let phrase: Phrase = """
            [\(whose)|(hak|hake) [bitte|mal]] \(all) [von \(persons.named.phrase)]
            ([ist|sind|(habe|hab) \(.slot("person", "ich"))|hat \(persons.named.phrase)] [schon|jetzt] \(done)|[bitte] ab|abhaken)
            """
        command = Command("tickOff", phrase, examples: Self.examples, never: ["mathe", "ist erledigt"]) { match in
            .tickOff(match.all(thing).unique, person: match[persons.owner])
        }
    }

    private static let examples: [Command.Example] = [
        .init("mathe ist erledigt", .tickOff(["Mathematik"], person: nil)),
        .init("ich habe mathe schon fertig", .tickOff(["Mathematik"], person: .speaker)),
        .init("mathe hab ich schon gemacht", .tickOff(["Mathematik"], person: .speaker)),
        .init("hak bitte die hausaufgabe in deutsch ab", .tickOff(["Deutsch"], person: nil)),
        .init("lena hat mathe gemacht", .tickOff(["Mathematik"], person: .member("Lena"))),
        .init("müll rausbringen ist erledigt", .tickOff(["Müll rausbringen"], person: nil)),
        .init("ich habe die milch gekauft", .tickOff(["Milch"], person: .speaker)),
        .init("ich habe die milch und das brot gekauft", .tickOff(["Milch", "Brot"], person: .speaker)),
        .init("der turnbeutel ist eingepackt", .tickOff(["Turnbeutel"], person: nil)),
    ]
}
