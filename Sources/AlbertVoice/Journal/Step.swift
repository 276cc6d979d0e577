/// The changes of one sentence, which are taken back together.
public struct Step: Hashable, Sendable {
    /// How long after a step it is taken back without asking first, in seconds.
    public static let secondsWithoutAsking = 600

    /// The undo token.
    public var id: String
    /// What it changed, oldest first; never empty.
    public var changes: [Change]

    /// Who spoke.
    public var who: String { changes.first?.who ?? "" }
    /// The words that were heard or typed.
    public var words: String { changes.first?.words ?? "" }
    /// Seconds since 1970 at which it happened.
    public var epoch: Int { changes.first?.epoch ?? 0 }

    /// The step that this one takes back (or, where that one took another back, makes good again); usually nil.
    public var retracts: String? {
        for case .retracted(let step) in changes.map(\.kind) { return step }
        return nil
    }

    /// The entries it added, changed or ticked.
    public var entryIDs: Set<String> { Set(changes.compactMap(\.kind.entryID)) }

    /// Seconds from the step until `now`; negative where the clock was set back since.
    public func age(at now: Moment) -> Int { now.epoch - epoch }

    /// Whether to ask before taking it back: it is older than ten minutes, or the clock jumped and nobody knows.
    public func needsConfirmation(at now: Moment) -> Bool {
        abs(age(at: now)) > Step.secondsWithoutAsking
    }
}

extension Change.Kind {
    /// The entry concerned; nil for a retraction.
    public var entryID: String? {
        switch self {
        case .added(let entry), .changed(let entry): entry.id
        case .ticked(let entryID), .removed(let entryID): entryID
        case .retracted: nil
        }
    }
}
