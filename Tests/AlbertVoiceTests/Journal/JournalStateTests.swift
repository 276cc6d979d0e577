import Testing

@testable import AlbertVoice

@Suite struct JournalStateTests {
    /// A story of steps and what is left at its end: `+x` adds, `*x` changes (to due 2026-03-12), `/x` ticks, `-n` takes
    /// back step n; steps are numbered from 1.
    @Test(arguments: [
        ("", ""),
        ("+a", "a"),
        ("+a +b", "a b"),
        ("+a -1", ""),
        ("+a -1 -2", "a"),
        ("+a -1 -2 -3", ""),
        ("+a +b -1", "b"),
        ("+a +b -1 -3", "a b"),
        ("+a /a", "a✓"),
        ("+a /a -2", "a"),
        ("+a /a -2 -3", "a✓"),
        ("+a *a", "a→"),
        ("+a *a -2", "a"),
        ("+a *a /a", "a→✓"),
        ("/nobody *nobody", ""),
        ("+a -7", "a"),
    ])
    func stepsTakenBackDoNotCount(story: String, outcome: String) {
        #expect(text(of: JournalState(changes(story))) == outcome)
    }

    @Test func aStepOfTwoEntriesIsTakenBackAsOne() {
        let two = [change("1", .added(homework("a"))), change("1", .added(homework("b")))]
        #expect(text(of: JournalState(two)) == "a b")
        #expect(text(of: JournalState(two + [change("2", .retracted(step: "1"))])) == "")
    }

    @Test func readingOnGivesTheSameAsReadingAllAtOnce() {
        let all = changes("+a +b /a -3 +c -2 -6 *b")
        for cut in all.indices {
            var state = JournalState(Array(all[..<cut]))
            state.add(Array(all[cut...]))
            #expect(text(of: state) == text(of: JournalState(all)))
        }
    }

    private func changes(_ story: String) -> [Change] {
        story.split(separator: " ").enumerated().map { index, word in
            let name = String(word.dropFirst())
            let kind: Change.Kind =
                switch word.first {
                case "+": .added(homework(name))
                case "*": .changed(homework(name, due: "2026-03-12"))
                case "/": .ticked(entryID: name)
                default: .retracted(step: name)
                }
            return change(String(index + 1), kind)
        }
    }

    private func text(of state: JournalState) -> String {
        state.entries.map { $0.id + ($0.due == nil ? "" : "→") + ($0.isDone ? "✓" : "") }.joined(separator: " ")
    }
}
