import Foundation

/// What the daemon answers to one request.
public struct Response: Hashable, Sendable {
    /// How the request ended.
    public enum Outcome: String, Codable, Sendable {
        /// It was done, or answered.
        case done
        /// Something has to be answered first; nothing was changed.
        case asked
        /// It was not understood or cannot be done; nothing was changed.
        case refused
        /// It is no request, or one that is not granted.
        case failed
    }

    /// Whose fault it is that a request failed; programs end by it.
    public enum Fault: String, Codable, Sendable {
        /// The request's own: it is none, or names what there is not.
        case usage
        /// Nobody's: it is not granted to this client, or not now.
        case refused
        /// The daemon's surroundings: no microphone, another version, its end.
        case environment
    }

    /// The id of the request.
    public var id: Int
    /// How it ended.
    public var outcome: Outcome
    /// The sentence for people, and the way back.
    public var toast: Toast
    /// Lines of a list that was asked for.
    public var list: [String] = []
    /// The words that were heard in a recording.
    public var heard: String?
    /// What went wrong, in English, for logs.
    public var error: String?
    /// Whose fault it is that the request failed; nil where it did not.
    public var fault: Fault?
    /// A JSON object with all there is to say, as `--json` prints it; it comes last in the line, so that a client may cut
    /// it out as it is.
    public var report: String?

    /// An answer.
    public init(_ outcome: Outcome, _ toast: Toast, id: Int = 0) {
        self.id = id
        self.outcome = outcome
        self.toast = toast
    }

    /// An answer to what is no request, or one that is not granted.
    public init(_ fault: RequestFault, id: Int) {
        self.init(.failed, Toast(fault.german), id: id)
        (error, self.fault) = (fault.english, fault.kind)
    }
}

extension Response {
    private struct Form: Codable {
        var id: Int
        var answer: Outcome
        var toast: Toast
        var list: [String]?
        var heard: String?
        var error: String?
        var fault: Fault?
    }

    private static let mark = ",\"report\":"

    /// One line without its end.
    public var line: String {
        let form = Form(
            id: id, answer: outcome, toast: toast, list: list.isEmpty ? nil : list, heard: heard, error: error,
            fault: fault
        )
        let head = JSONLineCoding.text(form)
        return report.map { head.dropLast() + Self.mark + $0 + "}" } ?? head
    }

    /// The answer of a line; nil where it is none.
    public init?(line: String) {
        guard let form = try? JSONDecoder().decode(Form.self, from: Data(line.utf8)) else { return nil }
        self.init(form.answer, form.toast, id: form.id)
        (list, heard, error, fault) = (form.list ?? [], form.heard, form.error, form.fault)
        // Within a string the quotation marks would be escaped.
        if let mark = line.range(of: Self.mark) { report = String(line[mark.upperBound...].dropLast()) }
    }
}
