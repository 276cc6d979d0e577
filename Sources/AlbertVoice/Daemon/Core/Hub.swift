/// The daemon's core: owns family, entries and conversations, answers requests, ears and the clock, and tells subscribers.
///
/// It knows no socket and no clock: lines go out through `send`, the moment comes in with each call.
public actor Hub {
    /// What the hub is made of.
    public struct Parts: Sendable {
        /// Entries.
        public var journal: Journal
        /// Counts what was not understood; nil where that is nobody's business.
        public var missed: MissedLog?
        /// The data folder.
        public var data: String
        /// How changes name this device.
        public var device: String
        /// The user id the daemon runs as.
        public var owner: UInt32
        /// What listens; nil without a microphone.
        public var ears: (any Ears)?
        /// Makes what recognises recordings of clients.
        public var hearing: Hearing
        /// How sure the recogniser must be.
        public var strictness: Strictness
        /// Reads family, words and device file again.
        public var load: @Sendable () throws -> Setup
        /// The process.
        public var pid: Int32

        /// Parts for a hub.
        public init(
            journal: Journal, missed: MissedLog?, data: String, device: String, owner: UInt32, ears: (any Ears)? = nil,
            hearing: Hearing, strictness: Strictness = .normal, pid: Int32 = 0,
            load: @escaping @Sendable () throws -> Setup
        ) {
            self.journal = journal
            self.missed = missed
            self.data = data
            self.device = device
            self.owner = owner
            self.ears = ears
            self.hearing = hearing
            self.strictness = strictness
            self.load = load
            self.pid = pid
        }
    }

    let parts: Parts
    let files: HubFiles
    let since: Moment
    var setup: Setup
    var conversations: [Channel: Conversation] = [:]
    var subscribers: [Connection.ID: Member] = [:]
    var clients = 0
    var isMuted: Bool
    var state: EarsState?
    var trouble: EarsFault?
    var talker: Channel?
    var reminders: ReminderMemory
    var statistics: Statistics
    var unsaved = false
    /// Set by `stop` of a client; whoever runs the daemon then ends it.
    var isEnding = false
    /// How many requests and sentences are in hand.
    var inHand = 0 {
        didSet { if inHand == 0 { resting?.yield() } }
    }
    /// Waits for there to be none.
    var resting: AsyncStream<Void>.Continuation?
    let send: @Sendable (Connection.ID, String) -> Void

    private let executor = QueueExecutor(label: "albert.hub")
    /// Where the actor's work runs: a thread that waits for the disk is none of the common pool.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// A hub that begins at a moment and goes on with what is kept in the data folder.
    init(
        _ parts: Parts, _ setup: Setup, from moment: Moment, send: @escaping @Sendable (Connection.ID, String) -> Void
    ) {
        self.parts = parts
        self.setup = setup
        self.send = send
        since = moment
        files = HubFiles(data: parts.data)
        isMuted = files.mute.load()?.muted ?? false
        reminders = files.reminders.load() ?? ReminderMemory(from: moment)
        statistics = files.statistics.load() ?? Statistics()
        statistics.beginRun()
        state = parts.ears == nil ? nil : .asleep
    }

    var assistant: Assistant {
        Assistant(understander: setup.household.understander, journal: parts.journal, device: parts.device)
    }

    var doorkeeper: Doorkeeper {
        Doorkeeper(family: setup.household.family, settings: setup.settings, owner: parts.owner)
    }

    /// Does something in the conversation of a channel, counts how it ended, and tells subscribers.
    func converse(
        _ channel: Channel, at moment: Moment, text: String, _ act: (Assistant, inout Conversation) -> Reply
    ) -> Reply {
        // Questions wait half a minute; without this a stranger a day would stay for ever.
        if conversations.count > 256 { conversations = [:] }
        let reply = act(assistant, &conversations[channel, default: Conversation()])
        statistics.count(reply.outcome, on: moment.local.date)
        unsaved = true
        if reply.refusal?.isMissed == true { noteMissed(text, at: moment) }
        tell(.toast(reply.toast, person: channel.person)) { member in
            member.role == .adult || member.name == channel.person || channel.place == .room
        }
        return reply
    }

    /// Counts a sentence that was not understood; its text is kept only where the family wants it.
    func noteMissed(_ text: String?, at moment: Moment) {
        // The log is a help: an answer does not fail because of it.
        try? parts.missed?.add(at: moment, text: setup.household.family.keepMissed ? text : nil)
    }

    /// Tells an event to the subscribers it is meant for.
    func tell(_ event: Event, to isMeant: (Member) -> Bool = { _ in true }) {
        guard !subscribers.isEmpty else { return }
        let line = event.line
        for (id, member) in subscribers where isMeant(member) { send(id, line) }
    }
}
