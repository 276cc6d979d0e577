import Foundation

/// The last seconds of sound, in memory that is never swapped, never in a core dump and wiped when it is let go.
///
/// Allocated once; samples are asked for by their position in the microphone's stream.
///
///     var ring = RingBuffer(seconds: 10)
///     ring.append(frame)
///     let utterance = ring.samples(in: began - 4000..<ended)   // with a quarter of a second before
///     ring.wipe()
///
/// A frame that does not follow the one before (a gap) wipes what was there: a sentence with a hole is none.
public struct RingBuffer: ~Copyable {
    /// How many samples it holds at most.
    public let capacity: Int
    /// Whether its memory cannot be swapped out; the system may forbid that (`ulimit -l`).
    public let isLocked: Bool
    /// The positions of what it holds.
    public private(set) var range = 0..<0

    private let memory: UnsafeMutableRawPointer
    private let store: UnsafeMutablePointer<Int16>
    private let bytes: Int

    /// Room for so many seconds of 16 kHz mono.
    ///
    /// - Parameter seconds: 0.1 at least.
    public init(seconds: Double) {
        capacity = Int(max(0.1, seconds) * Double(AudioFrame.rate))
        let page = sysconf(Int32(_SC_PAGESIZE))
        bytes = (capacity * 2 + page - 1) / page * page
        // Pages of its own, so that locking and leaving them out of dumps concerns nothing else.
        memory = .allocate(byteCount: bytes, alignment: page)
        store = memory.bindMemory(to: Int16.self, capacity: bytes / 2)
        store.initialize(repeating: 0, count: bytes / 2)
        isLocked = mlock(memory, bytes) == 0
        madvise(memory, bytes, Int32(MADV_DONTDUMP))
    }

    deinit {
        explicit_bzero(memory, bytes)
        munlock(memory, bytes)
        madvise(memory, bytes, Int32(MADV_DODUMP))
        memory.deallocate()
    }

    /// Takes the next samples in place of the oldest.
    public mutating func append(_ frame: AudioFrame) {
        if frame.position != range.upperBound { wipe(from: frame.position) }
        let kept = frame.samples.suffix(capacity)
        let first = frame.position + frame.samples.count - kept.count
        for (offset, sample) in kept.enumerated() { store[(first + offset) % capacity] = sample }
        let end = frame.position + frame.samples.count
        range = max(range.lowerBound, end - capacity)..<end
    }

    /// Copies of the samples at these positions, as far as they are still there.
    public borrowing func samples(in wanted: Range<Int>) -> [Int16] {
        wanted.clamped(to: range).map { store[$0 % capacity] }
    }

    /// The position from which on `samples(in:)` would answer a wish for `wanted`.
    public borrowing func start(of wanted: Range<Int>) -> Int { wanted.clamped(to: range).lowerBound }

    /// Forgets all, and overwrites it.
    public mutating func wipe() { wipe(from: range.upperBound) }

    private mutating func wipe(from position: Int) {
        explicit_bzero(memory, bytes)
        range = position..<position
    }

    /// Whether every byte is zero; for tests.
    borrowing func isWiped() -> Bool { UnsafeRawBufferPointer(start: memory, count: bytes).allSatisfy { $0 == 0 } }
}
