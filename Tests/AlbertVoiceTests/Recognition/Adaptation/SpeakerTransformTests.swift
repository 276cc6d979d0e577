import Testing

@testable import AlbertVoice

@Suite struct SpeakerTransformTests {
    private static let transform = SpeakerTransform(streams: [
        .init(matrix: [[1, 0.5], [0, 2]], offset: [3, -1]), .init(matrix: [[0.25]], offset: [7]),
    ])

    @Test func itIsReadAsItWasWritten() {
        #expect(SpeakerTransform(parsing: Self.transform.text, lengths: [2, 1]) == Self.transform)
        #expect(Self.transform.text.hasPrefix("1\n2\n2\n1.0 0.5\n0.0 2.0\n3.0 -1.0\n1.0 1.0\n1\n"))
    }

    @Test func itMovesMeans() {
        #expect(Self.transform.streams[0].apply([2, 4]) == [7, 7])
        #expect(SpeakerTransform.Stream.identity(2).apply([2, 4]) == [2, 4])
    }

    @Test(arguments: [
        ("1\n2\n", "1\n3\n"), ("1\n2\n", "2\n2\n"), ("0.5", "nan"), ("0.5", "5000"), ("0.5", "x"), ("0.5", ""),
        ("0.25\n", "0.25 1\n"), ("1\n2\n2\n", "1\n2\n999999999\n"),
    ])
    func damageIsNoTransform(part: String, change: String) {
        let text = Self.transform.text.replacing(part, with: change, maxReplacements: 1)
        #expect(text != Self.transform.text)
        #expect(SpeakerTransform(parsing: text, lengths: [2, 1]) == nil)
    }

    @Test(arguments: [[2], [1, 2], [2, 1, 1], []]) func anotherModelsIsNone(lengths: [Int]) {
        #expect(SpeakerTransform(parsing: Self.transform.text, lengths: lengths) == nil)
    }
}
