import CEspeak
import Foundation
import Synchronization

/// espeak-ng: phones of words and a synthetic voice.
///
/// Only file with espeak's calls.
///
/// The library keeps its state in globals, so all calls go through one lock; it starts at the first use, which takes about
/// 20 ms.
enum Espeak {
    private static let engine = Mutex(Engine())

    /// IPA symbols of German text, one element a phoneme; nil where espeak-ng or its voice is missing.
    ///
    /// The corresponding C function is `espeak_TextToPhonemes`.
    static func phonemes(of text: String) -> [String]? {
        engine.withLock { engine in
            guard engine.start() else { return nil }
            espeak_SetVoiceByName("de")
            return translate(text)
        }
    }

    /// Samples of spoken text, or of espeak-ng's phonemes in `[[…]]`, and their rate in Hz; nil where espeak-ng or the voice is missing.
    ///
    /// The corresponding C function is `espeak_Synth`.
    static func speak(_ text: String, voice: String, rate: Int, pitch: Int) -> (samples: [Int16], rate: Int)? {
        engine.withLock { engine in
            guard engine.start(), espeak_SetVoiceByName(voice) == EE_OK else { return nil }
            espeak_SetParameter(espeakRATE, CInt(rate), 0)
            espeak_SetParameter(espeakPITCH, CInt(pitch), 0)
            var samples: [Int16] = []
            let code = withUnsafeMutablePointer(to: &samples) { target in
                espeak_Synth(
                    text, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | espeakPHONEMES), nil,
                    target)
            }
            return code == EE_OK ? (samples, engine.rate) : nil
        }
    }

    private struct Engine {
        /// Samples a second; 0 before the start, negative where it failed.
        var rate = 0

        mutating func start() -> Bool {
            guard rate == 0 else { return rate > 0 }
            rate = Int(espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, CInt(espeakINITIALIZE_DONT_EXIT)))
            guard rate > 0 else { return false }
            espeak_SetSynthCallback { wave, count, events in
                guard let wave, count > 0, let target = events?.pointee.user_data else { return 0 }
                target.assumingMemoryBound(to: [Int16].self).pointee += UnsafeBufferPointer(
                    start: wave, count: Int(count))
                return 0
            }
            return true
        }
    }

    /// Translates clause by clause; phonemes are separated by „_“.
    private static func translate(_ text: String) -> [String] {
        let mode = CInt(2) | CInt(UInt8(ascii: "_")) << 8
        return text.withCString { start in
            var next: UnsafeRawPointer? = UnsafeRawPointer(start)
            var symbols: [String] = []
            while next != nil, let part = espeak_TextToPhonemes(&next, CInt(espeakCHARS_UTF8), mode) {
                symbols += String(cString: part).split(whereSeparator: { $0 == "_" || $0 == " " }).map(String.init)
            }
            return symbols
        }
    }
}
