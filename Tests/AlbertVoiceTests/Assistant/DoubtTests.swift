import Testing

@testable import AlbertVoice

@Suite("What was not heard well is asked about before it is done")
struct DoubtTests {
    private struct Kitchen {
        let assistant: Assistant
        let speaker: Member
        var conversation = Conversation()

        init() throws {
            assistant = Assistant(
                understander: try Sample.understander(),
                journal: try Journal(MemoryStore()), device: "Küche")
            speaker = try Sample.member("Anna")
        }

        /// The words with the given margin for one of them and a good one for the others.
        mutating func hear(_ text: String, confidence: Double, weak: String = "") -> Reply {
            let segments = text.split(separator: " ").map {
                Hypothesis.Segment(word: String($0), start: 0, end: 0.4, margin: $0 == weak ? -45 : -5)
            }
            var hypothesis = Hypothesis(words: segments.map(\.word), confidence: confidence)
            hypothesis.segments = segments
            return assistant.respond(
                to: hypothesis, strictness: .normal, from: speaker, at: Sample.moment, in: &conversation)
        }
    }

    @Test(
        "the slot of the weakest word is named",
        arguments: [
            ("zahnarzt für lena am donnerstag", "donnerstag", "Meintest du am Donnerstag?"),
            ("zahnarzt für lena am donnerstag", "zahnarzt", "Meintest du Zahnarzt?"),
            ("zahnarzt für lena am donnerstag", "lena", "Meintest du Lena?"),
            ("mathe seite zwölf bis freitag", "zwölf", "Meintest du Seite 12?"),
            ("mathe seite zwölf bis freitag", "mathe", "Meintest du Mathematik?"),
            ("wann hat mia geburtstag", "mia", "Meintest du Mia?"),
            ("wo ist der turnbeutel", "turnbeutel", "Meintest du Turnbeutel?"),
            ("wer hat im september geburtstag", "september", "Meintest du im September?"),
            ("wie sieht nächste woche aus", "nächste", "Meintest du nächste Woche?"),
        ])
    func question(_ text: String, _ weak: String, _ toast: String) throws {
        var kitchen = try Kitchen()
        let reply = kitchen.hear(text, confidence: 0.6, weak: weak)
        #expect(reply.outcome == .asked)
        #expect(reply.toast.sentence == toast)
        #expect(try kitchen.assistant.journal.state().entries.isEmpty)
    }

    @Test(
        "a sentence without a slot in doubt is asked back as one writes it",
        arguments: [
            ("nein donnerstag", "„Nein, Donnerstag“"), ("ich meinte englisch", "„Ich meinte Englisch“"),
            ("nein fünfter september um vier uhr", "„Nein, fünfter September um vier Uhr“"),
            ("müll rausbringen ist erledigt", "„Müll rausbringen ist erledigt“"),
            ("doch lena", "„Doch, Lena“"), ("ja", "„Ja“"),
        ])
    func sentence(_ said: String, _ written: String) throws {
        let words = said.split(separator: " ").map(String.init)
        let vocabulary = try Sample.understander().german.vocabulary
        #expect("„\(WrittenSentence(words, vocabulary: vocabulary).text)“" == written)
    }

    @Test("„Ja“ does it")
    func yes() throws {
        var kitchen = try Kitchen()
        _ = kitchen.hear("zahnarzt für lena am donnerstag", confidence: 0.6, weak: "donnerstag")
        let reply = kitchen.hear("ja", confidence: 0.9)
        #expect(reply.outcome == .done)
        #expect(try kitchen.assistant.journal.state().entries.map(\.title) == ["Zahnarzt"])
    }

    @Test("„Nein“ leaves it and says so")
    func no() throws {
        var kitchen = try Kitchen()
        _ = kitchen.hear("zahnarzt für lena am donnerstag", confidence: 0.6, weak: "zahnarzt")
        let reply = kitchen.hear("nein", confidence: 0.9)
        #expect(reply.toast.sentence == Refusal.misheard.sentence)
        #expect(try kitchen.assistant.journal.state().entries.isEmpty)
    }

    @Test("another day said instead mends it")
    func mended() throws {
        var kitchen = try Kitchen()
        _ = kitchen.hear("zahnarzt für lena am donnerstag", confidence: 0.6, weak: "donnerstag")
        let reply = kitchen.hear("am freitag", confidence: 0.9)
        #expect(reply.outcome == .done)
        #expect(
            try kitchen.assistant.journal.state().entries.map(\.start?.date) == [LocalDate("2026-03-13")])
    }

    @Test("what was heard well is done at once, an unsure answer to no question does nothing")
    func sure() throws {
        var kitchen = try Kitchen()
        #expect(kitchen.hear("zahnarzt für lena am donnerstag", confidence: 0.95).outcome == .done)
        #expect(kitchen.hear("ja", confidence: 0.3).outcome == .refused)
    }
}
