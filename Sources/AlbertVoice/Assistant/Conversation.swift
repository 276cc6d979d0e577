/// What is still open between a speaker and Albert.
public struct Conversation: Hashable, Sendable {
    /// How long a question waits for its answer, in seconds; Hermes' `continueSession` waits as long.
    static let patience = 30

    /// A question that was asked.
    enum Pending: Hashable, Sendable {
        /// Whether an old step is really to be taken back.
        case undo(step: String)
        /// When something is due or takes place.
        case time(Intent)
        /// Whether a sentence was said as it was heard.
        case heard(String)
    }

    private var pending: Pending?
    private var asked = 0

    /// A conversation in which nothing has been said.
    public init() {}

    /// Remembers a question.
    mutating func ask(_ question: Pending, at moment: Moment) {
        pending = question
        asked = moment.epoch
    }

    /// The open question, which thereby is no longer open; nil where there is none or it waited too long.
    mutating func takePending(at moment: Moment) -> Pending? {
        defer { pending = nil }
        return (0...Self.patience).contains(moment.epoch - asked) ? pending : nil
    }
}

extension Intent {
    /// The same request with the time that was missing; nil where it takes none.
    func at(_ time: TimePhrase) -> Intent? {
        switch self {
        case .addHomework(var request):
            request.due = .time(time)
            return .addHomework(request)
        case .addHomeworks(let requests):
            return .addHomeworks(
                requests.map { request in
                    var dated = request
                    dated.due = .time(time)
                    return dated
                })
        case .addEvent(var request):
            request.time = time
            return .addEvent(request)
        case .addTask(var request):
            request.time = time
            return .addTask(request)
        case .addTakeAlong(var request):
            request.time = time
            return .addTakeAlong(request)
        case .addDrive(var request):
            request.time = time
            return .addDrive(request)
        case .addBirthday(let name, _):
            return .addBirthday(name: name, time: time)
        default:
            return nil
        }
    }
}
