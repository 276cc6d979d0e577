/// The shape of the database file and how older files get there.
enum SQLiteSchema {
    /// What turns a file of version *n* into one of version *n + 1*, at index *n*.
    ///
    /// Only ever append to this list.
    static let migrations = [
        """
        CREATE TABLE change (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            step TEXT NOT NULL,
            kind TEXT NOT NULL,
            entry TEXT,
            payload TEXT,
            epoch INTEGER NOT NULL,
            zone TEXT NOT NULL,
            who TEXT NOT NULL,
            device TEXT NOT NULL,
            words TEXT NOT NULL
        );
        CREATE INDEX change_step ON change (step);
        CREATE TRIGGER change_is_never_altered BEFORE UPDATE ON change
            BEGIN SELECT RAISE(ABORT, 'changes are never altered'); END;
        CREATE TRIGGER change_is_never_removed BEFORE DELETE ON change
            BEGIN SELECT RAISE(ABORT, 'changes are never removed'); END;
        """,
        """
        CREATE TABLE missed_day (
            day TEXT PRIMARY KEY,
            count INTEGER NOT NULL
        );
        CREATE TABLE missed_sentence (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            epoch INTEGER NOT NULL,
            zone TEXT NOT NULL,
            text TEXT NOT NULL
        );
        """,
    ]

    /// Brings a file up to date; a file from a newer program is left alone and refused.
    static func migrate(_ connection: SQLiteConnection, with migrations: [String] = migrations) throws {
        guard try version(of: connection, atMost: migrations.count) < migrations.count else { return }
        try connection.transaction {
            // Another program may have been faster while this one waited for the lock.
            let version = try version(of: connection, atMost: migrations.count)
            for migration in migrations.dropFirst(version) {
                try connection.execute(migration)
            }
            try connection.execute("PRAGMA user_version = \(migrations.count)")
        }
    }

    /// Throws where a newer program has written the file, which is then left as it is.
    static func refuseNewer(_ connection: SQLiteConnection) throws(StoreError) {
        _ = try version(of: connection, atMost: migrations.count)
    }

    private static func version(of connection: SQLiteConnection, atMost newest: Int) throws(StoreError) -> Int {
        let version = try connection.number("PRAGMA user_version")
        guard version <= newest else {
            let detail = "schema \(version), this program knows \(newest)"
            throw StoreError(.tooNew(version: version), path: connection.path, detail: detail)
        }
        guard version >= 0 else {
            throw StoreError(.damaged, path: connection.path, detail: "schema \(version)")
        }
        return version
    }
}
