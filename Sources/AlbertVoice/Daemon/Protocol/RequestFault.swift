/// Why a line of a client is no request, or one that is not granted.
public enum RequestFault: Error, Hashable, Sendable {
    /// The line is no JSON object with values of the right sorts.
    case notJSON
    /// There is no such request.
    case unknownRequest(String)
    /// A key that must be there is not.
    case missing(String)
    /// There is nothing of this name to show.
    case unknownShow(String)
    /// The client speaks another version.
    case version(Int)
    /// Nobody in the family is called so.
    case unknownPerson(String, known: [String])
    /// The user id stands for nobody.
    case stranger(uid: UInt32)
    /// This user id may not speak for that person.
    case notYours(String)
    /// Only the owner of the daemon, or an adult, may do that.
    case forbidden
    /// The daemon listens to no microphone.
    case noEars
    /// The microphone is closed.
    case muted
    /// Neither a path nor a descriptor with samples.
    case noSamples
    /// The daemon may not read the client's path, since it is somebody else.
    case foreignPath
    /// The daemon is about to end.
    case ending

    /// Whose fault it is.
    public var kind: Response.Fault {
        switch self {
        case .notJSON, .unknownRequest, .missing, .unknownShow, .unknownPerson, .noSamples: .usage
        case .stranger, .notYours, .forbidden, .muted, .foreignPath: .refused
        case .version, .noEars, .ending: .environment
        }
    }

    /// For people.
    public var german: String {
        switch self {
        case .notJSON: "Das ist keine Anfrage, die ich lesen kann."
        case .unknownRequest(let name): "Die Anfrage „\(name.shown)“ kenne ich nicht."
        case .missing(let key): "In der Anfrage fehlt „\(key)“."
        case .unknownShow(let name): "„\(name.shown)“ kann ich nicht zeigen."
        case .version(let version): "Du sprichst Fassung \(version), ich spreche Fassung \(WireProtocol.version)."
        case .unknownPerson(let name, let known):
            "\(name.shown) steht nicht in der Familiendatei. Bekannt sind \(known.joined(separator: ", "))."
        case .stranger(let uid):
            "Dich kenne ich nicht. Wer du bist, steht in geraet.json5 unter users, Kennung \(uid)."
        case .notYours(let name): "Für \(name.shown) darfst du nicht sprechen."
        case .forbidden: "Das darf nur, wem der Dienst gehört, oder ein Erwachsener."
        case .noEars: "Ich höre hier auf kein Mikrofon."
        case .muted: "Das Mikrofon ist aus. „albert-voiced unmute“ schaltet es ein."
        case .noSamples: "Es fehlt eine Aufnahme."
        case .foreignPath: "Diese Datei darf ich nicht für dich öffnen. Schick mir den Ton selbst."
        case .ending: "Ich höre gerade auf."
        }
    }

    /// For logs.
    public var english: String {
        switch self {
        case .notJSON: "The line is no request: not one JSON object with values of the right kinds."
        case .unknownRequest(let name): "There is no request \(name.shown)."
        case .missing(let key): "The request lacks “\(key)”."
        case .unknownShow(let name): "show takes today, tomorrow, week or homework, not \(name.shown)."
        case .version(let version): "The client speaks version \(version), the daemon version \(WireProtocol.version)."
        case .unknownPerson(let name, _): "Nobody in the family file is called \(name.shown)."
        case .stranger(let uid): "User id \(uid) stands for nobody in geraet.json5."
        case .notYours(let name): "This user id may not speak for \(name.shown)."
        case .forbidden: "Only the daemon's owner or an adult may do that."
        case .noEars: "The daemon listens to no microphone."
        case .muted: "The microphone is closed; unmute opens it."
        case .noSamples: "Neither a path nor a descriptor with samples came along."
        case .foreignPath: "The daemon does not open files for another user; send the samples."
        case .ending: "The daemon is about to end."
        }
    }
}
