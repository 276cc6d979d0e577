import Testing

@testable import AlbertVoice

@Suite("Changes are looked at before they are kept")
struct PolicyChangesTests {
    private static func drive(for people: [String], driver: String? = nil) -> Entry {
        var entry = Entry(id: "drive", kind: .drive, zone: "Europe/Berlin")
        (entry.title, entry.people, entry.driver) = ("Fahrt zum Turnier", people, driver)
        return entry
    }

    private static func task(of people: [String]) -> Entry {
        var entry = Entry(id: "task", kind: .task, zone: "Europe/Berlin")
        (entry.title, entry.people) = ("Müll rausbringen", people)
        return entry
    }

    private func allows(_ kinds: Change.Kind..., by name: String, after known: Entry...) throws -> Bool {
        let state = JournalState(known.enumerated().map { change("s\($0)", .added($1), by: "Anna") })
        let (member, family) = (try Sample.member(name), try Sample.family())
        do throws(Refusal) {
            try Policy.check(kinds, by: member, state: state, family: family)
            return true
        } catch {
            return false
        }
    }

    @Test(
        "an open drive is taken by whoever drives, not given to others",
        arguments: [
            ("Oma Grete", "Oma Grete", true), ("Oma Grete", "Tobias", false), ("Sofia", "Sofia", true),
            ("Felix", "Felix", false), ("Felix", "Oma Grete", false), ("Lena", "Oma Grete", false),
            ("Anna", "Oma Grete", true),
        ])
    func drives(_ who: String, _ driver: String, _ isAllowed: Bool) throws {
        let taken = Change.Kind.changed(Self.drive(for: ["Felix"], driver: driver))
        #expect(try allows(taken, by: who, after: Self.drive(for: ["Felix"])) == isAllowed)
    }

    @Test("nobody but an adult changes a drive that somebody took", arguments: ["Felix", "Oma Grete", "Sofia"])
    func taken(_ who: String) throws {
        let open = Change.Kind.changed(Self.drive(for: ["Felix"]))
        #expect(try !allows(open, by: who, after: Self.drive(for: ["Felix"], driver: "Oma Grete")))
    }

    @Test(
        "a child asks for a ride, and does not say who drives",
        arguments: [("Felix", nil, true), ("Lena", nil, true), ("Felix", "Anna", false), ("Sofia", nil, false)]
            as [(String, String?, Bool)])
    func rides(_ who: String, _ driver: String?, _ isAllowed: Bool) throws {
        #expect(try allows(.added(Self.drive(for: [who], driver: driver)), by: who) == isAllowed)
    }

    @Test("a child takes an open chore, not one of somebody else")
    func chores() throws {
        for who in ["Felix", "Lena"] {
            #expect(try allows(.changed(Self.task(of: [who])), by: who, after: Self.task(of: [])))
            #expect(try !allows(.changed(Self.task(of: [who])), by: who, after: Self.task(of: ["Tobias"])))
        }
    }

    @Test("homework is not given away")
    func owners() throws {
        let own = homework("Mathematik", of: ["Felix"])
        let lenas = homework("Mathematik", of: ["Lena"])
        let later = homework("Mathematik", due: "2026-03-12", of: ["Felix"])
        #expect(try allows(.changed(later), by: "Felix", after: own))
        #expect(try !allows(.changed(lenas), by: "Felix", after: own))
        #expect(try allows(.changed(lenas), by: "Tobias", after: own))
    }

    @Test("one change that is not allowed refuses the whole step")
    func steps() throws {
        let own = homework("Mathematik", of: ["Felix"])
        let lenas = homework("Deutsch", of: ["Lena"])
        #expect(try allows(.added(own), by: "Felix"))
        #expect(try !allows(.added(own), .added(lenas), by: "Felix"))
    }

    @Test("somebody else's step is taken back by adults only")
    func undo() throws {
        for (who, isAllowed) in [("Anna", true), ("Tobias", true), ("Felix", false), ("Oma Grete", false)] {
            #expect(try allows(.retracted(step: "s0"), by: who, after: Self.task(of: [])) == isAllowed, "\(who)")
        }
        let assistant = Assistant(
            understander: try Sample.understander(), journal: try Journal(MemoryStore()), device: "Küche")
        var conversation = Conversation()
        let step = assistant.respond(
            to: "Kino am Samstag um drei", from: try Sample.member("Anna"), at: Sample.moment, in: &conversation)
        let felix = assistant.undo(
            step: step.toast.undoToken, confirmed: true, from: try Sample.member("Felix"), at: Sample.moment)
        #expect(felix.toast.sentence == "Das darf nur ein Erwachsener. Frag Anna oder Tobias.")
        let tobias = assistant.undo(
            step: step.toast.undoToken, confirmed: true, from: try Sample.member("Tobias"), at: Sample.moment)
        #expect(tobias.outcome == .done)
    }
}
