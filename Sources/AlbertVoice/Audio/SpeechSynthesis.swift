/// A synthetic voice, for test recordings and for playing a new word's pronunciation.
public struct SpeechSynthesis: Hashable, Sendable {
    /// Name of an espeak-ng voice, with a variant: „de“, „de+f2“.
    public var voice: String
    /// Words a minute, 80…450.
    public var rate: Int
    /// Pitch, 0…100.
    public var pitch: Int

    /// A voice; espeak-ng's own defaults.
    public init(voice: String = "de", rate: Int = 160, pitch: Int = 50) {
        self.voice = voice
        self.rate = rate
        self.pitch = pitch
    }

    /// Samples of 16 kHz; nil where espeak-ng or the voice is not installed.
    public func samples(of text: String) -> [Int16]? {
        guard let (samples, rate) = Espeak.speak(text, voice: voice, rate: self.rate, pitch: pitch) else { return nil }
        let converted = Resampler.convert(
            samples.map { Float($0) / 32_768 }, from: Double(rate), to: Double(AudioFrame.rate))
        return converted?.map(Int16.init(clipping:))
    }

    /// Samples of 16 kHz of a word given by its phones; nil where espeak-ng is not installed.
    public func samples(ofPhones phones: [String]) -> [Int16]? {
        samples(of: "[[" + phones.map { Self.phonemes[$0] ?? "" }.joined(separator: "|") + "]]")
    }

    /// Our phones in espeak-ng's letters for German.
    private static let phonemes: [String: String] = [
        "A:": "A:", "AH": "a", "AI": "aI", "AU": "aU", "AX": "@", "B": "b", "C": "C", "D": "d", "E:": "e:", "EH": "E",
        "ER": "3", "F": "f", "G": "g", "H": "h", "I:": "i:", "IH": "I", "J": "j", "K": "k", "L": "l", "M": "m",
        "N": "n",
        "NG": "N", "O:": "o:", "OE": "W", "OE:": "Y:", "OH": "O", "OI": "OY", "P": "p", "PF": "pF", "R": "r", "S": "s",
        "SH": "S", "T": "t", "TS": "ts", "U:": "u:", "UH": "U", "V": "v", "X": "x", "Y:": "y:", "YH": "y", "Z": "z",
    ]
}
