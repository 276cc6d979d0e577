/// Why a text is no JSON5, and where.
struct JSON5Error: Error, Hashable, Sendable {
    /// What is wrong.
    var fault: JSON5Fault
    /// Where it is wrong.
    var position: TextPosition

    /// A fault at a place.
    init(_ fault: JSON5Fault, at position: TextPosition) {
        self.fault = fault
        self.position = position
    }
}
