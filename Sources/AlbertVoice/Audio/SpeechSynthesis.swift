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
}
