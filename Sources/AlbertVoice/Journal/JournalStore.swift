/// Where changes are kept.
///
/// Both the SQLite store and the one in memory keep to it.
public protocol JournalStore: Sendable {
    /// The changes appended after `position` (0 for all), oldest first, by this program or any other.
    func load(after position: Int) throws(StoreError) -> JournalPage

    /// Appends what `decide` makes of the changes appended after `position`, all or none.
    ///
    /// Nobody else can append between what `decide` sees and what it returns. When this returns the changes survive a
    /// power cut; when it throws, nothing was kept. The page that comes back holds the changes seen and the new ones.
    func append(after position: Int, _ decide: (JournalPage) throws -> [Change]) throws -> JournalPage
}

extension JournalStore {
    /// All changes in the order in which they were appended.
    public func load() throws(StoreError) -> [Change] {
        try load(after: 0).changes
    }

    /// Appends the changes of one step, all or none; when it returns they survive a power cut.
    public func append(_ changes: [Change]) throws {
        _ = try append(after: .max) { _ in changes }
    }
}

/// A run of changes and where the next run begins.
public struct JournalPage: Hashable, Sendable {
    /// The changes, oldest first.
    public var changes: [Change]
    /// The position of the last change; what to pass to read on.
    public var position: Int

    /// A run of changes that ends at `position`.
    public init(changes: [Change], position: Int) {
        self.changes = changes
        self.position = position
    }
}
