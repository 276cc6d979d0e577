import Foundation

/// Answers the lines of a batch, `{"id","ref","zone","text"}` each with its results.
public struct ParseBatch {
    private let settings: ParseSettings
    private var zones: [String: TimeZone] = [:]
    /// The last reference and its options, because a batch often has one reference throughout.
    private var last: (ref: String, zone: String, reference: LocalDateTime, options: TimeOptions)?

    init(_ settings: ParseSettings) {
        self.settings = settings
    }

    /// A batch of one dimension, for lines that name their own reference and zone.
    public init(_ dimension: ParseDimension) {
        settings = ParseSettings(dimension)
    }

    /// The answer to one line; a line that is no JSON object gets an error in place of results.
    public mutating func answer(to line: String) -> String {
        let fields = JSONLine.fields(of: line)
        guard let fields, let text = fields["text"] else {
            return
                "{\"id\":\(fields?.json("id") ?? "null"),\"error\":\"no JSON object with a text\",\"results\":[],\"remainder\":\"\"}"
        }
        let (reference, options) = place(fields["ref"] ?? "", fields["zone"] ?? "")
        let answer = ParseAnswer(text, settings.dimension, at: reference, options: options)
        return answer.json(id: fields.json("id"))
    }

    private mutating func place(_ ref: String, _ zone: String) -> (LocalDateTime, TimeOptions) {
        if let last, last.ref == ref, last.zone == zone { return (last.reference, last.options) }
        let reference = LocalDateTime(ref.prefix(19)) ?? LocalDateTime(ref.prefix(16)) ?? settings.reference
        if zones[zone] == nil { zones[zone] = TimeZone(identifier: zone) ?? settings.zone }
        let offset = zones[zone].map { Moment(reference, zone: $0).offset }
        let options = TimeOptions(offset: offset)
        last = (ref, zone, reference, options)
        return (reference, options)
    }
}

extension ParseSettings {
    /// Settings for a dimension, at the present time in Berlin.
    init(_ dimension: ParseDimension) {
        self.init(now: nil)
        self.dimension = dimension
    }
}
