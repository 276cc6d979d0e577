public import Foundation

/// Now, and where: the only source of time. It is passed in, never read inside.
public struct Moment: Hashable, Sendable {
    /// Seconds since 1970-01-01T00:00Z.
    public var epoch: Int
    /// The zone whose wall clock the speaker looks at.
    public var zone: TimeZone

    /// A moment, given as seconds since 1970 and a zone.
    public init(epoch: Int, zone: TimeZone) {
        self.epoch = epoch
        self.zone = zone
    }

    /// The moment at which the wall clock of `zone` shows `local`.
    ///
    /// A time that the clock skips moves forward by the gap; one that comes twice means the first (RFC 5545, 3.3.5).
    public init(_ local: LocalDateTime, zone: TimeZone) {
        let wall = local.date.dayNumber * 86_400 + local.second
        let before = zone.offset(at: wall - 86_400)
        let after = zone.offset(at: wall + 86_400)
        let first = wall - max(before, after)
        let second = wall - min(before, after)
        if first + zone.offset(at: first) == wall {
            self.init(epoch: first, zone: zone)
        } else if second + zone.offset(at: second) == wall {
            self.init(epoch: second, zone: zone)
        } else {
            self.init(epoch: wall - before, zone: zone)
        }
    }

    /// Seconds the wall clock is ahead of UTC at this moment.
    public var offset: Int { zone.offset(at: epoch) }

    /// What the wall clock shows.
    public var local: LocalDateTime { LocalDateTime(LocalDate(dayNumber: 0), second: epoch + offset) }

    /// ISO 8601 with offset and without seconds, „2026-09-05T15:30+02:00“.
    public var iso: String {
        let minutes = abs(offset) / 60
        let sign = offset < 0 ? "-" : "+"
        let wall = LocalDateTime(local.date, second: local.second / 60 * 60)
        return "\(wall)\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    }
}

extension TimeZone {
    /// Seconds the wall clock is ahead of UTC at `epoch` seconds since 1970.
    func offset(at epoch: Int) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(epoch)))
    }
}
