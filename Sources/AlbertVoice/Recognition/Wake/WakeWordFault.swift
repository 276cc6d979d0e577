/// Why a wake word cannot be used.
public enum WakeWordFault: Error, Hashable, Sendable {
    /// There is no word, or there are more than four.
    case words(String)
    /// It has too few phones.
    case short(String, phones: Int)
    /// Words the lexicon does not have.
    case unknown([String])

    /// What is wrong and what to do, for people.
    public var sentence: String {
        switch self {
        case .words(let text): "„\(text)“ ist kein Weckwort: Es besteht aus einem bis vier Wörtern."
        case .short(let text, let phones):
            "Das Weckwort „\(text)“ ist mit \(phones) Lauten zu kurz, es braucht \(WakeWord.leastPhones). Nimm „Hey“ davor."
        case .unknown(let words):
            "Wie „\(words.joined(separator: "“, „"))“ klingt, weiß ich nicht sicher. Lege es mit „albert-voiced words add“ fest."
        }
    }

    /// The same for the log.
    public var englishSentence: String {
        switch self {
        case .words(let text): "\(text) is no wake word: it takes one to four words."
        case .short(let text, let phones):
            "The wake word \(text) has \(phones) phones, too few to be told from other speech; it needs \(WakeWord.leastPhones)."
        case .unknown(let words):
            "The lexicon does not have \(words.joined(separator: ", ")): add it with albert-voiced words add."
        }
    }
}
