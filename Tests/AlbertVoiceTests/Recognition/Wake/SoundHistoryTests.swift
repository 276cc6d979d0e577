import Testing

@testable import AlbertVoice

@Suite("The last seconds of a stream")
struct SoundHistoryTests {
    @Test("keeps the last samples by their numbers", arguments: [1, 3, 4, 11])
    func keeps(piece: Int) {
        var history = SoundHistory(capacity: 4)
        let all = (0..<11).map { Int16($0) }
        for first in stride(from: 0, to: all.count, by: piece) {
            history.append(Array(all[first..<min(first + piece, all.count)]))
        }
        #expect(history.end == 11)
        #expect(history.samples(0..<100) == [7, 8, 9, 10])
        #expect(history.samples(8..<10) == [8, 9])
        #expect(history.samples(2..<5).isEmpty)
    }

    @Test("after a gap nothing of before is left and numbers go on")
    func forgets() {
        var history = SoundHistory(capacity: 4)
        history.append([1, 2, 3])
        history.forget(next: 100)
        #expect(history.samples(0..<200).isEmpty)
        history.append([4])
        #expect(history.samples(0..<200) == [4])
        #expect(history.samples(100..<101) == [4])
    }
}
