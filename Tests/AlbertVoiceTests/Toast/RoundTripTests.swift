import Testing

@testable import AlbertVoice

@Suite("What a toast says, said again, is the same entry")
struct RoundTripTests {
    /// As it is found again: without the name that only the journal knows.
    private func told(_ entry: Entry) -> Entry {
        var told = entry
        told.id = ""
        return told
    }

    private func isAhead(_ entry: Entry) -> Bool {
        let isMidnight = entry.start.map { $0.second == 0 && !entry.allDay } ?? false
        guard !isMidnight, let start = entry.start, !entry.allDay else {
            return !isMidnight && entry.day ?? Sample.moment.local.date >= Sample.moment.local.date
        }
        // „15:47 bis 7 Uhr“ is read as the evening's seven; nobody plans through the night but for the nights of the table.
        return start > Sample.moment.local && (entry.end.map { $0.date == start.date || start.hour > 17 } ?? true)
    }

    @Test("ten thousand sentences of the grammar")
    func samples() throws {
        let understander = try Sample.understander()
        let anna = try Sample.member("Anna")
        let wording = EntryWording(vocabulary: understander.german.vocabulary, today: Sample.moment.local.date)
        var random = SeededRandom(seed: 4)
        var counts: [Entry.Kind: Int] = [:]
        for _ in 0..<10_000 {
            let words = understander.german.automaton.sample(using: &random)
            let first = understander.understand(words.joined(separator: " "), from: anna, at: Sample.moment)
            // Two days in one sentence contradict each other; what began already is no plan.
            let days = ["day", "repetition"].reduce(0) { $0 + (first.reading?.match.nodes($1).count ?? 0) }
            guard first.question == nil, let kind = first.entry?.kind, days < 2 else { continue }
            for entry in first.entries where isAhead(entry) {
                let line = kind == .shopping ? wording.filed([entry]) : wording.line(entry)
                let again = understander.understand(line, from: anna, at: Sample.moment)
                if again.entries.map(told) != [told(entry)] {
                    let answer = again.toast ?? again.refusal?.sentence ?? again.question?.sentence ?? "?"
                    Issue.record("\(words.joined(separator: " ")) → \(line) → \(answer)")
                }
            }
            counts[kind, default: 0] += 1
        }
        #expect(counts.count == 8 && counts.values.min() ?? 0 > 20, "\(counts)")
    }
}
