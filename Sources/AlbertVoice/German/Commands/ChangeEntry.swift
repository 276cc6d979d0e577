/// „Verschieb den Zahnarzt auf Freitag um fünf“, „Streich den Zahnarzt“, „Gib Mathe an Felix“: one command, so that names stand in it only twice.
struct ChangeEntry {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let reference = ReferencePhrases(words, persons)
        let appointment = ReferencePhrases(titles: words.titles + words.subjects, persons)
        let owner = Slot(
            "newOwner",
            list: words.family.members.flatMap { member in
                member.spokenForms.map { ($0, PersonPhrase.member(member.name)) }
            } + [("ich", .speaker), ("mich", .speaker), ("mir", .speaker), ("uns", .everyone)])
        let give: Phrase = .slot("give", "(gib|übergib|übertrag|übertrage)")
        let takes: Phrase = "(macht|übernimmt|übernehme|mache) [jetzt|doch|besser|lieber] \(owner.phrase)"
        let item = Slot("item", terms: words.items)
        let time: Phrase = .list(
            "\(TimeSlots.day.phrase)|\(TimeSlots.clock.phrase)|\(TimeSlots.repetition.phrase)", separator: .nothing)
        let to: Phrase = "auf \(time)"
        let delete: Phrase = .slot("delete", "(lösch|lösche|streich|streiche|entfern|entferne)")
        let move: Phrase = .slot("move", "(verschieb|verschiebe|verleg|verlege|schieb|schiebe)")
        let verb: Phrase = "[\(.slot("polite", "kannst du"))] (\(delete)|\(move)|\(give)) [bitte|mal|bitte mal]"
        let list: Phrase = """
            (von|aus) (der|meiner|unserer|dem|meinem|unserem) (einkaufsliste|liste|einkaufszettel|einkauf) [runter|raus]
            """
        let take: Phrase = .slot("delete", "(nimm|nehme)")
        let deleted: Phrase = .slot("delete", "(fällt aus|löschen|streichen|absagen|ist abgesagt|findet nicht statt)")
        let phrase: Phrase = """
            \(verb) \(reference.phrase) [\(to)|aus dem kalender|an \(owner.phrase) [ab|weiter]]
            | (\(delete)|\(take)) [bitte|mal|bitte mal] [die|den|das] \(item.phrase) [\(list)]
            | \(appointment.phrase) (\(deleted)|\(takes)|[\(to)] \(.slot("move", "(verschieben|verlegen)")))
            """
        command = Command(
            "changeEntry", phrase, examples: Self.examples + Self.owners, never: ["zahnarzt", "auf freitag"]
        ) { match in
            let named = reference.reference(in: match)
            let wanted = named ?? EntryReference(name: match[item] ?? "", person: nil, day: nil)
            if let person = match[owner] { return .changeOwner(wanted, to: person) }
            return match.node("delete") != nil ? .delete(wanted) : .move(wanted, to: TimeSlots.phrase(in: match))
        }
    }

    private static let examples: [Command.Example] = [
        .init("verschieb den zahnarzt auf freitag um fünf", .move(dentist(), to: friday)),
        .init("zahnarzt von lena auf freitag um fünf verschieben", .move(dentist(.member("Lena")), to: friday)),
        .init("streich bitte den zahnarzt", .delete(dentist())),
        .init("der zahnarzt fällt aus", .delete(dentist())),
        .init(
            "lösche den zahnarzt am freitag",
            .delete(EntryReference(name: "Zahnarzt", person: nil, day: TimePhrase(words: ["am", "freitag"])))),
        .init("verschiebe den zahnarzt", .move(dentist(), to: nil)),
        .init("streich die milch von der einkaufsliste", .delete(milk)),
        .init("nimm milch von unserem einkaufszettel runter", .delete(milk)),
    ]

    private static let owners: [Command.Example] = [
        .init(
            "gib mathe an felix",
            .changeOwner(EntryReference(name: "Mathematik", person: nil, day: nil), to: .member("Felix"))),
        .init("den zahnarzt übernimmt papa", .changeOwner(dentist(), to: .member("Tobias"))),
        .init("den zahnarzt übernehme ich", .changeOwner(dentist(), to: .speaker)),
    ]

    private static let milk = EntryReference(name: "Milch", person: nil, day: nil)
    private static let friday = TimePhrase(words: ["freitag", "um", "fünf"])

    private static func dentist(_ person: PersonPhrase? = nil) -> EntryReference {
        EntryReference(name: "Zahnarzt", person: person, day: nil)
    }
}
