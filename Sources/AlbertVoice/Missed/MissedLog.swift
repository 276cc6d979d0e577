import Foundation

/// Counts sentences that were not understood in the database of the entries, and keeps their text where that is wanted.
///
/// Unlike changes they can be forgotten, and then nothing of them is left in the file or beside it.
public struct MissedLog: Sendable {
    /// How many sentences are kept as text; the oldest go.
    public static let most = 500
    /// How much of a sentence is kept, in characters.
    public static let longest = 300

    private let store: SQLiteStore

    /// The log in a database.
    public init(_ store: SQLiteStore) {
        self.store = store
    }

    /// Counts a sentence; `text` is kept too unless it is nil.
    public func add(at moment: Moment, text: String?) throws(StoreError) {
        try use { connection in
            try connection.transaction {
                let day = try connection.prepare(
                    "INSERT INTO missed_day VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET count = count + 1")
                try day.bind([.text(moment.local.date.description)])
                _ = try day.step()
                if let text { try Self.keep(text, at: moment, in: connection) }
            }
        }
    }

    /// Everything that is known.
    public func all() throws(StoreError) -> MissedSentences {
        try use { connection in
            MissedSentences(days: try Self.days(in: connection), sentences: try Self.sentences(in: connection))
        }
    }

    /// Forgets everything, numbers and text.
    public func clear() throws(StoreError) {
        try use { connection in
            try connection.transaction {
                try connection.execute("DELETE FROM missed_day; DELETE FROM missed_sentence")
            }
            // The write-ahead log still holds the pages as they were.
            _ = try connection.number("PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }
}

extension MissedLog {
    private func use<Result>(_ body: (SQLiteConnection) throws -> Result) throws(StoreError) -> Result {
        do {
            return try store.use { connection in
                // Also for the oldest that go: else their text would stay in pages that nobody uses.
                _ = try connection.number("PRAGMA secure_delete = ON")
                return try body(connection)
            }
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError(.other, path: store.path, detail: "\(error)")
        }
    }

    private static func keep(_ text: String, at moment: Moment, in connection: SQLiteConnection) throws {
        let row = try connection.prepare("INSERT INTO missed_sentence (epoch, zone, text) VALUES (?, ?, ?)")
        try row.bind([
            .integer(moment.epoch), .text(moment.zone.identifier), .text(String(text.prefix(longest))),
        ])
        _ = try row.step()
        try connection.execute(
            "DELETE FROM missed_sentence WHERE seq <= (SELECT max(seq) FROM missed_sentence) - \(most)")
    }

    private static func days(in connection: SQLiteConnection) throws -> [MissedSentences.Day] {
        let rows = try connection.prepare("SELECT day, count FROM missed_day ORDER BY day")
        var days: [MissedSentences.Day] = []
        while try rows.step() {
            guard let day = rows.text(0).flatMap({ LocalDate($0) }) else { continue }
            days.append(MissedSentences.Day(day: day, count: rows.integer(1)))
        }
        return days
    }

    private static func sentences(in connection: SQLiteConnection) throws -> [MissedSentences.Sentence] {
        let rows = try connection.prepare("SELECT epoch, zone, text FROM missed_sentence ORDER BY seq")
        var sentences: [MissedSentences.Sentence] = []
        while try rows.step() {
            let zone = rows.text(1).flatMap { TimeZone(identifier: $0) } ?? .gmt
            sentences.append(
                MissedSentences.Sentence(
                    moment: Moment(epoch: rows.integer(0), zone: zone), text: rows.text(2) ?? ""))
        }
        return sentences
    }
}
