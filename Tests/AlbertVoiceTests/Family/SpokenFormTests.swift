import Testing

@testable import AlbertVoice

@Suite struct SpokenFormTests {
    @Test(arguments: [
        ("Anna-Lena", "anna lena"), ("  Oma   Grete ", "oma grete"), ("Opa’s", "opas"), ("Ju\u{308}rgen", "jürgen"),
        ("GROẞ", "groß"), ("-", ""), ("Zoë", "zoë"),
    ])
    func words(text: String, means: String) {
        #expect(Array(SpokenForm.words(of: text).utf8) == Array(means.utf8))
    }

    @Test(arguments: [("R2", "2"), ("Зоя", "З"), ("a\tb", "\t"), ("a😀", "😀"), ("a_b", "_"), ("مريم", "م")])
    func unspeakable(text: String, character: Character) {
        #expect(SpokenForm.unspeakable(in: text) == character)
    }

    @Test(arguments: ["Anna", "Zoë", "Łukasz", "Nguyễn", "Ju\u{308}rgen", "D’Artagnan", "Anna-Lena"])
    func speakable(name: String) {
        #expect(SpokenForm.unspeakable(in: name) == nil)
    }
}
