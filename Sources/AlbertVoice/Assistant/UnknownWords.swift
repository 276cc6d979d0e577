/// The words of a sentence that nobody taught, and whether it would be one if they were known.
///
/// „Kauf Quinoa“ is one with „Milch“ for „Quinoa“; „Bla bla“ is none, whatever stood there.
struct UnknownWords {
    /// The words, in the order in which they were said.
    let words: [String]
    private let sentence: [String]
    private let german: German

    /// Days that no entry is filed for.
    private static let over: Set = ["gestern", "vorgestern", "vorvorgestern"]
    /// How many unknown words in a row may be one thing.
    private static let longest = 3

    /// Looks at a sentence in words of the grammar and others.
    init(in sentence: [String], of german: German) {
        self.sentence = sentence
        self.german = german
        words = sentence.filter { !german.automaton.knows($0) }
    }

    /// The refusal that names the words; nil where it is not they that make the sentence none.
    ///
    /// `isWhole` tells whether words are a sentence that says all it needs.
    func refusal(_ isWhole: ([String]) -> Bool) -> Refusal? {
        if let stranger = stranger(isWhole) { return .unknownPerson([stranger]) }
        if words.count == 1, Self.over.contains(words[0]), isWhole(sentence.map { $0 == words[0] ? "heute" : $0 }) {
            return .pastDay(words[0])
        }
        guard !words.isEmpty, words.count < sentence.count else { return nil }
        let vocabulary = german.vocabulary
        if isWhole(filled(with: vocabulary.titles.first)) { return .unknownWords(words) }
        guard isOneRun, words.count <= Self.longest else { return nil }
        let kinds = [vocabulary.items, vocabulary.things, vocabulary.subjects, vocabulary.chores, vocabulary.contacts]
        if kinds.contains(where: { isWhole(filled(with: $0.first)) }) { return .unknownWords(words) }
        return isWhole(filled(with: member)) ? .unknownPerson(words) : nil
    }

    private var member: Vocabulary.Term? {
        german.vocabulary.family.members.first.map { Vocabulary.Term($0.name, spoken: $0.spokenForms) }
    }

    /// Somebody whose birthday may be known, spoken of as if a member of the family: „Zahnarzt für Klaus“.
    private func stranger(_ isWhole: ([String]) -> Bool) -> String? {
        guard words.isEmpty, let member = member?.spoken.first else { return nil }
        let names = german.vocabulary.contacts.flatMap(\.spoken)
        return sentence.indices.first { index in
            guard names.contains(sentence[index]) else { return false }
            var filled = sentence
            filled[index] = member
            return isWhole(filled)
        }.map { sentence[$0] }
    }

    private var isOneRun: Bool {
        let places = sentence.indices.filter { !german.automaton.knows(sentence[$0]) }
        return zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }

    /// The sentence with a term in place of each run of unknown words.
    private func filled(with term: Vocabulary.Term?) -> [String] {
        let standIn = (term?.spoken.first ?? "").split(separator: " ").map(String.init)
        var filled: [String] = []
        var isInside = false
        for word in sentence {
            let isKnown = german.automaton.knows(word)
            if isKnown { filled.append(word) } else if !isInside { filled += standIn }
            isInside = !isKnown
        }
        return filled
    }
}
