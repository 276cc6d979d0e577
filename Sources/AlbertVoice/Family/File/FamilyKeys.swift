/// The entries of an object of the family file, none of them unknown.
struct FamilyKeys {
    private let file: String
    private let position: TextPosition
    private let values: [String: JSON5Value]

    /// The entries of a value, which must be an object; `key` is where the value stands.
    init(_ value: JSON5Value, key: String?, known: [String], file: String) throws(FamilyFileError) {
        guard case .object(let properties) = value.content else {
            throw FamilyFileError(
                .wrongKind(key: key, wanted: .object, found: value.kind), file: file, position: value.position)
        }
        for property in properties where !known.contains(property.key) {
            throw FamilyFileError(.unknownKey(property.key, known: known), file: file, position: property.position)
        }
        self.file = file
        position = value.position
        values = Dictionary(properties.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// The value of a key that must be there.
    func required(_ key: String) throws(FamilyFileError) -> JSON5Value {
        guard let value = values[key] else { throw FamilyFileError(.missingKey(key), file: file, position: position) }
        return value
    }

    /// The value of a key that may be left out; `null` is the same as leaving it out.
    func optional(_ key: String) -> JSON5Value? {
        values[key].flatMap { $0.kind == .null ? nil : $0 }
    }
}
