/// Why a set-up cannot be read, as a sentence for people and one for the log.
public struct SetupFault: Error, Hashable, Sendable {
    /// For people.
    public var german: String
    /// For logs.
    public var english: String

    /// A fault in two sentences.
    public init(german: String, english: String) {
        self.german = german
        self.english = english
    }

    /// The sentences of whatever was thrown.
    public init(_ error: any Error) {
        switch error {
        case let fault as SetupFault: self = fault
        case let error as FamilyFileError: self.init(german: error.sentence, english: error.englishSentence)
        case let error as WordListError: self.init(german: error.sentence, english: error.englishSentence)
        case let error as DeviceFileError: self.init(german: error.sentence, english: error.englishSentence)
        case let error as RecognitionError: self.init(german: error.germanSentence, english: error.englishSentence)
        case let error as EarsFault: self.init(german: error.german, english: error.english)
        case let error as StoreError: self.init(german: error.germanSentence, english: "\(error.path): \(error.detail)")
        default: self.init(german: "Das ging nicht: \(error).", english: "\(error)")
        }
    }
}
