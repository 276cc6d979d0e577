import AlbertVoice
import Foundation

/// `understand TEXT`: shows how a sentence is understood and keeps nothing.
struct Understand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        if options.isBatch { return try batch(household, surroundings) }
        let moment = try options.moment()
        let speaker = try surroundings.speaker(in: household.family)
        let understanding = household.understander.understand(try options.sentence(), from: speaker, at: moment)
        if options.isJSON {
            output.line(UnderstandingReport(understanding, at: moment).json())
        } else {
            show(understanding, at: moment)
        }
        return understanding.refusal == nil ? .done : .refused
    }

    private func show(_ understanding: Understanding, at moment: Moment) {
        if options.flags.contains("--explain"), let reading = understanding.reading {
            output.line(reading.match.outline)
        }
        for (key, json) in UnderstandingReport(understanding, at: moment).fields where json != "null" {
            output.line("\(key): \(json.hasPrefix("\"") ? String(json.dropFirst().dropLast()) : json)")
        }
    }

    /// JSON lines `{"id","ref","zone","as","text"}` in, a report a line with the id out, in order.
    private func batch(_ household: Household, _ surroundings: Surroundings) throws -> Status {
        let base = try options.moment()
        var zones: [String: TimeZone] = [:]
        while let line = readLine() {
            guard !line.isEmpty else { continue }
            let fields = JSONLine.fields(of: line)
            guard let fields, let text = fields["text"] else {
                output.line(
                    "{\"id\":\(fields?.json("id") ?? "null"),\"intent\":null,\"toast\":\"Das ist keine Zeile mit id und text.\"}"
                )
                continue
            }
            var moment = base
            if let name = fields["zone"] {
                zones[name] = zones[name] ?? TimeZone(identifier: name)
                moment.zone = zones[name] ?? base.zone
            }
            if let ref = fields["ref"].flatMap({ LocalDateTime($0.prefix(19)) }) {
                moment = Moment(ref, zone: moment.zone)
            }
            let speaker = try? surroundings.member(fields["as"] ?? options.values["--as"], in: household.family)
            let understanding = household.understander.understand(
                text, from: speaker ?? household.family.members[0], at: moment)
            let id = ("id", fields.json("id"))
            output.line(UnderstandingReport(understanding, at: moment).json(leading: [id]))
        }
        return .done
    }
}
