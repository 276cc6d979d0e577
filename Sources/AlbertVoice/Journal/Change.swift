/// Something that happened to entries; appended, never altered.
public struct Change: Hashable, Codable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Codable, Sendable {
        /// A new entry.
        case added(Entry)
        /// An entry looks like this from now on.
        case changed(Entry)
        /// An entry is done.
        case ticked(entryID: String)
        /// An entry is gone; the step that says so can be taken back.
        case removed(entryID: String)
        /// A whole step is taken back; a step that took another back is thereby made good again.
        case retracted(step: String)
    }

    /// Groups the changes of one sentence: one step is one „Rückgängig“.
    public var step: String
    /// What happened.
    public var kind: Kind
    /// Seconds since 1970 at which it happened.
    public var epoch: Int
    /// The zone of whoever spoke, „Europe/Berlin“.
    public var zone: String
    /// Who spoke, by the name in the family file.
    public var who: String
    /// The device it was said to.
    public var device: String
    /// The words that were heard or typed.
    public var words: String

    /// A change as it is appended.
    public init(step: String, kind: Kind, epoch: Int, zone: String, who: String, device: String, words: String) {
        self.step = step
        self.kind = kind
        self.epoch = epoch
        self.zone = zone
        self.who = who
        self.device = device
        self.words = words
    }
}
