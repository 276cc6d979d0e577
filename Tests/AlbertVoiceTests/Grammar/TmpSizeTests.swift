import Testing
@testable import AlbertVoice
@Suite struct TmpSizeTests {
    @Test func sizes() throws {
        let german = try Sample.understander().german
        for c in german.commands {
            let a = Automaton([(c.name, c.phrase)])
            let letters = a.arcs.reduce(0) { $0 + ($1.word == Automaton.Arc.silent ? 0 : a.vocabulary[$1.word].count) }
            print("SIZE", c.name, a.arcs.count, letters)
        }
    }
}
