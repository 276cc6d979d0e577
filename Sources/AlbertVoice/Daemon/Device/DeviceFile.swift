/// Reads how a device is set up from `geraet.json5`.
public enum DeviceFile {
    /// What the file is called.
    public static let name = "geraet.json5"

    /// The set-up in a configuration folder; the usual one where there is no file.
    public static func settings(in folder: String?, for family: Family) throws(DeviceFileError) -> DeviceSettings {
        guard let folder else { return DeviceSettings() }
        let text: String
        do {
            text = try TextFile.text(at: folder + "/" + name)
        } catch {
            switch error.reason {
            case .missing: return DeviceSettings()
            case .forbidden: throw DeviceFileError(.file(.forbidden), file: name, position: nil)
            case .notUTF8(let line):
                throw DeviceFileError(.file(.notUTF8), file: name, position: TextPosition(line: line, column: 1))
            }
        }
        return try settings(parsing: text, for: family)
    }

    /// The set-up of a text; `file` is named in errors.
    public static func settings(
        parsing text: String, file: String = name, for family: Family
    ) throws(DeviceFileError) -> DeviceSettings {
        let value: JSON5Value
        do {
            value = try JSON5Reader.value(of: text)
        } catch {
            throw DeviceFileError(.file(.syntax(error.fault)), file: file, position: error.position)
        }
        return try DeviceReader(file: file, family: family).settings(value)
    }
}
