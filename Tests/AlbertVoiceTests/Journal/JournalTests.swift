import Testing

@testable import AlbertVoice

@Suite struct JournalTests {
    let journal: Journal

    init() throws {
        journal = try Journal(MemoryStore(), makeID: countingIDs())
    }

    /// `+x` adds, `u` undoes, `r` redoes, as Anna; `!` marks an undo or redo that finds nothing to do.
    @Test(arguments: [
        ("+a u", ""),
        ("+a u r", "a"),
        ("+a u r u", ""),
        ("+a u r u r", "a"),
        ("+a +b u u", ""),
        ("+a +b u u r", "a"),
        ("+a +b u u r r", "a b"),
        ("+a +b u u r r r!", "a b"),
        ("+a u +b r!", "b"),
        ("+a u +b u r", "b"),
        ("+a u +b u r r!", "b"),
        ("u!", ""),
        ("r!", ""),
        ("+a u u!", ""),
        ("+a r!", "a"),
    ])
    func undoAndRedoAsInAnEditor(story: String, outcome: String) throws {
        for word in story.split(separator: " ") {
            switch word {
            case "u": try journal.undo(of: "Anna", on: occasion())
            case "r": try journal.redo(of: "Anna", on: occasion())
            case "u!": #expect(throws: JournalError.nothingToUndo) { try journal.undo(of: "Anna", on: occasion()) }
            case "r!": #expect(throws: JournalError.nothingToRedo) { try journal.redo(of: "Anna", on: occasion()) }
            default: try journal.append([.added(homework(String(word.dropFirst())))], on: occasion())
            }
        }
        #expect(try journal.state().entries.map(\.id).joined(separator: " ") == outcome)
    }

    @Test func everybodyTakesBackTheirOwn() throws {
        try journal.append([.added(homework("Mathe"))], on: occasion("Anna"))
        try journal.append([.added(homework("Deutsch"))], on: occasion("Felix"))
        #expect(try journal.undo(of: "Anna", on: occasion("Anna")).who == "Anna")
        #expect(try journal.state().entries.map(\.id) == ["Deutsch"])
    }

    @Test func whoeverMayTakesBackTheLastOfAnybody() throws {
        try journal.append([.added(homework("Mathe"))], on: occasion("Anna"))
        try journal.append([.added(homework("Deutsch"))], on: occasion("Felix"))
        #expect(try journal.undo(of: nil, on: occasion("Anna")).who == "Felix")
    }

    @Test(arguments: [(0, false), (600, false), (601, true), (86_400, true), (-600, false), (-601, true)])
    func afterTenMinutesItIsAskedFirst(seconds: Int, asks: Bool) throws {
        let step = try journal.append([.added(homework("Mathe"))], on: occasion())
        let later = occasion(after: seconds)
        #expect(step.age(at: later.now) == seconds)
        if asks {
            #expect(throws: JournalError.needsConfirmation(step)) { try journal.undo(of: "Anna", on: later) }
            #expect(try journal.state().entries.count == 1)
            try journal.undo(of: "Anna", on: later, confirmed: true)
        } else {
            try journal.undo(of: "Anna", on: later)
        }
        #expect(try journal.state().entries.isEmpty)
    }

    @Test func aTokenTakesBackThatStep() throws {
        let first = try journal.append([.added(homework("Mathe"))], on: occasion())
        try journal.append([.added(homework("Deutsch"))], on: occasion())
        try journal.undo(step: first.id, on: occasion())
        #expect(try journal.state().entries.map(\.id) == ["Deutsch"])
        #expect(throws: JournalError.alreadyUndone(first)) { try journal.undo(step: first.id, on: occasion()) }
        #expect(throws: JournalError.unknownStep("x")) { try journal.undo(step: "x", on: occasion()) }
    }

    @Test func theTokenOfAnUndoIsARedo() throws {
        try journal.append([.added(homework("Mathe"))], on: occasion())
        try journal.undo(of: "Anna", on: occasion())
        let retraction = try #require(try journal.state().steps.last)
        try journal.undo(step: retraction.id, on: occasion())
        #expect(try journal.state().entries.map(\.id) == ["Mathe"])
    }

    @Test func whatSomebodyElseBuiltOnIsNotTakenAway() throws {
        let added = try journal.append([.added(homework("Mathe"))], on: occasion("Anna"))
        let ticked = try journal.append([.ticked(entryID: "Mathe")], on: occasion("Felix"))
        #expect(throws: JournalError.changedLater(added, by: ticked)) { try journal.undo(of: "Anna", on: occasion()) }
        try journal.undo(of: "Felix", on: occasion("Felix"))
        try journal.undo(of: "Anna", on: occasion("Anna"))
        #expect(try journal.state().entries.isEmpty)
    }

    @Test func redoDoesNotSlipUnderALaterChange() throws {
        try journal.append([.added(homework("Mathe"))], on: occasion("Anna"))
        let moved = try journal.append([.changed(homework("Mathe", due: "2026-03-12"))], on: occasion("Anna"))
        try journal.undo(of: "Anna", on: occasion("Anna"))
        let ticked = try journal.append([.ticked(entryID: "Mathe")], on: occasion("Felix"))
        #expect(throws: JournalError.changedLater(moved, by: ticked)) { try journal.redo(of: "Anna", on: occasion()) }
    }

    @Test func theTokenOfARedoDoesNotTakeAwayALaterChangeEither() throws {
        let added = try journal.append([.added(homework("Mathe"))], on: occasion("Anna"))
        try journal.undo(of: "Anna", on: occasion("Anna"))
        try journal.redo(of: "Anna", on: occasion("Anna"))
        let redo = try #require(try journal.state().steps.last)
        let ticked = try journal.append([.ticked(entryID: "Mathe")], on: occasion("Felix"))
        #expect(throws: JournalError.changedLater(added, by: ticked)) {
            try journal.undo(step: redo.id, on: occasion("Anna"))
        }
    }

    @Test func nothingIsKeptWhereNothingWasDecided() throws {
        struct No: Error {}
        #expect(throws: No.self) { try journal.act(on: occasion()) { _ in throw No() } }
        #expect(try journal.state().steps.isEmpty)
    }

    @Test func randomNamesAreShortAndReadable() {
        let names = (0..<1000).map { _ in randomID() }
        #expect(Set(names).count == 1000)
        #expect(names.allSatisfy { $0.count == 8 && !$0.contains(where: "ilou".contains) })
    }
}
