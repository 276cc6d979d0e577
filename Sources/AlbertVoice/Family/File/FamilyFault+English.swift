extension FamilyFault {
    /// The fault as a sentence of English.
    var english: String {
        switch self {
        case .missing: "There is no such file."
        case .forbidden: "I may not read this file."
        case .notUTF8: "This line is not UTF-8. Please save the file as UTF-8."
        case .syntax(let fault): fault.english
        case .wrongKind(let key?, let wanted, let found):
            "“\(key.shown)” needs \(wanted.english), but this is \(found.english)."
        case .wrongKind(nil, let wanted, let found):
            "I expect \(wanted.english), but this is \(found.english)."
        case .missingKey(let key): "The key “\(key.shown)” is missing here."
        case .unknownKey(let key, let known):
            "I do not know the key “\(key.shown)”. There are \(Self.list(known))."
        case .nobody: "The family is empty. At least one person must stand here."
        case .emptyName: "A name is missing here."
        case .unspeakable(let character, let name):
            "I cannot hear “\(character.shown)” in “\(name.shown)”. Please write the name with letters only."
        case .nameTwice(let name): "The name “\(name.shown)” stands here for the second time."
        case .spokenTwice(let spoken, let first): "“\(spoken.shown)” already means \(first.shown). Who is it?"
        case .unknownRole(let role):
            "I do not know the role “\(role.shown)”. There are \(Self.list(Role.allCases.map(\.rawValue)))."
        case .unknownLand(let land):
            "I do not know the state “\(land.shown)”. There are \(Self.list(Land.allCases.map(\.rawValue)))."
        case .unknownWeekday(let day):
            "I do not know the weekday “\(day.shown)”. There are Mo, Di, Mi, Do, Fr, Sa, So and the whole names."
        case .unknownSubject(let subject): "The subject “\(subject.shown)” is in no word list."
        case .subjectTwice(let subject): "The lessons of “\(subject.shown)” stand here for the second time."
        }
    }
}
