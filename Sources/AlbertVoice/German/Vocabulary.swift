/// The words that are data: names of the family, subjects, titles, places. Users extend them without a compiler.
public struct Vocabulary: Sendable {
    /// The people.
    public var family: Family
    /// School subjects.
    public var subjects: [Term]
    /// Titles of events.
    public var titles: [Term]
    /// Things that are homework: „Arbeitsblatt“, „Gedicht“.
    public var tasks: [Term]
    /// What is done with them: „lernen“, „fertig machen“.
    public var activities: [Term]
    /// Places, with their preposition: „in der Schule“.
    public var places: [Term]

    /// What is bought: „Milch“.
    public var items: [Term]
    /// What is taken along: „Turnbeutel“.
    public var things: [Term]
    /// Tasks of the household, each with its verb: „Müll rausbringen“.
    public var chores: [Term]
    /// People outside the family who have birthdays: „Mia“, „Tante Inge“.
    public var contacts: [Term]

    /// A written form and the ways to say it.
    public struct Term: Hashable, Sendable {
        /// As on toasts and in entries.
        public var written: String
        /// As spoken, lower case, words with single spaces between them.
        public var spoken: [String]

        /// A written form and the ways to say it.
        public init(_ written: String, spoken: [String]) {
            self.written = written
            self.spoken = spoken
        }
    }

    /// Words for a family.
    public init(
        family: Family, subjects: [Term], titles: [Term], tasks: [Term], activities: [Term], places: [Term],
        items: [Term] = [], things: [Term] = [], chores: [Term] = [], contacts: [Term] = []
    ) {
        self.items = items
        self.things = things
        self.chores = chores
        self.contacts = contacts
        self.family = family
        self.subjects = subjects
        self.titles = titles
        self.tasks = tasks
        self.activities = activities
        self.places = places
    }
}

extension Slot where Value == String {
    /// A slot whose value is the written form of what was said.
    init(_ name: String, terms: [Vocabulary.Term]) {
        self.init(name, list: terms.flatMap { term in term.spoken.map { ($0, term.written) } })
    }
}

extension Vocabulary {
    /// Written forms of one word, in lower case letters only, and what is said for them.
    var writtenForms: [String: [String]] {
        let terms = subjects + titles + tasks + activities + places + items + things + chores + contacts
        let forms = terms.filter { !$0.written.contains(" ") && !$0.spoken.isEmpty }.map { term in
            (
                String(term.written.lowercased().filter(\.isLetter)),
                term.spoken[0].split(separator: " ").map(String.init)
            )
        }
        return Dictionary(forms, uniquingKeysWith: { first, _ in first })
    }
}
