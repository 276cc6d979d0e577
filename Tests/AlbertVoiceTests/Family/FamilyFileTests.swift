import Testing

@testable import AlbertVoice

/// The family file: the shipped sample, and what is said about damaged ones.
@Suite struct FamilyFileTests {
    private static let subject: FamilyFile.SubjectName = {
        ["Mathe": "Mathematik", "Mathematik": "Mathematik", "Deutsch": "Deutsch"][$0]
    }

    @Test func theSampleIsTheFamilyOfTheSurfaces() throws {
        let subjects = try WordList(.subjects)
        let family = try FamilyFile.sample(subject: { subjects.written(for: $0) })
        #expect(family.members.map(\.name) == ["Anna", "Tobias", "Felix", "Lena", "Oma Grete", "Sofia"])
        #expect(family.members.map(\.role) == [.adult, .adult, .middle, .small, .guest, .auPair])
        #expect(family.land == .bavaria)
        #expect(family.member("MAMA")?.name == "Anna")
        #expect(family.member("oma")?.spokenForms == ["oma grete", "oma", "grete"])
        #expect(family.member("Felix")?.lessons["Deutsch"] == [.monday, .wednesday, .thursday])
        #expect(family.member("Lena")?.lessons["Sachkunde"] == [.tuesday, .thursday])
        #expect(family.member("niemand") == nil)
    }

    @Test func daysAndNamesMayBeWrittenInManyWays() throws {
        let text = """
            {members: [{name: 'Anna-Lena', role: 'small', spoken: ['anna lena', "Lena’s", 'Zoë'], lessons: {
              Mathe: ['freitag', 'Mo.', 'Mo', 'wednesday', 'Sonnabend'], Deutsch: [] }}], land: 'by'}
            """
        let family = try FamilyFile.family(parsing: text, subject: Self.subject)
        let member = try #require(family.members.first)
        #expect(member.spokenForms == ["anna lena", "lenas", "zoë"])
        #expect(member.lessons == ["Mathematik": [.monday, .wednesday, .friday, .saturday], "Deutsch": []])
        #expect(family.land == .bavaria)
    }

    @Test(arguments: [
        ("[]", "Zeile 1, Spalte 1: Hier erwarte ich einen Block in { }, hier steht eine Liste in [ ]."),
        ("{}", "Zeile 1, Spalte 1: Hier fehlt die Angabe „members“."),
        ("{members: []}", "Zeile 1, Spalte 11: Die Familie ist leer. Mindestens eine Person muss hier stehen."),
        ("{members: {}}", "Zeile 1, Spalte 11: „members“ braucht eine Liste in [ ], hier steht ein Block in { }."),
        ("{members: [3]}", "Zeile 1, Spalte 12: „members“ braucht einen Block in { }, hier steht eine Zahl."),
        (
            "{mitglieder: []}",
            "Zeile 1, Spalte 2: Die Angabe „mitglieder“ kenne ich nicht. Möglich sind land, keepMissed, members."
        ),
        (
            "{members: [\n  {name: 'Felix', role: 'kind'}]}",
            "Zeile 2, Spalte 25: Die Rolle „kind“ kenne ich nicht. Möglich sind adult, middle, small, guest, auPair."
        ),
        (
            "{members: [{name: 'A', role: 3}]}",
            "Zeile 1, Spalte 30: „role“ braucht einen Text in Anführungszeichen, hier steht eine Zahl."
        ),
        ("{members: [{role: 'adult'}]}", "Zeile 1, Spalte 12: Hier fehlt die Angabe „name“."),
        ("{members: [{name: 'A'}]}", "Zeile 1, Spalte 12: Hier fehlt die Angabe „role“."),
        (
            "{members: [{name: 'A', role: 'adult', alter: 9}]}",
            "Zeile 1, Spalte 39: Die Angabe „alter“ kenne ich nicht. Möglich sind name, role, spoken, lessons."
        ),
        ("{members: [{name: ' ', role: 'adult'}]}", "Zeile 1, Spalte 19: Hier fehlt ein Name."),
        (
            "{members: [{name: 'R2D2', role: 'adult'}]}",
            "Zeile 1, Spalte 19: „2“ in „R2D2“ kann ich nicht hören. Bitte schreibe den Namen nur mit Buchstaben."
        ),
        (
            "{members: [{name: 'Зоя', role: 'adult'}]}",
            "Zeile 1, Spalte 19: „З“ in „Зоя“ kann ich nicht hören. Bitte schreibe den Namen nur mit Buchstaben."
        ),
        (
            "{members: [{name: 'A\\nB', role: 'adult'}]}",
            "Zeile 1, Spalte 19: „U+A“ in „AU+AB“ kann ich nicht hören. Bitte schreibe den Namen nur mit Buchstaben."
        ),
        (
            "{members: [{name: 'Anna', role: 'adult'},\n{name: 'anna', role: 'small'}]}",
            "Zeile 2, Spalte 8: Der Name „anna“ steht hier zum zweiten Mal."
        ),
        (
            "{members: [{name: 'Oma Grete', role: 'guest', spoken: ['Oma']},\n{name: 'Oma Inge', role: 'guest', spoken: ['Oma']}]}",
            "Zeile 2, Spalte 44: „Oma“ heißt schon Oma Grete. Wer ist gemeint?"
        ),
        (
            "{members: [{name: 'Anna', role: 'adult', spoken: ['Lena']},{name: 'Lena', role: 'small'}]}",
            "Zeile 1, Spalte 67: „Lena“ heißt schon Anna. Wer ist gemeint?"
        ),
        (
            "{members: [{name: 'A', role: 'adult', spoken: 'Mama'}]}",
            "Zeile 1, Spalte 47: „spoken“ braucht eine Liste in [ ], hier steht ein Text."
        ),
        (
            "{members: [{name: 'A', role: 'small', lessons: {Mathe: ['Mo', 'Funtag']}}]}",
            "Zeile 1, Spalte 63: Den Wochentag „Funtag“ kenne ich nicht. Möglich sind Mo, Di, Mi, Do, Fr, Sa, So oder der ganze Name."
        ),
        (
            "{members: [{name: 'A', role: 'small', lessons: {Mathe: 'Mo'}}]}",
            "Zeile 1, Spalte 56: „Mathe“ braucht eine Liste in [ ], hier steht ein Text."
        ),
        (
            "{members: [{name: 'A', role: 'small', lessons: {Mahte: []}}]}",
            "Zeile 1, Spalte 49: Das Fach „Mahte“ steht in keiner Wortliste."
        ),
        (
            "{members: [{name: 'A', role: 'small', lessons: {Mathe: [], Mathematik: []}}]}",
            "Zeile 1, Spalte 60: Die Stunden für „Mathematik“ stehen hier zum zweiten Mal."
        ),
        (
            "{members: [{name: 'A', role: 'small', lessons: true}]}",
            "Zeile 1, Spalte 48: „lessons“ braucht einen Block in { }, hier steht true oder false."
        ),
        (
            "{land: 'XX', members: [{name: 'A', role: 'adult'}]}",
            "Zeile 1, Spalte 8: Das Land „XX“ kenne ich nicht. Möglich sind BW, BY, BE, BB, HB, HH, HE, MV, NI, NW, RP, SL, SN, ST, SH, TH."
        ),
        ("{members: [\n{name: Anna}]}", "Zeile 2, Spalte 8: „Anna“ braucht Anführungszeichen."),
        (
            "{members: [\n{name: 'Anna}]}",
            "Zeile 2, Spalte 8: Der Text, der hier beginnt, endet nicht in dieser Zeile mit einem Anführungszeichen."
        ),
        (
            "{members: [\n{name: 'Anna' role: 'adult'}]}",
            "Zeile 2, Spalte 15: Hier erwarte ich ein Komma oder „}“, hier steht „r“."
        ),
        ("{members: [", "Zeile 1, Spalte 12: Hier erwarte ich einen Wert, aber die Datei ist zu Ende."),
    ])
    func faults(text: String, sentence: String) {
        let error = #expect(throws: FamilyFileError.self) {
            try FamilyFile.family(parsing: text, file: "familie.json5", subject: Self.subject)
        }
        #expect(error?.sentence == "familie.json5, " + sentence)
        #expect(error?.englishSentence.hasPrefix("familie.json5, line ") == true)
    }

    @Test func aFileThatIsNotThereIsNamed() {
        let error = #expect(throws: FamilyFileError.self) { try FamilyFile.family(at: "/nirgends/familie.json5") }
        #expect(error?.sentence == "familie.json5: Diese Datei gibt es nicht.")
    }

    @Test func aFolderIsNoFile() {
        #expect(throws: FamilyFileError(.forbidden, file: "tmp", position: nil)) { try FamilyFile.family(at: "/tmp") }
    }

    @Test func bytesThatAreNoUTF8HaveALine() {
        #expect(throws: TextFileError(.notUTF8(line: 2), path: "x")) {
            try TextFile.text(of: Array("a\n".utf8) + [0xFC, 0x0A], path: "x")
        }
    }
}
