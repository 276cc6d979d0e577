import Foundation
import Synchronization
import Testing

@testable import AlbertVoice

@Suite struct MicrophoneTests {
    init() throws { _ = try AlsaFixture.installed.get() }

    @Test func everythingAScriptSaysIsHeardInOrder() async throws {
        let spoken = Sound.tone(hertz: 440, seconds: 1, amplitude: 10_000)
        let room = SimulatedRoom(
            script: [.silence(1), .sound(spoken), .silence(1), .fault(-ENODEV, 2), .silence(2)], hiss: 0)
        let (heard, told) = await listen(to: room)
        let start = AudioFrame.rate
        #expect(Array(heard[start..<(start + spoken.count)]) == spoken)
        #expect(told == [.lost(-ENODEV), .back])
    }

    @Test func aFaultStormIsToldButHardlyLogged() async {
        let storm = (0..<50).flatMap { _ in [SimulatedRoom.Part.silence(2), .fault(-EIO, 1.5)] }
        let room = SimulatedRoom(script: storm + [.silence(3)])
        let lines = Mutex([String]())
        let (_, told) = await listen(to: room) { line in lines.withLock { $0.append(line) } }
        #expect(told.count { $0 == .back } == 50)
        let written = lines.withLock { $0 }
        #expect(written.count < 20 && written.first?.contains("Input/output error") == true)
    }

    @Test func framesNobodyTakesAreCountedAndLeaveAGap() async throws {
        let gate = DispatchSemaphore(value: 0)
        let microphone = Microphone(name: "gate", clock: TestClock()) { GatedSource(free: 300, gate: gate) }
        var events = microphone.events().makeAsyncIterator()
        while microphone.counts.frames < 300 { await Task.yield() }
        #expect(microphone.counts.dropped == 100)
        var positions: [Int] = []
        for _ in 0..<201 {
            gate.signal()
            guard case .frame(let frame) = await events.next() else { continue }
            positions.append(frame.position / 320)
        }
        // Frame 300 came when the first 200 were not yet taken, or when there was room again.
        #expect(Array(positions.prefix(200)) == Array(0..<200))
        #expect((positions.last ?? 0) >= 300)
    }

    @Test func aPauseLetsTheCardGoAndResumeOpensIt() async {
        let room = SimulatedRoom(script: [])
        let microphone = Microphone(name: "room", clock: room, overflow: .wait) { () throws(AlsaError) in
            try room.open()
        }
        microphone.pause()
        var events = microphone.events().makeAsyncIterator()
        while microphone.state != .paused { await Task.yield() }
        #expect(microphone.counts.frames == 0 && microphone.isPaused)
        microphone.resume()
        guard case .frame = await events.next() else { return #expect(Bool(false), "no frame") }
        #expect(microphone.counts.losses == 0)
    }

    @Test func aPauseForgetsWhatNobodyHasTakenYet() async {
        let room = SimulatedRoom(script: [.sound(Sound.tone(hertz: 440, seconds: 10, amplitude: 10_000))], hiss: 0)
        let microphone = Microphone(name: "room", clock: room, overflow: .wait) { () throws(AlsaError) in
            try room.open()
        }
        var events = microphone.events().makeAsyncIterator()
        guard case .frame(let first) = await events.next() else { return #expect(Bool(false), "no frame") }
        // The thread waits for room: four seconds wait for the listener.
        while microphone.counts.frames < 201 { await Task.yield() }
        microphone.pause()
        while microphone.state != .paused { await Task.yield() }
        let still = room.now
        microphone.resume()
        guard case .frame(let next) = await events.next() else { return #expect(Bool(false), "no frame") }
        #expect(first.position == 0 && next.position >= 4 * AudioFrame.rate)
        // Time by script stands still while nobody may listen.
        #expect(still < .seconds(5))
    }

    @Test func theThreadLeavesWithTheListener() async {
        weak var witness: Witness?
        do {
            let held = Witness()
            witness = held
            let room = SimulatedRoom(script: [])
            let microphone = Microphone(name: "room", clock: room, overflow: .wait) { () throws(AlsaError) in
                try held.open(room)
            }
            for await _ in microphone.events() { break }
        }
        // The thread held it through the microphone's opener.
        while witness != nil { await Task.yield() }
    }

    @Test func alsaIsAStreamOfFramesInOrder() async throws {
        let microphone = Microphone(name: "mono", clock: SteadyClock(), overflow: .wait) { () throws(AlsaError) in
            try AlsaCapture(device: "mono")
        }
        var last = -1
        for try await frame in microphone.frames() {
            #expect(frame.position > last)
            last = frame.position
            if last >= 3200 { break }
        }
        #expect(microphone.counts.frames > 0)
    }

    @Test func theStreamOfAMissingMicrophoneEndsWithTheError() async {
        await #expect(throws: AlsaError.self) {
            for try await _ in Microphone(device: "fehlt").frames() {}
        }
    }

    /// Hears a room's script to its end: samples at their positions, zeros where there were gaps.
    private func listen(
        to room: SimulatedRoom, log: @escaping @Sendable (String) -> Void = { _ in }
    ) async -> (heard: [Int16], told: [Told]) {
        let microphone = Microphone(name: "room", clock: room, overflow: .wait, log: log) { () throws(AlsaError) in
            try room.open()
        }
        var (heard, told) = ([Int16](), [Told]())
        for await event in microphone.events() {
            told += Told(event).map { [$0] } ?? []
            guard case .frame(let frame) = event else { continue }
            if frame.position >= room.length { break }
            heard += [Int16](repeating: 0, count: max(0, frame.position - heard.count)) + frame.samples
        }
        return (heard, told)
    }
}

private final class Witness: Sendable {
    func open(_ room: SimulatedRoom) throws(AlsaError) -> SimulatedCard { try room.open() }
}

/// 20 ms a read, so many at once and then one each time the gate is opened.
private struct GatedSource: CaptureSource {
    let gaps = 0
    var free: Int
    let gate: DispatchSemaphore

    mutating func read() throws(AlsaError) -> [Int16] {
        if free == 0 { gate.wait() } else { free -= 1 }
        return [Int16](repeating: 0, count: 320)
    }
}
