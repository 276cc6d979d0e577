/// What imports have told already of fields that family and file changed both, so that each is told once.
///
/// Kept are numbers for what the file says, and nothing of it in words.
public struct ReportedConflicts: Hashable, Codable, Sendable {
    /// How many it remembers; the oldest are forgotten, and told once more.
    public static let most = 2000

    private var marks: [String] = []

    /// Nothing told.
    public init() {}

    /// Whether this was told.
    func contains(_ mark: String) -> Bool { marks.contains(mark) }

    /// Remembers what an import told.
    public mutating func add(_ changes: CalendarChanges) {
        marks = Array((marks + changes.conflicts.filter { !marks.contains($0) }).suffix(Self.most))
    }
}

/// Keeps what was told of conflicts: `conflicts.json` in the data folder.
public struct ConflictFile: Sendable {
    private let path: String

    /// The file of a data folder, which need not exist.
    public init(data: String) { path = data + "/conflicts.json" }

    /// What was told; nothing where the file is not there or cannot be read.
    public func load() -> ReportedConflicts { OwnerFile<ReportedConflicts>(path: path).load() ?? ReportedConflicts() }

    /// Keeps it; where that fails it is told once more, so failing is no error.
    public func save(_ conflicts: ReportedConflicts) { OwnerFile(path: path).save(conflicts) }
}
