/// Makes the set-up of a device of the values of its file.
struct DeviceReader {
    /// The name of the file, for errors.
    let file: String
    /// Who may be named.
    let family: Family

    private static let known = ["person", "users", "microphone", "wakeWords", "sensitivity", "speak", "earcon"]

    /// The set-up of the whole file.
    func settings(_ value: JSON5Value) throws(DeviceFileError) -> DeviceSettings {
        let keys = try keys(of: value)
        var settings = DeviceSettings()
        if let value = keys.optional("person") { settings.person = try person(value, key: "person") }
        if let value = keys.optional("users") { settings.users = try users(value) }
        if let value = keys.optional("microphone") { settings.microphone = try string(value, key: "microphone") }
        if let value = keys.optional("wakeWords") { settings.wakeWords = try strings(value, key: "wakeWords") }
        if let value = keys.optional("sensitivity") { settings.sensitivity = try share(value, key: "sensitivity") }
        if let value = keys.optional("speak") { settings.speak = try speak(value) }
        if let value = keys.optional("earcon") { settings.earcon = try flag(value, key: "earcon") }
        return settings
    }

    private func keys(of value: JSON5Value) throws(DeviceFileError) -> FamilyKeys {
        do {
            return try FamilyKeys(value, key: nil, known: Self.known, file: file)
        } catch {
            throw DeviceFileError(error)
        }
    }

    /// `{ "1000": "Anna", "1001": ["Felix", "Lena"] }`.
    private func users(_ value: JSON5Value) throws(DeviceFileError) -> [UInt32: [String]] {
        guard case .object(let properties) = value.content else {
            throw wrongKind(value, key: "users", wanted: .object)
        }
        var users: [UInt32: [String]] = [:]
        for property in properties {
            guard let uid = UInt32(property.key), users[uid] == nil else {
                throw DeviceFileError(.noUser(property.key), file: file, position: property.position)
            }
            users[uid] = try people(property.value, key: property.key)
        }
        return users
    }

    /// One name, or a list of at least one.
    private func people(_ value: JSON5Value, key: String) throws(DeviceFileError) -> [String] {
        guard case .array(let elements) = value.content else { return [try person(value, key: key)] }
        guard !elements.isEmpty else { throw error(.file(.emptyName), at: value) }
        var people: [String] = []
        for element in elements { people.append(try person(element, key: key)) }
        return people
    }

    private func person(_ value: JSON5Value, key: String) throws(DeviceFileError) -> String {
        let name = try string(value, key: key)
        guard let member = family.member(name) else {
            throw error(.unknownPerson(name, known: family.members.map(\.name)), at: value)
        }
        return member.name
    }

    private func speak(_ value: JSON5Value) throws(DeviceFileError) -> SpeakWhen {
        let text = try string(value, key: "speak")
        guard let speak = SpeakWhen(rawValue: text) else {
            throw error(.unknownChoice(key: "speak", text, known: SpeakWhen.allCases.map(\.rawValue)), at: value)
        }
        return speak
    }

    private func share(_ value: JSON5Value, key: String) throws(DeviceFileError) -> Double {
        guard case .number(let number) = value.content else { throw wrongKind(value, key: key, wanted: .number) }
        guard (0...1).contains(number) else { throw error(.outOfRange(key: key), at: value) }
        return number
    }

    private func flag(_ value: JSON5Value, key: String) throws(DeviceFileError) -> Bool {
        guard case .boolean(let flag) = value.content else { throw wrongKind(value, key: key, wanted: .boolean) }
        return flag
    }

    private func strings(_ value: JSON5Value, key: String) throws(DeviceFileError) -> [String] {
        guard case .array(let elements) = value.content else { throw wrongKind(value, key: key, wanted: .array) }
        var strings: [String] = []
        for element in elements { strings.append(try string(element, key: key)) }
        return strings
    }

    /// A text that says something.
    private func string(_ value: JSON5Value, key: String) throws(DeviceFileError) -> String {
        guard case .string(let text) = value.content else { throw wrongKind(value, key: key, wanted: .string) }
        guard text.contains(where: { !$0.isWhitespace }) else { throw error(.file(.emptyName), at: value) }
        return text
    }

    private func wrongKind(_ value: JSON5Value, key: String, wanted: JSON5Kind) -> DeviceFileError {
        error(.file(.wrongKind(key: key, wanted: wanted, found: value.kind)), at: value)
    }

    private func error(_ fault: DeviceFault, at value: JSON5Value) -> DeviceFileError {
        DeviceFileError(fault, file: file, position: value.position)
    }
}
