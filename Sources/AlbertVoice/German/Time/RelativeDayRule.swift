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
