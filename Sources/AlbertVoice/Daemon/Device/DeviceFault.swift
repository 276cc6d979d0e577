/// What can be wrong with a device file.
public enum DeviceFault: Hashable, Sendable {
    /// What can be wrong with any of the family's files.
    case file(FamilyFault)
    /// Somebody who is not in the family.
    case unknownPerson(String, known: [String])
    /// A key of `users` that is no user id.
    case noUser(String)
    /// A number that is out of its range, 0 to 1.
    case outOfRange(key: String)
    /// A word that means nothing for this key.
    case unknownChoice(key: String, String, known: [String])

    /// The fault as a sentence of German.
    var german: String {
        switch self {
        case .file(let fault): fault.german
        case .unknownPerson(let name, let known):
            "\(name.shown) steht nicht in der Familiendatei. Bekannt sind \(FamilyFault.list(known))."
        case .noUser(let text): "„\(text.shown)“ ist keine Kennung eines Benutzers. „id -u“ zeigt deine."
        case .outOfRange(let key): "„\(key)“ ist eine Zahl von 0 bis 1."
        case .unknownChoice(let key, let text, let known):
            "„\(text.shown)“ kenne ich bei „\(key)“ nicht. Möglich sind \(FamilyFault.list(known))."
        }
    }

    /// The fault as a sentence of English.
    var english: String {
        switch self {
        case .file(let fault): fault.english
        case .unknownPerson(let name, _): "Nobody in the family file is called \(name.shown)."
        case .noUser(let text): "“\(text.shown)” is no user id; “id -u” shows yours."
        case .outOfRange(let key): "“\(key)” is a number from 0 to 1."
        case .unknownChoice(let key, let text, let known):
            "“\(text.shown)” means nothing for “\(key)”. There are \(FamilyFault.list(known))."
        }
    }
}
