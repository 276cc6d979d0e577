import Foundation
import Testing

@testable import AlbertVoice

@Suite("geraet.json5") struct DeviceFileTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func saysEverything() throws {
        let text = """
            // in the kitchen
            {
              person: "Mama", microphone: "plughw:CARD=Kitchen",
              users: { "1000": "Anna", "1001": ["Felix", "lena"] },
              wakeWords: ["hey albert"], sensitivity: .7, speak: "children", earcon: false,
            }
            """
        let settings = try DeviceFile.settings(parsing: text, for: try Sample.family())
        #expect(
            settings
                == DeviceSettings(
                    person: "Anna", users: [1000: ["Anna"], 1001: ["Felix", "Lena"]],
                    microphone: "plughw:CARD=Kitchen", wakeWords: ["hey albert"], sensitivity: 0.7, speak: .children,
                    earcon: false))
    }

    @Test(arguments: ["{}", "{ person: null, users: {} }"]) func maySayNothing(text: String) throws {
        #expect(try DeviceFile.settings(parsing: text, for: try Sample.family()) == DeviceSettings())
    }

    @Test func mayBeMissing() throws {
        let settings = try DeviceFile.settings(in: scratch.folder.path, for: try Sample.family())
        #expect(settings == DeviceSettings())
    }

    @Test(arguments: [
        ("{ person: \"Egon\" }", "Zeile 1, Spalte 11: Egon steht nicht in der Familiendatei."),
        ("{ users: { anna: \"Anna\" } }", "Zeile 1, Spalte 12: „anna“ ist keine Kennung eines Benutzers."),
        ("{ users: { \"1000\": [] } }", "Zeile 1, Spalte 20: Hier fehlt ein Name."),
        (
            "{ users: [\"Anna\"] }",
            "Zeile 1, Spalte 10: „users“ braucht einen Block in { }, hier steht eine Liste in [ ]."
        ),
        ("{\n sensitivity: 2 }", "Zeile 2, Spalte 15: „sensitivity“ ist eine Zahl von 0 bis 1."),
        ("{ sensitivity: NaN }", "Zeile 1, Spalte 16: „sensitivity“ ist eine Zahl von 0 bis 1."),
        (
            "{ speak: \"immer\" }",
            "Zeile 1, Spalte 10: „immer“ kenne ich bei „speak“ nicht. Möglich sind never, children, always."
        ),
        ("{ earcon: \"ja\" }", "Zeile 1, Spalte 11: „earcon“ braucht true oder false, hier steht ein Text."),
        ("{ microphone: \" \" }", "Zeile 1, Spalte 15: Hier fehlt ein Name."),
        ("{ mikrofon: \"x\" }", "Zeile 1, Spalte 3: Die Angabe „mikrofon“ kenne ich nicht."),
        ("{ person: \"Anna\"", "Zeile 1, Spalte 17: Hier erwarte ich ein Komma oder „}“, aber die Datei ist zu Ende."),
    ]) func namesItsFaultAndWhere(text: String, sentence: String) throws {
        let family = try Sample.family()
        do {
            _ = try DeviceFile.settings(parsing: text, for: family)
            Issue.record("„\(text)“ was read")
        } catch {
            #expect(error.sentence.hasPrefix("geraet.json5, \(sentence)"), "\(error.sentence)")
            #expect(error.englishSentence.hasSuffix("."))
        }
    }
}
