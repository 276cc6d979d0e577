import CSQLite

/// Owns one prepared statement; used only while its connection is held.
final class SQLiteStatement {
    private let handle: OpaquePointer  // <sqlite3_stmt>
    private let connection: SQLiteConnection

    /// Takes over a statement that `connection` prepared.
    init(owning handle: OpaquePointer, of connection: SQLiteConnection) {
        self.handle = handle
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Gives the parameters their values, in order, and starts again from the first row.
    func bind(_ values: [SQLiteValue]) throws(StoreError) {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() {
            try connection.check("bind", bind(value, at: CInt(index + 1)))
        }
    }

    /// Moves on to the next row; false where there is none.
    func step() throws(StoreError) -> Bool {
        try connection.check("step", sqlite3_step(handle)) == SQLITE_ROW
    }

    /// A column of the current row as a number, counted from 0.
    func integer(_ column: CInt) -> Int { Int(sqlite3_column_int64(handle, column)) }

    /// A column of the current row as text; nil for NULL.
    func text(_ column: CInt) -> String? {
        sqlite3_column_text(handle, column).map { bytes in
            let count = Int(sqlite3_column_bytes(handle, column))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
    }

    private func bind(_ value: SQLiteValue, at index: CInt) -> CInt {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, Int64(number))
        case .text(let text):
            // SQLITE_TRANSIENT, which Swift cannot import: SQLite copies the text before the call returns.
            let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            return sqlite3_bind_text(handle, index, text, CInt(text.utf8.count), copies)
        }
    }
}

/// What a column can hold here.
enum SQLiteValue {
    case null
    case integer(Int)
    case text(String)
}
