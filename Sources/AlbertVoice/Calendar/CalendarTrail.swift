/// What became of an entry that a calendar file may have brought: how it is, how the file had it, who removed it.
struct CalendarTrail: Hashable, Sendable {
    /// The entry as it is now; nil where it is gone.
    var current: Entry?
    /// The entry as a file had it last; nil where no file brought it.
    var imported: Entry?
    /// Whether somebody of the family removed it, and not a file.
    var isUnwanted = false

    /// The trails of all entries, by id; steps that were taken back do not count.
    static func all(in state: JournalState) -> [String: CalendarTrail] {
        var trails: [String: CalendarTrail] = [:]
        for step in state.steps where state.isInForce(step) {
            let isImport = step.words.hasPrefix(CalendarImport.mark)
            for change in step.changes {
                guard let id = change.kind.entryID else { continue }
                trails[id, default: CalendarTrail()].add(change.kind, isImport: isImport)
            }
        }
        return trails
    }

    private mutating func add(_ kind: Change.Kind, isImport: Bool) {
        switch kind {
        case .added(let entry), .changed(let entry):
            // What an import left as the family had it is not what the file said.
            if isImport { imported = imported.map { $0.taking(from: current ?? $0, to: entry) } ?? entry }
            current = entry
            isUnwanted = false
        case .ticked: current?.isDone = true
        case .removed:
            current = nil
            isUnwanted = !isImport
        case .retracted: break
        }
    }
}

extension Entry {
    /// This entry with everything that differs between `old` and `new` as it is in `new`; its times go together.
    func taking(from old: Entry, to new: Entry) -> Entry {
        var result = self
        func take<Value: Equatable>(_ field: WritableKeyPath<Entry, Value>) {
            if old[keyPath: field] != new[keyPath: field] { result[keyPath: field] = new[keyPath: field] }
        }
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
        return result
    }

    /// When it is: fields that mean nothing without each other.
    private var times: Times {
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

    private struct Times: Equatable {
        var start: LocalDateTime?
        var end: LocalDateTime?
        var allDay: Bool
        var recurrence: String?
        var exceptions: [LocalDate]?
        var due: LocalDate?
        var zone: String
    }
}
