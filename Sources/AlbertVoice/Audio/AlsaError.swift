/// A call to the sound card that failed.
public struct AlsaError: Error, Hashable, Sendable {
    /// What was being done, „snd_pcm_open“.
    public let operation: String
    /// The device's name, „default“.
    public let device: String
    /// The negative errno that ALSA gave.
    public let code: Int32

    /// What to tell the user.
    public var sentence: String {
        switch -code {
        case 2: "Ein Mikrofon namens „\(device)“ finde ich nicht. `arecord -L` zeigt, welche es gibt."
        case 16: "Das Mikrofon „\(device)“ benutzt gerade ein anderes Programm."
        case 19, 6: "Das Mikrofon „\(device)“ ist nicht mehr da. Ist der Stecker heraus?"
        case 13, 1: "Das Mikrofon „\(device)“ darf ich nicht benutzen. Gehörst du zur Gruppe „audio“?"
        case 22: "Das Mikrofon „\(device)“ kann nicht so aufnehmen, wie ich es brauche."
        default: "Das Mikrofon „\(device)“ antwortet nicht (\(operation): Fehler \(-code))."
        }
    }
}
