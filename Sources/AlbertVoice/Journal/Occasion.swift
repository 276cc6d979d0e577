import Foundation

/// Who said what, where and when: what every change of a sentence has in common.
public struct Occasion: Hashable, Sendable {
    /// Who spoke, by the name in the family file.
    public var who: String
    /// The device it was said to.
    public var device: String
    /// The words that were heard or typed.
    public var words: String
    /// When, and in which zone.
    public var now: Moment

    /// The circumstances of one sentence.
    public init(who: String, device: String, words: String, now: Moment) {
        self.who = who
        self.device = device
        self.words = words
        self.now = now
    }

    /// The changes of one step on this occasion.
    func changes(_ kinds: [Change.Kind], step: String) -> [Change] {
        kinds.map { kind in
            Change(
                step: step, kind: kind, epoch: now.epoch, zone: now.zone.identifier, who: who, device: device,
                words: words)
        }
    }
}
