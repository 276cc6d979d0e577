/// Understands sentences for one family: pure, the same answer for the same words, speaker and moment.
public struct Understander: Sendable {
    /// The language with the family's words.
    public let german: German
    private let normaliser: Normaliser

    /// An understander for the words of a language.
    public init(_ german: German) {
        self.german = german
        let automaton = german.automaton
        normaliser = Normaliser(knows: { automaton.knows($0) }, written: german.vocabulary.writtenForms)
    }

    /// The most bytes of a sentence; what is longer was pasted by mistake and is none.
    private static let longest = 2_000

    /// What a typed or heard sentence means to this speaker at this moment.
    public func understand(_ text: String, from speaker: Member, at moment: Moment) -> Understanding {
        guard text.utf8.count <= Self.longest else {
            return Understanding(
                words: [], reading: nil, entries: [], question: nil, refusal: .notUnderstood, toast: nil)
        }
        let words = normaliser.words(text)
        guard let reading = german.readings(of: words).first else {
            return Understanding(
                words: words, reading: nil, entries: [], question: nil,
                refusal: refusal(of: text, words: words, at: moment), toast: nil)
        }
        return understanding(words, reading, from: speaker, at: moment)
    }

    /// What a reading means; a question's answer makes a new reading of the sentence before.
    func understanding(
        _ words: [String], _ reading: German.Reading, from speaker: Member, at moment: Moment
    ) -> Understanding {
        let resolver = Resolver(family: german.vocabulary.family, speaker: speaker, moment: moment)
        func result(_ entries: [Entry], _ question: Question? = nil, _ refusal: Refusal? = nil) -> Understanding {
            let isReady = question == nil && !entries.isEmpty
            return Understanding(
                words: words, reading: reading, entries: entries, question: question, refusal: refusal,
                toast: isReady ? toast(filing: entries, for: speaker, at: moment) : nil)
        }
        switch resolver.resolve(reading.intent) {
        case .entries(let entries)?: return result(entries)
        case .question(let entry, let question)?: return result([entry], question)
        case .refusal(let refusal)?: return result([], nil, refusal)
        case nil: return result([])
        }
    }

    /// The toast that reports entries which were filed together.
    public func toast(filing entries: [Entry], for speaker: Member, at moment: Moment) -> String {
        let wording = EntryWording(vocabulary: german.vocabulary, today: moment.local.date)
        let shown = entries.map { entry in
            var shown = entry
            if shown.people == [speaker.name] { shown.people = [] }
            return shown
        }
        if speaker.role == .small {
            return shown.flatMap(wording.pieces).map(\.capitalisedFirst).joined(separator: ". ") + ". Steht da."
        }
        return wording.filed(shown)
    }

    /// Why a sentence was not read: a time that does not exist, words nobody taught, or no sentence at all.
    private func refusal(of text: String, words: [String], at moment: Moment) -> Refusal {
        let reading = GermanTime.find(in: text, at: moment.local, options: TimeOptions(offset: moment.offset))
        for case .impossible(let spoken) in reading.problems { return .impossibleTime(spoken) }
        return UnknownWords(in: words, of: german).refusal { isWhole($0, at: moment) } ?? .notUnderstood
    }

    /// Whether words say all that an entry needs, so that it is only the unknown ones that stand in its way.
    private func isWhole(_ words: [String], at moment: Moment) -> Bool {
        guard let reading = german.readings(of: words).first, let speaker = german.vocabulary.family.members.first
        else { return false }
        return understanding(words, reading, from: speaker, at: moment).question == nil
    }
}
