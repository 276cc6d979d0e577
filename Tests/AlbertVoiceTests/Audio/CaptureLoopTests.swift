import Foundation
import Synchronization
import Testing

@testable import AlbertVoice

/// Back to hearing within two seconds after the cause is gone, 50 of 50 times, by a clock on which waiting takes no time.
@Suite struct CaptureLoopTests {
    /// Every kind of fault: while it lasts, opening and reading do this.
    static let faults: [(name: String, part: @Sendable (Double) -> SimulatedRoom.Part)] = [
        ("unplugged", { .fault(-ENODEV, $0) }), ("busy", { .fault(-EBUSY, $0) }),
        ("overrun storm", { .fault(-EPIPE, $0) }),
        ("asleep", { .fault(-ESTRPIPE, $0) }), ("broken", { .fault(-EIO, $0) }),
        ("gone from the list", { .fault(-ENOENT, $0) }),
        ("silent though open", { .nothing($0) }),
    ]

    @Test(arguments: faults.indices)
    func itHearsAgainWithinTwoSecondsFiftyOfFiftyTimes(fault: Int) {
        for run in 0..<50 {
            // From a blink to most of a minute, at another place of the back-off each time.
            let lasting = 0.05 + Double(run * run) * 0.017
            let room = SimulatedRoom(script: [.silence(3.137), Self.faults[fault].part(lasting), .silence(5)])
            let gone = 3.137 + lasting
            var loop = Self.loop(in: room)
            var (heardAt, told) = (nil as Double?, [Told]())
            while heardAt == nil && room.now < .seconds(gone + 10) {
                for event in loop.step(isPaused: false) {
                    told += Told(event).map { [$0] } ?? []
                    if case .frame(let frame) = event, frame.seconds > 0, room.now > .seconds(gone) {
                        heardAt = room.now / .seconds(1)
                    }
                }
            }
            let name = Comment(rawValue: "\(Self.faults[fault].name) for \(lasting) s")
            #expect((heardAt ?? .infinity) - gone <= 2, name)
            #expect(told.count <= 2 && loop.counts.losses == loop.counts.reopened, name)
        }
    }

    @Test func aGapIsAJumpOfThePositionAsLongAsTheGap() throws {
        let room = SimulatedRoom(script: [.silence(1), .fault(-ENODEV, 3), .silence(2)])
        var loop = Self.loop(in: room)
        var frames: [AudioFrame] = []
        while room.now < .seconds(6) {
            for case .frame(let frame) in loop.step(isPaused: false) { frames.append(frame) }
        }
        let jumps = zip(frames, frames.dropFirst()).filter { $1.position != $0.position + $0.samples.count }
        #expect(jumps.count == 1)
        #expect(try abs(#require(frames.last).position - 6 * AudioFrame.rate) < 2000)
    }

    @Test func aSourceThatLosesSoundItselfMakesAJump() {
        let clock = TestClock()
        var loop = CaptureLoop(name: "x", clock: clock) { ScriptedSource(clock: clock, gapAtRead: 3) }
        var positions: [Int] = []
        while positions.count < 5 {
            for case .frame(let frame) in loop.step(isPaused: false) { positions.append(frame.position) }
        }
        // The third read came a second late.
        #expect(positions == [0, 320, 16_640, 16_960, 17_280])
        #expect(loop.counts.gaps == 1)
    }

    @Test func aPausedCardIsLetGoAndOpenedOnDemand() {
        let clock = TestClock()
        let opened = Mutex(0)
        var loop = CaptureLoop(name: "x", clock: clock) {
            opened.withLock { $0 += 1 }
            return ScriptedSource(clock: clock)
        }
        for _ in 0..<4 { _ = loop.step(isPaused: false) }
        for _ in 0..<40 { #expect(loop.step(isPaused: true).isEmpty) }
        #expect(loop.state == .paused && opened.withLock { $0 } == 1)
        var events: [Microphone.Event] = []
        while events.isEmpty { events = loop.step(isPaused: false) }
        #expect(opened.withLock { $0 } == 2 && loop.state == .hearing && loop.counts.losses == 0)
        guard case .frame(let frame) = events.first else { return #expect(Bool(false), "no frame") }
        #expect(frame.position > 4 * AudioFrame.rate)
    }

    @Test func aCardThatIsGoneIsTriedLessAndLessOften() {
        let clock = TestClock()
        let attempts = Mutex([Duration]())
        var loop = CaptureLoop(name: "x", clock: clock) { () throws(AlsaError) -> ScriptedSource in
            attempts.withLock { $0.append(clock.now) }
            throw AlsaError(operation: "snd_pcm_open", device: "x", code: -ENODEV)
        }
        while clock.now < .seconds(4) { _ = loop.step(isPaused: false) }
        let times = attempts.withLock { $0 }
        let pauses = zip(times, times.dropFirst()).map { ($1 - $0) / .milliseconds(1) }
        #expect(pauses == [100, 200, 400, 800, 1000, 1000])
    }

    @Test func aCardThatFailsAtOnceIsNotHurriedEither() {
        let clock = TestClock()
        let opened = Mutex(0)
        var loop = CaptureLoop(name: "x", clock: clock) {
            opened.withLock { $0 += 1 }
            return ScriptedSource(clock: clock, failsAtRead: 2)
        }
        while clock.now < .seconds(60) { _ = loop.step(isPaused: false) }
        #expect(opened.withLock { $0 } < 70)
    }

    @Test func aCardThatNeitherGivesNorWaitsDoesNotSpin() {
        let clock = TestClock()
        var loop = CaptureLoop(name: "x", clock: clock) { ScriptedSource(clock: clock, isEmpty: true) }
        var steps = 0
        while clock.now < .seconds(60) {
            _ = loop.step(isPaused: false)
            steps += 1
        }
        #expect(steps <= 60 * 51)
    }

    private static func loop(in room: SimulatedRoom) -> CaptureLoop<SimulatedCard> {
        CaptureLoop(name: "room", clock: room) { () throws(AlsaError) in try room.open() }
    }
}

/// Time that goes by only where somebody waits.
final class TestClock: WaitingClock {
    private let time = Mutex(Duration.zero)

    var now: Duration { time.withLock { $0 } }

    func wait(for duration: Duration) { time.withLock { $0 += duration } }
}

/// 20 ms of sound a read, with one fault.
private struct ScriptedSource: CaptureSource {
    let clock: TestClock
    var gapAtRead = 0
    var failsAtRead = 0
    var isEmpty = false
    var reads = 0
    private(set) var gaps = 0

    init(clock: TestClock, gapAtRead: Int = 0, failsAtRead: Int = 0, isEmpty: Bool = false) {
        self.clock = clock
        self.gapAtRead = gapAtRead
        self.failsAtRead = failsAtRead
        self.isEmpty = isEmpty
    }

    mutating func read() throws(AlsaError) -> [Int16] {
        if isEmpty { return [] }
        reads += 1
        if reads == failsAtRead { throw AlsaError(operation: "snd_pcm_readi", device: "x", code: -EIO) }
        clock.wait(for: .milliseconds(20))
        if reads == gapAtRead {
            clock.wait(for: .seconds(1))
            gaps += 1
        }
        return [Int16](repeating: 1, count: 320)
    }
}
