extension Inquiry {
    /// The words about time in the question; nil where there are none.
    var time: TimePhrase? {
        switch self {
        case .week(let time), .drives(_, let time, _), .takeAlong(_, let time), .birthdays(let time),
            .mine(_, let time),
            .tasks(_, let time, _):
            time
        case .free(_, let time): time
        case .time(let reference): reference.day
        case .shopping, .birthday, .now, .notes, .whereabouts: nil
        }
    }

    /// The same question without its time, for comparing what two sentences ask.
    var timeless: Inquiry {
        switch self {
        case .week: return .week(nil)
        case .drives(let person, _, let isOpen): return .drives(person, nil, onlyOpen: isOpen)
        case .tasks(let person, _, let withHomework): return .tasks(person, nil, withHomework: withHomework)
        case .takeAlong(let person, _): return .takeAlong(person, nil)
        case .birthdays: return .birthdays(nil)
        case .mine(let person, _): return .mine(person, nil)
        case .free(let person, _): return .free(person, TimePhrase(words: []))
        case .time(var reference):
            reference.day = nil
            return .time(of: reference)
        case .shopping, .birthday, .now, .notes, .whereabouts: return self
        }
    }
}
