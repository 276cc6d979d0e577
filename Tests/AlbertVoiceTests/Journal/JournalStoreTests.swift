import Testing

@testable import AlbertVoice

/// What every store does.
///
/// A new store is tested by being added to `all`.
@Suite struct JournalStoreTests {
    enum Kind: CaseIterable { case memory, sqlite }

    private let folder = TemporaryFolder()

    private func store(_ kind: Kind) throws -> any JournalStore {
        switch kind {
        case .memory: MemoryStore()
        case .sqlite: try SQLiteStore(folder: folder.path)
        }
    }

    @Test(arguments: Kind.allCases)
    func whatGoesInComesOut(kind: Kind) throws {
        let store = try store(kind)
        let title = "Zahnarzt 🦷 „Dr. O'Neill“"
        var zahnarzt = event(title, "2026-09-05T15:30", until: "2026-09-05T16:00", rule: "FREQ=DAILY")
        zahnarzt.place = ""
        let mathe = homework("Mathe", due: "2026-03-12", of: ["Felix", "Lena"])
        let all: [Change] = [
            change("1", .added(zahnarzt)), change("1", .added(mathe)), change("2", .changed(mathe)),
            change("3", .ticked(entryID: "Mathe")), change("4", .retracted(step: "3"), by: ""),
        ]
        try store.append(all)
        #expect(try store.load() == all)
    }

    @Test(arguments: Kind.allCases)
    func readingGoesOnWhereItStopped(kind: Kind) throws {
        let store = try store(kind)
        try store.append([change("1", .ticked(entryID: "a"))])
        let first = try store.load(after: 0)
        #expect(try store.load(after: first.position) == JournalPage(changes: [], position: first.position))
        try store.append([change("2", .ticked(entryID: "b"))])
        #expect(try store.load(after: first.position).changes.map(\.step) == ["2"])
    }

    @Test(arguments: Kind.allCases)
    func whoeverDecidesSeesWhatOthersAppended(kind: Kind) throws {
        let store = try store(kind)
        try store.append([change("1", .ticked(entryID: "a"))])
        let page = try store.append(after: 0) { seen in
            #expect(seen.changes.map(\.step) == ["1"])
            return [change("2", .ticked(entryID: "b"))]
        }
        #expect(page.changes.map(\.step) == ["1", "2"])
        #expect(try store.load(after: page.position).changes.isEmpty)
    }

    @Test(arguments: Kind.allCases)
    func aDecisionThatThrowsKeepsNothing(kind: Kind) throws {
        struct No: Error {}
        let store = try store(kind)
        #expect(throws: No.self) { _ = try store.append(after: 0) { _ in throw No() } }
        #expect(try store.load().isEmpty)
    }
}
