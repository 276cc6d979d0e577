/// How a sentence was read: a tree of slots with the words under each.
public struct Match: Sendable, Equatable {
    /// The slot's name; for the root, the command's.
    public let name: String
    /// All words under this node.
    public internal(set) var words: [String] = []
    /// The slots inside, in spoken order.
    public internal(set) var children: [Match] = []

    /// The tree for people, a node a line with its words, children indented.
    public var outline: String {
        let inner = children.flatMap { $0.outline.split(separator: "\n") }.map { "\n  " + $0 }
        return "\(name): \(words.joined(separator: " "))" + inner.joined()
    }

    /// The words said in the first slot of this name, at any depth; nil where it was not said.
    public func words(_ name: String) -> [String]? {
        node(name)?.words
    }

    /// The first node of this name, at any depth.
    public func node(_ name: String) -> Match? {
        for child in children {
            if child.name == name { return child }
            if let found = child.node(name) { return found }
        }
        return nil
    }

    /// All nodes of this name in spoken order, at any depth.
    public func nodes(_ name: String) -> [Match] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.nodes(name) }
    }

    /// All nodes of these names in spoken order, the outermost only.
    public func nodes(_ names: Set<String>) -> [Match] {
        children.flatMap { names.contains($0.name) ? [$0] : $0.nodes(names) }
    }

    /// The tree cut in pieces at the nodes of a name right below it; their words are in none of the pieces' children.
    func split(at name: String) -> [Match] {
        children.split(omittingEmptySubsequences: false) { $0.name == name }.map { part in
            var piece = self
            piece.children = Array(part)
            return piece
        }
    }

    /// The value said in a slot; nil where it was not said.
    public subscript<Value>(slot: Slot<Value>) -> Value? {
        words(slot.name).flatMap(slot.value)
    }

    /// All values said in slots of this kind.
    public func all<Value>(_ slot: Slot<Value>) -> [Value] {
        nodes(slot.name).compactMap { slot.value($0.words) }
    }
}
