import Testing

@testable import AlbertVoice

/// A sign stands for 50 ms: `_` quiet room, `~` loud room, `=` a fan, `#` speech, `.` its weak syllables, `t` television; below it what
/// came of it: `b` where speech began, `e` where it ended.
@Suite struct EndpointerTests {
    @Test(arguments: [
        """
        ________####________________________
                b   e
        """,
        // A click is no word.
        """
        ________#___________________________

        """,
        // Two clicks are none either, and a word after them is one.
        """
        ________#__#_####___________________
                     b   e
        """,
        // „Stopp“ and „Ja“: a quarter of a second, with a closure in it.
        """
        ________##_##_______________________
                b    e
        """,
        """
        ________#####_______________________
                b    e
        """,
        // Said at once, before the room is known.
        """
        #####_______________________________
        b    e
        """,
        // A short pause does not end a sentence.
        """
        ________####_________####____________________
                b                e
        """,
        // Two sentences are two.
        """
        ________####_____________####____________________
                b   e            b   e
        """,
        // Weak syllables end no sentence.
        """
        ________####..........####....________________________
                b                     e
        """,
        // A television goes on behind a sentence.
        """
        ________####t~tt~t~ttt~t~tt~tt~t~t~tt~t~t~tt~t
                b   e                         b
        """,
        // Its words are no sentence's last ones, nor a pause of 1.2 s its end.
        """
        ________####t~tt~t~ttt~t~tt~tt~t~t####t~tt~t~_______________
                b                                    e
        """,
        // A room that is loud from the start, once it is known.
        """
        ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~####~~~~~~~~~~~~~~~~~~~~~~~
                                      b   e
        """,
        // A click behind a sentence does not hold it open.
        """
        ________#######_____|_____________________
                b      e
        """,
        // What goes on does not end.
        """
        ________##########
                b
        """,
    ])
    func whatIsDrawnIsHeard(_ diagram: String) {
        let lines = diagram.split(separator: "\n", omittingEmptySubsequences: false)
        var room = Kitchen()
        let events = room.draw(String(lines[0]))
        #expect(room.picture(of: events, width: lines[0].count) == trimmed(lines[1]), "\(lines[0])")
    }

    @Test func speechIsNoticedWithin120MillisecondsOfItsBeginning() {
        for lead in 20..<60 {
            var endpointer = Endpointer()
            let events = (0..<200).map { endpointer.take(level: $0 < lead ? -70 : -30 + Double($0 % 7)) }
            let noticed = events.firstIndex { if case .began = $0 { true } else { false } } ?? 999
            #expect(noticed - lead < 12)
        }
    }

    @Test(arguments: [(true, 50), (false, 70)])
    func itWaitsLongerWhereTheSentenceCannotEnd(canEnd: Bool, frames: Int) {
        var room = Kitchen()
        _ = room.draw("____________####")
        let noticed = room.draw("________________________", canEnd: canEnd).firstIndex { room.isEnd($0) }
        #expect(abs((noticed ?? 0) + 1 - frames) <= 2)
    }

    @Test func aSentenceThatBecomesWholeInItsPauseEndsThen() {
        var endpointer = Endpointer()
        for _ in 0..<50 { _ = endpointer.take(level: -70) }
        for _ in 0..<50 { _ = endpointer.take(level: -25) }
        for _ in 0..<60 { #expect(endpointer.take(level: -70, canEnd: false) == .speech) }
        #expect(endpointer.take(level: -70, canEnd: true) == .ended(at: 100, because: .silence))
    }

    @Test func nobodyTalksForMoreThanFifteenSeconds() {
        var room = Kitchen()
        let events = room.draw("________" + String(repeating: "#.##..#..#", count: 50))
        let end = events.firstIndex { room.isEnd($0) } ?? 0
        #expect(events[end] == .ended(at: 40 + 1500, because: .length))
    }

    @Test func whoCallsWhileOthersTalkHasFifteenSecondsToo() throws {
        var endpointer = Endpointer()
        func talk(_ frames: Int) -> [Endpointer.Event] {
            (0..<frames).map { endpointer.take(level: $0 % 60 < 45 ? -30 : -45) }
        }
        for _ in 0..<50 { _ = endpointer.take(level: -70) }
        _ = talk(1400)
        endpointer.followAnew()
        let events = talk(1500)
        // What was quiet when they called counts as theirs.
        let end = try #require(events.firstIndex { $0 != .speech })
        #expect((1400..<1500).contains(end))
        #expect(events[end] == .ended(at: 50 + 1400 + end + 1, because: .length))
    }

    @Test func aFanThatIsSwitchedOnWhileSomebodySpeaksDoesNotHoldTheSentenceOpen() {
        var room = Kitchen()
        _ = room.draw("____________####.###.##")
        let events = room.draw(String(repeating: "=", count: 200))
        let end = events.firstIndex { room.isEnd($0) } ?? .max
        #expect(end <= 150)
        #expect(events.dropFirst(end + 1).allSatisfy { $0 == .silence })
    }

    @Test func aFanAloneIsNoSentenceForLong() {
        var room = Kitchen()
        _ = room.draw("____________")
        let events = room.draw(String(repeating: "=", count: 400))
        #expect(events.count { $0 != .silence } <= 150)
    }

    @Test(arguments: [0.5, 1, 2, 3] as [Double])
    func aKettleThatRisesBeginsNothingAndDeafensNobody(rise: Double) {
        var endpointer = Endpointer()
        for _ in 0..<100 { _ = endpointer.take(level: -65) }
        let frames = Int(25 / rise * 100)
        for frame in 0..<frames {
            #expect(endpointer.take(level: -65 + rise * Double(frame) / 100) == .silence)
        }
        let word = (0..<40).map { _ in endpointer.take(level: -28) }
        #expect(word.contains { if case .began = $0 { true } else { false } })
    }

    @Test func behindALoudNoiseTheRoomIsKnownAgainWithinATenthOfASecond() {
        var room = Kitchen()
        _ = room.draw(String(repeating: "=", count: 200) + "__")
        let events = room.draw("######")
        #expect(events.contains { if case .began = $0 { true } else { false } })
    }

    @Test func aGapEndsWhatIsBeingSaidAndKeepsTheRoom() {
        var endpointer = Endpointer()
        for _ in 0..<50 { _ = endpointer.take(level: -60) }
        for _ in 0..<30 { _ = endpointer.take(level: -25) }
        #expect(endpointer.skip(500) == .ended(at: 80, because: .gap))
        #expect(endpointer.floor == -60 && !endpointer.isSpeech)
        let events = (0..<20).map { _ in endpointer.take(level: -25) }
        #expect(events.contains(.began(at: 580)))
    }

    @Test func theFloorCanBeKeptAcrossARestart() {
        var room = Kitchen()
        _ = room.draw(String(repeating: "=", count: 100))
        var fresh = Endpointer()
        var kept = Endpointer(floor: room.endpointer.floor)
        let fan = (0..<30).map { _ in (fresh.take(level: -41), kept.take(level: -41)) }
        #expect(fan.contains { $0.0 != .silence } && fan.allSatisfy { $0.1 == .silence })
    }

    private func trimmed(_ line: Substring) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}

/// Draws levels of 10 ms and the events that came of them.
private struct Kitchen {
    var endpointer = Endpointer()
    private var random = SeededRandom(seed: 3)
    private static let levels: [Character: Double] = ["_": -70, "~": -50, "=": -40, "#": -25, ".": -45, "t": -41]

    mutating func draw(_ drawn: String, canEnd: Bool = true) -> [Endpointer.Event] {
        drawn.flatMap { sign in
            (0..<5).map { frame in
                // `|` is a click of 20 ms.
                let sign: Character = sign == "|" ? (frame < 2 ? "#" : "_") : sign
                let wobble = Double.random(in: -1.5...1.5, using: &random)
                return endpointer.take(level: (Self.levels[sign] ?? -96) + wobble, canEnd: canEnd)
            }
        }
    }

    func isEnd(_ event: Endpointer.Event) -> Bool {
        if case .ended = event { true } else { false }
    }

    func picture(of events: [Endpointer.Event], width: Int) -> String {
        var signs = [Character](repeating: " ", count: width + 1)
        for event in events {
            switch event {
            case .began(let frame): signs[(frame + 2) / 5] = "b"
            case .ended(let frame, _): signs[(frame + 2) / 5] = "e"
            case .silence, .speech: break
            }
        }
        return String(signs.reversed().drop { $0 == " " }.reversed())
    }
}
