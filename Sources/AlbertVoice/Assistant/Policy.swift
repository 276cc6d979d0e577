/// Who may see, add, change and delete what, after the roles of the seeds: pure, from the family and its journal.
public struct Policy: Sendable {
    /// What somebody wants to do with an entry.
    enum Action: CaseIterable, Sendable {
        /// Find it in a list or an answer.
        case see
        /// Put it there.
        case add
        /// Move it, mend it, give it to somebody else.
        case change
        /// Tick it off.
        case tick
        /// Say „Ich kann fahren“ of a drive without driver, or do a task that is nobody's.
        case take
        /// Strike it out.
        case delete
    }

    /// Whose an entry is, as seen by one member.
    enum Whose: CaseIterable, Sendable {
        /// This member's; also what this member put there for everybody.
        case own
        /// Somebody else's, and this member comes along or drives.
        case invited
        /// A drive without a driver.
        case open
        /// The whole family's.
        case shared
        /// Somebody else's.
        case other
    }

    private let family: Family
    private let authors: [String: String]

    /// The rules for a family and what is in its journal.
    init(family: Family, state: JournalState) {
        self.family = family
        authors = state.authors
    }

    /// Whether a member may know of an entry.
    func sees(_ entry: Entry, _ member: Member) -> Bool { refusal(of: .see, on: entry, by: member) == nil }

    /// Why a member may not do something with an entry; nil where nothing stands against it.
    func refusal(of action: Action, on entry: Entry, by member: Member) -> Refusal? {
        guard !Self.allowed(member.role, action, entry.kind).contains(whose(entry, member)) else { return nil }
        return action == .see ? .notShown(member.role, ask: adults) : .notAllowed(member.role, ask: adults)
    }

    /// Why a member may not see somebody's entries of a kind (nil: everybody's); nil where nothing stands against it.
    func refusal(ofSeeing kind: Entry.Kind, of person: String?, by member: Member) -> Refusal? {
        let seen = Self.allowed(member.role, .see, kind)
        let isOthers = person.map { $0 != member.name } ?? false
        return seen.isEmpty || (isOthers && !seen.contains(.other)) ? .notShown(member.role, ask: adults) : nil
    }

    /// Those who may do everything, by name.
    var adults: [String] { family.members.filter { $0.role == .adult }.map(\.name) }

    /// Whose an entry is to a member.
    func whose(_ entry: Entry, _ member: Member) -> Whose {
        let isMine = entry.people.contains(member.name) || entry.people.isEmpty && authors[entry.id] == member.name
        let comesAlong = entry.companions.contains(member.name) || entry.driver == member.name
        if entry.kind == .drive, entry.driver == nil { return isMine ? .own : .open }
        // A drive that somebody took is an arrangement of two: its passenger cannot undo it alone.
        if entry.kind == .drive { return isMine || comesAlong ? .invited : entry.people.isEmpty ? .shared : .other }
        if isMine { return .own }
        if comesAlong { return .invited }
        return entry.people.isEmpty ? .shared : .other
    }
}

extension JournalState {
    /// Who put each entry there, by the entry's name.
    fileprivate var authors: [String: String] {
        var authors: [String: String] = [:]
        for step in steps where isInForce(step) {
            for case .added(let entry) in step.changes.map(\.kind) { authors[entry.id] = step.who }
        }
        return authors
    }
}
