/// Damaged sentences for the readers: each is answered, whatever it is, or a reader has a fault.
///
/// A sentence depends on the seed and its number alone, so that one that does harm can be made again.
///
/// ```swift
/// let sentences = FuzzSentences(of: german, seed: 1)
/// sentences.sentence(0)
/// ```
public struct FuzzSentences: Sendable {
    private let german: German
    private let lines: [String]
    private let seed: UInt64

    /// Damaged sentences of the grammar, of the rules of time and of other lines.
    public init(of german: German, lines: [String] = [], seed: UInt64) {
        self.german = german
        self.lines = lines + TimeRule.all.flatMap { $0.examples.map(\.said) }
        self.seed = seed
    }

    /// The sentence of a number.
    public func sentence(_ number: Int) -> String {
        var random = SeededRandom(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
        var damage = DamagedSentence(whole(&random), SeededRandom(seed: random.next()))
        for _ in 0..<Int.random(in: 0..<5, using: &random) { damage.one() }
        if Int.random(in: 0..<Self.longEvery, using: &random) == 0 { damage.lengthen() }
        return damage.text
    }

    /// One sentence in so many is as long as a book's chapter.
    private static let longEvery = 40

    private func whole(_ random: inout SeededRandom) -> String {
        if Bool.random(using: &random) { return german.automaton.sample(using: &random).joined(separator: " ") }
        return lines.randomElement(using: &random) ?? ""
    }
}

/// A sentence that is being damaged.
private struct DamagedSentence {
    private var bytes: [UInt8]
    private var random: SeededRandom

    init(_ text: String, _ random: SeededRandom) {
        bytes = Array(text.utf8)
        self.random = random
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// One small damage.
    mutating func one() {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: swap()
        case 1: bytes.removeSubrange(range(most: 8))
        case 2: changeWords()
        case 3: bytes.insert(contentsOf: Array(Self.piece(&random).utf8), at: place())
        case 4: bytes.insert(contentsOf: Array((" " + Self.word(&random) + " ").utf8), at: place())
        default: if !bytes.isEmpty { bytes[place() % bytes.count] = UInt8.random(in: 0...255, using: &random) }
        }
    }

    /// Makes the sentence about ten thousand bytes long: itself, a word, a piece or one letter over and over.
    mutating func lengthen() {
        let unit: [UInt8]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: unit = bytes + [0x20]
        case 1: unit = Array((Self.word(&random) + " ").utf8)
        case 2: unit = Array(Self.word(&random).utf8)
        case 3: unit = Array(Self.piece(&random).utf8)
        default: unit = [UInt8.random(in: 0x20...0x7E, using: &random)]
        }
        let run = Array(repeatElement(unit, count: Self.long / max(1, unit.count) + 1).joined())
        bytes.insert(contentsOf: run, at: place())
    }

    private static let long = 10_000

    private mutating func place() -> Int { Int.random(in: 0...bytes.count, using: &random) }

    private mutating func range(most: Int) -> Range<Int> {
        let start = place()
        return start..<min(bytes.count, start + Int.random(in: 0..<most, using: &random))
    }

    private mutating func swap() {
        guard bytes.count > 1 else { return }
        bytes.swapAt(place() % bytes.count, place() % bytes.count)
    }

    /// A word twice, left out, or in another place.
    private mutating func changeWords() {
        var words = text.split(separator: " ")
        guard let word = words.randomElement(using: &random) else { return }
        let place = Int.random(in: 0..<words.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: words.insert(word, at: place)
        case 1: words.remove(at: place)
        default: words.swapAt(place, words.count - 1)
        }
        bytes = Array(words.joined(separator: " ").utf8)
    }

    /// A run of digits, an ordinal, a date or time that need not exist, a number or a word of time.
    private static func word(_ random: inout SeededRandom) -> String {
        func number(_ most: Int) -> Int { Int.random(in: 0...most, using: &random) }
        switch number(7) {
        case 0: return String((0...number(24)).map { _ in Character(String(number(9))) })
        case 1: return "\(number(400))."
        case 2: return "\(number(40)).\(number(14)).\(number(1) == 0 ? "" : String(number(3000)))"
        case 3: return "\(number(30)):\(number(70))"
        case 4: return "\(number(3000))-\(number(14))-\(number(40))"
        case 5: return GermanNumber.spoken(number(1_100_000))
        case 6: return GermanNumber.spokenOrdinal(1 + number(400)) + "n"
        default: return words.randomElement(using: &random) ?? ""
        }
    }

    private static func piece(_ random: inout SeededRandom) -> String { pieces.randomElement(using: &random) ?? "" }

    private static let words = [
        "februar", "montag", "bis", "von", "und", "jeden", "zwei", "null", "minus", "halb", "viertel", "nach", "vor",
        "uhr", "tag", "wochen", "ersten", "letzten", "im", "am", "ende", "ostern", "hundert", "tausend", "millionen",
        "komma", "drittel", "prozent", "übernächsten", "morgen", "in", "seite", "mathe", "lena", "ae", "oe", "ue", "ss",
    ]

    private static let pieces = [
        "\u{301}", "\u{308}", "\u{20DD}", "\u{202E}", "\u{200F}", "\u{2066}", "שלום", "مرحبا", "😀", "👨‍👩‍👧", "🇩🇪",
        "\u{200B}", "\u{200D}", "\u{FEFF}", "\0", "\u{7}", "\r\n", "\t", "\u{A0}", "\u{2028}", "ß", "ẞ", "İ", "ﬁ", "½",
        "٣", "Ⅻ", "²", "漢", "-", "–", ".", ",", ":", "/", "'", "„", "“", "\"", "\\", "%", "&", "+", "(", "ä", "1-",
        "1.",
        "1/", "1,", "-1", ":30", "\u{10FFFF}",
    ]
}
