/// What a sentence means to the product: intent and every slot, days resolved.
///
/// Equal meanings lead to equal deeds: „Zahnarzt Freitag“ and „Zahnarzt am Freitag“ are the same, the name of the slot in
/// which something was said is not part of it.
public struct Meaning: Hashable, Sendable {
    /// The command's name, „addEvent“.
    public let intent: String
    /// The entries it files, or begins to file.
    public let entries: [Entry]
    /// What is asked first.
    public let question: Question?
    /// Whether it only answers a question, so that nothing comes of it where none was asked.
    public let isAnswer: Bool
    /// What else was said, for intents that file nothing; days in it are in `time` where they can be resolved.
    private let rest: Intent?
    private let time: [LocalDateTime?]

    /// The meaning of an understood sentence at a moment; nil where it was refused.
    public init?(_ understanding: Understanding, at moment: Moment) {
        guard let intent = understanding.intentName, let reading = understanding.reading else { return nil }
        self.intent = intent
        entries = understanding.entries
        question = understanding.question
        isAnswer = reading.intent.isAnswer
        (rest, time) = entries.isEmpty ? Self.resolved(reading.intent, at: moment) : (nil, [])
    }

    private static func resolved(_ intent: Intent, at moment: Moment) -> (Intent, [LocalDateTime?]) {
        let phrase: TimePhrase? =
            switch intent {
            case .showAgenda(let phrase): phrase
            case .inquire(let inquiry): inquiry.time
            case .giveTime(let phrase): phrase
            default: nil
            }
        let options = TimeOptions(offset: moment.offset)
        guard let phrase, let value = try? GermanTime.value(of: phrase.words, at: moment.local, options: options)
        else { return (intent, []) }
        let rest: Intent =
            switch intent {
            case .showAgenda: .showAgenda(nil)
            case .inquire(let inquiry): .inquire(inquiry.timeless)
            default: .giveTime(TimePhrase(words: []))
            }
        return (rest, [value.start, value.end])
    }
}
