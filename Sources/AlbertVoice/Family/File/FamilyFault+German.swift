extension FamilyFault {
    /// The fault as a sentence of German.
    var german: String {
        switch self {
        case .missing: "Diese Datei gibt es nicht."
        case .forbidden: "Diese Datei darf ich nicht lesen."
        case .notUTF8: "Diese Zeile ist kein UTF-8. Bitte speichere die Datei als UTF-8."
        case .syntax(let fault): fault.german
        case .wrongKind(let key?, let wanted, let found):
            "„\(key.shown)“ braucht \(wanted.german), hier steht \(found.found)."
        case .wrongKind(nil, let wanted, let found):
            "Hier erwarte ich \(wanted.german), hier steht \(found.found)."
        case .missingKey(let key): "Hier fehlt die Angabe „\(key.shown)“."
        case .unknownKey(let key, let known):
            "Die Angabe „\(key.shown)“ kenne ich nicht. Möglich sind \(Self.list(known))."
        case .nobody: "Die Familie ist leer. Mindestens eine Person muss hier stehen."
        case .emptyName: "Hier fehlt ein Name."
        case .unspeakable(let character, let name):
            "„\(character.shown)“ in „\(name.shown)“ kann ich nicht hören. Bitte schreibe den Namen nur mit Buchstaben."
        case .nameTwice(let name): "Der Name „\(name.shown)“ steht hier zum zweiten Mal."
        case .spokenTwice(let spoken, let first): "„\(spoken.shown)“ heißt schon \(first.shown). Wer ist gemeint?"
        case .unknownRole(let role):
            "Die Rolle „\(role.shown)“ kenne ich nicht. Möglich sind \(Self.list(Role.allCases.map(\.rawValue)))."
        case .unknownLand(let land):
            "Das Land „\(land.shown)“ kenne ich nicht. Möglich sind \(Self.list(Land.allCases.map(\.rawValue)))."
        case .unknownWeekday(let day):
            "Den Wochentag „\(day.shown)“ kenne ich nicht. Möglich sind Mo, Di, Mi, Do, Fr, Sa, So oder der ganze Name."
        case .unknownSubject(let subject): "Das Fach „\(subject.shown)“ steht in keiner Wortliste."
        case .subjectTwice(let subject): "Die Stunden für „\(subject.shown)“ stehen hier zum zweiten Mal."
        }
    }

    /// „a, b, c“.
    static func list(_ items: [String]) -> String { items.joined(separator: ", ") }
}

extension JSON5Kind {
    /// In the nominative, as in „hier steht ein Text“.
    fileprivate var found: String {
        switch self {
        case .string: "ein Text"
        case .object: "ein Block in { }"
        case .null, .boolean, .number, .array: german
        }
    }
}
