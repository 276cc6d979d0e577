import Foundation

/// What an import does to the journal.
public struct CalendarChanges: Hashable, Sendable {
    /// The changes, in the order of the file; one step.
    public private(set) var kinds: [Change.Kind] = []
    /// How many entries are new.
    public private(set) var added = 0
    /// How many look different from now on.
    public private(set) var changed = 0
    /// How many are cancelled.
    public private(set) var removed = 0
    /// The entries of which the family and the file changed the same and of which no
    /// import told before, as they are called; the family's change stays.
    public private(set) var kept: [String] = []
    /// Numbers for all that family and file changed both, told now or before.
    private(set) var conflicts: [String] = []
    /// How many of the file could not be read.
    public internal(set) var unreadable = 0
    private var names: Set<String> = []

    /// Nothing.
    public init() {}

    mutating func add(_ kind: Change.Kind, of entry: Entry) {
        kinds.append(kind)
        names.insert(EntryCalendar.name(of: entry.kind))
        switch kind {
        case .added: added += 1
        case .changed: changed += 1
        case .removed: removed += 1
        case .ticked, .retracted: break
        }
    }

    /// Keeps the family's change of an entry against what the file says, and names it where that was not told yet.
    mutating func keep(_ entry: Entry, against claim: Entry, told: ReportedConflicts) {
        var digest = ContentDigest()
        digest.add(Data(claim.jsonLine.utf8))
        conflicts.append(digest.text)
        if !told.contains(digest.text) { kept.append(entry.title ?? entry.subject ?? "") }
    }

    /// „12 Termine übernommen, 2 geändert. Bei Chor bleibt eure Änderung.“
    public var sentence: String {
        var parts: [String] = []
        for (count, verb) in [(added, "übernommen"), (changed, "geändert"), (removed, "gestrichen")] where count > 0 {
            parts.append(parts.isEmpty ? "\(count) \(noun(count)) \(verb)" : "\(count) \(verb)")
        }
        if parts.isEmpty { parts = ["Nichts Neues im Kalender"] }
        if unreadable > 0 { parts.append("\(unreadable) nicht lesbar") }
        return parts.joined(separator: ", ") + "." + keptSentence
    }

    /// „ Bei Chor bleibt eure Änderung.“; the first three are named.
    private var keptSentence: String {
        guard !kept.isEmpty else { return "" }
        let more = kept.count > 3 ? ["\(kept.count - 3) weiteren"] : []
        return " Bei \(Wording.names(kept.prefix(3) + more)) bleibt eure Änderung."
    }

    private func noun(_ count: Int) -> String {
        switch names {
        case ["VEVENT"]: count == 1 ? "Termin" : "Termine"
        case ["VTODO"]: count == 1 ? "Aufgabe" : "Aufgaben"
        default: count == 1 ? "Eintrag" : "Einträge"
        }
    }
}
