/// Cuts a text into tokens and looks every word up, in one pass over its bytes.
struct WordLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var tokens: [WordToken] = []
    private var words: [Int32] = []
    private var folded: [UInt8] = []
    private let lexicon = WordLexicon.shared

    /// The tokens of a text, closed by three of kind `end` so that rules may look ahead.
    static func tokens(of text: String) -> [WordToken] {
        var text = text
        return text.withUTF8 { bytes in
            var lexer = WordLexer(bytes: bytes)
            return lexer.run()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4 + 6)
        words.reserveCapacity(bytes.count / 4 + 6)
        folded.reserveCapacity(64)
    }

    private mutating func run() -> [WordToken] {
        while position < bytes.count {
            let byte = bytes[position]
            if isSpace(byte) {
                position += 1
            } else if isDigit(byte) {
                digits()
            } else if isLetter(byte) {
                word()
            } else {
                symbol()
            }
        }
        joinPhrases()
        for _ in 0..<4 { tokens.append(WordToken(lexeme: .end, start: bytes.count, end: bytes.count, isGlued: false)) }
        return tokens
    }

    private mutating func append(_ lexeme: Lexeme, from start: Int, word: Int32 = -1) {
        let isGlued = start > 0 && tokens.last?.end == start
        tokens.append(WordToken(lexeme: lexeme, start: start, end: position, isGlued: isGlued))
        words.append(word)
    }

    private mutating func digits() {
        let start = position
        var number = 0
        while position < bytes.count, isDigit(bytes[position]) {
            number = number &* 10 &+ Int(bytes[position] & 15)
            position += 1
        }
        append(Lexeme(.digits), from: start)
        let digits = position - start
        tokens[tokens.count - 1].number = digits > 18 ? Int.max : number
        tokens[tokens.count - 1].digits = digits
    }

    private mutating func word() {
        let start = position
        folded.removeAll(keepingCapacity: true)
        var lead: UInt8 = 0
        while position < bytes.count, isLetter(bytes[position]) {
            Folding.append(bytes[position], after: &lead, to: &folded)
            position += 1
        }
        let (lexeme, word) = lookUp()
        append(lexeme, from: start, word: word)
        let first = bytes[start]
        tokens[tokens.count - 1].isCapital =
            first >= 0x41 && first <= 0x5A || first == 0xC3 && start + 1 < position && bytes[start + 1] < 0xA0
    }

    private func lookUp() -> (Lexeme, Int32) {
        folded.withUnsafeBufferPointer { word in
            if let number = lexicon.number(of: word) { return (lexicon.lexeme(number), number) }
            guard word.count >= 6, let reading = NumberWord.read(word) else { return (.unknown, -1) }
            return (Lexeme(reading.isOrdinal ? .ordinal : .cardinal, reading.value), -1)
        }
    }

    private mutating func symbol() {
        let start = position
        let (scalar, count) = scalar(at: position)
        position += count
        if scalar == 0xA0 || scalar == 0x202F || scalar == 0x2009 { return }
        append(Lexeme(.symbol, WordLexer.plain(scalar)), from: start)
    }

    /// Dashes of all lengths are one symbol.
    private static func plain(_ scalar: Int) -> Int {
        (0x2010...0x2015).contains(scalar) || scalar == 0x2212 ? 0x2D : scalar
    }

    private func scalar(at index: Int) -> (Int, Int) {
        let byte = Int(bytes[index])
        let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        guard count > 1, index + count <= bytes.count else { return (byte, 1) }
        var value = byte & (0xFF >> (count + 1))
        for offset in 1..<count { value = value << 6 | Int(bytes[index + offset] & 0x3F) }
        return (value, count)
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 }
    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    /// Latin letters: ASCII, the Latin-1 ones (C3), Latin extended (C4, C5) and combining marks (CC).
    private func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte < 0x80 || byte >= 0x80 && byte < 0xC0 && inLetter
            || byte >= 0xC3 && byte <= 0xC5 || byte == 0xCC
    }
    /// A continuation byte belongs to a letter when its lead byte does.
    private var inLetter: Bool {
        guard position > 0 else { return false }
        let lead = bytes[position - 1]
        return lead >= 0xC3 && lead <= 0xC5 || lead == 0xCC
    }

    /// Replaces words that mean one thing together by one token.
    private mutating func joinPhrases() {
        var kept = 0
        var index = 0
        while index < tokens.count {
            var token = tokens[index]
            var last = index
            if words[index] >= 0, let phrases = lexicon.phrases[words[index]],
                let phrase = phrases.first(where: { matches($0, at: index) })
            {
                last = end(of: phrase, at: index)
                token.lexeme = phrase.lexeme
                token.end = tokens[last].end
            }
            tokens[kept] = token
            kept += 1
            index = last + 1
        }
        // What is kept moves to the front as it is found: taking pieces out of a long text again and again is slow.
        tokens.removeSubrange(kept...)
    }

    private func matches(_ phrase: WordLexicon.Phrase, at index: Int) -> Bool {
        end(of: phrase, at: index) > index
    }

    /// The place of a phrase's last word, `index` where it does not stand here; hyphens and apostrophes are passed over.
    private func end(of phrase: WordLexicon.Phrase, at index: Int) -> Int {
        var place = index
        for word in phrase.words.dropFirst() {
            place += 1
            while place < tokens.count,
                tokens[place].isSymbol("-") || tokens[place].isSymbol("'") || tokens[place].isSymbol("’")
            { place += 1 }
            guard place < words.count, words[place] == word else { return index }
        }
        return place
    }
}
