import Foundation

/// All entries as calendar files, one entry a file: what vdirsyncer's „filesystem“ storage and Radicale serve.
///
/// `alle` holds every entry; each member has a folder with what concerns them: their own entries, those they come along to
/// or drive, and everybody's. The same entries and journal give the same bytes at any time.
public struct CalendarExport: Sendable {
    /// What is hidden in each folder so that Radicale takes it for a calendar.
    static let properties = ".Radicale.props"

    /// Text by path within the export folder, „alle/7k2m9x0a@albert.ics“.
    public private(set) var files: [String: String] = [:]
    /// The folders that were made anew; files of other folders are left alone. Nil for all there ever were.
    let scope: Set<String>?

    /// The entries of a journal; only the folder of `person` where somebody is given.
    public init(_ state: JournalState, household: Household, person: Member? = nil) {
        let folders = Self.folders(of: household.family)
        scope = person.map { [folders[$0.name] ?? ""] }
        for member in household.family.members where person == nil || person?.name == member.name {
            addProperties(member.name, in: folders[member.name] ?? "")
        }
        if person == nil { addProperties("Alle", in: Self.everybody) }
        let histories = EntryHistory.all(in: state)
        let wording = EntryWording(
            vocabulary: household.understander.german.vocabulary, today: LocalDate(dayNumber: 0))
        for entry in state.entries {
            guard let history = histories[entry.id], let name = Self.fileName(of: entry) else { continue }
            let calendar = EntryCalendar(entry: entry, history: history, summary: wording.calendarTitle(entry))
            let text = CalendarPrinter.text(of: calendar.component)
            if person == nil { files[Self.everybody + "/" + name] = text }
            for (member, folder) in folders where entry.concerns(member) || entry.driver == member {
                if person == nil || person?.name == member { files[folder + "/" + name] = text }
            }
        }
    }

    /// How many entries there are.
    public var entries: Int {
        Set(files.keys.filter { $0.hasSuffix(".ics") }.compactMap { $0.split(separator: "/").last }).count
    }

    private static let everybody = "alle"

    private mutating func addProperties(_ name: String, in folder: String) {
        files[folder + "/" + Self.properties] = jsonObject([
            ("tag", "VCALENDAR".jsonQuoted), ("D:displayname", name.jsonQuoted),
        ])
    }

    /// The name of an entry's file; nil where its id could leave the folder.
    private static func fileName(of entry: Entry) -> String? {
        let name = EntryCalendar.uid(of: entry) + ".ics"
        return name.contains("/") || name.hasPrefix(".") || name.contains("\0") ? nil : name
    }

    /// A folder for each member, „oma-grete“.
    static func folders(of family: Family) -> [String: String] {
        var used: Set<String> = [everybody]
        var folders: [String: String] = [:]
        for member in family.members {
            let letters = member.name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
            var name = String(letters)
            while used.contains(name) { name += "-2" }
            used.insert(name)
            folders[member.name] = name
        }
        return folders
    }
}

extension EntryWording {
    /// What a calendar shows: „Zahnarzt für Lena“, „Mathe für Lena, Seite 42“, „Turnbeutel für Lena mitnehmen“.
    func calendarTitle(_ entry: Entry) -> String {
        let what = what(entry)
        switch entry.kind {
        case .homework: return ([what] + (entry.content?.parts ?? [])).joined(separator: ", ")
        case .takeAlong: return what + " mitnehmen"
        case .note: return entry.title ?? what
        default: return what
        }
    }
}
