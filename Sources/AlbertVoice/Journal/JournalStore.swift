/// Where changes are kept. Both the SQLite store and the one in memory keep to it.
public protocol JournalStore: Sendable {
    /// All changes in the order in which they were appended.
    func load() throws(StoreError) -> [Change]

    /// Appends the changes of one step, all or none; when it returns they survive a power cut.
    func append(_ changes: [Change]) throws(StoreError)
}
