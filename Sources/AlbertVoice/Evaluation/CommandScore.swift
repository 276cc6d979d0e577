/// How well commands were obeyed and everything else left alone, at one threshold.
///
/// A recording is a command where `understand` takes its reference text, at the same moment and by the same speaker.
public struct CommandScore: Hashable, Sendable {
    /// Commands obeyed at once with the right intent and every slot right, of all commands. Rhino's benchmark counts the same.
    ///
    /// Where the reference itself leaves something open, asking for that is right.
    public let right: Rate
    /// Commands heard right and asked about, „Meintest du …?“, of all commands: one „Ja“ more and they are done.
    public let rightAsked: Rate
    /// Commands obeyed or asked about with the right intent, of all commands.
    public let rightIntent: Rate
    /// False rejects: commands refused, of all commands.
    public let refused: Rate
    /// Commands refused although they were heard right, of those heard right.
    public let rightRefused: Rate
    /// Commands asked back about although the reference leaves nothing open, of all commands.
    public let asked: Rate
    /// Commands taken for another and done, of all commands.
    public let wrong: Rate
    /// False accepts: sounds that are no command and were done, of all such sounds. An answer nobody asked for does nothing.
    public let foreignExecuted: Rate
    /// Sounds that are no command and were asked back about, of all such sounds.
    public let foreignAsked: Rate

    /// The score of verdicts where what is less sure than one limit is refused, and what is less sure than the other is
    /// asked about.
    public init(_ verdicts: [Verdict], limits: ConfidenceLimits) {
        let commands = verdicts.filter { $0.expected != nil }
        let foreign = verdicts.filter { $0.expected == nil }
        func rate(_ some: [Verdict], _ counts: (Verdict, Verdict.Outcome) -> Bool) -> Rate {
            Rate(some.count { counts($0, $0.outcome(at: limits)) }, of: some.count)
        }
        right = rate(commands) { $0.isRight && $1 == ($0.expected?.question == nil ? .executed : .asked) }
        rightAsked = rate(commands) { $0.isRight && $1 == .asked && $0.expected?.question == nil }
        rightIntent = rate(commands) { $1 != .refused && $0.hasRightIntent }
        refused = rate(commands) { $1 == .refused }
        rightRefused = rate(commands.filter(\.isRight)) { $1 == .refused }
        asked = rate(commands) { $1 == .asked && $0.expected?.question == nil }
        wrong = rate(commands) { $1 == .executed && !$0.isRight }
        foreignExecuted = rate(foreign) { $1 == .executed && $0.heard?.isAnswer == false }
        foreignAsked = rate(foreign) { $1 == .asked }
    }
}
