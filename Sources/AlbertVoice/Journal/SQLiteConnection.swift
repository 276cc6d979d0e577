import CSQLite
import Glibc

/// Owns one connection to a database file.
///
/// `@unchecked Sendable` because both fields are constants and SQLite itself serialises the calls on a handle opened with
/// `SQLITE_OPEN_FULLMUTEX`. That orders single calls only; `SQLiteStore` holds a lock for each whole operation.
final class SQLiteConnection: @unchecked Sendable {
    private let handle: OpaquePointer  // <sqlite3>
    let path: String

    /// Opens an existing or new file; waits up to `patience` milliseconds for other programs before every lock.
    init(path: String, patience: CInt) throws(StoreError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else {
            throw StoreError(.other, path: path, detail: "no memory for a connection")
        }
        handle = opened
        self.path = path
        try check("open", code)
        sqlite3_extended_result_codes(handle, 1)
        try check("busy_timeout", sqlite3_busy_timeout(handle, patience))
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements without values and drops their rows.
    func execute(_ sql: String) throws(StoreError) {
        try check(sql, sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// A statement ready to be bound; it must not outlive this connection's use by its holder.
    func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
        var prepared: OpaquePointer?
        try check(sql, sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
        guard let prepared else { throw StoreError(.other, path: path, detail: "empty statement") }
        return SQLiteStatement(owning: prepared, of: self)
    }

    /// The first column of the first row as a number; 0 where there is none.
    func number(_ sql: String) throws(StoreError) -> Int {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : 0
    }

    /// The first column of the first row as text; empty where there is none.
    func text(_ sql: String) throws(StoreError) -> String {
        let statement = try prepare(sql)
        return try statement.step() ? statement.text(0) ?? "" : ""
    }

    /// Runs `body` with the database locked for writing; everything in it is kept, or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // A full disk ends the transaction by itself; rolling back again then fails harmlessly.
            sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
            throw error
        }
    }

    /// Waits a moment for another program, where SQLite itself does not.
    func pause() { sqlite3_sleep(10) }

    /// The one place where result codes become errors; gives the code back where all is well.
    @discardableResult
    func check(_ operation: @autoclosure () -> String, _ code: CInt) throws(StoreError) -> CInt {
        switch code {
        case SQLITE_OK, SQLITE_ROW, SQLITE_DONE: return code
        default:
            let detail = "\(operation()): \(String(cString: sqlite3_errmsg(handle))) (\(code))"
            throw StoreError(reason(code), path: path, detail: detail)
        }
    }

    private func reason(_ code: CInt) -> StoreError.Reason {
        switch code & 0xff {
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED: .locked
        case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
        case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .forbidden
        case SQLITE_IOERR: [ENOSPC, EDQUOT].contains(sqlite3_system_errno(handle)) ? .full : .other
        default: .other
        }
    }
}
