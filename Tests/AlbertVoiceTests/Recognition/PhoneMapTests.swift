import Testing

@testable import AlbertVoice

@Suite struct PhoneMapTests {
    @Test(arguments: [
        ("ˈuː ɾ", "U: ER|U: R"), ("v ˈuː ɾ s t", "V U: ER S T|V UH ER S T|V U: R S T"), ("d ˈ?? ç", "D UH ER C"),
        ("t ɾ ˈɑː k", "T R A: K"), ("b ˈɛː ɾ", "B E: ER|B E: R"),
        ("pf ˈa n ə", "PF AH N AX"), ("ˈa p f ˌɑː r ə n", "AH P F A: R AX N"), ("d ˈɔø t ʃ", "D OI T SH"),
        ("(en) dʒ ˈiː n z (de)", "D SH I: N Z"), ("r ˌɛ s t oː r ˈɑ̃", "R EH S T O: R AH"), ("ɸ", ""), ("", ""),
    ])
    func phonemesBecomePhones(ipa: String, phones: String) {
        let variants = PhoneMap.variants(of: ipa.split(separator: " ").map(String.init))
        #expect(variants.map { $0.joined(separator: " ") }.joined(separator: "|") == phones)
    }
}
