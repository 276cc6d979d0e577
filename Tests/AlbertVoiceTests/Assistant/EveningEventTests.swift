import Testing

@testable import AlbertVoice

@Suite("Events that are in the evening") struct EveningEventTests {
    @Test(
        arguments: [
            ("am freitag um acht", "am freitag um acht abends"), ("morgen um halb neun", "morgen um halb neun abends"),
            ("am freitag von sieben bis neun", "am freitag von sieben bis neun abends"),
            ("am freitag um elf", nil), ("am freitag um vier", nil), ("am freitag um zwanzig uhr", nil),
            ("samstag früh um acht", nil), ("am samstag morgen um acht", nil), ("am freitag", nil),
        ] as [(String, String?)])
    func anHourOfTheMorningIsTheEvenings(said: String, meant: String?) throws {
        let resolver = Resolver(
            family: try Sample.understander().german.vocabulary.family, speaker: try Sample.member("Anna"),
            moment: Sample.moment)
        let time = TimePhrase(words: said.split(separator: " ").map(String.init))
        let found = EveningEvent.time(time, by: resolver).words.joined(separator: " ")
        #expect(found == meant ?? said)
    }

    @Test(arguments: [("Elternabend", true), ("Kino", true), ("Zahnarzt", false), ("Kindertheater", false)])
    func theTitleTells(title: String, isInTheEvening: Bool) {
        #expect(EveningEvent.isCalled(title) == isInTheEvening)
    }
}
