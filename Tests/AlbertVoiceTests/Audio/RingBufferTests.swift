import Testing

@testable import AlbertVoice

@Suite struct RingBufferTests {
    @Test func whatWasHeardLastIsThereByItsPosition() {
        var ring = RingBuffer(seconds: 1)
        for start in stride(from: 0, to: 40_000, by: 320) { ring.append(frame(start, 320)) }
        #expect(ring.range == 24_000..<40_000)
        #expect(ring.samples(in: 30_000..<30_005) == [30_000, 30_001, 30_002, 30_003, 30_004].map(sample))
        #expect(ring.samples(in: 0..<24_002) == [24_000, 24_001].map(sample))
        #expect(ring.start(of: 0..<24_002) == 24_000)
        #expect(ring.samples(in: 40_000..<50_000).isEmpty)
    }

    @Test(arguments: [1, 7, 320, 15_999, 16_000, 16_001, 50_000])
    func framesOfAnySizeFit(size: Int) {
        var ring = RingBuffer(seconds: 1)
        for start in stride(from: 0, to: 60_000, by: size) { ring.append(frame(start, size)) }
        #expect(ring.samples(in: ring.range) == ring.range.map(sample))
        #expect(ring.range.count == 16_000)
    }

    @Test func aGapForgetsWhatWasBeforeIt() {
        var ring = RingBuffer(seconds: 1)
        ring.append(frame(0, 8000))
        ring.append(frame(8001, 100))
        #expect(ring.range == 8001..<8101)
    }

    @Test func wipingOverwritesEveryByte() {
        var ring = RingBuffer(seconds: 1)
        ring.append(frame(1, 8000))
        let (isWipedBefore, isLocked) = (ring.isWiped(), ring.isLocked)
        ring.wipe()
        let isWipedAfter = ring.isWiped()
        #expect(!isWipedBefore && isWipedAfter && isLocked)
        #expect(ring.samples(in: 0..<9000).isEmpty)
        ring.append(frame(8001, 10))
        #expect(ring.samples(in: 8001..<8011) == (8001..<8011).map(sample))
    }

    @Test func coreDumpsCanBeForbidden() {
        #expect(throws: Never.self) { try CoreDumps.forbid() }
        #expect(CoreDumps.areForbidden)
    }

    private func frame(_ start: Int, _ count: Int) -> AudioFrame {
        AudioFrame(samples: (start..<(start + count)).map(sample), position: start)
    }

    private func sample(_ position: Int) -> Int16 { Int16(position % 30_000) }
}
