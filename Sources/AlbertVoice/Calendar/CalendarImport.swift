public import Foundation

/// A calendar file on its way into the journal: the same file twice changes nothing.
///
/// ```swift
/// let file = try CalendarImport(path: "schule.ics", device: zone, people: ["Felix"])
/// var changes = CalendarChanges()
/// let step = try journal.act(on: occasion) { state in
///     changes = file.changes(to: state)
///     return changes.kinds
/// }
/// ```
///
/// Rules: An entry's id follows from the UID. Only what differs from the last import of the same UID is taken over, so what
/// the family changed since stays; where both changed the same, the family's counts, and `CalendarChanges.kept` says so once. What the family removed stays removed; what an undone import brought may come again. A
/// cancelled event is removed. What merely is missing from a file stays. Of our own exports, only what is no older than the
/// journal counts (SEQUENCE).
public struct CalendarImport: Sendable {
    /// How the words of every import's step begin, which tells them from what was said.
    static let mark = "import "

    /// The words of the step, „import schule.ics“.
    public let words: String
    /// TZIDs that nobody knows; their times were taken for the device's zone.
    public let unknownZones: [String]
    let content: CalendarContent

    /// A file, read.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - device: The zone for times that name none.
    ///   - people: Whose entries they are, by the names in the family file; nobody where they are everybody's.
    /// - Throws: `CalendarFileError`, a sentence with the file's name.
    public init(path: String, device: TimeZone, people: [String] = []) throws(CalendarFileError) {
        let calendars = try CalendarFile.calendars(at: path)
        try self.init(calendars, file: TextFile.name(of: path), device: device, people: people)
    }

    /// Calendars of a file.
    init(
        _ calendars: [CalendarComponent], file: String, device: TimeZone, people: [String]
    ) throws(CalendarFileError) {
        let reader = CalendarReader(device: device, people: people)
        var content = CalendarContent()
        for one in calendars.map(reader.content) {
            content.items += one.items
            content.unreadable += one.unreadable
            content.unknownZones = (content.unknownZones + one.unknownZones).unique
        }
        guard content.unreadable == 0 || !content.items.isEmpty else {
            throw CalendarFileError(.nothingReadable, file: file)
        }
        self.content = content
        unknownZones = content.unknownZones
        words = Self.mark + file
    }

    /// What has to change in the journal; nothing where the file holds nothing new.
    ///
    /// - Parameters:
    ///   - state: The journal.
    ///   - reported: What earlier imports told of fields that family and file changed both; it is not told again.
    /// - Returns: The changes, with what is told of them.
    public func changes(
        to state: JournalState, reported: ReportedConflicts = ReportedConflicts()
    ) -> CalendarChanges {
        let trails = CalendarTrail.all(in: state)
        let histories = EntryHistory.all(in: state)
        var result = CalendarChanges()
        result.unreadable = content.unreadable
        for item in content.items {
            let id = item.entry.id
            if let kind = change(item, trails[id] ?? CalendarTrail(), histories[id], reported, &result) {
                result.add(kind, of: item.entry)
            }
        }
        return result
    }

    private func change(
        _ item: CalendarItem, _ trail: CalendarTrail, _ history: EntryHistory?, _ reported: ReportedConflicts,
        _ result: inout CalendarChanges
    ) -> Change.Kind? {
        guard let current = trail.current else {
            return item.isCancelled || trail.isUnwanted ? nil : .added(item.entry)
        }
        // Somebody else's numbers say nothing about our changes; those of our own export do.
        if trail.imported == nil, let history, item.sequence < history.sequence { return nil }
        if item.isCancelled { return .removed(entryID: current.id) }
        let next = current.taking(from: trail.imported ?? current, to: item.entry)
        if let contested = next.contested { result.keep(current, against: contested, told: reported) }
        return next.entry == current ? nil : .changed(next.entry)
    }
}
