import Foundation

/// What `understand --json` prints of a sentence: always the same keys, null where there is nothing.
public struct UnderstandingReport: Sendable {
    private let understanding: Understanding?
    private let toast: String?
    private let moment: Moment

    /// A report on a sentence that was understood at a moment.
    public init(_ understanding: Understanding, at moment: Moment) {
        self.understanding = understanding
        toast = understanding.toast ?? understanding.refusal?.sentence
        self.moment = moment
    }

    /// A report on a sentence that was answered.
    public init(_ reply: Reply, at moment: Moment) {
        understanding = reply.understanding
        toast = reply.toast.sentence
        self.moment = moment
    }

    /// A report on a sound that holds no sentence, with the toast that says so.
    public init(unheard sentence: String) {
        understanding = nil
        toast = sentence
        moment = Moment(epoch: 0, zone: .gmt)
    }

    /// The fields in their order, values already in JSON.
    public var fields: [(key: String, json: String)] {
        let entry = understanding?.entry
        let times = (entry?.start, entry?.end)
        let end = times.1 ?? (entry?.allDay == true ? times.0.map { LocalDateTime($0.date.adding(days: 1)) } : nil)
        return [
            ("intent", quoted(understanding?.intentName)),
            ("kind", quoted(entry?.kind.rawValue)),
            ("title", quoted(entry?.title)),
            ("subject", quoted(entry?.subject)),
            ("content", quoted(entry?.content?.text)),
            ("person", quoted(person)),
            ("start", quoted(times.0.map(iso))),
            ("end", quoted(end.map(iso))),
            ("due", quoted(entry?.due?.description)),
            ("allDay", entry.map { $0.kind == .event ? String($0.allDay) : "null" } ?? "null"),
            ("recurrence", quoted(entry?.recurrence)),
            ("place", quoted(entry?.place)),
            ("driver", quoted(entry?.driver)),
            ("entries", "[\((understanding?.entries ?? []).map(brief).joined(separator: ","))]"),
            ("toast", quoted(toast)),
            ("question", quoted(understanding?.question?.sentence)),
        ]
    }

    /// One line of JSON with the fields, others before and behind them.
    public func json(
        leading: [(key: String, json: String)] = [], trailing: [(key: String, json: String)] = []
    ) -> String {
        jsonObject(leading + fields + trailing)
    }

    /// One of several entries, with what tells it from the others.
    private func brief(_ entry: Entry) -> String {
        jsonObject([
            ("kind", quoted(entry.kind.rawValue)), ("title", quoted(entry.title)), ("subject", quoted(entry.subject)),
            ("content", quoted(entry.content?.text)), ("start", quoted(entry.start.map(iso))),
            ("due", quoted(entry.due?.description)),
        ])
    }

    private var person: String? {
        guard let entry = understanding?.entry else { return nil }
        let people = entry.people.isEmpty ? entry.companions : entry.people
        return people.isEmpty ? nil : people.joined(separator: ", ")
    }

    private func iso(_ local: LocalDateTime) -> String { Moment(local, zone: moment.zone).iso }

    private func quoted(_ text: String?) -> String { text?.jsonQuoted ?? "null" }
}

/// A JSON object on one line; the values are JSON already.
func jsonObject(_ fields: [(key: String, json: String)]) -> String {
    "{" + fields.map { "\($0.key.jsonQuoted):\($0.json)" }.joined(separator: ",") + "}"
}
