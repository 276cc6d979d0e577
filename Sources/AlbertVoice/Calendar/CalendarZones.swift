import Foundation

/// The zones that a calendar's TZIDs mean (RFC 5545, 3.2.19).
///
/// A TZID is any name; most are names of the IANA database, perhaps with a prefix („/mozilla.org/20050126_1/Europe/Berlin“),
/// or names of Windows. The rules in a VTIMEZONE are not followed; its X-LIC-LOCATION is.
struct CalendarZones: Sendable {
    /// The zone of times that name none, and of those in UTC: the calendar's own (X-WR-TIMEZONE), else the device's.
    let home: TimeZone
    private let locations: [String: String]

    /// The zones of a calendar read on a device in `device`.
    init(_ calendar: CalendarComponent, device: TimeZone) {
        home = calendar.text("X-WR-TIMEZONE").flatMap { TimeZone(identifier: $0) } ?? device
        locations = Dictionary(
            calendar.components.filter { $0.name == "VTIMEZONE" }.compactMap { zone in
                guard let id = zone.text("TZID"), let place = zone.text("X-LIC-LOCATION") else { return nil }
                return (id, place)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The zone of a TZID; nil where nobody knows it.
    func zone(_ id: String) -> TimeZone? {
        let parts = id.split(separator: "/").map(String.init)
        // IANA names have two parts or three, „America/Argentina/Ushuaia“.
        let tails = [3, 2].filter { parts.count > $0 }.map { parts.suffix($0).joined(separator: "/") }
        let names = [id] + tails + [Self.windows[id], locations[id]].compactMap(\.self)
        return names.lazy.compactMap { TimeZone(identifier: $0) }.first
    }

    /// What Windows calls the zones around Germany (Unicode CLDR, windowsZones).
    private static let windows = [
        "W. Europe Standard Time": "Europe/Berlin", "Central Europe Standard Time": "Europe/Budapest",
        "Central European Standard Time": "Europe/Warsaw", "Romance Standard Time": "Europe/Paris",
        "GMT Standard Time": "Europe/London", "Greenwich Standard Time": "Atlantic/Reykjavik",
        "E. Europe Standard Time": "Europe/Chisinau", "GTB Standard Time": "Europe/Bucharest",
        "FLE Standard Time": "Europe/Kyiv", "Turkey Standard Time": "Europe/Istanbul",
        "Russian Standard Time": "Europe/Moscow", "Eastern Standard Time": "America/New_York",
    ]
}
