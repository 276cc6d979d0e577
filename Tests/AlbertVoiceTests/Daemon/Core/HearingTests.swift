import Testing

@testable import AlbertVoice

@Suite("Recordings of clients") struct HearingTests {
    private final class Deaf: Recogniser {
        func recognise(_ samples: [Int16]) async throws(RecognitionError) -> Hypothesis { throw .silence }
    }

    @Test func theRecogniserIsLetGoWhenNothingWasHeardBetweenTwoLooks() async throws {
        let made = TestDaemon.Shared(0)
        let hearing = Hearing(try Setup(configuration: nil)) { _, _ in
            made.change { $0 += 1 }
            return Deaf()
        }
        func hear() async {
            await #expect(throws: RecognitionError.silence) { try await hearing.recognise([], as: "Anna") }
        }
        await hear()
        await hearing.look()
        await hear()
        #expect(made.now == 1)
        await hearing.look()
        await hearing.look()
        await hear()
        #expect(made.now == 2)
        #expect(await hearing.progress == (3, 3))
    }
}
