/// „Verschieb den Zahnarzt auf Freitag um fünf“, „Streich den Zahnarzt“, „Gib Mathe an Felix“, „Wann ist der Zahnarzt?“
struct ChangeEntry {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let reference = ReferencePhrases(words, persons)
        let owner = Slot("newOwner", list: persons.owners)
        let item = Slot("item", terms: words.items)
        let give: Phrase = .slot("give", "(gib|übergib|übertrag|übertrage)")
        let delete: Phrase = .slot("delete", "(lösch|lösche|streich|streiche|entfern|entferne|sag|sage)")
        let move: Phrase = .slot("move", "(verschieb|verschiebe|verleg|verlege|schieb|schiebe)")
        let verb: Phrase = "(\(delete)|\(move)|\(give)) [bitte|mal|bitte mal] | \(Self.when(persons))"
        let take: Phrase = .slot("delete", "(nimm|nehme)")
        let items: Phrase = .list("[die|den|das] \(item.phrase)", separator: "[und]")
        // One place for the many names: what may follow is said by the verb.
        let phrase: Phrase = """
            (\(verb)) \(reference.phrase) [\(Self.to)|aus dem kalender|an \(owner.phrase) [ab|weiter]|\(.rare("hin|dran|fällig|auf|an|ab"))]
            | (\(delete)|\(take)) [bitte|mal|bitte mal] \(items) [\(Self.offList)]
            """
        command = Command(
            "changeEntry", phrase, examples: Self.examples + Self.owners, never: ["zahnarzt", "auf freitag"]
        ) { match in
            guard let wanted = reference.reference(in: match) else { return .strike(match.all(item).unique) }
            if match.node("when") != nil { return .inquire(.time(of: wanted)) }
            if match.node("delete") != nil { return .delete(wanted) }
            if let person = match[owner] { return .changeOwner(wanted, to: person) }
            return .move(wanted, to: match.node("to").flatMap(TimeSlots.phrase))
        }
    }

    /// „von der Einkaufsliste“.
    static let offList: Phrase = """
        (von|aus) (der|meiner|unserer|dem|meinem|unserem) (einkaufsliste|liste|einkaufszettel|einkauf) [runter|raus]
        """
    /// „auf Freitag um fünf“.
    static let to: Phrase = .slot(
        "to", "auf \(.list("\(TimeSlots.day.phrase)|\(TimeSlots.clock.phrase)", separator: .nothing))")
    /// „fällt aus“.
    static let deleted: Phrase = .slot(
        "delete", "(fällt aus|löschen|streichen|absagen|ist abgesagt|findet nicht statt)")

    /// „übernimmt Papa“.
    static func takes(_ owner: Slot<PersonPhrase>) -> Phrase {
        "(macht|übernimmt|übernehme|mache) [jetzt|doch|besser|lieber] \(owner.phrase)"
    }

    /// „Wann ist“, „Wann hat Lena“, „Um wie viel Uhr muss ich zum“.
    private static func when(_ persons: PersonPhrases) -> Phrase {
        let who: Phrase = """
            (hat|muss|geht|soll|ist|schreibt) \(persons.named.phrase) | (habe|hab|muss|gehe|bin|schreibe) \(persons.ich)
            | (haben|müssen|gehen|sind|schreiben) \(persons.wir)
            """
        return .slot(
            "when",
            "([bis] wann|um wie viel uhr) (ist|war|sind|kommt|fängt|beginnt|\(who)) [denn|wieder|(der|die|das) nächste]"
        )
    }

    private static let examples: [Command.Example] = [
        .init("verschieb den zahnarzt auf freitag um fünf", .move(dentist(), to: friday)),
        .init("streich bitte den zahnarzt", .delete(dentist())),
        .init("sag bitte den zahnarzt ab", .delete(dentist())),
        .init(
            "lösche den zahnarzt am freitag",
            .delete(EntryReference(name: "Zahnarzt", person: nil, day: TimePhrase(words: ["am", "freitag"])))),
        .init("verschiebe den zahnarzt", .move(dentist(), to: nil)),
        .init("streich die milch von der einkaufsliste", .strike(["Milch"])),
        .init("nimm milch und die butter von unserem einkaufszettel runter", .strike(["Milch", "Butter"])),
    ]

    private static let owners: [Command.Example] = [
        .init(
            "gib mathe an felix",
            .changeOwner(EntryReference(name: "Mathematik", person: nil, day: nil), to: .member("Felix"))),
        .init("wann ist der zahnarzt", .inquire(.time(of: dentist()))),
        .init("wann hat lena zahnarzt", .inquire(.time(of: dentist(.member("Lena"))))),
        .init("wann muss ich zum zahnarzt", .inquire(.time(of: dentist(.speaker)))),
        .init("um wie viel uhr ist der zahnarzt von lena", .inquire(.time(of: dentist(.member("Lena"))))),
    ]

    private static let friday = TimePhrase(words: ["freitag", "um", "fünf"])

    private static func dentist(_ person: PersonPhrase? = nil) -> EntryReference {
        EntryReference(name: "Zahnarzt", person: person, day: nil)
    }
}
