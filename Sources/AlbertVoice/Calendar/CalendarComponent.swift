/// A part of a calendar as a value: VCALENDAR, VEVENT, VTODO, VTIMEZONE (RFC 5545, 3.6).
///
/// Knows nothing of C and nothing of entries; `CalendarText` reads it, `CalendarPrinter` writes it.
struct CalendarComponent: Hashable, Sendable {
    /// The name in capitals, „VEVENT“.
    var name: String
    /// The properties in their order.
    var properties: [CalendarProperty] = []
    /// The components within.
    var components: [CalendarComponent] = []

    /// The first property with a name.
    func property(_ name: String) -> CalendarProperty? { properties.first { $0.name == name } }

    /// All properties with a name.
    func properties(_ name: String) -> [CalendarProperty] { properties.filter { $0.name == name } }

    /// The value of the first property with a name, as text.
    func text(_ name: String) -> String? { property(name)?.value.text }

    /// Adds a property unless there is nothing to say.
    mutating func add(_ name: String, _ value: CalendarValue?, _ parameters: [String: String] = [:]) {
        guard let value else { return }
        properties.append(CalendarProperty(name: name, parameters: parameters, value: value))
    }

    /// Adds text unless it is nil or empty.
    mutating func add(_ name: String, text: String?) {
        guard let text, !text.isEmpty else { return }
        // The RFC takes properties of one's own for text, libical only where that is said.
        add(name, .text(text), name.hasPrefix("X-") ? ["VALUE": "TEXT"] : [:])
    }
}

/// One property: „DTSTART;TZID=Europe/Berlin:20260310T160000“ (RFC 5545, 3.5).
struct CalendarProperty: Hashable, Sendable {
    /// The name in capitals, „DTSTART“.
    var name: String
    /// The parameters that we read or write: VALUE, TZID, RANGE.
    var parameters: [String: String] = [:]
    /// What stands behind the colon.
    var value: CalendarValue
}

/// What stands behind the colon of a property (RFC 5545, 3.3).
enum CalendarValue: Hashable, Sendable {
    /// Text as people read it; without the backslashes of its notation (RFC 5545, 3.3.11).
    case text(String)
    /// A date, number, rule or keyword in the notation of the RFC.
    case raw(String)

    /// What is written, whatever sort it is.
    var text: String {
        switch self {
        case .text(let text), .raw(let text): text
        }
    }
}
