/// How this device is set up, as `geraet.json5` says it.
public struct DeviceSettings: Hashable, Sendable {
    /// Who is taken to speak into the microphone; nil for the first adult.
    public var person: String?
    /// Whom user ids of this computer stand for; the first is meant where a client names nobody, the others it may name.
    public var users: [UInt32: [String]]
    /// The ALSA name of the microphone.
    public var microphone: String
    /// What wakes Albert, as spoken; empty for the usual words.
    public var wakeWords: [String]
    /// How easily he wakes, 0 (hardly) … 1 (at once).
    public var sensitivity: Double
    /// When answers are spoken aloud.
    public var speak: SpeakWhen
    /// Whether a tone says that he listens.
    public var earcon: Bool

    /// The set-up of a device; without arguments that of one without a file.
    public init(
        person: String? = nil, users: [UInt32: [String]] = [:], microphone: String = "default",
        wakeWords: [String] = [], sensitivity: Double = 0.5, speak: SpeakWhen = .never, earcon: Bool = true
    ) {
        self.person = person
        self.users = users
        self.microphone = microphone
        self.wakeWords = wakeWords
        self.sensitivity = sensitivity
        self.speak = speak
        self.earcon = earcon
    }
}
