import AlbertVoice
import Foundation

/// One case of a peer's suite.
struct PeerCase {
    let suite: String
    let id: String
    let text: String
    let reference: String?
    let zone: String
    let expectation: PeerValue
    let alternatives: [PeerValue]

    /// Reads a line of a suite; nil where it asserts nothing.
    init?(line: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let expect = object["expect"] as? [String: Any], let suite = object["suite"] as? String,
            let id = object["id"] as? String, let text = object["text"] as? String
        else { return nil }
        self.suite = suite
        self.id = id
        self.text = text
        reference = (object["ref"] as? String).map { String($0.prefix(19)) }
        zone = object["ref_offset"] as? String == "-02:00" ? "Etc/GMT+2" : "Europe/Berlin"
        let isEndChecked = object["end_checked"] as? Bool ?? true
        expectation = PeerValue(expect, isEndChecked: isEndChecked)
        var blank: [String: Any] = [:]
        blank["grain"] = expect["grain"]
        let others = expect["alternatives"] as? [[String: Any]] ?? []
        alternatives = others.map { PeerValue(blank.merging($0) { _, own in own }, isEndChecked: true) }
    }

    /// What the case asks for.
    var dimension: ParseDimension {
        if expectation.noneOf.lowercased().hasPrefix("ordinal") { return .ordinal }
        if ["number", "numeral", "num2words", "text2num"].contains(where: suite.contains) {
            return expectation.kind == "ordinal" ? .ordinal : .number
        }
        if suite.contains("ordinal") { return .ordinal }
        if suite.contains("duration") || expectation.kind == "duration" { return .duration }
        return ["number": .number, "percent": .number, "ordinal": .ordinal][expectation.kind] ?? .time
    }

    /// Whether the case asserts something that an answer can be compared with.
    var isComparable: Bool {
        switch expectation.kind {
        case "intent", "text_span": false
        case "number", "ordinal", "percent": expectation.value != nil
        case "instant", "date", "interval":
            expectation.start != nil || expectation.end != nil || expectation.isTimeOnly || expectation.isUnresolved
        default: true
        }
    }

    /// The case as a line of a batch.
    var question: String {
        let fields = ["id": id, "ref": reference ?? "2026-03-10T09:15:00", "zone": zone, "text": text]
        let data = try? JSONEncoder().encode(fields)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// Whether an answer is right.
    func holds(_ answer: String) -> Bool {
        guard let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any],
            let results = object["results"] as? [[String: Any]]
        else { return false }
        let found = results.map { PeerValue($0, isEndChecked: true) }
        if expectation.kind == "none" || expectation.isUnresolved { return expectation.isAbsent(in: found) }
        var wanted = [expectation] + alternatives
        if suite.hasPrefix("chronologia"), let reference { wanted += expectation.asPoint(reference) }
        return wanted.contains { want in found.contains { want.holds($0) } }
    }
}
