/// The sorts of values of a JSON5 file.
public enum JSON5Kind: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case boolean
    /// A number.
    case number
    /// A text.
    case string
    /// A list.
    case array
    /// Keys with values.
    case object

    /// With its article, in the accusative: „einen Text in Anführungszeichen“.
    var german: String {
        switch self {
        case .null: "null"
        case .boolean: "true oder false"
        case .number: "eine Zahl"
        case .string: "einen Text in Anführungszeichen"
        case .array: "eine Liste in [ ]"
        case .object: "einen Block in { }"
        }
    }

    /// With its article: “a text in quotation marks”.
    var english: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a text in quotation marks"
        case .array: "a list in [ ]"
        case .object: "entries in { }"
        }
    }
}
