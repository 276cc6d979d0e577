/// Numbers as they are spoken in commands.
enum NumberPhrases {
    /// One word each from 1 to 99, „zwo“ and „fuffzehn“ included.
    static let upToNinetyNine: Phrase = cardinals(1...99)

    /// 1 to 999, the hundreds as a word of their own: „hundert zweiundvierzig“.
    static let upToNineHundredNinetyNine: Phrase = .choice([
        upToNinetyNine,
        .sequence([hundreds, .option(upToNinetyNine)]),
    ])

    /// „ersten“ to „einunddreißigsten“, also as „fünfter“.
    static let dayOrdinals: Phrase = ordinals(1...31)

    /// „ersten“ to „zwölften“ for the month, also as „neunter“.
    static let monthOrdinals: Phrase = ordinals(1...12)

    /// „zweitausend sechsundzwanzig“: the years one plans for.
    static let year: Phrase = "zweitausend \(cardinals(24...35))"

    /// The cardinal words of a range.
    static func cardinals(_ range: ClosedRange<Int>) -> Phrase {
        let variants = [2: ["zwo"], 15: ["fuffzehn"], 50: ["fuffzig"], 1: ["ein"]]
        return .choice(range.flatMap { [GermanNumber.spoken($0)] + (variants[$0] ?? []) }.map(Phrase.word))
    }

    private static let hundreds: Phrase = .choice(
        (["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]).map { .word($0 + "hundert") })

    private static func ordinals(_ range: ClosedRange<Int>) -> Phrase {
        .choice(range.map(GermanNumber.spokenOrdinal).flatMap { [.word($0 + "n"), .word($0 + "r")] })
    }
}
