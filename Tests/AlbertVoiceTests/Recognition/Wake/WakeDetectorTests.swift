import Testing

@testable import AlbertVoice

@Suite("Who calls is heard", .enabled(if: TestModel.isThere))
struct WakeDetectorTests {
    private func detector(_ words: [WakeWord] = WakeWord.standard) throws -> WakeDetector {
        let folder = try #require(TestModel.folder)
        return try WakeDetector(model: folder, lexicon: try TestModel.lexicon(folder), words: words)
    }

    /// A second of quiet, something said, a second of quiet.
    private func said(_ text: String) throws -> [Int16] {
        let quiet = (0..<16_000).map { Int16($0 * 7_919 % 13 - 6) }
        return quiet + (try Spoken.man.samples(text)) + quiet
    }

    private func calls(_ samples: [Int16], _ detector: inout WakeDetector) -> [WakeCall] {
        stride(from: 0, to: samples.count, by: 480).compactMap { first in
            guard case .woke(let call) = detector.feed(Array(samples[first..<min(first + 480, samples.count)])) else {
                return nil
            }
            return call
        }
    }

    @Test("„Hey Albert“ and „Albert“ wake, once each", arguments: ["Hey Albert", "Albert"])
    func wakes(text: String) throws {
        var detector = try detector()
        let samples = try said(text)
        let found = calls(samples, &detector)
        #expect(found.count == 1)
        let call = try #require(found.first)
        #expect(call.word.hasSuffix("albert"))
        #expect(call.samples.lowerBound > 12_000)
        #expect(abs(call.samples.upperBound - (samples.count - 16_000)) < 4_000)
    }

    @Test("a command in the same breath begins where the call ends")
    func oneBreath() throws {
        var detector = try detector()
        let found = calls(try said("Hey Albert, Mathe Seite zweiundvierzig bis Donnerstag"), &detector)
        let call = try #require(found.first)
        let alone = try Spoken.man.samples("Hey Albert")
        #expect(abs(call.samples.upperBound - 16_000 - alone.count) < 4_800)
        #expect(detector.heard(since: call.samples.upperBound).count == detector.position - call.samples.upperBound)
    }

    @Test(
        "other speech does not wake",
        arguments: ["Mathe Seite zwölf bis morgen", "Robert kommt um halb vier", "Alles gut"])
    func sleeps(text: String) throws {
        var detector = try detector()
        #expect(calls(try said(text), &detector).isEmpty)
    }

    @Test("its own voice does not wake it, but the next caller does")
    func ownVoice() throws {
        var detector = try detector()
        let samples = try said("Hey Albert")
        detector.voiceBegan()
        #expect(calls(samples, &detector).isEmpty)
        detector.voiceEnded()
        #expect(calls(samples, &detector).count == 1)
    }

    @Test("another wake word by configuration")
    func another() throws {
        var detector = try detector([try WakeWord("Hallo Robert")])
        #expect(calls(try said("Hallo Robert"), &detector).map(\.word) == ["hallo robert"])
        #expect(calls(try said("Hey Albert"), &detector).isEmpty)
    }

    @Test("after a gap numbers go on and calls are found")
    func gap() throws {
        var detector = try detector()
        _ = calls(try said("Hey"), &detector)
        detector.forget(next: 1_000_000)
        let call = try #require(calls(try said("Hey Albert"), &detector).first)
        #expect(call.samples.lowerBound > 1_012_000)
    }
}
