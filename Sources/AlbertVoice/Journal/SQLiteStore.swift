import Foundation
import Glibc
import Synchronization

/// Keeps changes in `albert.db`, a SQLite file that several programs may use at the same time.
///
/// Every append is on the disk when it returns (`synchronous=FULL`). A file that cannot be used is never touched.
public final class SQLiteStore: JournalStore {
    /// The file.
    public let path: String
    private let connection: SQLiteConnection
    /// Held for a whole operation, so that no thread gets between another's BEGIN and COMMIT.
    private let turn = Mutex(())

    /// Opens `albert.db` in a folder; both are made where missing and belong to the user alone (0700, 0600).
    ///
    /// `patience` is how many milliseconds to wait for another program that is writing.
    public convenience init(folder: String, patience: Int = 5000) throws(StoreError) {
        try self.init(folder: folder, patience: patience, pageLimit: nil)
    }

    /// As above; `pageLimit` makes the disk as small as a test wants it.
    init(folder: String, patience: Int, pageLimit: Int?) throws(StoreError) {
        let path = folder + "/albert.db"
        self.path = path
        try SQLiteStore.makeFile(path, in: folder)
        connection = try SQLiteStore.open(path, patience: patience, pageLimit: pageLimit)
    }

    public func load(after position: Int) throws(StoreError) -> JournalPage {
        try turn.withLock { (_) throws(StoreError) in
            try SQLiteStore.page(of: connection, after: position)
        }
    }

    public func append(after position: Int, _ decide: (JournalPage) throws -> [Change]) throws -> JournalPage {
        try turn.withLock { _ in
            try connection.transaction {
                var page = try SQLiteStore.page(of: connection, after: position)
                let new = try decide(page)
                page.position = try SQLiteStore.insert(new, into: connection) ?? page.position
                page.changes += new
                return page
            }
        }
    }

    /// Lets others keep something beside the changes, in tables of their own; one operation at a time.
    func use<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        try turn.withLock { _ in try body(connection) }
    }

    /// What SQLite finds wrong with the file, one complaint a line; „ok“ where there is nothing.
    public func integrity() throws(StoreError) -> String {
        try turn.withLock { (_) throws(StoreError) in
            try connection.text("PRAGMA integrity_check")
        }
    }
}

extension SQLiteStore {
    private static func makeFile(_ path: String, in folder: String) throws(StoreError) {
        do {
            let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: owner)
        } catch {
            throw StoreError(.forbidden, path: folder, detail: error.localizedDescription)
        }
        // SQLite gives its side files the mode of the database, so that has to be right before the first open.
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
        // A file that is there must not be opened here: closing it would drop the locks of another connection of this
        // process, and then another program may take the log away under it (sqlite.org/howtocorrupt.html, 2.2).
        guard descriptor >= 0 || (errno == EEXIST && access(path, R_OK | W_OK) == 0) else {
            let reason: StoreError.Reason = [ENOSPC, EDQUOT].contains(errno) ? .full : .forbidden
            throw StoreError(reason, path: path, detail: String(cString: strerror(errno)))
        }
    }

    private static func open(_ path: String, patience: Int, pageLimit: Int?) throws(StoreError) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: path, patience: CInt(clamping: patience))
        do {
            // First, because a newer program's file must not even change its journal mode.
            try SQLiteSchema.refuseNewer(connection)
            try useWriteAheadLog(connection, attempts: max(1, patience / 10))
            try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
            try SQLiteSchema.migrate(connection)
            if let pageLimit { _ = try connection.number("PRAGMA max_page_count = \(pageLimit)") }
        } catch let error as StoreError {
            throw error
        } catch {
            throw StoreError(.other, path: path, detail: String(describing: error))
        }
        return connection
    }

    /// SQLite does not wait by itself when two programs make the same new file a WAL database, so this does.
    private static func useWriteAheadLog(_ connection: SQLiteConnection, attempts: Int) throws(StoreError) {
        for attempt in 1...attempts {
            do {
                _ = try connection.text("PRAGMA journal_mode = WAL")
                return
            } catch  where error.reason == .locked && attempt < attempts {
                connection.pause()
            }
        }
    }

    private static func page(of connection: SQLiteConnection, after position: Int) throws(StoreError) -> JournalPage {
        let sql = "SELECT seq, \(ChangeRow.columns) FROM change WHERE seq > ? ORDER BY seq"
        let rows = try connection.prepare(sql)
        try rows.bind([.integer(position)])
        var page = JournalPage(changes: [], position: position)
        while try rows.step() {
            page.position = rows.integer(0)
            do {
                page.changes.append(try ChangeRow.change(in: rows))
            } catch {
                let detail = "change \(page.position): \(error)"
                throw StoreError(.damaged, path: connection.path, detail: detail)
            }
        }
        return page
    }

    /// Adds rows; the position of the last, nil where there were none.
    private static func insert(_ changes: [Change], into connection: SQLiteConnection) throws -> Int? {
        guard !changes.isEmpty else { return nil }
        let marks = "?, ?, ?, ?, ?, ?, ?, ?, ?"
        let row = try connection.prepare("INSERT INTO change (\(ChangeRow.columns)) VALUES (\(marks))")
        for change in changes {
            try row.bind(try values(of: change, in: connection))
            _ = try row.step()
        }
        return try connection.number("SELECT last_insert_rowid()")
    }

    private static func values(of change: Change, in connection: SQLiteConnection) throws(StoreError) -> [SQLiteValue] {
        do {
            return try ChangeRow.values(of: change)
        } catch {
            throw StoreError(.other, path: connection.path, detail: "step \(change.step): \(error)")
        }
    }
}
