import Foundation
import Synchronization

/// A kitchen by script: what sounds when, and when its card fails; as fast as it is heard, or at the pace of a clock.
///
/// It is the time, too: a listener that waits for a card that failed misses what sounds meanwhile.
///
///     let room = SimulatedRoom(script: [.silence(2), .file("hey.wav"), .fault(-ENODEV, 3), .file("mathe.wav"), .silence(2)])
///     let microphone = Microphone(name: "room", clock: room, overflow: .wait) { () throws(AlsaError) in try room.open() }
///     for await event in microphone.events() {
///         if case .frame(let frame) = event, frame.position >= room.length { break }
///         …
///     }
///
/// The same script gives the same events, at any pace. Behind the script is silence without end.
public final class SimulatedRoom: WaitingClock, Sendable {
    /// A stretch of the script.
    public enum Part: Hashable, Sendable {
        /// A quiet room for so many seconds.
        case silence(Double)
        /// These samples, 16 kHz mono.
        case sound([Int16])
        /// What is in a sound file, which is read when its turn comes; one that cannot be read is 1 s of silence.
        case file(String)
        /// Every call fails with this negative errno for so many seconds: `-ENODEV`, `-EBUSY`, `-EPIPE`.
        case fault(Int32, Double)
        /// The card is open and gives nothing for so many seconds.
        case nothing(Double)
    }

    /// How fast time goes.
    public enum Pace: Sendable {
        /// As fast as somebody listens.
        case accelerated
        /// Like a clock; what nobody reads in time waits, as in a card's buffer without end.
        case real(any WaitingClock)
    }

    /// Samples in one read: 20 ms.
    static let block = AudioFrame.rate / 50

    private struct State {
        var time: Duration = .zero
        var part = 0
        var partBegan = 0
        var read: Int?
        var samples: [Int16] = []
    }

    /// Names in errors.
    public let name: String
    /// Where the script ends, in samples.
    public let length: Int
    private let script: [Part]
    private let lengths: [Int]
    /// White noise, again and again.
    private let noise: [Int16]
    private let pace: Pace
    private let began: Duration
    private let state = Mutex(State())

    /// A room whose time begins now.
    ///
    /// - Parameters:
    ///   - script: What happens, one after the other.
    ///   - name: The device's name in errors.
    ///   - hiss: The greatest sample of the noise in silence; 0 is digital silence, which no room has.
    ///   - pace: How fast time goes.
    public init(script: [Part], name: String = "room", hiss: Int = 12, pace: Pace = .accelerated) {
        self.script = script
        self.name = name
        let loudest = max(0, min(hiss, 32_767))
        var random = SeededRandom(seed: 1)
        noise = (0..<AudioFrame.rate).map { _ in Int16(Int.random(in: -loudest...loudest, using: &random)) }
        self.pace = pace
        lengths = script.map(Self.samples(of:))
        length = lengths.reduce(0, +)
        if case .real(let clock) = pace { began = clock.now } else { began = .zero }
    }

    /// Time since the room began.
    public var now: Duration {
        if case .real(let clock) = pace { return clock.now - began }
        return state.withLock { $0.time }
    }

    /// Lets time go by; at once unless the pace is real.
    public func wait(for duration: Duration) {
        if case .real(let clock) = pace { return clock.wait(for: duration) }
        state.withLock { $0.time += max(.zero, duration) }
    }

    /// Opens the room's card.
    ///
    /// - Throws: The fault whose turn it is.
    public func open() throws(AlsaError) -> SimulatedCard {
        try check("snd_pcm_open")
        return SimulatedCard(room: self, position: position)
    }

    /// Where in the script the room is, in samples.
    public var position: Int { Int(now / .seconds(1) * Double(AudioFrame.rate)) }

    /// Throws if a fault's turn has come.
    func check(_ operation: String) throws(AlsaError) {
        if case .fault(let code, _) = part(at: position) {
            throw AlsaError(operation: operation, device: name, code: code)
        }
    }

    /// Whether the card gives anything now.
    var isDead: Bool {
        if case .nothing = part(at: position) { true } else { false }
    }

    private func part(at position: Int) -> Part? {
        state.withLock { state in
            find(position, &state)
            return state.part < script.count ? script[state.part] : nil
        }
    }

    /// What sounds from a position on, 20 ms of it.
    func block(at position: Int) -> [Int16] {
        state.withLock { state in
            var heard: [Int16] = []
            while heard.count < Self.block {
                let place = position + heard.count
                find(place, &state)
                let offset = place - state.partBegan
                let left = state.part < script.count ? lengths[state.part] - offset : Self.block
                let count = min(left, Self.block - heard.count)
                let sounding = state.samples.dropFirst(offset).prefix(count)
                heard += sounding
                heard += (sounding.count..<count).map { noise[(place + $0) % noise.count] }
            }
            return heard
        }
    }

    /// Moves the script to a position; what sounds there is read once.
    private func find(_ position: Int, _ state: inout State) {
        if position < state.partBegan { (state.part, state.partBegan) = (0, 0) }
        while state.part < script.count, position >= state.partBegan + lengths[state.part] {
            state.partBegan += lengths[state.part]
            state.part += 1
        }
        guard state.read != state.part else { return }
        state.read = state.part
        state.samples = state.part < script.count ? Self.sound(of: script[state.part]) : []
    }

    private static func sound(of part: Part) -> [Int16] {
        switch part {
        case .sound(let samples): samples
        case .file(let path): (try? AudioFile(path: path, longest: 3600))?.samples ?? []
        case .silence, .fault, .nothing: []
        }
    }

    private static func samples(of part: Part) -> Int {
        switch part {
        case .silence(let seconds), .fault(_, let seconds), .nothing(let seconds):
            Int(max(0, seconds) * Double(AudioFrame.rate))
        case .sound(let samples): samples.count
        case .file: sound(of: part).isEmpty ? AudioFrame.rate : sound(of: part).count
        }
    }
}

/// The card of a `SimulatedRoom`.
public struct SimulatedCard: CaptureSource {
    /// A simulated card loses nothing while it is open.
    public let gaps = 0
    private let room: SimulatedRoom
    private var position: Int

    fileprivate init(room: SimulatedRoom, position: Int) {
        self.room = room
        self.position = position
    }

    /// The next 20 ms, once they have sounded; nothing for a tenth of a second where the card is dead.
    public mutating func read() throws(AlsaError) -> [Int16] {
        try room.check("snd_pcm_readi")
        guard !room.isDead else {
            room.wait(for: .milliseconds(100))
            position = max(position, room.position)
            return []
        }
        let samples = room.block(at: position)
        position += samples.count
        let sounded = Duration.seconds(Double(position) / Double(AudioFrame.rate))
        if sounded > room.now { room.wait(for: sounded - room.now) }
        return samples
    }
}
