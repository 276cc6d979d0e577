import Foundation

extension Event: Codable {
    /// All keys an event may have.
    private struct Form: Codable {
        var event: String
        var toast: Toast?
        var person: String?
        var text: String?
        var state: EarsState?
        var muted: Bool?
    }

    private var form: Form {
        switch self {
        case .toast(let toast, let person): Form(event: "toast", toast: toast, person: person)
        case .reminder(let toast): Form(event: "reminder", toast: toast)
        case .partial(let text): Form(event: "partial", text: text)
        case .state(let state): Form(event: "state", state: state)
        case .muted(let isMuted): Form(event: "muted", muted: isMuted)
        case .trouble(let text): Form(event: "trouble", text: text)
        case .goodbye(let text): Form(event: "goodbye", text: text)
        }
    }

    private init?(_ form: Form) {
        switch (form.event, form.toast, form.text) {
        case ("toast", let toast?, _): self = .toast(toast, person: form.person ?? "")
        case ("reminder", let toast?, _): self = .reminder(toast)
        case ("partial", _, let text?): self = .partial(text)
        case ("trouble", _, let text?): self = .trouble(text)
        case ("goodbye", _, let text?): self = .goodbye(text)
        case ("state", _, _): if let state = form.state { self = .state(state) } else { return nil }
        case ("muted", _, _): if let isMuted = form.muted { self = .muted(isMuted) } else { return nil }
        default: return nil
        }
    }

    public init(from decoder: any Decoder) throws {
        guard let event = Event(try Form(from: decoder)) else { throw RequestFault.notJSON }
        self = event
    }

    public func encode(to encoder: any Encoder) throws {
        try form.encode(to: encoder)
    }

    /// One line without its end.
    public var line: String { JSONLineCoding.text(self) }

    /// The event of a line; nil where it is none.
    public init?(line: String) {
        guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else { return nil }
        self = event
    }
}
