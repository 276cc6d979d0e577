/// Why a device file could not be used, and where the reason stands.
public struct DeviceFileError: Error, Hashable, Sendable {
    /// The name of the file.
    public var file: String
    /// Where the fault is; nil where the file could not be read at all.
    public var position: TextPosition?
    /// What is wrong.
    public var fault: DeviceFault

    /// A fault in a file.
    init(_ fault: DeviceFault, file: String, position: TextPosition?) {
        self.file = file
        self.position = position
        self.fault = fault
    }

    /// What is wrong with any file, at its place.
    init(_ error: FamilyFileError) {
        self.init(.file(error.fault), file: error.file, position: error.position)
    }

    /// „geraet.json5, Zeile 3, Spalte 11: „sensitivity“ ist eine Zahl von 0 bis 1.“
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
