/// A sentence as Albert understood it, before anything is done.
public struct Understanding: Sendable {
    /// The words of the grammar that were heard or that typed text stands for.
    public let words: [String]
    /// How the words were read; nil where no reading was found.
    public let reading: German.Reading?
    /// The entries it would file, as one step; with a question, as far as they are known.
    public let entries: [Entry]
    /// The first entry it would file.
    public var entry: Entry? { entries.first }
    /// What has to be asked first.
    public internal(set) var question: Question?
    /// Why nothing can be done.
    public let refusal: Refusal?
    /// The sentence of the toast that filing the entry would show.
    public let toast: String?

    /// The command's name; nil where nothing was understood.
    public var intentName: String? { refusal == nil ? reading.map { $0.intent.name ?? $0.match.name } : nil }
}

extension Intent {
    /// The name where one command says several things; nil where the command's own name tells.
    fileprivate var name: String? {
        switch self {
        case .addDrive: "addDrive"
        case .move: "moveEntry"
        case .delete, .strike: "deleteEntry"
        case .changeOwner: "changeOwner"
        case .correct: "correct"
        case .inquire(.time): "askWhen"
        default: nil
        }
    }
}
