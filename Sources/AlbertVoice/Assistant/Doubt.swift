/// The part of a sentence the recogniser was least sure of.
struct Doubt {
    /// The words of the slot in doubt as they are written, „Donnerstag“; nil where no slot holds the weakest word.
    let slot: String?

    /// Finds the weakest word of a hypothesis in the slots of its reading.
    init(_ hypothesis: Hypothesis, _ reading: German.Reading, vocabulary: Vocabulary) {
        let judged = hypothesis.segments.filter { $0.margin != nil }
        let weakest = judged.min { ($0.margin ?? 0) < ($1.margin ?? 0) }
        slot = weakest.flatMap { Self.slot(with: $0.word, in: reading.match) }.map {
            Self.written($0, vocabulary)
        }
    }

    /// Slots whose words are content; the command around them is not asked about.
    private static let content: Set = [
        "title", "subject", "day", "repetition", "clock", "place", "person", "with", "task", "activity", "counted",
        "chore", "thing",
        "bought", "destination", "named", "birthdayOf", "newOwner", "celebrant", "whereabouts", "week", "month",
        "onDay",
    ]

    /// The innermost slot of content that holds a word, where just one does.
    private static func slot(with word: String, in match: Match) -> Match? {
        let holding = match.children.filter { $0.words.contains(word) }
        guard holding.count == 1, let only = holding.first else { return nil }
        return slot(with: word, in: only) ?? (content.contains(only.name) ? only : nil)
    }

    private static func written(_ slot: Match, _ vocabulary: Vocabulary) -> String {
        let spoken = slot.words.joined(separator: " ")
        let terms =
            vocabulary.titles + vocabulary.subjects + vocabulary.tasks + vocabulary.places + vocabulary.items
            + vocabulary.things + vocabulary.chores + vocabulary.contacts
        if let term = terms.first(where: { $0.spoken.contains(spoken) }) { return term.written }
        if let member = vocabulary.family.members.first(where: { $0.spokenForms.contains(spoken) }) {
            return member.name
        }
        return Wording.written(spoken).split(separator: " ").map { Wording.capitalisedName(String($0)) }
            .joined(separator: " ")
    }
}
