import Testing

@testable import AlbertVoice

@Suite struct SpeechTrackerTests {
    @Test(arguments: [160, 319, 320, 1000, 4410])
    func framesOfAnySizeGiveTheSameEvents(size: Int) throws {
        let events = track(Sound.draw("_____####________"), size: size)
        try #require(events.count == 2)
        guard case .began(let start) = events[0], case .ended(let end, .silence) = events[1] else {
            return #expect(Bool(false), "\(events)")
        }
        #expect(abs(start - 8000) <= 320 && abs(end - 14_400) <= 640)
    }

    @Test func aJumpOfThePositionEndsASentenceWhereTheSoundEnded() throws {
        var tracker = SpeechTracker()
        _ = tracker.take(AudioFrame(samples: Sound.draw("_____####"), position: 0))
        #expect(tracker.isSpeech)
        let events = tracker.take(AudioFrame(samples: Sound.draw("___"), position: 100_000))
        #expect(events == [.ended(at: 14_400, because: .gap)])
        let later = tracker.take(AudioFrame(samples: Sound.draw("__####"), position: 100_000 + 4800))
        guard case .began(let start) = later.first else { return #expect(Bool(false), "\(later)") }
        #expect(abs(start - (100_000 + 4800 + 3200)) <= 320)
    }

    @Test func aStreamMayBeginAnywhere() {
        var tracker = SpeechTracker()
        let events = tracker.take(AudioFrame(samples: Sound.draw("_____####"), position: 1_000_007))
        guard case .began(let start) = events.first else { return #expect(Bool(false), "\(events)") }
        #expect(abs(start - 1_008_007) <= 320)
    }

    @Test func theFloorIsTheRooms() throws {
        var tracker = SpeechTracker()
        let room = Sound.draw("__________")
        _ = tracker.take(AudioFrame(samples: room, position: 0))
        #expect(try abs(#require(tracker.floor) - Levels(room).rms) < 2)
    }

    private func track(_ samples: [Int16], size: Int) -> [SpeechTracker.Event] {
        var tracker = SpeechTracker()
        return stride(from: 0, to: samples.count, by: size).flatMap { start in
            tracker.take(AudioFrame(samples: Array(samples[start..<min(start + size, samples.count)]), position: start))
        }
    }
}
