import Foundation

/// How words are said: the user's own list, the lexicon that ships, compounds of its words, espeak-ng's rules; in this order.
public struct Lexicon: Sendable {
    /// Ways to say a word that no list has, each a list of phones.
    public typealias Fallback = @Sendable (_ word: String) -> [[String]]

    /// The lexicon that ships.
    let file: LexiconFile
    private let own: [String: [[String]]]
    private let phones: Set<String>
    /// Asked last.
    let fallback: Fallback

    /// Opens a lexicon.
    ///
    /// - Parameters:
    ///   - path: The lexicon that ships, sorted.
    ///   - own: The user's own list, in any order; may be missing.
    ///   - phones: The phones of the acoustic model; what uses others is not given out.
    ///   - fallback: Asked last; espeak-ng unless given.
    /// - Throws: Where the lexicon cannot be read or the user's list is at fault.
    public init(
        path: String, own: String? = nil, phones: Set<String>, fallback: @escaping Fallback = Lexicon.espeak
    ) throws(LexiconError) {
        file = try LexiconFile(path: path)
        self.own = try Self.readOwn(own, phones: phones)
        self.phones = phones
        self.fallback = fallback
    }

    /// Phones by espeak-ng's rules for German; none where it is not installed.
    public static let espeak: Fallback = { word in
        PhoneMap.variants(of: Espeak.phonemes(of: word) ?? [])
    }

    /// How a word is said; nil where nobody knows.
    public func pronunciation(of word: String) -> Pronunciation? {
        let word = word.lowercased()
        if let variants = own[word] { return Pronunciation(word, variants, .own) }
        let candidates: [(Pronunciation.Source, () -> [[String]])] = [
            (.lexicon, { file.variants(of: word) }),
            (.compound, { genitive(word) }),
            (.compound, { compound(word) }),
            (.espeak, { fallback(word) }),
        ]
        for (source, variants) in candidates {
            let usable = usable(variants())
            if !usable.isEmpty { return Pronunciation(word, usable, source) }
        }
        return nil
    }

    /// How each word is said, in order.
    ///
    /// - Throws: `RecognitionError.wordsWithoutPhones` with all words nobody can say.
    public func pronunciations(of words: [String]) throws(RecognitionError) -> [Pronunciation] {
        let found = words.map { (word: $0, pronunciation: pronunciation(of: $0)) }
        let missing = found.filter { $0.pronunciation == nil }.map(\.word)
        guard missing.isEmpty else { throw .wordsWithoutPhones(missing) }
        return found.compactMap(\.pronunciation)
    }

    /// Those ways that the model has all phones for.
    func usable(_ variants: [[String]]) -> [[String]] {
        variants.filter { !$0.isEmpty && $0.allSatisfy(phones.contains) }
    }

    /// „lenas“ from „lena“.
    private func genitive(_ word: String) -> [[String]] {
        guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return [] }
        return simple(String(word.dropLast())).map { $0 + ["S"] }
    }

    private func simple(_ word: String) -> [[String]] {
        own[word] ?? file.variants(of: word)
    }

    /// „matheklausur“ from „mathe“ and „klausur“; a linking s and hyphens are allowed between parts.
    private func compound(_ word: String) -> [[String]] {
        let parts = word.split(separator: "-").map(String.init)
        guard parts.count > 1 else { return join(word, partsLeft: 3) }
        return parts.reduce([[]]) { ways, part in
            let known = simple(part)
            return Self.product(ways, known.isEmpty ? join(part, partsLeft: 2) : known)
        }
    }

    /// Splits off the longest known beginning whose rest can be joined as well.
    private func join(_ word: String, partsLeft: Int) -> [[String]] {
        let least = 3
        guard partsLeft > 1, word.count >= 2 * least else { return [] }
        for length in stride(from: word.count - least, through: least, by: -1) {
            let first = simple(String(word.prefix(length)))
            guard !first.isEmpty else { continue }
            let rest = String(word.dropFirst(length))
            for (link, rest) in [([], rest), (["S"], rest.hasPrefix("s") ? String(rest.dropFirst()) : "")]
            where rest.count >= least {
                let known = simple(rest)
                let last = known.isEmpty ? join(rest, partsLeft: partsLeft - 1) : known
                if !last.isEmpty { return Self.product(first.map { $0 + link }, last) }
            }
        }
        return []
    }

    /// Every way of the first with every way of the second, at most four.
    private static func product(_ first: [[String]], _ second: [[String]]) -> [[String]] {
        Array(first.flatMap { start in second.map { start + $0 } }.prefix(4))
    }

    private static func readOwn(_ path: String?, phones: Set<String>) throws(LexiconError) -> [String: [[String]]] {
        guard let path, FileManager.default.fileExists(atPath: path) else { return [:] }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw LexiconError(path: path, line: nil, reason: .unreadable)
        }
        var own: [String: [[String]]] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
            let fields = line.split(separator: "\t").map { $0.trimmingCharacters(in: .whitespaces) }
            let sounds = fields.last?.split(separator: " ").map(String.init) ?? []
            guard fields.count == 2, !fields[0].contains(" "), !sounds.isEmpty else {
                throw LexiconError(path: path, line: index + 1, reason: .form)
            }
            if let unknown = sounds.first(where: { !phones.contains($0) }) {
                throw LexiconError(path: path, line: index + 1, reason: .unknownPhone(unknown))
            }
            own[fields[0].lowercased(), default: []].append(sounds)
        }
        return own
    }
}
