/// What today asks of a family, by urgency and not by kind: what runs, what comes, what goes along, what is open.
public struct Today: Sendable {
    /// A heading and its lines.
    public struct Block: Hashable, Sendable {
        /// „Läuft gerade“.
        public let heading: String
        /// „Zahnarzt für Lena, bis 16 Uhr“.
        public let lines: [String]
    }

    /// Up to six blocks, the most urgent first; none is empty.
    public let blocks: [Block]
    /// Events alone: nothing runs, goes along or is open.
    private let isPlain: Bool
    private let isOver: Bool

    /// What the entries ask for at a moment.
    init(_ state: JournalState, at now: LocalDateTime, wording: EntryWording) {
        let plan = DayPlan(state, at: now)
        let agenda = Agenda.Line(wording: wording)
        let open = OpenLine(wording: wording)
        let parts: [(heading: String, lines: [String])] = [
            ("Läuft gerade", plan.running.map(agenda.running)),
            ("Als Nächstes", plan.next.map { agenda.text($0.entry) }),
            ("Heute noch", plan.later.map { agenda.text($0.entry) }),
            ("Den ganzen Tag", plan.allDay.map(agenda.text)),
            ("Muss mit", plan.takeAlong.map(open.text)),
            ("Noch offen", plan.open.map(open.text)),
        ]
        blocks = parts.filter { !$0.lines.isEmpty }.map { Block(heading: $0.heading, lines: $0.lines) }
        isPlain = plan.running.isEmpty && plan.takeAlong.isEmpty && plan.open.isEmpty
        isOver = plan.hasPast
    }

    /// The lines, each block under its heading.
    public var lines: [String] { blocks.flatMap { [$0.heading] + $0.lines.map { "  " + $0 } } }

    /// All in one sentence, as it is spoken; events alone need no headings.
    public var sentence: String {
        guard !blocks.isEmpty else { return isOver ? "Heute steht nichts mehr an." : "Heute steht nichts an." }
        guard isPlain else { return Self.spoken(blocks) }
        let allDay = blocks.filter { $0.heading == "Den ganzen Tag" }
        let rest = blocks.filter { $0.heading != "Den ganzen Tag" }
        return "Heute: \((allDay + rest).flatMap(\.lines).joined(separator: "; "))."
    }

    /// What is on now and what comes then, as it is spoken.
    public var now: String {
        let near = blocks.filter { ["Läuft gerade", "Als Nächstes"].contains($0.heading) }
        return near.isEmpty ? "Heute ist nichts mehr dran." : Self.spoken(near)
    }

    private static func spoken(_ blocks: [Block]) -> String {
        blocks.map { "\($0.heading): \($0.lines.joined(separator: "; "))." }.joined(separator: " ")
    }
}
