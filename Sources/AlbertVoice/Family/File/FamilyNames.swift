/// Names and spoken forms of a family while its file is read: each must be sayable and mean one person.
struct FamilyNames {
    private let file: String
    private var names: Set<String> = []
    private var ownerOf: [String: String] = [:]

    /// No names yet; `file` is named in errors.
    init(file: String) {
        self.file = file
    }

    /// Keeps the name of a member.
    mutating func add(name: String, at position: TextPosition) throws(FamilyFileError) {
        let form = try form(of: name, at: position)
        guard names.insert(form).inserted else {
            throw FamilyFileError(.nameTwice(name), file: file, position: position)
        }
        try keep(form, spoken: name, owner: name, at: position)
    }

    /// Keeps a spoken form of a member; false where it says nothing new.
    mutating func add(spoken: String, of name: String, at position: TextPosition) throws(FamilyFileError) -> Bool {
        let form = try form(of: spoken, at: position)
        if ownerOf[form] == name { return false }
        try keep(form, spoken: spoken, owner: name, at: position)
        return true
    }

    private mutating func keep(
        _ form: String, spoken: String, owner: String, at position: TextPosition
    ) throws(FamilyFileError) {
        if let first = ownerOf[form] {
            throw FamilyFileError(.spokenTwice(spoken, first: first), file: file, position: position)
        }
        ownerOf[form] = owner
    }

    private func form(of name: String, at position: TextPosition) throws(FamilyFileError) -> String {
        if let character = SpokenForm.unspeakable(in: name) {
            throw FamilyFileError(.unspeakable(character, in: name), file: file, position: position)
        }
        let form = SpokenForm.words(of: name)
        guard !form.isEmpty else { throw FamilyFileError(.emptyName, file: file, position: position) }
        return form
    }
}
