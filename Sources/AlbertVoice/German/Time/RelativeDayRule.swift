/// Days counted from today: „heute“, „übermorgen“, „vorgestern“, „morgen“.
extension TimeParser {
    /// „heute“ … „übermorgen“; „morgen“ is tomorrow unless „am“ stands before it.
    func relativeDay(at index: Int) -> Match<LocalDate>? {
        switch kind(index) {
        case .relativeDay: Match(value: today.adding(days: token(index).value), end: index + 1)
        case .morning where kind(index - 1) != .at: Match(value: today.adding(days: 1), end: index + 1)
        default: nil
        }
    }
}

extension TimeRule {
    static let relativeDay = TimeRule(
        "days counted from today",
        [
            ("heute", "2026-03-10"), ("übermorgen", "2026-03-12"), ("vorgestern", "2026-03-08"),
            ("morgen in einer Woche", "2026-03-18"),
        ],
        not: ("am Morgen", "2026-03-11T06:00/2026-03-11T09:00"))
}
