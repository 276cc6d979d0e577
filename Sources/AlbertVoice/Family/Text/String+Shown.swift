extension String {
    /// The text as an error may quote it: on one line, without control characters, not too long.
    var shown: String {
        let scalars = unicodeScalars.prefix(40).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: String(scalar)
            }
        }
        return scalars.joined() + (unicodeScalars.count > 40 ? "…" : "")
    }
}

extension Character {
    /// The character as an error may quote it.
    var shown: String { String(self).shown }
}
