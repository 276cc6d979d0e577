import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CalendarRoundTripTests {
    @Test(arguments: CalendarSamples.all) func whatIsWrittenIsReadBack(entry: Entry) throws {
        #expect(try entries(CalendarSamples.text(of: entry)) == [entry])
    }

    @Test func theWholeHouseholdGoesIntoAnEmptyJournal() throws {
        let state = JournalState(CalendarSamples.all.map { change($0.id, .added($0)) })
        let export = try CalendarExport(state, household: #require(Sample.household))
        let journal = try Journal(MemoryStore(), makeID: countingIDs())
        for (name, text) in export.files.sorted(by: { $0.key < $1.key })
        where name.hasPrefix("alle/") && name.hasSuffix(".ics") {
            let file = try imported(text)
            try journal.act(on: occasion()) { file.changes(to: $0).kinds }
        }
        #expect(try Set(journal.state().entries) == Set(CalendarSamples.all))
    }

    @Test(arguments: CalendarSamples.all) func whatWasExportedAndIsThereAddsNothing(entry: Entry) throws {
        let state = JournalState([change("1", .added(entry))])
        #expect(try imported(CalendarSamples.text(of: entry)).changes(to: state).kinds.isEmpty)
    }

    @Test func anOlderExportOfOursChangesNothing() throws {
        let old = Entry.made(.event, "Chor", start: "2026-03-10T18:00")
        let new = Entry.made(.event, "Chor", start: "2026-03-10T19:00")
        let state = JournalState([change("1", .added(old)), change("2", .changed(new))])
        #expect(try imported(CalendarSamples.text(of: old)).changes(to: state).kinds.isEmpty)
        let newer = try CalendarSamples.text(of: old, sequence: 2)
        #expect(try imported(newer).changes(to: state).kinds == [.changed(old)])
    }

    @Test func aTitleChangedInTheCalendarComesBack() throws {
        let entry = Entry.made(.event, "Zahnarzt", start: "2026-03-13T16:00", people: ["Lena"])
        let text = try CalendarSamples.text(of: entry)
        let edited = text.replacingOccurrences(of: "\nSUMMARY:Zahnarzt für Lena", with: "\nSUMMARY:Kieferorthopäde")
        #expect(try entries(edited).map(\.title) == ["Kieferorthopäde"])
    }
}
