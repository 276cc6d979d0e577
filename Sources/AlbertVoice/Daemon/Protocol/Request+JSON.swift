import Foundation

extension Request: Codable {
    /// All keys a request may have; which of them it needs depends on the request.
    private struct Form: Codable {
        var `protocol`: Int?
        var id: Int?
        var request: String?
        var `as`: String?
        var text: String?
        var path: String?
        var step: String?
        var confirmed: Bool?
        var show: String?
    }

    /// The request of a line.
    public init(line: [UInt8]) throws(RequestFault) {
        do {
            self = try JSONDecoder().decode(Request.self, from: Data(line))
        } catch let fault as RequestFault {
            throw fault
        } catch {
            throw .notJSON
        }
    }

    public init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        if let version = form.protocol, version != WireProtocol.version { throw RequestFault.version(version) }
        guard let name = form.request else { throw RequestFault.missing("request") }
        self.init(try Self.demand(name, form), as: form.as, id: form.id ?? 0)
    }

    public func encode(to encoder: any Encoder) throws {
        var form = Form(id: id, request: demand.name, as: person)
        switch demand {
        case .say(let text): form.text = text
        case .hear(let path): form.path = path
        case .undo(let step, let confirmed): (form.step, form.confirmed) = (step, confirmed ? true : nil)
        case .show(let what): form.show = what.rawValue
        default: break
        }
        try form.encode(to: encoder)
    }

    /// One line without its end.
    public var line: String { JSONLineCoding.text(self) }

    /// The id a line gives where it is no request, so that the fault finds its way back; 0 where it gives none.
    static func id(of line: [UInt8]) -> Int {
        struct Named: Decodable { var id: Int? }
        return (try? JSONDecoder().decode(Named.self, from: Data(line)))?.id ?? 0
    }

    private static func demand(_ name: String, _ form: Form) throws(RequestFault) -> Demand {
        switch name {
        case "say":
            guard let text = form.text else { throw .missing("text") }
            return .say(text)
        case "hear": return .hear(path: form.path)
        case "undo": return .undo(step: form.step, confirmed: form.confirmed ?? false)
        case "show":
            guard let what = Demand.Shown(rawValue: form.show ?? "today") else { throw .unknownShow(form.show ?? "") }
            return .show(what)
        default:
            guard let plain = Demand.plain.first(where: { $0.name == name }) else { throw .unknownRequest(name) }
            return plain
        }
    }
}

extension Demand {
    /// Those that need no more than their name.
    static let plain: [Demand] = [
        .talkStart, .talkStop, .talkDrop, .redo, .mute, .unmute, .status, .subscribe, .reload, .stop,
    ]

    /// What it is called on the wire.
    var name: String {
        switch self {
        case .say: "say"
        case .hear: "hear"
        case .talkStart: "talk start"
        case .talkStop: "talk stop"
        case .talkDrop: "talk drop"
        case .undo: "undo"
        case .redo: "redo"
        case .show: "show"
        case .mute: "mute"
        case .unmute: "unmute"
        case .status: "status"
        case .subscribe: "subscribe"
        case .reload: "reload"
        case .stop: "stop"
        }
    }
}
