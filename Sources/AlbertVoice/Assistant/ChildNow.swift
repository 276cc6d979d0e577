/// What is on now for a small child: at most two things, in short sentences that can be read aloud.
public struct ChildNow: Sendable {
    /// „Jetzt ist Turnen.“, „Um halb fünf ist Schwimmen.“
    public let sentences: [String]

    /// The two most urgent things.
    init(_ state: JournalState, at now: LocalDateTime, wording: EntryWording) {
        let plan = DayPlan(state, at: now)
        func name(_ entry: Entry) -> String {
            var shown = entry
            (shown.people, shown.companions) = ([], [])
            return ([wording.what(shown)] + (entry.content?.parts ?? [])).joined(separator: ", ")
        }
        let all =
            plan.running.map { "Jetzt ist \(name($0.entry))." }
            + (plan.next + plan.later).map { "\(Self.time($0.start)) ist \(name($0.entry))." }
            + plan.allDay.map { "Heute ist \(name($0))." }
            + plan.takeAlong.map { "\($0.due == now.date ? "Heute" : "Morgen") muss mit: \(name($0))." }
            + plan.open.map { "Noch offen: \(name($0))." }
        sentences = Array(all.prefix(2))
    }

    /// All in one, as it is spoken.
    public var sentence: String { sentences.isEmpty ? "Jetzt hast du frei." : sentences.joined(separator: " ") }

    /// „Um vier Uhr“, „Um halb fünf“; other times a small child cannot read.
    private static func time(_ start: LocalDateTime) -> String {
        func spoken(_ hour: Int) -> String { GermanNumber.spoken((hour + 11) % 12 + 1) }
        switch start.minute {
        case 0: return start.hour % 12 == 1 ? "Um ein Uhr" : "Um \(spoken(start.hour)) Uhr"
        case 30: return "Um halb \(spoken(start.hour + 1))"
        default: return "Dann"
        }
    }
}
