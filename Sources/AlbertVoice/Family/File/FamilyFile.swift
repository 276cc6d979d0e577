/// Reads a family from `familie.json5`.
///
/// ```swift
/// let family = try FamilyFile.family(at: "/home/anna/.config/albert/familie.json5")
/// ```
public enum FamilyFile {
    /// What the file is called, the shipped sample too.
    public static let name = "familie.json5"

    /// The name of a subject for what a file calls it, „Mathe“ → „Mathematik“; nil where nobody knows the subject.
    public typealias SubjectName = @Sendable (String) -> String?

    /// The family of a file.
    public static func family(
        at path: String, subject: @escaping SubjectName = { $0 }
    ) throws(FamilyFileError) -> Family {
        let file = TextFile.name(of: path)
        let text: String
        do {
            text = try TextFile.text(at: path)
        } catch {
            throw FamilyFileError(error, file: file)
        }
        return try family(parsing: text, file: file, subject: subject)
    }

    /// The family of a text; `file` is named in errors.
    public static func family(
        parsing text: String, file: String = name, subject: @escaping SubjectName = { $0 }
    ) throws(FamilyFileError) -> Family {
        let value: JSON5Value
        do {
            value = try JSON5Reader.value(of: text)
        } catch {
            throw FamilyFileError(.syntax(error.fault), file: file, position: error.position)
        }
        return try FamilyReader(file: file, subject: subject).family(value)
    }

    /// The family that comes with the program.
    public static func sample(
        folder: String? = nil, subject: @escaping SubjectName = { $0 }
    ) throws(FamilyFileError) -> Family {
        try family(at: ShippedFile.path(name, folder: folder), subject: subject)
    }
}

extension FamilyFileError {
    fileprivate init(_ error: TextFileError, file: String) {
        switch error.reason {
        case .missing: self.init(.missing, file: file, position: nil)
        case .forbidden: self.init(.forbidden, file: file, position: nil)
        case .notUTF8(let line): self.init(.notUTF8, file: file, position: TextPosition(line: line, column: 1))
        }
    }
}
