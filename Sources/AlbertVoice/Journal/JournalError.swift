/// Why a step cannot be taken back or made good again.
///
/// The journal is unchanged.
public enum JournalError: Error, Hashable, Sendable {
    /// Nothing is there that could be taken back.
    case nothingToUndo
    /// Nothing was taken back, or something new was done since.
    case nothingToRedo
    /// No step has this undo token.
    case unknownStep(String)
    /// The step has been taken back before.
    case alreadyUndone(Step)
    /// A later step in force changed the same entry and has to be taken back first.
    case changedLater(Step, by: Step)
    /// The step is older than ten minutes: ask, then call again with `confirmed`.
    case needsConfirmation(Step)
}
