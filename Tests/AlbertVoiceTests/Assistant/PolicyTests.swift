import Testing

@testable import AlbertVoice

@Suite("Who may see, add, change, tick, take and delete what")
struct PolicyTests {
    private typealias Whose = Policy.Whose

    /// The table of the seeds once more, as words: a role and an action, then kinds and whose they may be.
    private static let table: [(role: Role, action: Policy.Action, allowed: [String])] = [
        (.middle, .see, ["all: own invited open shared"]),
        (.middle, .add, ["homework event task takeAlong shopping note birthday: own shared", "drive: own"]),
        (.middle, .change, ["all: own"]),
        (.middle, .delete, ["all: own"]),
        (.middle, .tick, ["all: own invited shared"]),
        (.middle, .take, ["task: own shared"]),
        (.small, .see, ["all: own invited shared"]),
        (.small, .add, ["homework drive: own"]),
        (.small, .change, ["homework: own"]),
        (.small, .delete, []),
        (.small, .tick, ["homework: own", "task takeAlong: own shared"]),
        (.small, .take, ["task: shared"]),
        (.guest, .see, ["event: own invited", "drive: own invited open", "birthday: own shared"]),
        (.guest, .add, []),
        (.guest, .change, []),
        (.guest, .delete, []),
        (.guest, .tick, []),
        (.guest, .take, ["drive: own open"]),
        (
            .auPair, .see,
            [
                "event: own invited", "drive: own invited open", "shopping: own shared", "task takeAlong: own",
                "birthday: own shared",
            ]
        ),
        (.auPair, .add, ["shopping: own shared"]),
        (.auPair, .change, ["shopping: own"]),
        (.auPair, .delete, ["shopping: own"]),
        (.auPair, .tick, ["shopping: own shared", "task takeAlong: own"]),
        (.auPair, .take, ["drive: own open"]),
    ]

    private static func allowed(_ lines: [String], _ kind: Entry.Kind) -> Set<Policy.Whose> {
        lines.reduce(into: []) { found, line in
            let sides = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
            guard sides[0] == ["all"] || sides[0].contains(kind.rawValue) else { return }
            found.formUnion(Whose.allCases.filter { sides[1].contains("\($0)") })
        }
    }

    @Test("the table knows every role and action")
    func complete() {
        let adults = Policy.Action.allCases.map { "\(Role.adult) \($0)" }
        let named = Self.table.map { "\($0.role) \($0.action)" } + adults
        #expect(
            named.sorted() == Role.allCases.flatMap { role in Policy.Action.allCases.map { "\(role) \($0)" } }.sorted())
    }

    @Test("every action on every kind, by whose it is", arguments: table.indices)
    func rules(_ index: Int) {
        let (role, action, lines) = Self.table[index]
        for kind in Entry.Kind.allCases {
            #expect(Policy.allowed(role, action, kind) == Self.allowed(lines, kind), "\(role) \(action) \(kind)")
        }
    }

    @Test("adults may do everything", arguments: Entry.Kind.allCases)
    func adults(_ kind: Entry.Kind) {
        for action in Policy.Action.allCases {
            #expect(Policy.allowed(.adult, action, kind) == Set(Whose.allCases))
        }
    }

    @Test(
        "whose an entry is",
        arguments: [
            ("event", ["Felix"], [], nil, "own"), ("event", [], [], nil, "shared"),
            ("event", ["Lena"], [], nil, "other"),
            ("event", ["Lena"], ["Felix"], nil, "invited"), ("drive", ["Felix"], [], nil, "own"),
            ("drive", ["Lena"], [], nil, "open"), ("drive", [], [], nil, "open"),
            ("drive", ["Felix"], [], "Tobias", "invited"), ("drive", ["Lena"], [], "Felix", "invited"),
            ("drive", ["Lena"], [], "Tobias", "other"), ("drive", [], [], "Tobias", "shared"),
            ("shopping", [], [], nil, "shared"), ("task", ["Felix", "Lena"], [], nil, "own"),
        ] as [(String, [String], [String], String?, String)])
    func whose(_ kind: String, _ people: [String], _ companions: [String], _ driver: String?, _ whose: String) throws {
        var entry = Entry(id: "e", kind: try #require(Entry.Kind(rawValue: kind)), zone: "Europe/Berlin")
        (entry.people, entry.companions, entry.driver) = (people, companions, driver)
        let policy = Policy(family: try Sample.family(), state: JournalState())
        #expect("\(policy.whose(entry, try Sample.member("Felix")))" == whose)
    }

    @Test("what one put there for everybody is one's own")
    func author() throws {
        let state = JournalState([change("s", .added(event("Kino", "2026-03-14T15:00")), by: "Felix")])
        let policy = Policy(family: try Sample.family(), state: state)
        let cinema = try #require(state.entries.first)
        #expect(policy.whose(cinema, try Sample.member("Felix")) == .own)
        #expect(policy.whose(cinema, try Sample.member("Lena")) == .shared)
    }

    @Test("a sentence for each role, with the names of the adults")
    func sentences() throws {
        let policy = Policy(family: try Sample.family(), state: JournalState())
        let cinema = homework("Mathematik", of: ["Anna"])
        let sentences = try ["Felix", "Lena", "Oma Grete", "Sofia"].map {
            policy.refusal(of: .delete, on: cinema, by: try Sample.member($0))?.sentence
        }
        #expect(
            sentences == [
                "Das darf nur ein Erwachsener. Frag Anna oder Tobias.",
                "Das dürfen nur die Großen. Frag Anna oder Tobias.",
                "Das dürfen nur die Eltern. Frag Anna oder Tobias.",
                "Das dürfen nur die Eltern. Frag Anna oder Tobias.",
            ])
        #expect(policy.refusal(of: .delete, on: cinema, by: try Sample.member("Tobias")) == nil)
    }
}
