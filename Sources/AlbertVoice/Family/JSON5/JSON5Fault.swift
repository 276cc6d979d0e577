/// What can be wrong with a JSON5 text.
public enum JSON5Fault: Hashable, Sendable {
    /// What may follow at a place.
    public enum Expectation: Hashable, Sendable {
        /// A value.
        case value
        /// A key of an object, or its end.
        case key
        /// The colon after a key.
        case colon
        /// A comma, or the end of an object.
        case commaOrBrace
        /// A comma, or the end of a list.
        case commaOrBracket
        /// Nothing more.
        case end
    }

    /// Something else stands here; nil at the end of the file.
    case expected(Expectation, found: Character?)
    /// A text without its closing quotation mark.
    case unclosedString
    /// A comment without `*/`.
    case unclosedComment
    /// A backslash with something that means nothing.
    case escape(String)
    /// Something that begins like a number and is none.
    case number(String)
    /// A word that is no value: `yes`, `Mama`.
    case word(String)
    /// More brackets inside brackets than anybody writes.
    case tooDeep(limit: Int)
    /// A key for the second time.
    case duplicateKey(String)
}
