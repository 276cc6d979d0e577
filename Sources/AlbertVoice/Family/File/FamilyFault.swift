/// What can be wrong with a family file.
public enum FamilyFault: Hashable, Sendable {
    /// There is no file.
    case missing
    /// The file may not be read.
    case forbidden
    /// The text is not UTF-8.
    case notUTF8
    /// The text is no JSON5.
    case syntax(JSON5Fault)
    /// A value of another sort than the key wants; no key for the whole file.
    case wrongKind(key: String?, wanted: JSON5Kind, found: JSON5Kind)
    /// A key that must be there is not.
    case missingKey(String)
    /// A key that means nothing; these would.
    case unknownKey(String, known: [String])
    /// The file names nobody.
    case nobody
    /// A name or a spoken form without a letter.
    case emptyName
    /// A name or a spoken form that cannot be recognised, because of this character.
    case unspeakable(Character, in: String)
    /// Two members have one name.
    case nameTwice(String)
    /// Two members are spoken of in one way; this one came first.
    case spokenTwice(String, first: String)
    /// A role there is not.
    case unknownRole(String)
    /// A state there is not.
    case unknownLand(String)
    /// A day there is not.
    case unknownWeekday(String)
    /// A subject that is in no word list.
    case unknownSubject(String)
    /// The lessons of a subject stand twice, perhaps under two of its names.
    case subjectTwice(String)
}
