/// The things a client can ask for.
public enum Demand: Hashable, Sendable {
    /// Does what a typed sentence says.
    case say(String)
    /// Does what a recording says: of a path the daemon may read, or (nil) of samples in a descriptor that comes along.
    case hear(path: String?)
    /// Begins to listen without a wake word.
    case talkStart
    /// Ends it and does what was said.
    case talkStop
    /// Ends it and forgets what was said.
    case talkDrop
    /// Takes back the step with an undo token, or the last one of whoever asks.
    case undo(step: String?, confirmed: Bool)
    /// Makes good what was taken back last.
    case redo
    /// Shows what is on.
    case show(Shown)
    /// Closes the microphone until `unmute`, also over a restart.
    case mute
    /// Opens it again.
    case unmute
    /// How the daemon is.
    case status
    /// From now on events come, too.
    case subscribe
    /// Reads family, words and device file again.
    case reload
    /// Ends the daemon; only for its owner.
    case stop

    /// What can be shown.
    public enum Shown: String, Codable, CaseIterable, Sendable {
        case today, tomorrow, week, homework

        /// The German words for the time; nil for homework.
        public var words: [String]? {
            switch self {
            case .today: ["heute"]
            case .tomorrow: ["morgen"]
            case .week: ["diese", "woche"]
            case .homework: nil
            }
        }
    }
}
