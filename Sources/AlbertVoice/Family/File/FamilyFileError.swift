/// Why a family file could not be used, and where the reason stands.
public struct FamilyFileError: Error, Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// Where the fault is; nil where the file could not be read at all.
    public var position: TextPosition?
    /// What is wrong.
    public var fault: FamilyFault

    /// A fault in a file.
    public init(_ fault: FamilyFault, file: String, position: TextPosition?) {
        self.file = file
        self.position = position
        self.fault = fault
    }

    /// „familie.json5, Zeile 7, Spalte 12: Die Rolle „kind“ kenne ich nicht. Möglich sind …“
    public var sentence: String {
        let place = position.map { ", Zeile \($0.line), Spalte \($0.column)" } ?? ""
        return "\(file)\(place): \(fault.german)"
    }

    /// The same in English.
    public var englishSentence: String {
        let place = position.map { ", line \($0.line), column \($0.column)" } ?? ""
        return "\(file)\(place): \(fault.english)"
    }
}

extension FamilyFileError: CustomStringConvertible {
    public var description: String { sentence }
}
