/// Why the ears cannot do what was asked.
public enum EarsFault: Error, Hashable, Sendable {
    /// Nothing, or nothing that fits, was heard.
    case recognition(RecognitionError)
    /// Something is wrong with device or model; for people, and for the log.
    case device(german: String, english: String)
    /// They follow another sentence.
    case busy
    /// Nobody began to talk.
    case notTalking

    /// For people.
    public var german: String {
        switch self {
        case .recognition(let error): error.germanSentence
        case .device(let german, _): german
        case .busy: "Ich höre gerade jemand anderem zu."
        case .notTalking: "Ich habe nicht zugehört. „albert-voiced talk start“ beginnt."
        }
    }

    /// For logs.
    public var english: String {
        switch self {
        case .recognition(let error): error.englishSentence
        case .device(_, let english): english
        case .busy: "The ears follow another sentence."
        case .notTalking: "Nobody began to talk."
        }
    }
}
