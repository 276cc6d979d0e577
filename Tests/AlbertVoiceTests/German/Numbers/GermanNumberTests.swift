import AlbertVoice
import Testing

/// Numbers said and read again.
@Suite struct GermanNumberTests {
    @Test(arguments: [
        (0, "null"), (1, "eins"), (17, "siebzehn"), (21, "einundzwanzig"), (42, "zweiundvierzig"), (100, "einhundert"),
        (101, "einhunderteins"), (1000, "eintausend"), (2026, "zweitausendsechsundzwanzig"),
        (71_000, "einundsiebzigtausend"),
        (999_999, "neunhundertneunundneunzigtausendneunhundertneunundneunzig"),
    ])
    func spoken(number: Int, words: String) {
        #expect(GermanNumber.spoken(number) == words)
    }

    @Test(arguments: [
        (1, "erste"), (3, "dritte"), (7, "siebte"), (8, "achte"), (12, "zwölfte"), (20, "zwanzigste"),
        (101, "einhunderterste"),
    ])
    func spokenOrdinal(number: Int, words: String) {
        #expect(GermanNumber.spokenOrdinal(number) == words)
    }

    @Test func everyNumberIsReadAsItIsSaid() {
        for number in Array(0...2100) + Array(stride(from: 2101, to: 1_000_000, by: 997)) {
            #expect(GermanNumber.value(of: [GermanNumber.spoken(number)]) == number)
        }
    }

    @Test func everyOrdinalIsReadAsItIsSaid() {
        for number in Array(1...2100) + Array(stride(from: 2101, to: 1_000_000, by: 997)) {
            #expect(GermanNumber.ordinal(of: GermanNumber.spokenOrdinal(number) + "n") == number)
        }
    }

    @Test(arguments: [
        (["zwo"], 2), (["hundert", "zweiundvierzig"], 142), (["zweitausend", "sechsundzwanzig"], 2026), (["42"], 42),
        (["ein", "hundert", "fünfzehn"], 115), (["fuenf"], 5), (["dreissig"], 30), (["null", "drei"], 3),
    ])
    func value(words: [String], number: Int) {
        #expect(GermanNumber.value(of: words) == number)
    }

    @Test(arguments: [
        ["vier", "fünfhundert"], ["achtundachtzig", "sechs"], ["haus"], [""], ["zwanzigeins"], ["fünfzigdreinull"],
    ])
    func noOneNumber(words: [String]) {
        #expect(GermanNumber.value(of: words) == nil)
    }
}
