import Testing

@testable import AlbertVoice

@Suite("The watchdog is fed by what moves") struct WatchdogTests {
    private typealias Progress = Watchdog.Progress

    private static func open(_ frames: Int, _ attempts: Int = 0, _ begun: Int = 0, _ finished: Int = 0) -> Progress {
        Progress(
            ears: EarsProgress(isOpen: true, frames: frames, attempts: attempts, begun: begun, finished: finished))
    }

    private static let closed = Progress(ears: EarsProgress(isOpen: false))
    private static let none = Progress(ears: nil)

    @Test(
        arguments: [
            ("frames arrive", [open(0), open(100), open(200)], [true, true, true]),
            ("deaf", [open(100), open(100), open(101)], [true, false, true]),
            ("no device, but it is looked for", [open(100, 1), open(100, 2)], [true, true]),
            ("closed on purpose", [closed, closed], [true, true]),
            ("without ears", [none, none], [true, true]),
            ("it hears, but a recognition does not end", [open(1, 0, 3, 2), open(2, 0, 3, 2)], [true, false]),
            ("a recognition took a while", [open(1, 0, 3, 2), open(2, 0, 3, 3)], [true, true]),
            ("one began just now", [open(1, 0, 3, 3), open(2, 0, 4, 3)], [true, true]),
            ("many, one after the other", [open(1, 0, 3, 2), open(2, 0, 5, 4)], [true, true]),
            (
                "a client's recording hangs", [Progress(ears: nil, begun: 1), Progress(ears: nil, begun: 2)],
                [true, false]
            ),
        ] as [(String, [Watchdog.Progress], [Bool])])
    func looks(story: String, looks: [Watchdog.Progress], wanted: [Bool]) {
        var watchdog = Watchdog()
        let found = looks.map { watchdog.look($0) }
        #expect(found == wanted, "\(story)")
    }

    @Test(arguments: [
        (ServiceManager.Message.ready, "READY=1"), (.stopping, "STOPPING=1"), (.alive, "WATCHDOG=1"),
        (.reloading(microseconds: 12), "RELOADING=1\nMONOTONIC_USEC=12"), (.status("Wartet."), "STATUS=Wartet."),
    ]) func messages(message: ServiceManager.Message, text: String) {
        #expect(message.text == text)
    }
}
