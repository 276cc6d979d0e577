/// Reads one word that is a number, from its folded bytes („zweiundzwanzigsten“, „achtzehnhundertzweiundfuenfzig“).
struct NumberWord {
    /// The number and whether the word is an ordinal.
    struct Reading: Hashable, Sendable {
        var value: Int
        var isOrdinal: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isOrdinal = false

    /// The number that a folded word says, nil where it is no number: `zweiundvierzig` is 42.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Reading? {
        guard bytes.count >= 3 else { return nil }
        var reader = NumberWord(bytes: bytes)
        guard let value = reader.whole(), reader.position == bytes.count else { return nil }
        return Reading(value: value, isOrdinal: reader.isOrdinal)
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func whole() -> Int? {
        var thousands = 0
        if let head = belowThousand() {
            guard eat("tausend") else { return finish(head) }
            thousands = head
        } else {
            guard eat("tausend") else { return nil }
            thousands = 1
        }
        if position == bytes.count || ending("stel") { return thousands * 1000 }
        _ = eat("und")
        guard let rest = belowThousand(orOrdinal: true) else { return nil }
        return finish(thousands * 1000 + rest)
    }

    private mutating func finish(_ value: Int) -> Int? {
        if position < bytes.count, !isOrdinal {
            guard ending(value % 100 >= 20 || value % 100 == 0 ? "ste" : "te") else { return nil }
        }
        return value
    }

    /// Takes the ending of an ordinal: „-te“, „-ten“, „-ter“, „-tes“, „-tem“, with „s“ before it where `stem` has one.
    private mutating func ending(_ stem: StaticString) -> Bool {
        let before = position
        let isSte = stem.utf8CodeUnitCount > 2
        guard isSte ? eat("ste") : eat("te") else { return false }
        if position < bytes.count, "nrsm".utf8.contains(bytes[position]) { position += 1 }
        isOrdinal = position == bytes.count
        if !isOrdinal { position = before }
        return isOrdinal
    }

    private mutating func belowThousand(orOrdinal: Bool = false) -> Int? {
        let before = position
        if eat("hundert") { return hundreds(1) }
        if let head = belowHundred() {
            guard !isOrdinal, eat("hundert") else { return head }
            guard (1...99).contains(head), head % 10 != 0 || head == 10 else { return nil }
            return hundreds(head)
        }
        position = before
        return nil
    }

    private mutating func hundreds(_ head: Int) -> Int? {
        if position == bytes.count { return head * 100 }
        let before = position
        if ending("ste") { return head * 100 }
        _ = eat("und")
        if let rest = belowHundred() { return head * 100 + rest }
        position = before
        return head * 100
    }

    private mutating func belowHundred() -> Int? {
        if let teen = teen() { return teen }
        if let ten = ten() { return ten }
        guard let unit = unit() else { return irregularOrdinal() }
        let before = position
        if eat("und"), let ten = ten() { return ten + unit }
        position = before
        if irregular(unit) { return unit }
        return unit
    }

    /// „erste“, „dritte“ and „siebte“, whose stems are no cardinals.
    private mutating func irregularOrdinal() -> Int? {
        let before = position
        for (stem, value) in [("ers", 1), ("drit", 3), ("sieb", 7)] as [(StaticString, Int)] {
            if eat(stem), ending("te") { return value }
            position = before
        }
        return nil
    }

    /// „achte“ has one t where „acht“ + „te“ would have two.
    private mutating func irregular(_ unit: Int) -> Bool {
        guard unit == 8, position < bytes.count, bytes[position] == UInt8(ascii: "e") else { return false }
        position -= 1
        if ending("te") { return true }
        position += 1
        return false
    }

    private mutating func unit() -> Int? { first(of: NumberWord.units) }
    private mutating func teen() -> Int? { first(of: NumberWord.teens) }
    private mutating func ten() -> Int? { first(of: NumberWord.tens) }

    private mutating func first(of table: [(StaticString, Int)]) -> Int? {
        guard position < bytes.count else { return nil }
        for (word, value) in table where word.utf8Start.pointee == bytes[position] && eat(word) {
            return value
        }
        return nil
    }

    private mutating func eat(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard bytes.count - position >= count else { return false }
        for offset in 0..<count where word.utf8Start[offset] != bytes[position + offset] { return false }
        position += count
        return true
    }

    private static let units: [(StaticString, Int)] = [
        ("eins", 1), ("eine", 1), ("ein", 1), ("zwei", 2), ("zwo", 2), ("drei", 3), ("vier", 4), ("fuenf", 5),
        ("sechs", 6), ("sieben", 7), ("acht", 8), ("neun", 9), ("null", 0),
    ]
    private static let teens: [(StaticString, Int)] = [
        ("dreizehn", 13), ("vierzehn", 14), ("fuenfzehn", 15), ("sechzehn", 16), ("sechszehn", 16), ("siebzehn", 17),
        ("siebenzehn", 17), ("achtzehn", 18), ("neunzehn", 19), ("zehn", 10), ("elf", 11), ("zwoelf", 12),
        ("zwolf", 12),
    ]
    private static let tens: [(StaticString, Int)] = [
        ("zwanzig", 20), ("dreissig", 30), ("vierzig", 40), ("fuenfzig", 50), ("funfzig", 50), ("sechzig", 60),
        ("sechszig", 60), ("siebzig", 70), ("siebenzig", 70), ("achtzig", 80), ("neunzig", 90),
    ]
}
