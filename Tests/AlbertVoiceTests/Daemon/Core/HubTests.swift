import Foundation
import Testing

@testable import AlbertVoice

@Suite("The hub") struct HubTests {
    private let ears = FakeEars()
    private let hub: Hub
    private let lena = Peer(uid: 1001)
    private let felix = Peer(uid: 1002)

    init() throws {
        let setup = Setup(
            household: try #require(Sample.household),
            settings: DeviceSettings(users: [1001: ["Lena"], 1002: ["Felix"], 1003: ["Anna", "Lena"]]))
        let scratch = try Scratch()
        let parts = Hub.Parts(
            journal: try Journal(MemoryStore()), missed: nil, data: scratch.folder.path, device: "test", owner: 900,
            ears: ears, hearing: Hearing(setup) { _, _ in throw RecognitionError.silence }
        ) { setup }
        hub = Hub(parts, setup, from: Sample.moment) { _, _ in }
    }

    private func ask(_ demand: Demand, _ peer: Peer, as person: String? = nil) async -> String {
        let line = Array(Request(demand, as: person).line.utf8)
        let id = Connection.ID(number: Int(peer.uid))
        return await hub.answer(line, from: peer, on: id, nil, at: Sample.moment).toast.sentence
    }

    @Test func onlyWhoBeganToTalkEndsIt() async throws {
        #expect(await ask(.talkStart, lena) == "Ich höre.")
        #expect(await ask(.talkStop, felix) == EarsFault.busy.german)
        #expect(await ask(.talkDrop, felix) == EarsFault.busy.german)
        #expect(ears.asked == ["begin Lena"])
        ears.willHear("mathe seite zwölf bis donnerstag")
        #expect(await ask(.talkStop, lena) == "Mathe. Seite 12. Bis Donnerstag, 12. März. Steht da.")
        #expect(await ask(.talkStop, felix) == EarsFault.notTalking.german)
    }

    @Test func thePersonMayEndItAtAnotherTerminalAndTheUserInAnotherName() async throws {
        let shared = Peer(uid: 1003)
        #expect(await ask(.talkStart, lena) == "Ich höre.")
        #expect(await ask(.talkDrop, shared, as: "Lena") == "Verworfen.")
        #expect(await ask(.talkStart, shared, as: "Lena") == "Ich höre.")
        #expect(await ask(.talkDrop, shared, as: "Anna") == "Verworfen.")
        #expect(ears.asked == ["begin Lena", "drop", "begin Lena", "drop"])
    }
}
