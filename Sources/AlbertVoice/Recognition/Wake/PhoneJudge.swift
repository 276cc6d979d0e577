/// Asks the network of phones about wake words.
struct PhoneJudge: Sendable {
    private let net: PhoneNet
    /// For each last word its ways to be said, and all ways to say a whole wake word that ends with it.
    private var ways: [String: (word: [[Int]], whole: [[Int]])] = [:]

    /// Frames before and behind the place where PocketSphinx ends a word in which it may end.
    private static let (early, late) = (12, 15)

    /// A judge of wake words, the longest of those with the same last word; nil where the network lacks one of their phones.
    init?(_ net: PhoneNet, words: [WakeWord], dictionary: [Pronunciation]) {
        self.net = net
        var said: [String: [[Int]]] = [:]
        for entry in dictionary {
            let variants = entry.variants.map { $0.compactMap { net.phones[$0] } }
            guard zip(variants, entry.variants).allSatisfy({ $0.count == $1.count }) else { return nil }
            said[entry.word] = variants
        }
        for wake in words.sorted(by: { $0.words.count < $1.words.count }) {
            guard let last = wake.words.last, let word = said[last] else { return nil }
            let whole = wake.words.reduce([[Int]]([[]])) { ways, next in
                ways.flatMap { way in (said[next] ?? []).map { way + $0 } }
            }
            ways[last] = (word, whole)
        }
    }

    /// What it says of a wake word.
    ///
    /// - Parameters:
    ///   - last: Its last word.
    ///   - cepstra: Of the sound around it, frame after frame.
    ///   - width: Values of a frame.
    ///   - end: The frame in which PocketSphinx says it ends.
    /// - Returns: The opinion; nil where the sound is too short or of another kind.
    func opinion(on last: String, cepstra: [Float], width: Int, end: Int) -> PhoneOpinion? {
        guard let ways = ways[last], let losses = net.losses(of: cepstra, width: width) else { return nil }
        let ends = max(0, end - Self.early)..<max(1, end + Self.late)
        let words = ways.word.compactMap { losses.path(of: $0, ending: ends) }
        guard let word = words.min(by: { $0.phones.mean < $1.phones.mean }) else { return nil }
        let wholes = ways.whole.compactMap { losses.path(of: $0, ending: ends) }
        let whole = wholes.min { $0.phones.mean < $1.phones.mean }
        let lead = whole.map { Array($0.phones.dropLast(word.phones.count)) } ?? []
        let worst = word.phones.sorted(by: >)
        return PhoneOpinion(
            word: word.phones.mean, worst: worst[0], second: worst.dropFirst().first ?? 0, frames: word.mean,
            lead: lead.isEmpty ? PhoneLosses.most : lead.mean, whole: whole?.phones.mean ?? PhoneLosses.most)
    }
}

extension [Float] {
    /// Their mean; 0 of none.
    fileprivate var mean: Float { isEmpty ? 0 : reduce(0, +) / Float(count) }
}
