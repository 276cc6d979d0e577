/// Everything the program knows of a family before anybody speaks: people, words, language.
public struct Household: Sendable {
    /// What understands the family.
    public let understander: Understander

    /// The people.
    public var family: Family { understander.german.vocabulary.family }

    /// A household from its files.
    ///
    /// - Parameters:
    ///   - configuration: The folder with the family file and the user's word lists; what is missing there ships.
    ///   - shipped: A folder with the shipped files; nil for the program's resources.
    /// - Throws: `FamilyFileError` or `WordListError`, each a sentence with file and line.
    public init(configuration: String?, shipped: String? = nil) throws {
        let subjects = try WordList(.subjects, shipped: shipped, own: configuration)
        let name: FamilyFile.SubjectName = { subjects.written(for: $0) }
        let family = try Household.family(in: configuration, shipped: shipped, name)
        let vocabulary = try Vocabulary(family: family, shipped: shipped, own: configuration)
        understander = Understander(German(vocabulary))
    }

    private static func family(
        in configuration: String?, shipped: String?, _ name: @escaping FamilyFile.SubjectName
    ) throws(FamilyFileError) -> Family {
        guard let configuration else { return try FamilyFile.sample(folder: shipped, subject: name) }
        do throws(FamilyFileError) {
            return try FamilyFile.family(at: configuration + "/" + FamilyFile.name, subject: name)
        } catch  where error.fault == .missing {
            return try FamilyFile.sample(folder: shipped, subject: name)
        }
    }
}
