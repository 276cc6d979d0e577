import CIcal
import Glibc
import Synchronization

/// Reads the text of calendars by libical: folded lines, escaped text, parameters, values (RFC 5545, 3.1 and 3.3).
///
/// The only file that sees libical; `CalendarPrinter` writes without it, because libical does not escape commas in
/// properties of one's own. The library keeps its error state in globals, so one call at a time.
enum CalendarText {
    private static let turn = Mutex(())

    /// The calendar of a text; nil where there is none.
    ///
    /// A property that libical cannot read comes as „X-LIC-ERROR“ in its place. The text must not hold NUL.
    static func calendar(of text: String) -> CalendarComponent? {
        turn.withLock { _ in
            icalerror_set_errors_are_fatal(0)
            guard let root = icalparser_parse_string(text) else { return nil }
            defer { icalcomponent_free(root) }
            return component(root)
        }
    }

    /// Copies a text that belongs to us and gives it back to C.
    private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

// Reading.
extension CalendarText {
    private static func component(_ handle: OpaquePointer) -> CalendarComponent {
        var result = CalendarComponent(name: name(of: handle))
        var next = icalcomponent_get_first_property(handle, ICAL_ANY_PROPERTY)
        while let property = next {
            if let read = self.property(property) { result.properties.append(read) }
            next = icalcomponent_get_next_property(handle, ICAL_ANY_PROPERTY)
        }
        var child = icalcomponent_get_first_component(handle, ICAL_ANY_COMPONENT)
        while let component = child {
            result.components.append(self.component(component))
            child = icalcomponent_get_next_component(handle, ICAL_ANY_COMPONENT)
        }
        return result
    }

    private static func name(of handle: OpaquePointer) -> String {
        let kind = icalcomponent_isa(handle)
        // Several calendars in one text come in a wrapper without a name of the RFC.
        return icalcomponent_kind_to_string(kind).map { String(cString: $0) } ?? "X-UNKNOWN"
    }

    private static func property(_ handle: OpaquePointer) -> CalendarProperty? {
        guard let name = taken(icalproperty_get_property_name_r(handle)) else { return nil }
        var parameters: [String: String] = [:]
        for key in ["VALUE", "TZID", "RANGE"] {
            parameters[key] = taken(icalproperty_get_parameter_as_string_r(handle, key))
        }
        guard let value = icalproperty_get_value(handle) else { return nil }
        if icalvalue_isa(value) == ICAL_TEXT_VALUE, let text = icalvalue_get_text(value) {
            return CalendarProperty(name: name, parameters: parameters, value: .text(String(cString: text)))
        }
        guard let raw = taken(icalproperty_get_value_as_string_r(handle)) else { return nil }
        return CalendarProperty(name: name, parameters: parameters, value: .raw(raw))
    }
}
