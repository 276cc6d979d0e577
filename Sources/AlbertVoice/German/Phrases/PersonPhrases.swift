/// Names and pronouns as they are spoken in commands.
struct PersonPhrases: Sendable {
    /// Whose it is.
    let owner: Slot<PersonPhrase>
    /// Who comes along.
    let companion: Slot<PersonPhrase>
    /// A member of the family by name, „Lena“.
    let named: Slot<PersonPhrase>

    /// Every way to name a member.
    let names: [(spoken: String, value: PersonPhrase)]

    init(_ family: Family) {
        names = family.members.flatMap { member in
            member.spokenForms.map { ($0, PersonPhrase.member(member.name)) }
        }
        let speaker = ["ich", "mich", "mir"].map { (spoken: $0, value: PersonPhrase.speaker) }
        let everyone = ["wir", "uns", "alle"].map { (spoken: $0, value: PersonPhrase.everyone) }
        let possessives = names.map { (spoken: Self.genitive($0.spoken), value: $0.value) }
        owner = Slot("person", list: names + speaker + everyone + possessives)
        companion = Slot("with", list: names + speaker + everyone)
        named = Slot("person", list: names)
    }

    /// Everything that says whose it is or who comes along: „für Lena“, „hat Lena“, „ich muss“, „mit Mama“.
    var filler: Phrase {
        let name = Phrase(list: names.map(\.spoken))
        let possessive = Phrase(list: names.map { Self.genitive($0.spoken) })
        let verb: Phrase = "(hat|muss|soll|geht|will|möchte|braucht|darf|kriegt|schreibt)"
        // „Ich“ needs its verb: the breath behind „um vier“ sounds like it.
        let owned: Phrase = """
            [für|von|\(.rare("und"))|\(verb)] \(slot(name)) [\(verb)] | \(slot(possessive)) | (für|von) \(slot("(mich|uns|alle)"))
            | (habe|hab|muss|soll|gehe) \(slot("ich")) | \(slot("ich")) (habe|hab|muss|soll|gehe|will|möchte|schreibe)
            | (haben|müssen|sollen|gehen) \(slot("wir")) | \(slot("wir")) (haben|müssen|sollen|gehen|wollen|schreiben)
            """
        return .choice([owned, "mit \(companion.phrase)"])
    }

    /// Who it may be instead: members, „ich“, „mich“, „mir“, „uns“.
    var owners: [(spoken: String, value: PersonPhrase)] {
        names + [("ich", .speaker), ("mich", .speaker), ("mir", .speaker), ("uns", .everyone)]
    }

    /// Who is driven: „Felix“, „mich“, „uns“.
    var passenger: Phrase { slot(Phrase(list: names.map(\.spoken) + ["mich", "uns"])) }

    /// „ich“, as whose it is.
    var ich: Phrase { slot("ich") }

    /// „wir“, as whose it is.
    var wir: Phrase { slot("wir") }

    /// A pronoun as whose it is: „mir“.
    func slot(_ phrase: Phrase) -> Phrase { .slot(owner.name, phrase) }

    /// „Lenas“; a name that ends in s stays as it is.
    private static func genitive(_ name: String) -> String {
        name.hasSuffix("s") ? name : name + "s"
    }
}
