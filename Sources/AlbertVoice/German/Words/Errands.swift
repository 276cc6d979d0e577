/// Chores as one is reminded of them: „den Müll rausbringen“ is „daran, den Müll rauszubringen“ and „an den Müll“.
struct Errands {
    /// „den müll rauszubringen“, and what it is called on toasts.
    let infinitives: [(spoken: String, value: String)]
    /// „den müll“: what only one chore is about, and nothing else is called.
    let things: [(spoken: String, value: String)]

    private static let articles: Set = ["den", "die", "das"]
    /// Parts of a verb that „zu“ stands behind, the longest of two that fit first.
    private static let prefixes = [
        "zusammen", "zurück", "runter", "durch", "krank", "raus", "rein", "hoch", "weg", "auf", "aus", "ein", "mit",
        "vor", "ab", "an", "um",
    ]

    init(_ words: Vocabulary) {
        let said = words.chores.flatMap { chore in
            chore.spoken.map { ($0.split(separator: " ").map(String.init), chore.written) }
        }
        infinitives = said.compactMap { words, written in
            words.last.map { (words.dropLast() + [Self.withZu($0)]).joined(separator: " ") }.map { ($0, written) }
        }
        let objects = said.filter { words, _ in words.count == 3 && Self.articles.contains(words[0]) }
        let meant = Dictionary(grouping: objects) { $0.0[1] }.mapValues { Set($0.map(\.1)) }
        let others = Set((words.titles + words.subjects + words.things + words.items).flatMap(\.spoken))
        var seen: Set<String> = []
        things = objects.compactMap { words, written in
            guard meant[words[1]]?.count == 1, !others.contains(words[1]), seen.insert(words[1]).inserted else {
                return nil
            }
            return (words[0] + " " + words[1], written)
        }
    }

    /// The infinitive with „zu“: „rauszubringen“, „zu gießen“.
    static func withZu(_ verb: String) -> String {
        let prefix = prefixes.first { verb.hasPrefix($0) && verb.count >= $0.count + 5 }
        return prefix.map { $0 + "zu" + verb.dropFirst($0.count) } ?? "zu " + verb
    }
}
