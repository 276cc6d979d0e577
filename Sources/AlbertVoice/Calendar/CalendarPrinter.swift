/// Writes calendars as text (RFC 5545, 3.1).
enum CalendarPrinter {
    /// The longest line in octets, without its end.
    static let width = 75

    /// The text of a component, each line ending in CR LF.
    static func text(of component: CalendarComponent) -> String {
        lines(of: component).map { folded($0) + "\r\n" }.joined()
    }

    private static func lines(of component: CalendarComponent) -> [String] {
        ["BEGIN:\(component.name)"] + component.properties.map(line) + component.components.flatMap(lines)
            + ["END:\(component.name)"]
    }

    private static func line(_ property: CalendarProperty) -> String {
        let parameters = property.parameters.sorted { $0.key < $1.key }.map { ";\($0.key)=\(quoted($0.value))" }
        let value =
            switch property.value {
            case .text(let text): escaped(text)
            case .raw(let raw): raw
            }
        return property.name + parameters.joined() + ":" + value
    }

    /// A parameter's value, in quotes where it needs them; it cannot hold quotes itself (RFC 5545, 3.2).
    private static func quoted(_ value: String) -> String {
        let value = value.filter { $0 != "\"" && !$0.isNewline }
        return value.contains { ":;,".contains($0) } ? "\"\(value)\"" : value
    }

    /// Text with its separators escaped; control characters have no place in it (RFC 5545, 3.3.11).
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ",", ";": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case _ where scalar.value < 32 && scalar != "\t" || scalar.value == 127: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A line cut into lines of at most `width` octets, never within a character.
    static func folded(_ line: String) -> String {
        var result = ""
        var room = width
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if length > room {
                result += "\r\n "
                // The space of a folded line counts.
                room = width - 1
            }
            result.unicodeScalars.append(scalar)
            room -= length
        }
        return result
    }
}
