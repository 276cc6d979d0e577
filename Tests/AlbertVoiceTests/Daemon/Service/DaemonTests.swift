import Foundation
import Testing

@testable import AlbertVoice

@Suite("The daemon") struct DaemonTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// A client that has subscribed.
    private func subscriber(_ daemon: TestDaemon, as person: String? = nil) async throws -> RawClient {
        try await blocking { [path = daemon.path] in
            let client = try RawClient(path: path)
            client.send(Request(.subscribe, as: person).line + "\n")
            _ = (client.line(), client.line())
            return client
        }
    }

    private func events(_ client: RawClient, _ count: Int) async throws -> [Event] {
        try await blocking { (0..<count).compactMap { _ in client.line().flatMap { Event(line: $0) } } }
    }

    @Test func filesUndoesAndShowsAsTheCommandsDo() async throws {
        let daemon = try await TestDaemon(scratch)
        let answers = try await daemon.ask(
            .say("Mathe Seite 42 bis Donnerstag"), .show(.homework), .undo(step: nil, confirmed: false), .redo)
        #expect(
            answers.map(\.toast.sentence) == [
                "Mathe, Seite 42, bis Donnerstag, 12. März. Ist eingetragen.", answers[1].toast.sentence,
                "Zurückgenommen: Mathe, Seite 42, bis Donnerstag, 12. März.",
                "Wieder da: Mathe, Seite 42, bis Donnerstag, 12. März.",
            ])
        #expect(answers[1].list == ["Mathe, Seite 42, bis Donnerstag, 12. März"])
        #expect(answers.allSatisfy { $0.outcome == .done && $0.report?.contains("\"toast\":") == true })
        try await daemon.stop()
    }

    @Test func aQuestionStaysOpenForWhoeverWasAskedAndFromCallToCall() async throws {
        let daemon = try await TestDaemon(scratch)
        #expect(try await daemon.sentence(.say("Zahnarzt für Lena")) == "Für wann?")
        #expect(try await daemon.ask(.say("am Freitag um vier"), as: "Tobias")[0].outcome == .refused)
        #expect(
            try await daemon.sentence(.say("am Freitag um vier"))
                == "Zahnarzt für Lena, Freitag, 13. März, 16 Uhr. Ist eingetragen.")
        try await daemon.stop()
    }

    @Test func aRecordingIsHeardFromSamplesAndFromAPath() async throws {
        let daemon = try await TestDaemon(scratch)
        let samples = [Int16](repeating: 1, count: 16_000)
        let heard = try await daemon.ask(.hear(path: "x.wav"), samples: samples)[0]
        #expect(heard.heard == "mathe seite zwölf bis donnerstag")
        #expect(heard.toast.sentence == "Mathe, Seite 12, bis Donnerstag, 12. März. Ist eingetragen.")
        #expect(heard.report?.hasPrefix("{\"file\":\"x.wav\",\"hypothesis\":\"mathe seite zwölf") == true)
        let path = try scratch.write("y.wav", Wave.file(Wave.bytes(of: samples)))
        #expect(try await daemon.ask(.hear(path: path))[0].toast.sentence.hasPrefix("Das steht schon da"))
        #expect(try await daemon.ask(.hear(path: path + "x"))[0].outcome == .refused)
        #expect(try await daemon.ask(.hear(path: nil))[0].error == RequestFault.noSamples.english)
        #expect(try await daemon.ask(.hear(path: nil), samples: [1, 2, 3])[0].outcome == .refused)
        try await daemon.stop()
    }

    @Test func whatIsNoRequestIsAnsweredAndTheNextOneServed() async throws {
        let daemon = try await TestDaemon(scratch)
        let lines = try await blocking { [path = daemon.path] in
            let client = try RawClient(path: path)
            client.send("rubbish\n{\"request\":\"dance\",\"id\":5}\n{\"request\":\"status\",\"id\":6}\n")
            return (0..<4).compactMap { _ in client.line() }
        }
        #expect(Hello(line: lines[0]) == Hello(person: "Anna", owner: true))
        #expect(lines.dropFirst().compactMap { Response(line: $0)?.id } == [0, 5, 6])
        #expect(lines.dropFirst().compactMap { Response(line: $0)?.outcome } == [.failed, .failed, .done])
        try await daemon.stop()
    }

    @Test func subscribersHearWhatTheyMayKnow() async throws {
        let daemon = try await TestDaemon(scratch)
        let (anna, sofia) = (try await subscriber(daemon), try await subscriber(daemon, as: "Sofia"))
        _ = try await daemon.ask(.say("Mathe Seite 42 bis Donnerstag"), as: "Felix")
        _ = try await daemon.ask(.say("Milch auf die Einkaufsliste"), as: "Sofia")
        let heard = try await events(anna, 2).compactMap { event in
            if case .toast(_, let person) = event { person } else { nil }
        }
        #expect(heard == ["Felix", "Sofia"])
        let others = try await events(sofia, 1)
        guard case .toast(_, "Sofia")? = others.first else {
            Issue.record("\(others)")
            return
        }
        try await daemon.stop()
    }

    @Test func remindsOnceOverARestart() async throws {
        var daemon = try await TestDaemon(scratch)
        _ = try await daemon.ask(.say("Zahnarzt für Lena heute um elf"))
        var client = try await subscriber(daemon)
        daemon.pass(seconds: 75 * 60)
        #expect(try await events(client, 1) == [.reminder(Toast("In 30 Minuten: Zahnarzt für Lena, 11 Uhr."))])
        try await daemon.stop()
        daemon = try await TestDaemon(scratch)
        client = try await subscriber(daemon)
        daemon.clock.change { $0.epoch += 75 * 60 }
        daemon.pass(seconds: 60)
        daemon.pass(seconds: 60)
        #expect(try await daemon.ask(.status)[0].report?.contains("\"reminders\":1") == true)
        try await daemon.stop()
        #expect(try await events(client, 1) == [.goodbye("Ich höre auf.")])
    }

    @Test func doesWhatTheEarsHearAndTellsThem() async throws {
        let ears = FakeEars()
        let daemon = try await TestDaemon(scratch, ears: ears)
        let client = try await subscriber(daemon)
        ears.tell(.woke)
        ears.tell(.state(.listening))
        ears.tell(.state(.listening))
        ears.tell(.partial("mathe"))
        ears.tell(.heard(FakeEars.hypothesis("mathe seite zwölf bis donnerstag")))
        ears.tell(.trouble(.device(german: "Kein Mikrofon.", english: "No microphone.")))
        let events = try await events(client, 4)
        #expect(events[0] == .state(.listening))
        #expect(events[1] == .partial("mathe"))
        guard case .toast(let toast, "Anna") = events[2] else { throw SocketError(.nobody, path: "") }
        #expect(toast.sentence == "Mathe, Seite 12, bis Donnerstag, 12. März. Ist eingetragen.")
        #expect(events[3] == .trouble("Kein Mikrofon."))
        #expect(ears.asked == ["unmute", "answer Anna: \(toast.sentence)"])
        let status = try #require(try await daemon.ask(.status)[0].report)
        #expect(status.contains("\"wakeUps\":1") && status.contains("\"droppedFrames\":3"))
        try await daemon.stop()
    }

    @Test func talksForWhoeverBeganIt() async throws {
        let ears = FakeEars()
        let daemon = try await TestDaemon(scratch, ears: ears)
        #expect(try await daemon.ask(.talkStop)[0].toast.sentence == EarsFault.notTalking.german)
        #expect(try await daemon.ask(.talkStart, as: "Lena")[0].toast.sentence == "Ich höre.")
        ears.willHear("mathe seite zwölf bis donnerstag")
        #expect(
            try await daemon.ask(.talkStop)[0].toast.sentence == "Mathe. Seite 12. Bis Donnerstag, 12. März. Steht da.")
        _ = try await daemon.ask(.talkStart, .talkDrop)
        ears.willFail(.recognition(.silence))
        _ = try await daemon.ask(.talkStart)
        #expect(try await daemon.ask(.talkStop)[0].outcome == .refused)
        #expect(
            ears.asked.filter { !$0.hasPrefix("answer") } == [
                "unmute", "begin Lena", "end", "begin Anna", "drop", "begin Anna", "end",
            ])
        try await daemon.stop()
    }

    @Test func muteOutlivesARestart() async throws {
        var ears = FakeEars()
        var daemon = try await TestDaemon(scratch, ears: ears)
        #expect(try await daemon.ask(.mute)[0].toast.sentence == "Das Mikrofon ist aus.")
        #expect(try await daemon.ask(.talkStart)[0].error == RequestFault.muted.english)
        try await daemon.stop()
        #expect(ears.asked == ["unmute", "mute", "stop"])
        ears = FakeEars()
        daemon = try await TestDaemon(scratch, ears: ears)
        #expect(try await daemon.ask(.status)[0].list[0] == "Albert stumm: das Mikrofon ist geschlossen.")
        #expect(try await daemon.ask(.unmute)[0].toast.sentence == "Das Mikrofon ist an.")
        try await daemon.stop()
        #expect(ears.asked == ["mute", "unmute", "stop"])
    }

    @Test func reloadTakesNewNamesAndKeepsTheOldWhereTheFileIsBroken() async throws {
        let ears = FakeEars()
        let daemon = try await TestDaemon(scratch, ears: ears)
        func write(_ text: String) throws {
            try FileManager.default.createDirectory(
                atPath: daemon.configuration, withIntermediateDirectories: true)
            _ = try scratch.write("config/familie.json5", Data(text.utf8))
        }
        try write("{ members: [{ name: \"Ada\", role: \"adult\" }] }")
        _ = try scratch.write("config/geraet.json5", Data("{ microphone: \"kitchen\" }".utf8))
        #expect(try await daemon.sentence(.reload) == "Namen und Wörter sind neu gelesen.")
        #expect(try await daemon.sentence(.say("Zahnarzt für Ada am Freitag um vier")).hasPrefix("Zahnarzt"))
        try write("{ members: [] }")
        let broken = try await daemon.ask(.reload)[0]
        #expect(broken.outcome == .refused && broken.toast.sentence.contains("Die Familie ist leer."))
        #expect(try await daemon.ask(.show(.week), as: "Ada")[0].outcome == .done)
        #expect(ears.asked.contains("reload kitchen"))
        daemon.send(.reload)
        try await daemon.stop()
    }

    @Test func systemdIsToldWhatHappens() async throws {
        let daemon = try await TestDaemon(scratch)
        var told = daemon.telling.makeAsyncIterator()
        #expect(await told.next() == "READY=1")
        daemon.send(.reload)
        #expect(await told.next() == "RELOADING=1\nMONOTONIC_USEC=7")
        #expect(await told.next() == "READY=1")
        daemon.lookAfter()
        #expect(await told.next() == "WATCHDOG=1")
        daemon.send(.stop)
        #expect(await told.next() == "STOPPING=1")
        try await daemon.end()
    }

    @Test func theSentenceInHandIsFinishedBeforeTheEnd() async throws {
        let ears = FakeEars()
        let daemon = try await TestDaemon(scratch, ears: ears)
        ears.isHearing("mathe seite zwölf bis donnerstag")
        let client = try await subscriber(daemon)
        try await daemon.stop()
        let events = try await events(client, 2)
        guard case .toast(let toast, "Anna")? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(toast.sentence.hasSuffix("Ist eingetragen."))
        #expect(events.last == .goodbye("Ich höre auf."))
        #expect(try Journal(SQLiteStore(folder: daemon.data)).state().entries.count == 1)
    }

    @Test func earsThatHangDoNotKeepItFromEnding() async throws {
        let (patience, end) = AsyncStream.makeStream(of: Void.self)
        let daemon = try await TestDaemon(scratch, ears: FakeEars(hangs: true), outOfPatience: patience)
        daemon.send(.stop)
        end.yield()
        try await daemon.end()
    }

    @Test func aClientOfItsOwnerMayEndIt() async throws {
        let daemon = try await TestDaemon(scratch)
        #expect(try await daemon.sentence(.stop) == "Ich höre auf.")
        try await daemon.end()
        #expect(throws: SocketError(.nobody, path: daemon.path)) { try DaemonClient(path: daemon.path) }
    }

    @Test func aSecondOneIsRefusedAndTheFirstGoesOn() async throws {
        let daemon = try await TestDaemon(scratch)
        #expect(throws: SocketError(.running, path: daemon.path)) { try ListeningSocket(path: daemon.path) }
        #expect(try await daemon.ask(.status)[0].outcome == .done)
        try await daemon.stop()
    }

    @Test func whatIsNotUnderstoodIsCounted() async throws {
        let daemon = try await TestDaemon(scratch)
        #expect(try await daemon.ask(.say("die schnabeltiere tanzen"))[0].outcome == .refused)
        try await daemon.stop()
        let missed = try MissedLog(SQLiteStore(folder: daemon.data)).all()
        #expect(missed.days.map(\.count) == [1] && missed.sentences.isEmpty)
        #expect(PrivateFolder(path: daemon.data).open.isEmpty)
    }
}
