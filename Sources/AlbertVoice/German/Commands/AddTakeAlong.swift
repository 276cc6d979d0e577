/// „Turnbeutel für Lena am Mittwoch“: what has to go along.
struct AddTakeAlong {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let thing = Slot("thing", terms: words.things)
        let article: Phrase =
            "(der|die|das|den|ein|eine|einen|mein|meine|meinen|seine|seinen|ihre|ihren|an den|an die|an das)"
        let things: Phrase = .list("[\(article)] \(thing.phrase)", separator: "[und]")
        let time: Phrase = "[für|\(.rare("mitnehmen"))] \(TimeSlots.day.phrase)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler])))
        let order: Phrase = "(\(Courtesies.order)|pack|packe|nimm|denk an|denke an|vergiss nicht)"
        let end: Phrase = .rare(
            "(mitnehmen|einpacken|mitbringen|mitgeben|mit|dabei [haben]|\(Courtesies.orderEnd))")
        let phrase: Phrase = """
            [\(order)] \(filler) [\(time) \(filler)] \(things) \(filler) [\(time) \(filler)] [\(end)]
            """
        command = Command(
            "addTakeAlong", phrase, examples: Self.examples, never: ["am mittwoch", "lena am mittwoch"]
        ) { match in
            .addTakeAlong(
                TakeAlongRequest(
                    things: match.all(thing).unique, time: match.all(TimeSlots.day).first,
                    people: match.all(persons.owner).unique))
        }
    }

    private static let examples: [Command.Example] = [
        .init("turnbeutel für lena am mittwoch", bag(["am", "mittwoch"])),
        .init("lena braucht am mittwoch den turnbeutel", bag(["am", "mittwoch"])),
        .init("am mittwoch muss lena den turnbeutel mitnehmen", bag(["am", "mittwoch"])),
        .init("pack bitte morgen lenas turnbeutel ein", bag(["morgen"])),
        .init(
            "badesachen und turnbeutel für lena am mittwoch",
            .addTakeAlong(
                TakeAlongRequest(
                    things: ["Badesachen", "Turnbeutel"], time: TimePhrase(words: ["am", "mittwoch"]),
                    people: [.member("Lena")]))),
    ]

    private static func bag(_ time: [String]) -> Intent {
        .addTakeAlong(
            TakeAlongRequest(things: ["Turnbeutel"], time: TimePhrase(words: time), people: [.member("Lena")]))
    }
}
