/// Makes a family of the values of its file.
struct FamilyReader {
    /// The name of the file, for errors.
    let file: String
    /// The names of subjects.
    let subject: FamilyFile.SubjectName

    /// The family of the whole file.
    func family(_ value: JSON5Value) throws(FamilyFileError) -> Family {
        let keys = try FamilyKeys(value, key: nil, known: ["land", "keepMissed", "members"], file: file)
        let list = try keys.required("members")
        let values = try elements(list, key: "members")
        var names = FamilyNames(file: file)
        var members: [Member] = []
        for value in values {
            members.append(try member(value, &names))
        }
        guard !members.isEmpty else { throw error(.nobody, at: list) }
        return Family(
            members: members, land: try self.land(keys.optional("land")),
            keepMissed: try flag(keys.optional("keepMissed"), key: "keepMissed"))
    }

    private func member(_ value: JSON5Value, _ names: inout FamilyNames) throws(FamilyFileError) -> Member {
        let keys = try FamilyKeys(value, key: "members", known: ["name", "role", "spoken", "lessons"], file: file)
        let nameValue = try keys.required("name")
        let name = try string(nameValue, key: "name")
        let role = try self.role(keys.required("role"))
        try names.add(name: name, at: nameValue.position)
        var spoken: [String] = []
        for value in try elements(keys.optional("spoken"), key: "spoken") {
            let form = try string(value, key: "spoken")
            if try names.add(spoken: form, of: name, at: value.position) { spoken.append(form) }
        }
        return Member(name: name, role: role, spoken: spoken, lessons: try lessons(keys.optional("lessons")))
    }

    private func role(_ value: JSON5Value) throws(FamilyFileError) -> Role {
        let text = try string(value, key: "role")
        guard let role = Role(rawValue: text) else { throw error(.unknownRole(text), at: value) }
        return role
    }

    private func land(_ value: JSON5Value?) throws(FamilyFileError) -> Land? {
        guard let value else { return nil }
        let text = try string(value, key: "land")
        guard let land = Land(rawValue: text.uppercased()) else { throw error(.unknownLand(text), at: value) }
        return land
    }

    private func lessons(_ value: JSON5Value?) throws(FamilyFileError) -> [String: [Weekday]] {
        guard let value else { return [:] }
        guard case .object(let properties) = value.content else {
            throw wrongKind(value, key: "lessons", wanted: .object)
        }
        var lessons: [String: [Weekday]] = [:]
        for property in properties {
            guard let name = subject(property.key) else {
                throw FamilyFileError(.unknownSubject(property.key), file: file, position: property.position)
            }
            guard lessons[name] == nil else {
                throw FamilyFileError(.subjectTwice(name), file: file, position: property.position)
            }
            lessons[name] = try weekdays(property.value, subject: property.key)
        }
        return lessons
    }

    /// The days in the order of the week; a day of two lessons counts once.
    private func weekdays(_ value: JSON5Value, subject: String) throws(FamilyFileError) -> [Weekday] {
        var days: Set<Weekday> = []
        for value in try elements(value, key: subject) {
            let text = try string(value, key: subject)
            guard let day = WeekdayName.weekday(text) else { throw error(.unknownWeekday(text), at: value) }
            days.insert(day)
        }
        return days.sorted { $0.rawValue < $1.rawValue }
    }

    /// The elements of a list; a list that was left out has none.
    private func elements(_ value: JSON5Value?, key: String) throws(FamilyFileError) -> [JSON5Value] {
        guard let value else { return [] }
        guard case .array(let elements) = value.content else { throw wrongKind(value, key: key, wanted: .array) }
        return elements
    }

    /// True or false; false where it was left out.
    private func flag(_ value: JSON5Value?, key: String) throws(FamilyFileError) -> Bool {
        guard let value else { return false }
        guard case .boolean(let flag) = value.content else { throw wrongKind(value, key: key, wanted: .boolean) }
        return flag
    }

    private func string(_ value: JSON5Value, key: String) throws(FamilyFileError) -> String {
        guard case .string(let text) = value.content else { throw wrongKind(value, key: key, wanted: .string) }
        return text
    }

    private func wrongKind(_ value: JSON5Value, key: String, wanted: JSON5Kind) -> FamilyFileError {
        error(.wrongKind(key: key, wanted: wanted, found: value.kind), at: value)
    }

    private func error(_ fault: FamilyFault, at value: JSON5Value) -> FamilyFileError {
        FamilyFileError(fault, file: file, position: value.position)
    }
}
