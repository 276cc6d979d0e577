/// One way a new word may be said, offered to whoever adds it.
public struct PronunciationProposal: Hashable, Sendable {
    /// Where a proposal comes from.
    public enum Source: String, Hashable, Sendable {
        /// The user's own list.
        case own
        /// The lexicon that ships.
        case lexicon
        /// Joined from words of the lexicon.
        case compound
        /// espeak-ng's rules.
        case espeak
        /// The letters, one by one: „AG“.
        case letters
        /// Another proposal as many speakers shorten its end.
        case reduced
        /// What was heard in a recording.
        case sound
    }

    /// The phones, of `Models/de/phones.tsv`.
    public var phones: [String]
    /// Where it comes from.
    public var source: Source
    /// How well it fits the recording: log units a frame, the larger the better; nil where none was made.
    public var fit: Double?

    /// A way to say a word.
    public init(_ phones: [String], _ source: Source, fit: Double? = nil) {
        self.phones = phones
        self.source = source
        self.fit = fit
    }
}

extension PronunciationProposal {
    /// What was heard follows every accident of one recording, so it has to fit better by this much to be the best.
    ///
    /// Measured on four words by three espeak-ng voices: right ways fit with -9 … -21, wrong ones with -22 … -28, and what was
    /// heard, itself no good way to say the word, up to 5 better than the right one.
    private static let handicap = 6.0

    /// Whether what was heard is far longer than any way to say the word, so that somebody said more than it.
    public static func saysMore(than proposals: [PronunciationProposal]) -> Bool {
        guard let longest = proposals.filter({ $0.source != .sound }).map(\.phones.count).max() else { return false }
        return proposals.contains { $0.source == .sound && $0.phones.count > 2 * longest + 2 }
    }

    /// The proposal that fits a recording best; nil where none was compared with one.
    public static func best(of proposals: [PronunciationProposal]) -> PronunciationProposal? {
        func worth(_ proposal: PronunciationProposal) -> Double {
            (proposal.fit ?? -.infinity) - (proposal.source == .sound ? handicap : 0)
        }
        return proposals.filter { $0.fit != nil }.max { worth($0) < worth($1) }
    }
}

extension Lexicon {
    /// At most three ways to say a word, the likeliest first: letters of an abbreviation, what the lists or the parts of a
    /// compound say, espeak-ng, and shortened ends.
    ///
    /// - Parameter word: As it is written; „AG“ is an abbreviation, „Ag“ is none.
    /// - Returns: The proposals; none where nobody knows how to say it.
    public func proposals(for word: String) -> [PronunciationProposal] {
        var found: [PronunciationProposal] = []
        func add(_ ways: [[String]], _ source: PronunciationProposal.Source) {
            for way in usable(ways) where !found.contains(where: { $0.phones == way }) {
                found.append(PronunciationProposal(way, source))
            }
        }
        add(GermanLetters.phones(of: word).map { [$0] } ?? [], .letters)
        if let known = pronunciation(of: word) {
            // One of each source first, so that three places show three ideas.
            add(Array(known.variants.prefix(1)), .init(known.source))
            add(Array(fallback(word.lowercased()).prefix(1)), .espeak)
            add(known.variants.prefix(1).flatMap(Self.reduced), .reduced)
            add(known.variants, .init(known.source))
        }
        return Array(found.prefix(3))
    }

    /// The word as many say it: „-en“ and „-el“ without their vowel, „-ig“ with k as in the south, „-er“ with its r.
    static func reduced(_ phones: [String]) -> [[String]] {
        guard phones.count > 3 else { return [] }
        let stem = Array(phones.dropLast(2))
        switch Array(phones.suffix(2)) {
        case ["AX", "N"]: return [stem + [["P", "B"].contains(stem.last) ? "M" : "N"]]
        case ["AX", "L"]: return [stem + ["L"]]
        case ["IH", "C"]: return [stem + ["IH", "K"]]
        case let end where end[1] == "ER": return [stem + [end[0], "AX", "R"]]
        default: return []
        }
    }
}

extension PronunciationProposal.Source {
    fileprivate init(_ source: Pronunciation.Source) {
        switch source {
        case .own: self = .own
        case .lexicon: self = .lexicon
        case .compound: self = .compound
        case .espeak: self = .espeak
        }
    }
}
