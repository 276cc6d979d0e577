import Testing

@testable import AlbertVoice

@Suite("Sound that waits for the listener") struct WaitingSoundTests {
    private let waiting = WaitingSound()

    private func frame(_ number: Int) -> Microphone.Event {
        .frame(AudioFrame(samples: [Int16](repeating: Int16(1 + number), count: 320), position: number * 320))
    }

    @Test func comesOutAsItWentInAlsoOverAGap() {
        let events = [frame(0), frame(1), .lost(AlsaError(operation: "x", device: "y", code: -19)), .back, frame(7)]
        for event in events { #expect(waiting.put(event, waits: false)) }
        #expect(events.map { _ in waiting.take() } == events)
        #expect(waiting.take() == nil)
    }

    @Test func fourSecondsAreTakenInAndThenThereIsRoomAgainForEachTaken() {
        let taken = (0..<300).map { waiting.put(frame($0), waits: false) }
        #expect(taken == (0..<300).map { $0 < 200 })
        for number in 300..<900 {
            #expect(waiting.take() == frame(number < 500 ? number - 300 : number - 200))
            #expect(waiting.put(frame(number), waits: false))
        }
    }

    @Test func isWipedWhenItIsShutAndTakesNoneUntilItIsOpened() {
        let lost = Microphone.Event.lost(AlsaError(operation: "x", device: "y", code: -19))
        for event in [frame(0), lost, frame(1)] { _ = waiting.put(event, waits: false) }
        #expect(!waiting.isWiped)
        waiting.setShut(true)
        #expect(waiting.put(frame(2), waits: true))
        #expect(waiting.isWiped)
        #expect([waiting.take(), waiting.take()] == [lost, nil])
        waiting.setShut(false)
        _ = waiting.put(frame(3), waits: false)
        #expect([waiting.take(), waiting.take()] == [frame(3), nil])
    }

    @Test func isWipedWhenTheListenerLeaves() {
        _ = waiting.put(frame(0), waits: false)
        waiting.leave()
        #expect(waiting.put(frame(1), waits: true))
        #expect(waiting.isWiped && waiting.isLeft && waiting.take() == nil)
    }

    @Test func aThreadThatWaitsGoesOnWhenThereIsRoomOrNobodyMayListen() async throws {
        for free in [{ _ = $0.take() }, { $0.setShut(true) }, { $0.leave() }] as [@Sendable (WaitingSound) -> Void] {
            let waiting = WaitingSound()
            for number in 0..<200 { _ = waiting.put(frame(number), waits: false) }
            async let isIn = blocking { [event = frame(200)] in waiting.put(event, waits: true) }
            free(waiting)
            #expect(try await isIn)
        }
    }
}
