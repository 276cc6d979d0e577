import Testing

@testable import AlbertVoice

@Suite struct AlsaPlaybackTests {
    init() throws { _ = try AlsaFixture.installed.get() }

    @Test func whatIsPlayedArrivesAtTheDevice() async throws {
        let samples = Earcon.listening.samples
        #expect(try await Loudspeaker(device: "recorder").play(samples))
        #expect(try AlsaFixture.played().starts(with: samples))
    }

    @Test func aRaisedFlagStopsIt() async throws {
        let stop = StopFlag()
        stop.raise()
        #expect(try await !Loudspeaker(device: "endless").play(Earcon.heard.samples, until: stop))
    }

    @Test func nothingIsPlayedAtOnce() async throws {
        #expect(try await Loudspeaker(device: "endless").play([]))
    }

    @Test func aMissingLoudspeakerIsASentence() async {
        await #expect(throws: AlsaError(operation: "snd_pcm_open", device: "fehlt", code: -2, isPlayback: true)) {
            try await Loudspeaker(device: "fehlt").play([0])
        }
    }

    @Test(arguments: Earcon.allCases)
    func anEarconIsShortQuietAndHasNoClick(earcon: Earcon) {
        let samples = earcon.samples
        #expect(samples.count == 2880)
        #expect(abs(Levels(samples).peak + 26) < 0.5)
        #expect(abs(samples[0]) < 10 && abs(samples[samples.count - 1]) < 10)
        #expect(Set(Earcon.allCases.map(\.samples)).count == Earcon.allCases.count)
    }
}
