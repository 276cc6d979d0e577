import Testing

@testable import AlbertVoice

@Suite("Transcripts as words")
struct SpokenTextTests {
    @Test(
        "as text.py makes them for training",
        arguments: [
            ("Der Lappen liegt auf dem Eisschrank.", "der lappen liegt auf dem eisschrank"),
            ("Theater-AG, 42 %", "theater ag zweiundvierzig prozent"), ("S. 7b & 12", "s sieben b und zwölf"),
            ("Wie geht's?", "wie gehts"), ("die ʻOkina", "die okina"), ("Cafe\u{301} Größe", "café größe"),
            ("2012", "zweitausendzwölf"),
            ("1234567", "einhundertdreiundzwanzigtausendvierhundertsechsundfünfzig sieben"),
            ("… – !", ""), ("", ""), ("日本", ""),
        ])
    func words(_ text: String, _ expected: String) {
        #expect(SpokenText.words(of: text).joined(separator: " ") == expected)
    }
}
