extension Policy {
    /// A line of the table: these roles may do this with entries of these kinds, if they stand to them like this.
    struct Rule: Sendable {
        let role: Role
        let actions: Set<Action>
        let kinds: Set<Entry.Kind>
        let whose: Set<Whose>

        init(_ role: Role, _ actions: Set<Action>, _ kinds: Set<Entry.Kind>, _ whose: Set<Whose>) {
            self.role = role
            self.actions = actions
            self.kinds = kinds
            self.whose = whose
        }
    }

    /// Whose entries of a kind a role may see, add, change and so on; what no rule allows is forbidden.
    static func allowed(_ role: Role, _ action: Action, _ kind: Entry.Kind) -> Set<Whose> {
        rules.filter { $0.role == role && $0.actions.contains(action) && $0.kinds.contains(kind) }
            .reduce(into: []) { $0.formUnion($1.whose) }
    }

    private static let everything = Set(Entry.Kind.allCases)

    /// Roles on the iPhone, as the seeds have them.
    static let rules: [Rule] = [
        // Anna, Tobias: everything.
        Rule(.adult, Set(Action.allCases), everything, Set(Whose.allCases)),

        // Felix: school folder, take-along list, asks for a ride; what is his and what is everybody's.
        Rule(.middle, [.see], everything, [.own, .invited, .open, .shared]),
        Rule(.middle, [.add], [.homework, .event, .task, .takeAlong, .shopping, .note, .birthday], [.own, .shared]),
        Rule(.middle, [.add], [.drive], [.own]),
        Rule(.middle, [.change, .delete], everything, [.own]),
        Rule(.middle, [.tick], everything, [.own, .invited, .shared]),
        Rule(.middle, [.take], [.task], [.own, .shared]),

        // Lena: her homework, her things, asking for a ride, an open chore; everything else is locked.
        Rule(.small, [.see], everything, [.own, .invited, .shared]),
        Rule(.small, [.add, .change], [.homework], [.own]),
        Rule(.small, [.add], [.drive], [.own]),
        Rule(.small, [.tick], [.homework], [.own]),
        Rule(.small, [.tick], [.task, .takeAlong], [.own, .shared]),
        Rule(.small, [.take], [.task], [.shared]),

        // Oma Grete: what she is invited to, birthdays, „Ich kann fahren“.
        Rule(.guest, [.see], [.event], [.own, .invited]),
        Rule(.guest, [.see], [.drive], [.own, .invited, .open]),
        Rule(.guest, [.see], [.birthday], [.own, .shared]),
        Rule(.guest, [.take], [.drive], [.own, .open]),

        // Sofia: her shifts, her drives, the shopping list.
        Rule(.auPair, [.see], [.event], [.own, .invited]),
        Rule(.auPair, [.see], [.drive], [.own, .invited, .open]),
        Rule(.auPair, [.see, .add, .tick], [.shopping], [.own, .shared]),
        Rule(.auPair, [.change, .delete], [.shopping], [.own]),
        Rule(.auPair, [.see, .tick], [.task, .takeAlong], [.own]),
        Rule(.auPair, [.see], [.birthday], [.own, .shared]),
        Rule(.auPair, [.take], [.drive], [.own, .open]),
    ]
}
