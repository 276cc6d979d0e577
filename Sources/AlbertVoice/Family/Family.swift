/// The people Albert knows, as the family file names them.
public struct Family: Hashable, Codable, Sendable {
    /// All members, in the order of the file.
    public var members: [Member]
    /// Where the family lives, for holidays; nil where the file does not say.
    public var land: Land?
    /// Whether sentences that were not understood are kept as text; else they are only counted.
    public var keepMissed: Bool

    /// A family of these members.
    public init(members: [Member], land: Land? = nil, keepMissed: Bool = false) {
        self.members = members
        self.land = land
        self.keepMissed = keepMissed
    }

    /// The member with this name or spoken form, whatever the case of the letters; nil where there is none.
    public func member(_ spoken: String) -> Member? {
        let wanted = SpokenForm.words(of: spoken)
        return members.first { $0.spokenForms.contains(wanted) }
    }
}
