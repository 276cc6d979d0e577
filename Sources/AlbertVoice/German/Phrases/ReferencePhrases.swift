/// How somebody speaks of an entry that is there: „den Zahnarzt von Lena am Freitag“.
struct ReferencePhrases: Sendable {
    /// All of it.
    let phrase: Phrase
    /// The same without a day, where a day would be a new one.
    let dayless: Phrase

    private let name: Slot<String>
    private let person: Slot<PersonPhrase>
    private static let day = Slot("onDay", DayPhrases.day) { TimePhrase(words: $0) }

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let drive = Vocabulary.Term("Fahrt", spoken: ["fahrt"])
        self.init(titles: words.titles + words.subjects + words.chores + words.things + [drive], persons)
    }

    /// References by these names only; the many titles make the automaton large.
    init(titles: [Vocabulary.Term], _ persons: PersonPhrases) {
        name = Slot("named", terms: titles)
        person = persons.owner
        let article: Phrase =
            "(der|die|das|den|dem|zum|zur|beim|mein|meine|meinen|unser|unsere|unseren|termin|den termin)"
        dayless = "[\(article)] \(name.phrase) [(für|von) \(persons.named.phrase)]"
        phrase = "\(dayless) [[vom] \(.rare(Self.day.phrase))]"
    }

    /// What a sentence speaks of; nil where it names nothing.
    func reference(in match: Match) -> EntryReference? {
        match[name].map { EntryReference(name: $0, person: match[person], day: match[Self.day]) }
    }
}
