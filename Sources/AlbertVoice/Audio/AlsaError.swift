import Foundation

/// A call to the sound card that failed.
public struct AlsaError: Error, Hashable, Sendable {
    /// What was being done, „snd_pcm_open“.
    public let operation: String
    /// The device's name, „default“.
    public let device: String
    /// The negative errno that ALSA gave.
    public let code: Int32
    /// Whether it was to play and not to record.
    public let isPlayback: Bool

    /// A failure of a call at a device; simulated cards make them, too.
    public init(operation: String, device: String, code: Int32, isPlayback: Bool = false) {
        self.operation = operation
        self.device = device
        self.code = code
        self.isPlayback = isPlayback
    }

    /// What to tell the user.
    public var sentence: String {
        let name = isPlayback ? "Lautsprecher „\(device)“" : "Mikrofon „\(device)“"
        let the = isPlayback ? "Den" : "Das"
        return switch -code {
        case ENOENT:
            "Ein\(isPlayback ? "en" : "") \(name.replacing("„", with: "namens „")) finde ich nicht. "
                + "`\(isPlayback ? "aplay" : "arecord") -L` zeigt, welche es gibt."
        case EBUSY: "\(the) \(name) benutzt gerade ein anderes Programm."
        case ENODEV, ENXIO: "\(isPlayback ? "Der" : "Das") \(name) ist nicht mehr da. Ist der Stecker heraus?"
        case EACCES, EPERM: "\(the) \(name) darf ich nicht benutzen. Gehörst du zur Gruppe „audio“?"
        case EINVAL where isPlayback: "Der \(name) kann nicht so spielen, wie ich es brauche."
        case EINVAL: "Das \(name) kann nicht so aufnehmen, wie ich es brauche."
        case ETIMEDOUT where isPlayback: "Der \(name) nimmt keinen Ton an."
        case ETIMEDOUT: "Das \(name) liefert keinen Ton."
        case ESTRPIPE: "\(isPlayback ? "Der" : "Das") \(name) schläft noch."
        default: "\(isPlayback ? "Der" : "Das") \(name) antwortet nicht (\(operation): Fehler \(-code))."
        }
    }

    /// The same for the error output and the log.
    public var englishSentence: String {
        let name = "The \(isPlayback ? "loudspeaker" : "microphone") \"\(device)\""
        return "\(name) failed: \(operation), \(String(cString: strerror(-code))) (\(-code))."
    }
}
