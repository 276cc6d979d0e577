import Foundation
import Testing

@testable import AlbertVoice

/// A kitchen with Albert in it: what is said into a simulated microphone goes all the way to toasts.
struct TestRoom {
    /// What is said in turn; each is followed by so many seconds of quiet.
    enum Part {
        case says(String, quiet: Double)
        case sound([Int16])
        case quiet(Double)
        case fault(Int32, Double)
    }

    /// Everything that came of it.
    struct Outcome {
        var toasts: [String] = []
        var heard: [String] = []
        var unheard: [RecognitionError] = []
        var states: [EarsState] = []
        var wakeUps = 0
        var troubles = 0
        var entries: [String] = []
    }

    static let moment = Sample.moment

    var settings = DeviceSettings(earcon: false)
    var voice = Spoken.woman

    /// Plays a script to its end as fast as it is heard; where `isTalking`, somebody holds the key to talk and never lets it go.
    func play(_ script: [Part], isTalking: Bool = false) async throws -> Outcome {
        let household = try Household(configuration: "/nonexistent")
        let folder = try #require(TestModel.folder)
        let lexicon = try TestModel.lexicon(folder)
        let room = SimulatedRoom(script: try script.flatMap(parts) + [.silence(40)])
        let microphone = Microphone(name: "room", clock: room, overflow: .wait) { () throws(AlsaError) in
            try room.open()
        }
        let parts = Listener.Parts(
            microphone: microphone,
            recogniser: { household in
                try SphinxRecogniser(
                    model: folder, automaton: household.understander.german.automaton, lexicon: lexicon)
            },
            detector: { _, settings in
                try WakeDetector(model: folder, lexicon: lexicon, sensitivity: settings.sensitivity)
            })
        let listener = try await Listener(parts, household, settings)
        let assistant = Assistant(
            understander: household.understander, journal: try Journal(MemoryStore()), device: "kitchen")
        let speaker = household.family.members[0]
        let following = Task { try await follow(listener, assistant, speaker) }
        try await listener.unmute()
        if isTalking { try await listener.beginTalk(as: speaker.name) }
        while await listener.position < room.length { await Task.yield() }
        await listener.stop()
        var outcome = try await following.value
        outcome.entries = try assistant.journal.state().entries.map(\.kind.rawValue)
        return outcome
    }

    private func parts(_ part: Part) throws -> [SimulatedRoom.Part] {
        switch part {
        case .says(let text, let quiet):
            [.sound(try voice.samples(text)), .silence(quiet)]
        case .sound(let samples): [.sound(samples)]
        case .quiet(let seconds): [.silence(seconds)]
        case .fault(let code, let seconds): [.fault(code, seconds)]
        }
    }

    private func follow(_ listener: Listener, _ assistant: Assistant, _ speaker: Member) async throws -> Outcome {
        var outcome = Outcome()
        var conversation = Conversation()
        for await event in listener.events {
            switch event {
            case .heard(let heard):
                outcome.heard.append(heard.text)
                let reply = assistant.respond(
                    to: heard, strictness: .normal, from: speaker, at: Self.moment, in: &conversation)
                outcome.toasts.append(reply.toast.sentence)
                await listener.answer(reply, to: speaker)
            case .unheard(let error): outcome.unheard.append(error)
            case .state(let state): outcome.states.append(state)
            case .woke: outcome.wakeUps += 1
            case .trouble(let fault): outcome.troubles += fault == nil ? 0 : 1
            case .partial: break
            }
        }
        return outcome
    }
}
