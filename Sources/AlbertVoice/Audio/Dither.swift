/// A whisper of noise under samples, always the same for the same samples.
///
/// Digital silence, as speech synthesis and cut files have it, does not occur at a microphone; PocketSphinx' noise
/// removal takes it for a measure of the room and then hears nothing (16 of 19 espeak commands were refused).
enum Dither {
    /// Samples (16 kHz, mono) with triangular noise of at most `strength` steps, far below any room.
    static func add(to samples: [Int16], strength: Int = 2) -> [Int16] {
        var random = SeededRandom(seed: 1)
        return samples.map { sample in
            let bits = random.next()
            let noise = Int(bits & 0xff) * (strength + 1) / 256 - Int(bits >> 8 & 0xff) * (strength + 1) / 256
            return Int16(clamping: Int(sample) + noise)
        }
    }
}
