extension String {
    /// The text with its first letter in upper case.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Array where Element: Hashable {
    /// The elements in order, each once.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
