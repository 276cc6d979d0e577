extension WordList {
    /// The lists that come with the program, by the names of their files.
    public enum Name: String, CaseIterable, Sendable {
        /// School subjects.
        case subjects = "Faecher.tsv"
        /// Titles of events.
        case titles = "Titel.tsv"
        /// Things that are homework.
        case tasks = "Aufgaben.tsv"
        /// What is done with them.
        case activities = "Taetigkeiten.tsv"
        /// Places.
        case places = "Orte.tsv"
        /// What is bought.
        case items = "Einkauf.tsv"
        /// What is taken along.
        case things = "Mitnehmen.tsv"
        /// Tasks of the household.
        case chores = "Haushalt.tsv"
        /// People outside the family.
        case contacts = "Kontakte.tsv"

        /// The kind of word as users name it, „titel“.
        public var kind: String {
            switch self {
            case .subjects: "fach"
            case .titles: "titel"
            case .tasks: "aufgabe"
            case .activities: "tun"
            case .places: "ort"
            case .items: "einkauf"
            case .things: "mitnehmen"
            case .chores: "haushalt"
            case .contacts: "kontakt"
            }
        }
    }

    /// The words of a file.
    public init(at path: String) throws(WordListError) {
        let file = TextFile.name(of: path)
        let text: String
        do {
            text = try TextFile.text(at: path)
        } catch {
            throw WordListError(error, file: file)
        }
        try self.init(parsing: text, file: file)
    }

    /// A shipped list with the user's own words.
    ///
    /// - Parameters:
    ///   - name: Which list.
    ///   - shipped: A folder that is looked into before the resources of the program.
    ///   - own: The user's folder; a list that is not there adds nothing.
    /// - Throws: `WordListError`, also where a shipped list is missing.
    public init(_ name: Name, shipped: String? = nil, own: String? = nil) throws(WordListError) {
        self = try WordList(at: ShippedFile.path(name.rawValue, folder: shipped))
        guard let own else { return }
        do {
            self = overridden(by: try WordList(at: own + "/" + name.rawValue))
        } catch {
            if error.fault != .missing { throw error }
        }
    }
}

extension WordListError {
    fileprivate init(_ error: TextFileError, file: String) {
        switch error.reason {
        case .missing: self.init(.missing, file: file, line: nil)
        case .forbidden: self.init(.forbidden, file: file, line: nil)
        case .notUTF8(let line): self.init(.notUTF8, file: file, line: line)
        }
    }
}
