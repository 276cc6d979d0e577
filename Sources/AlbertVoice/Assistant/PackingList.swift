/// What has to go along on some days, for one person or for all.
public struct PackingList: Sendable {
    /// „Turnbeutel für Lena, morgen“; without the day or the person where all have the same.
    public let lines: [String]
    private let person: String?
    private let day: String?

    /// The things of these entries that go along on these days.
    init(_ entries: [Entry], on days: ClosedRange<LocalDate>, of person: String?, wording: EntryWording) {
        self.person = person
        let isOneDay = days.lowerBound == days.upperBound
        day = isOneDay ? Wording.days(days, from: wording.today) : nil
        let things = entries.filter { entry in
            entry.kind == .takeAlong && !entry.isDone && entry.concerns(person)
                && (entry.due.map(days.contains) ?? false)
        }
        lines = things.byDay.map { thing in
            var shown = thing
            if isOneDay { shown.due = nil }
            if person != nil { shown.people = [] }
            return OpenLine(wording: wording).text(shown)
        }
    }

    /// „Morgen muss für Lena mit: Turnbeutel.“, „Für Lena muss nichts mit.“
    public var sentence: String {
        let owner = person.map { "für \($0)" }
        let beginning =
            switch (day, owner) {
            case (let day?, let owner?): "\(day) muss \(owner)"
            case (let day?, nil): "\(day) muss"
            case (nil, let owner?): "\(owner) muss"
            case (nil, nil): lines.isEmpty ? "heute und morgen muss" : "es muss"
            }
        let things = lines.isEmpty ? "nichts mit" : "mit: \(lines.joined(separator: "; "))"
        return "\(beginning) \(things).".capitalisedFirst
    }
}
