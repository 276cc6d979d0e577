extension Turn {
    /// As `reply`, but asks before it does something of which the recogniser was not sure.
    func reply(
        toDoubtful hypothesis: Hypothesis, pending: Conversation.Pending?, _ conversation: inout Conversation
    ) throws -> Reply {
        guard understanding.refusal == nil, let reading = understanding.reading, !reading.intent.isAnswer else {
            return try reply(pending: pending, &conversation)
        }
        let doubt = Doubt(hypothesis, reading, vocabulary: assistant.understander.german.vocabulary)
        let what = doubt.slot ?? understanding.entry.map { wording.line($0) } ?? "„\(sentence)“"
        return ask(.meant(what), .heard(text), &conversation)
    }

    private var sentence: String {
        WrittenSentence(understanding.words, vocabulary: assistant.understander.german.vocabulary).text
    }
}

extension Intent {
    /// Whether it may be said in answer to a question: „Nein, Freitag“ is, though it also stands alone.
    var mayAnswer: Bool { if case .correct = self { true } else { isAnswer } }

    /// Whether it answers a question and does nothing where none was asked.
    var isAnswer: Bool {
        switch self {
        case .answer, .giveTime, .give, .cancel, .repeatLast: true
        default: false
        }
    }
}
