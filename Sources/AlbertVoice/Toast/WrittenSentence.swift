/// A heard sentence as a person writes it: „nein donnerstag“ is „Nein, Donnerstag“.
struct WrittenSentence {
    /// The sentence with its capitals, without a full stop.
    let text: String

    /// Words in lower case; names, days and the words of the vocabulary get the form they are written in.
    init(_ words: [String], vocabulary: Vocabulary) {
        let written = Self.writtenForms(of: vocabulary)
        var pieces: [String] = []
        var rest = words[...]
        while !rest.isEmpty {
            // The longest way to say something is what was meant: „müll rausbringen“ before „müll“.
            let count = (1...min(Self.longest, rest.count)).reversed().first {
                written[rest.prefix($0).joined(separator: " ")] != nil
            }
            let said = rest.prefix(count ?? 1).joined(separator: " ")
            pieces.append(written[said] ?? Wording.capitalisedName(said))
            rest = rest.dropFirst(count ?? 1)
        }
        if pieces.count > 1, Self.answers.contains(words[0]) { pieces[0] += "," }
        text = pieces.joined(separator: " ").capitalisedFirst
    }

    /// Words that answer by themselves, so that a comma stands behind them.
    private static let answers: Set = ["nein", "ja", "doch"]
    /// So many words has the longest name that is looked for.
    private static let longest = 4

    private static func writtenForms(of vocabulary: Vocabulary) -> [String: String] {
        let terms =
            vocabulary.titles + vocabulary.subjects + vocabulary.tasks + vocabulary.places + vocabulary.items
            + vocabulary.things + vocabulary.chores + vocabulary.contacts
        let members = vocabulary.family.members.flatMap { member in member.spokenForms.map { ($0, member.name) } }
        // „mathe“ stays what was said, with its capital; a name that is said in lower case is none.
        let named = terms.flatMap { term in
            term.spoken.map { ($0, term.written.first?.isUppercase == true ? $0.capitalisedFirst : $0) }
        }
        let exact = terms.map { ($0.written.lowercased(), $0.written) }
        return Dictionary(members + exact + named, uniquingKeysWith: { first, _ in first })
    }
}
