/// What is still open between a speaker and Albert.
public struct Conversation: Hashable, Sendable {
    /// How long a question waits for its answer, in seconds; Hermes' `continueSession` waits as long.
    static let patience = 30
    /// How many questions one sentence may lead to.
    static let mostQuestions = 2

    /// A question that was asked.
    enum Pending: Hashable, Sendable {
        /// Whether an old step is really to be taken back.
        case undo(step: String)
        /// When something is due or takes place.
        case time(Intent)
        /// In which subject the homework is.
        case subject(Intent)
        /// Which of several entries is meant, by their names.
        case choice(Intent, entryIDs: [String])
        /// Whether a sentence was said as it was heard.
        case heard(String)
    }

    private var pending: Pending?
    private var asked = 0
    /// The question that was asked last, as it was asked.
    private(set) var question = ""
    private var questions = 0

    /// The toast that was shown last, for „Wie bitte?“; nil where nothing was said.
    private(set) var last: Toast?

    /// A conversation in which nothing has been said.
    public init() {}

    /// Remembers a question, with the sentence it was asked with; nil where it is still the last.
    mutating func ask(_ pending: Pending, _ sentence: String? = nil, at moment: Moment) {
        self.pending = pending
        asked = moment.epoch
        question = sentence ?? question
    }

    /// Whether another question may be asked: two at most for one sentence, Albert does not interrogate.
    var mayAsk: Bool { questions < Self.mostQuestions }

    /// Forgets how much was asked about the sentence before.
    mutating func beginAnew() { questions = 0 }

    /// Remembers what was answered.
    mutating func note(_ reply: Reply) {
        if reply.outcome == .asked { questions += 1 } else if pending == nil { questions = 0 }
        last = reply.toast
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
        case .addEvents(let requests):
            return .addEvents(
                requests.map { request in
                    var dated = request
                    dated.time = request.time ?? time
                    return dated
                })
        case .addTask(var request):
            request.time = time
            return .addTask(request)
        case .addTakeAlong(var request):
            request.time = time
            return .addTakeAlong(request)
        case .addDrive(var request):
            request.time = time
            return .addDrive(request)
        case .move(let reference, _):
            return .move(reference, to: time)
        case .addBirthday(let name, _):
            return .addBirthday(name: name, time: time)
        default:
            return nil
        }
    }

    /// The same request in the subject that was missing; nil where it has none.
    func `in`(_ subject: String) -> Intent? {
        guard case .addHomework(var request) = self else { return nil }
        request.subject = subject
        return .addHomework(request)
    }

    /// The same request with another title; nil where it has none.
    func called(_ title: String) -> Intent? {
        guard case .addEvent(var request) = self else { return nil }
        request.title = title
        return .addEvent(request)
    }

    /// The same request for somebody; nil where it is nobody's.
    func `for`(_ person: PersonPhrase) -> Intent? {
        switch self {
        case .addHomework(var request):
            request.person = person
            return .addHomework(request)
        case .addEvent(var request):
            request.people = [person]
            return .addEvent(request)
        case .addTask(var request):
            request.people = [person]
            return .addTask(request)
        case .tickOff(let names, _):
            return .tickOff(names, person: person)
        default:
            return nil
        }
    }
}
