import Synchronization

/// Keeps changes for as long as the program runs: for tests, `--dry-run` and a look around.
public final class MemoryStore: JournalStore {
    private let changes: Mutex<[Change]>

    /// A store that already holds `changes`.
    public init(_ changes: [Change] = []) {
        self.changes = Mutex(changes)
    }

    public func load(after position: Int) throws(StoreError) -> JournalPage {
        changes.withLock { MemoryStore.page(of: $0, after: position) }
    }

    public func append(after position: Int, _ decide: (JournalPage) throws -> [Change]) throws -> JournalPage {
        try changes.withLock { kept in
            var page = MemoryStore.page(of: kept, after: position)
            let new = try decide(page)
            kept += new
            page.changes += new
            page.position = kept.count
            return page
        }
    }

    private static func page(of kept: [Change], after position: Int) -> JournalPage {
        JournalPage(changes: Array(kept.dropFirst(position)), position: kept.count)
    }
}
