import Foundation

/// A change as a row of the table, with its payload as JSON that people can read.
struct ChangeRow {
    static let columns = "step, kind, entry, payload, epoch, zone, who, device, words"

    /// The payload of a step that takes another one back.
    private struct Target: Codable {
        var step: String
    }

    /// The values of a change in the order of `columns`.
    static func values(of change: Change) throws -> [SQLiteValue] {
        let (kind, entry, payload) = try described(change.kind)
        return [
            .text(change.step), .text(kind), entry.map { .text($0) } ?? .null, payload.map { .text($0) } ?? .null,
            .integer(change.epoch), .text(change.zone), .text(change.who), .text(change.device), .text(change.words),
        ]
    }

    /// The change in the statement's current row, whose columns are `seq` and then `columns`.
    static func change(in row: SQLiteStatement) throws -> Change {
        Change(
            step: row.text(1) ?? "", kind: try kind(row.text(2) ?? "", entry: row.text(3), payload: row.text(4)),
            epoch: row.integer(5), zone: row.text(6) ?? "", who: row.text(7) ?? "", device: row.text(8) ?? "",
            words: row.text(9) ?? "")
    }

    private static func described(_ kind: Change.Kind) throws -> (kind: String, entry: String?, payload: String?) {
        switch kind {
        case .added(let entry): ("added", entry.id, try json(entry))
        case .changed(let entry): ("changed", entry.id, try json(entry))
        case .ticked(let entryID): ("ticked", entryID, nil)
        case .removed(let entryID): ("removed", entryID, nil)
        case .retracted(let step): ("retracted", nil, try json(Target(step: step)))
        }
    }

    private static func kind(_ name: String, entry: String?, payload: String?) throws -> Change.Kind {
        switch (name, entry) {
        case ("added", _): .added(try value(payload))
        case ("changed", _): .changed(try value(payload))
        case ("ticked", let entry?): .ticked(entryID: entry)
        case ("removed", let entry?): .removed(entryID: entry)
        case ("retracted", _): .retracted(step: try (value(payload) as Target).step)
        default: throw Unreadable(kind: name)
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        // Sorted, so that the same entry is always the same text.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func value<Value: Decodable>(_ json: String?) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data((json ?? "").utf8))
    }

    private struct Unreadable: Error {
        var kind: String
    }
}
