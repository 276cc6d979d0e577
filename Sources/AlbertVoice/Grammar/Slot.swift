/// A typed key for something said: where it may stand, and what its words mean.
public struct Slot<Value: Sendable>: Sendable {
    /// The name under which the automaton remembers the words.
    public let name: String
    /// What may be said here, already marked with the name.
    public let phrase: Phrase
    /// The value of the words said here; nil where they have none.
    public let value: @Sendable ([String]) -> Value?

    /// A slot with this name, these words and this meaning.
    public init(_ name: String, _ phrase: Phrase, value: @escaping @Sendable ([String]) -> Value?) {
        self.name = name
        self.phrase = .slot(name, phrase)
        self.value = value
    }
}

extension Slot {
    /// A closed list: each spoken form stands for one value.
    public init(_ name: String, list: [(spoken: String, value: Value)]) {
        let values = Dictionary(list, uniquingKeysWith: { first, _ in first })
        let spoken = list.map(\.spoken).filter { !$0.isEmpty }
        self.init(name, Phrase(list: spoken)) { words in values[words.joined(separator: " ")] }
    }
}

extension Phrase {
    /// A choice of spoken forms that shares common first words, which keeps the automaton small.
    init(list spoken: [String]) {
        self = Phrase.tree(spoken.map { $0.split(separator: " ").map(String.init)[...] })
    }

    private static func tree(_ forms: [ArraySlice<String>]) -> Phrase {
        var order: [String] = []
        var rests: [String: [ArraySlice<String>]] = [:]
        for form in forms {
            guard let first = form.first else { continue }
            if rests[first] == nil { order.append(first) }
            rests[first, default: []].append(form.dropFirst())
        }
        let branches = order.map { first -> Phrase in
            let rest = (rests[first] ?? []).filter { !$0.isEmpty }
            guard !rest.isEmpty else { return .word(first) }
            let tail = tree(rest)
            let mayEnd = (rests[first] ?? []).contains { $0.isEmpty }
            return .sequence([.word(first), mayEnd ? .option(tail) : tail])
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }
}
