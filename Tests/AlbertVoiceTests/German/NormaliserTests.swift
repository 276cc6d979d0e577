import Testing

@testable import AlbertVoice

@Suite("Typed text becomes the words somebody would have said")
struct NormaliserTests {
    @Test(
        arguments: [
            ("S. 42 Nr. 3", "seite zweiundvierzig nummer drei"),
            ("S.42, Nr.3-5", "seite zweiundvierzig nummer drei bis fünf"),
            ("Nr. 3 a", "nummer drei a"),
            ("Nr. 3a", "nummer drei a"),
            ("Seite 142", "seite einhundert zweiundvierzig"),
            ("16:30 Uhr", "sechzehn uhr dreißig"),
            ("16.30 Uhr", "sechzehn uhr dreißig"),
            ("3:30", "null drei uhr dreißig"),
            ("16 Uhr", "sechzehn uhr"),
            ("1 Uhr", "ein uhr"),
            ("am 5.9.", "am fünften neunten"),
            ("am 5. September", "am fünften september"),
            ("05.09.2026", "fünften neunten zweitausend sechsundzwanzig"),
            ("2026-09-05", "fünften neunten zweitausend sechsundzwanzig"),
            ("9-10 Uhr", "von neun uhr bis zehn uhr"),
            ("Freitagabend", "freitag abend"),
            ("fuer Lena", "für lena"),
            ("dreissig", "dreißig"),
            ("zweihundertdreiundvierzig", "zweihundert dreiundvierzig"),
            ("Hey Albert, Zahnarzt!", "hey albert zahnarzt"),
            ("„Mathe“", "mathe"),
        ])
    func typed(_ text: String, _ spoken: String) throws {
        let automaton = try Sample.understander().german.automaton
        let words = Normaliser { automaton.knows($0) }.words(text)
        #expect(words.joined(separator: " ") == spoken)
    }
}
