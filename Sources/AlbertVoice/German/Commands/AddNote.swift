/// „Merk dir, der Schlüssel liegt bei Oma“: where things are, what is the matter with them.
struct AddNote {
    let command: Command

    init(_ words: Vocabulary) {
        let note = Slot("note", Self.phrase(words)) { Self.written($0, words) }
        let opening: Phrase = "(notiz|neue notiz|notier|notiere|merk dir|merke dir|schreib auf|schreibe auf)"
        command = Command(
            "addNote", "\(opening) [bitte|mal] [dass] \(note.phrase) [\(.rare("auf"))]",
            examples: Self.examples, never: ["notiz", "turnbeutel bei oma"]
        ) { match in .addNote(match[note] ?? "") }
    }

    private static func phrase(_ words: Vocabulary) -> Phrase {
        let thing = Phrase(list: (words.things + Self.more).flatMap(\.spoken))
        let place = Phrase(list: (words.places + Self.spots).flatMap(\.spoken))
        return """
            (der|die|das|mein|meine|unser|unsere) \(thing)
            (liegt|liegen|ist|sind|steht|stehen|hängt|hängen|steckt) [jetzt|noch] (\(place)|kaputt|weg|verloren|schmutzig|fertig)
            | \(thing) (liegt|liegen|ist|sind|steht|stehen|hängt|hängen) [jetzt|noch] \(place)
            """
    }

    /// Things that nobody takes along, but everybody looks for.
    static let more: [Vocabulary.Term] = [
        .init("Schlüssel", spoken: ["schlüssel"]), .init("Autoschlüssel", spoken: ["autoschlüssel"]),
        .init("Fernbedienung", spoken: ["fernbedienung"]), .init("Werkzeug", spoken: ["werkzeug"]),
        .init("Fahrrad", spoken: ["fahrrad"]), .init("Auto", spoken: ["auto"]),
        .init("Impfpass", spoken: ["impfpass"]), .init("Reisepass", spoken: ["reisepass"]),
    ]

    private static let spots: [Vocabulary.Term] = [
        .init("im Keller", spoken: ["im keller"]), .init("im Auto", spoken: ["im auto"]),
        .init("in der Küche", spoken: ["in der küche"]), .init("im Flur", spoken: ["im flur"]),
        .init("im Schrank", spoken: ["im schrank"]), .init("in der Schublade", spoken: ["in der schublade"]),
        .init("in der Garage", spoken: ["in der garage"]), .init("auf dem Tisch", spoken: ["auf dem tisch"]),
    ]

    /// „der turnbeutel liegt in der schule“ → „Der Turnbeutel liegt in der Schule“.
    private static func written(_ spoken: [String], _ words: Vocabulary) -> String {
        let things = words.things + more
        let terms = things + words.places + spots
        var rest = spoken[...]
        var written: [String] = []
        while let first = rest.first {
            let found = terms.flatMap { term in
                term.spoken.compactMap { form -> (String, Int)? in
                    let parts = form.split(separator: " ").map(String.init)
                    guard rest.starts(with: parts) else { return nil }
                    // A thing keeps its number: „die Turnbeutel“.
                    return (things.contains(term) ? form.capitalisedFirst : term.written, parts.count)
                }
            }.max { $0.1 < $1.1 }
            written.append(found?.0 ?? first)
            rest = rest.dropFirst(found?.1 ?? 1)
        }
        return written.joined(separator: " ").capitalisedFirst
    }

    private static let examples: [Command.Example] = [
        .init("notiz der schlüssel liegt in der küche", .addNote("Der Schlüssel liegt in der Küche")),
        .init("merk dir der turnbeutel ist in der schule", .addNote("Der Turnbeutel ist in der Schule")),
        .init("notiz das fahrrad ist kaputt", .addNote("Das Fahrrad ist kaputt")),
    ]
}
