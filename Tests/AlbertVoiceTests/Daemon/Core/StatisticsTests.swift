import Foundation
import Testing

@testable import AlbertVoice

@Suite("Numbers of the last days") struct StatisticsTests {
    private let monday = Sample.moment.local.date

    @Test func countHowSentencesEnd() {
        var statistics = Statistics()
        for outcome in [Reply.Outcome.done, .done, .asked, .refused] { statistics.count(outcome, on: monday) }
        statistics.count(on: monday) { $0.wakeUps += 1 }
        #expect(statistics.days.map(\.accepted) == [2])
        #expect(statistics.days.map(\.asked) == [1])
        #expect(statistics.days.map(\.refused) == [1])
        #expect(statistics.days.map(\.wakeUps) == [1])
    }

    @Test func aDayIsADayAndTheClockMayGoBack() {
        var statistics = Statistics()
        statistics.count(.done, on: monday)
        statistics.count(.done, on: monday.adding(days: 1))
        statistics.count(.done, on: monday)
        #expect(statistics.days.map(\.accepted) == [1, 2])
    }

    @Test func oldDaysGo() {
        var statistics = Statistics()
        for day in 0..<100 { statistics.count(.done, on: monday.adding(days: day)) }
        #expect(statistics.days.count == Statistics.most)
        #expect(statistics.days.last?.day == monday.adding(days: 99))
    }

    @Test func lostFramesAreCountedOnceAndFromZeroInANewRun() {
        var statistics = Statistics()
        for dropped in [0, 5, 5, 7] { statistics.see(dropped: dropped, on: monday) }
        statistics.beginRun()
        statistics.see(dropped: 3, on: monday)
        #expect(statistics.days.map(\.droppedFrames) == [10])
    }
}
