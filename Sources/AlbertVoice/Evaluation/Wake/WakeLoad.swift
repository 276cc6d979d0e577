import Foundation

/// What waiting for the wake word costs in a room.
public struct WakeLoad: Hashable, Sendable {
    /// The room.
    public let room: WakeRoom
    /// How long it was listened to, in seconds of sound.
    public let seconds: Double
    /// Processor time, in seconds.
    public let processorSeconds: Double
    /// Second looks.
    public let looks: Int

    /// Share of one core.
    public var share: Double { seconds > 0 ? processorSeconds / seconds : 0 }

    /// Listens to a room as fast as it goes, in frames of 30 ms.
    public init(_ room: WakeRoom, hours: Double, sound: [Int16], detector: inout WakeDetector) {
        let total = Int(hours * 3_600) * AudioFrame.rate
        let begin = ProcessUse.threadSeconds()
        var (done, place, looks) = (0, 0, 0)
        while done < total {
            let end = min(place + 480, sound.count)
            if detector.feed(Array(sound[place..<end])) != nil { looks += 1 }
            done += end - place
            place = end == sound.count ? 0 : end
        }
        self.room = room
        self.looks = looks
        seconds = Double(done) / Double(AudioFrame.rate)
        processorSeconds = ProcessUse.threadSeconds() - begin
    }
}

extension ProcessUse {
    /// The memory this process holds now, in megabytes of 2^20 bytes; nil where the system does not tell.
    public static func residentMegabytes() -> Double? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Double(fields[1]) else { return nil }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
