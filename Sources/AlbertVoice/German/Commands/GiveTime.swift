/// „Bis Freitag“, „Um vier“: the answer to „Für wann?“.
enum GiveTime {
    static let command = Command(
        "giveTime",
        """
        [bis [zum|zu]|für|auf|den] (\(TimeSlots.day.phrase)|\(TimeSlots.repetition.phrase)) [\(TimeSlots.clock.phrase)]
        | \(TimeSlots.clock.phrase) | \(TimeSlots.fromNow.phrase)
        """,
        examples: [
            .init("bis freitag", .giveTime(TimePhrase(words: ["freitag"]))),
            .init("am freitag um vier", .giveTime(TimePhrase(words: ["am", "freitag", "um", "vier"]))),
            .init("den am freitag", .giveTime(TimePhrase(words: ["am", "freitag"]))),
            .init("um halb vier", .giveTime(TimePhrase(words: ["um", "halb", "vier"]))),
        ],
        never: ["zahnarzt am freitag", "freitag zahnarzt"]
    ) { match in .giveTime(TimeSlots.phrase(in: match) ?? TimePhrase(words: match.words)) }
}
