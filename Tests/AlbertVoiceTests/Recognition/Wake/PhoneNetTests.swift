import Foundation
import Testing

@testable import AlbertVoice

/// The file of the network of phones, whole and damaged, and what it makes of cepstra.
@Suite struct PhoneNetTests {
    /// Two phones, one value a frame, the frame itself and the next: the first phone scores their sum, the second its negative.
    private func file(_ head: String = "albert phone net 1\nA B\n0 1\n2 2\n", drop: Int = 0, add: Int = 0) -> Data {
        let numbers: [Float] = [1, -1, 1, -1, 0, 0]
        var bytes = Data(head.utf8)
        for number in numbers { withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
        return bytes.dropLast(drop) + Data(repeating: 0, count: add)
    }

    private func net(_ bytes: Data) throws -> PhoneNet {
        let path = FileManager.default.temporaryDirectory.appending(path: "net-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try bytes.write(to: URL(fileURLWithPath: path))
        return try PhoneNet(path: path)
    }

    @Test func theBestPhoneLosesNothing() throws {
        let net = try net(file())
        #expect(net.phones == ["A": 0, "B": 1])
        // Without their mean: 1, 1, -2. Sums with the next frame: 2, -1, -4.
        let losses = try #require(net.losses(of: [3, 3, 0], width: 1))
        #expect((0..<3).map { losses[$0, 0] } == [0, 2, 6])
        #expect((0..<3).map { losses[$0, 1] } == [4, 0, 0])
    }

    @Test func cepstraOfAnotherKindAreNotJudged() throws {
        let net = try net(file())
        #expect(net.losses(of: [1, 2, 3, 4], width: 2) == nil)
        #expect(net.losses(of: [], width: 1) == nil)
    }

    @Test func aDamagedFileIsNamed() throws {
        let damaged = [
            Data(), file("albert phone net 2\nA B\n0 1\n2 2\n"), file("albert phone net 1\nA\n0 1\n2 2\n"),
            file("albert phone net 1\nA B\n0 x\n2 2\n"), file("albert phone net 1\nA B\n0 1\n3 2\n"),
            file("albert phone net 1\nA B\n0 1\n2 99999999\n"), file(drop: 1), file(add: 4),
            file().dropLast(4) + Data([0, 0, 0x80, 0x7f]),
        ]
        for bytes in damaged {
            #expect(throws: RecognitionError.self, "\(bytes.count) bytes") { _ = try net(bytes) }
        }
    }

    @Test("the network of the model knows all phones of the wake words", .enabled(if: TestModel.isThere))
    func theModelHasANetwork() throws {
        let model = try #require(TestModel.folder)
        let net = try PhoneNet(path: try #require(model.wakeNet))
        #expect(Set(net.phones.keys) == model.phones)
    }
}
