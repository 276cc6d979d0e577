/// Two changes of one entry put together: what a file changed and what the family changed since.
struct EntryMerge: Hashable, Sendable {
    /// The entry with both.
    private(set) var entry: Entry
    /// What the file says of fields that both changed, each to something else, and nothing besides; the family's is kept.
    private(set) var contested: Entry?
    private let old: Entry
    private let new: Entry

    /// The entry as the family has it, with what differs between `old` and `new`, but for what the family changed
    /// itself; its times go together.
    init(_ entry: Entry, from old: Entry, to new: Entry) {
        self.entry = entry
        self.old = old
        self.new = new
        take(\.kind)
        take(\.title)
        take(\.subject)
        take(\.content)
        take(\.people)
        take(\.companions)
        take(\.place)
        take(\.driver)
        take(\.isDone)
        take(\.times)
    }

    private mutating func take<Value: Equatable>(_ field: WritableKeyPath<Entry, Value>) {
        let (was, shall, now) = (old[keyPath: field], new[keyPath: field], entry[keyPath: field])
        guard was != shall, now != shall else { return }
        if now == was {
            entry[keyPath: field] = shall
        } else {
            var claim = contested ?? Entry(id: entry.id, kind: entry.kind, zone: entry.zone)
            claim[keyPath: field] = shall
            contested = claim
        }
    }
}

extension Entry {
    /// This entry with everything that differs between `old` and `new` as it is in `new`, but for what is not as in `old`.
    func taking(from old: Entry, to new: Entry) -> EntryMerge { EntryMerge(self, from: old, to: new) }

    /// When it is: fields that mean nothing without each other.
    fileprivate var times: Times {
        get {
            Times(
                start: start, end: end, allDay: allDay, recurrence: recurrence, exceptions: exceptions, due: due,
                zone: zone)
        }
        set {
            (start, end, allDay) = (newValue.start, newValue.end, newValue.allDay)
            (recurrence, exceptions) = (newValue.recurrence, newValue.exceptions)
            (due, zone) = (newValue.due, newValue.zone)
        }
    }

    fileprivate struct Times: Equatable {
        var start: LocalDateTime?
        var end: LocalDateTime?
        var allDay: Bool
        var recurrence: String?
        var exceptions: [LocalDate]?
        var due: LocalDate?
        var zone: String
    }
}
