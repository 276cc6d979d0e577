/// The words the rules know, each folded and hashed once; words of several parts („tag der deutschen einheit“) too.
struct WordLexicon: Sendable {
    /// The one lexicon; built on first use.
    static let shared = WordLexicon(LexiconData.all)

    /// An entry: its folded bytes and what it can be.
    private struct Entry {
        var offset: Int32
        var count: Int32
        var lexeme: Lexeme
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var slots: [Int32]
    private let mask: Int
    /// Phrases by the hash slot of their first word: the remaining words and the meaning of the whole.
    private(set) var phrases: [Int32: [Phrase]] = [:]

    /// Several words that mean one thing.
    struct Phrase: Sendable {
        /// The numbers of its words.
        var words: [Int32]
        /// What the whole means.
        var lexeme: Lexeme
    }

    init(_ data: [(Lexeme, String)]) {
        slots = [Int32](repeating: -1, count: 16_384)
        mask = slots.count - 1
        for (lexeme, words) in data {
            for word in words.split(separator: " ") {
                for variant in WordLexicon.variants(of: String(word)) { add(variant, lexeme) }
            }
        }
        for index in phrases.keys { phrases[index]?.sort { $0.words.count > $1.words.count } }
    }

    /// The number of a folded word, nil where the rules do not know it.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int32? {
        let slot = slots[find(word)]
        return slot < 0 ? nil : slot
    }

    /// What the word of a number is by itself.
    func lexeme(_ number: Int32) -> Lexeme { entries[Int(number)].lexeme }

    /// „märz“ is also written „maerz“ (the folded form) and „marz“ (dots lost).
    private static func variants(of word: String) -> [[UInt8]] {
        var folded: [UInt8] = []
        Folding.append(word.utf8, to: &folded)
        let plain = word.map { ["ä": "a", "ö": "o", "ü": "u", "ß": "ss"][$0] ?? $0.description }.joined()
        var bare: [UInt8] = []
        Folding.append(plain.utf8, to: &bare)
        return folded == bare ? [folded] : [folded, bare]
    }

    private mutating func add(_ word: [UInt8], _ lexeme: Lexeme) {
        let parts = word.split(separator: UInt8(ascii: "_")).map { intern(Array($0), .unknown) }
        guard parts.count > 1, let first = parts.first else {
            _ = intern(word, lexeme)
            return
        }
        phrases[first, default: []].append(Phrase(words: parts, lexeme: lexeme))
    }

    private mutating func intern(_ word: [UInt8], _ lexeme: Lexeme) -> Int32 {
        let slot = word.withUnsafeBufferPointer { find($0) }
        if slots[slot] >= 0 {
            let index = Int(slots[slot])
            if entries[index].lexeme == .unknown { entries[index].lexeme = lexeme }
            return slots[slot]
        }
        slots[slot] = Int32(entries.count)
        entries.append(Entry(offset: Int32(bytes.count), count: Int32(word.count), lexeme: lexeme))
        bytes += word
        return slots[slot]
    }

    /// The slot that holds the word, or the free one where it would go.
    private func find(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var slot = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
        while slots[slot] >= 0, !holds(entries[Int(slots[slot])], word) { slot = (slot + 1) & mask }
        return slot
    }

    private func holds(_ entry: Entry, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(entry.count) == word.count else { return false }
        let offset = Int(entry.offset)
        for index in 0..<word.count where bytes[offset + index] != word[index] { return false }
        return true
    }
}
