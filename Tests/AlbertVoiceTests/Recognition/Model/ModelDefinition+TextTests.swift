import Testing

@testable import AlbertVoice

@Suite struct ModelDefinitionTextTests {
    private static let whole = """
        # made by hand
        0.3
        2 n_base
        1 n_tri
        12 n_state_map
        9 n_tied_state
        6 n_tied_ci_state
        2 n_tied_tmat
        #
        A - - - n/a 0 0 1 2 N
        SIL - - - filler 1 3 4 5 N
        A SIL SIL s n/a 0 6 7 8 N

        """

    @Test func aRightOne() throws {
        let definition = try ModelDefinition(parsing: Self.whole)
        #expect(definition.phones == ["A", "SIL"])
        #expect((definition.states, definition.senones, definition.matrices, definition.independent) == (3, 9, 2, 6))
    }

    @Test(arguments: [
        ("0.3", "0.4"), ("2 n_base", "3 n_base"), ("2 n_base", "0 n_base"), ("2 n_base", "-2 n_base"),
        ("1 n_tri", "2 n_tri"), ("1 n_tri", "0 n_tri"), ("12 n_state_map", "13 n_state_map"), ("9 n_tied", "8 n_tied"),
        ("6 n_tied_ci_state", "5 n_tied_ci_state"), ("2 n_tied_tmat", "1 n_tied_tmat"), ("0 0 1 2 N", "0 0 1 9 N"),
        ("0 0 1 2 N", "0 0 1 N"), ("0 0 1 2 N", "0 0 1 2 N N"), ("s n/a", "x n/a"), ("A SIL SIL", "A B SIL"),
        ("A - -", "T - -"), ("SIL - -", "SIM - -"), ("6 7 8", "6 7 -8"), ("6 7 8", "6 7 9999999999999999999999"),
        ("n_base", "n_bass"), ("0 6 7 8 N\n", "0 6 7 8 N\nA A A s n/a 0 6 7 8 N\n"),
    ])
    func aWrongOne(part: String, change: String) {
        let text = Self.whole.replacing(part, with: change, maxReplacements: 1)
        #expect(text != Self.whole)
        #expect(throws: Damage.self) { try ModelDefinition(parsing: text) }
    }

    @Test func aDoubledTriphone() {
        let line = "A SIL SIL s n/a 0 6 7 8 N\n"
        let text = Self.whole.replacing("1 n_tri", with: "2 n_tri").replacing("12 n_state", with: "16 n_state") + line
        #expect(throws: Damage.self) { try ModelDefinition(parsing: text) }
    }
}
