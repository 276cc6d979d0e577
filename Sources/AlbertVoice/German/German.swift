/// German as Albert speaks and understands it: commands, their automaton, the normaliser for typed text.
public struct German: Sendable {
    /// The words that are data.
    public let vocabulary: Vocabulary
    /// Everything that can be said.
    public let commands: [Command]
    /// All commands compiled into the one automaton both readers walk.
    public let automaton: Automaton

    private let commandByName: [String: Command]

    /// German with the words of a family.
    public init(_ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        let phrases = PersonPhrases(vocabulary.family)
        commands = [
            AddHomework(vocabulary, phrases).command,
            AddEvent(vocabulary, phrases).command,
            AddTask(vocabulary, phrases).command,
            AddTakeAlong(vocabulary, phrases).command,
            AddShopping(vocabulary).command,
            AddNote(vocabulary).command,
            AddBirthday(vocabulary, phrases).command,
            AddDrive(vocabulary, phrases).command,
            TakeDrive(phrases).command,
            ChangeEntry(vocabulary, phrases).command,
            Correct(vocabulary, phrases).command,
            TickOff(vocabulary, phrases).command,
            ShowAgenda().command,
            ShowHomework(phrases).command,
            ShowWeek.command,
            AskFree(phrases).command,
            AskDrives(phrases).command,
            ShowShopping.command,
            ClearShopping.command,
            ShowTakeAlong(phrases).command,
            ShowTasks(phrases).command,
            AskBirthday(vocabulary).command,
            AskNow.command,
            ShowMine(phrases).command,
            ShowNotes.command,
            AskWhere(vocabulary).command,
            Undo.command,
            Redo.command,
            Cancel.command,
            Thank.command,
            Answer.command,
            GiveTime.command,
            Give(vocabulary, phrases).command,
            RepeatLast.command,
        ]
        automaton = Automaton(commands.map { ($0.name, Courtesies.around($0.phrase)) })
        commandByName = Dictionary(commands.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The readings of words of the vocabulary, at most one a command; a sound grammar gives one or none.
    public func readings(of words: [String]) -> [Reading] {
        let readings = automaton.matches(words).compactMap { match in
            commandByName[match.name].map { Reading(match: match, intent: $0.meaning(match)) }
        }
        // „Naturwissenschaft und Technik“ is one subject, not two homeworks.
        return readings.count == 2 ? readings.filter { !$0.isBareSubjects } : readings
    }

    /// A sentence as it was understood.
    public struct Reading: Sendable {
        /// The tree of slots with the words under each.
        public let match: Match
        /// What it means.
        public let intent: Intent

        /// Whether subjects were named and nothing else.
        fileprivate var isBareSubjects: Bool {
            guard case .addHomeworks(let requests) = intent else { return false }
            return requests.allSatisfy { $0.content.parts.isEmpty && $0.due == nil }
        }
    }
}
