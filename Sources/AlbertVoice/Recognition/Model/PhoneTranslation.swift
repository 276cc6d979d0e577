import Foundation

/// From the phones of our lexicon to those of an acoustic model that somebody else made (`phones.map`).
///
/// A line is a phone of the lexicon, a tab, and the phones that stand for it. `^AH` is only AH at the beginning of a word.
/// Where a phone has several lines, they are several ways to say the word.
///
/// ```text
/// AH    AH
/// ^AH   Q AH
/// ```
public struct PhoneTranslation: Hashable, Sendable {
    private let rules: [String: [[String]]]

    /// For models with our own phones.
    static let identity = PhoneTranslation(rules: [:])

    private init(rules: [String: [[String]]]) {
        self.rules = rules
    }

    /// Reads a map.
    ///
    /// - Parameters:
    ///   - text: Its lines; `#` begins a comment.
    ///   - path: Named where a line is at fault.
    ///   - model: The phones that may stand on the right.
    /// - Throws: `ModelFault.Reason.line`.
    init(parsing text: String, path: String, model: Set<String>) throws(ModelFault) {
        var rules: [String: [[String]]] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let phone = words.first, !phone.hasPrefix("#") else { continue }
            let sounds = Array(words.dropFirst())
            guard (1...4).contains(sounds.count), sounds.allSatisfy(model.contains), phone.count < 16 else {
                throw ModelFault(path, .line(index + 1, String(line)))
            }
            rules[phone, default: []].append(sounds)
        }
        self.rules = rules
    }

    /// The map for a model: its own, none where it has all our phones, else the first that ships and fits.
    ///
    /// - Parameters:
    ///   - path: The model's own map; may be missing.
    ///   - model: The model's phones.
    ///   - lexicon: The phones that must be covered.
    /// - Returns: The map.
    /// - Throws: `ModelFault` where its own map is at fault, or none covers all phones.
    static func find(at path: String, model: Set<String>, lexicon: Set<String>) throws(ModelFault) -> PhoneTranslation {
        if FileManager.default.fileExists(atPath: path) {
            let own = try PhoneTranslation(parsing: text(path), path: path, model: model)
            let missing = own.missing(from: lexicon)
            guard missing.isEmpty else { throw ModelFault(path, .unmapped(missing)) }
            return own
        }
        guard !lexicon.isSubset(of: model) else { return .identity }
        for name in shipped {
            let path = ShippedFile.path(name)
            guard let map = try? PhoneTranslation(parsing: text(path), path: path, model: model) else { continue }
            if map.missing(from: lexicon).isEmpty { return map }
        }
        throw ModelFault(path, .unmapped(lexicon.subtracting(model).sorted()))
    }

    private static let shipped = ["cmusphinx-de-voxforge.map"]

    private static func text(_ path: String) throws(ModelFault) -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw ModelFault(path, .damaged) }
        return text
    }

    /// Phones that have no line of their own, silence aside; sorted.
    func missing(from lexicon: Set<String>) -> [String] {
        lexicon.filter { $0 != "SIL" && rules[$0] == nil }.sorted()
    }

    /// A word in the model's phones; every way to say it in one way or, where a phone has several lines, in several.
    func translate(_ pronunciation: Pronunciation) -> Pronunciation {
        guard !rules.isEmpty else { return pronunciation }
        var variants: [[String]] = []
        for way in pronunciation.variants.flatMap(translate) where !variants.contains(way) { variants.append(way) }
        return Pronunciation(pronunciation.word, Array(variants.prefix(4)), pronunciation.source)
    }

    /// The second way takes the second line of every phone that has one.
    private func translate(_ phones: [String]) -> [[String]] {
        let choices = phones.enumerated().map { index, phone in
            (index == 0 ? rules["^" + phone] : nil) ?? rules[phone] ?? [[phone]]
        }
        return (0..<(choices.map(\.count).max() ?? 0)).map { line in
            choices.flatMap { $0[min(line, $0.count - 1)] }
        }
    }
}
