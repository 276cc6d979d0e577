/// Turns espeak-ng's IPA phonemes into the phones of our model (`Models/de/phones.tsv`).
enum PhoneMap {
    /// Ways to say what espeak-ng wrote, at most four; empty where a symbol has no phone.
    ///
    /// An r after a vowel is said as ER („Uhr“ U: ER), by some as R: both become variants, as in the training dictionary.
    static func variants(of phonemes: [String]) -> [[String]] {
        let sounds = phonemes.map(strip).filter { !$0.isEmpty && !$0.hasPrefix("(") }
        guard !sounds.isEmpty else { return [] }
        let vocalic = phones(of: sounds, coda: "ER")
        let consonantic = phones(of: sounds, coda: "R")
        var found: [[String]] = []
        for way in [vocalic, shortened(vocalic), consonantic] {
            if let way, !way.isEmpty, !found.contains(way) { found.append(way) }
        }
        return found
    }

    private static func phones(of sounds: [String], coda: String) -> [String]? {
        var phones: [String] = []
        for (index, sound) in sounds.enumerated() {
            if "ɾrɹʁ".contains(sound) {
                phones.append(isCoda(index, in: sounds) ? coda : "R")
            } else if let known = table[sound] {
                phones += known
            } else {
                return nil
            }
        }
        return phones
    }

    /// Whether an r stands after a vowel and before none.
    private static func isCoda(_ index: Int, in sounds: [String]) -> Bool {
        guard index > 0, isVowel(sounds[index - 1]), sounds[index - 1] != "ɜ" else { return false }
        return index + 1 == sounds.count || !isVowel(sounds[index + 1])
    }

    private static func isVowel(_ sound: String) -> Bool {
        sound.unicodeScalars.first.map { "aɑeɛəɜɐiɪoɔuʊyʏøœæʌɒ".unicodeScalars.contains($0) } ?? false
    }

    /// espeak-ng lengthens „Wurst“: the short vowel before ER and a consonant is a variant.
    private static func shortened(_ phones: [String]?) -> [String]? {
        guard var phones, phones.count > 2 else { return nil }
        for index in 0..<phones.count - 2 where phones[index] == "U:" && phones[index + 1] == "ER" {
            phones[index] = "UH"
        }
        return phones
    }

    /// Without stress, glottal stop and other marks that carry no phone.
    private static func strip(_ phoneme: String) -> String {
        var scalars = String.UnicodeScalarView()
        var inLanguageMark = false
        for scalar in phoneme.unicodeScalars {
            if scalar == "(" { inLanguageMark = true }
            if !inLanguageMark && !"ˈˌʔˑ\u{329}\u{361}\u{32F}\u{303}".unicodeScalars.contains(scalar) {
                scalars.append(scalar)
            }
            if scalar == ")" { inLanguageMark = false }
        }
        return String(scalars)
    }

    private static let table: [String: [String]] = [
        "aː": ["A:"], "ɑː": ["A:"], "ɑ": ["AH"], "a": ["AH"], "ʌ": ["AH"], "æ": ["EH"],
        "aɪ": ["AI"], "ai": ["AI"], "aʊ": ["AU"], "au": ["AU"], "ɔø": ["OI"], "ɔʏ": ["OI"], "ɔɪ": ["OI"], "ɔi": ["OI"],
        "ə": ["AX"], "ɜ": ["ER"], "ɐ": ["ER"], "ɜː": ["OE:"], "əl": ["AX", "L"], "ən": ["AX", "N"], "??": ["UH", "ER"],
        "e": ["E:"], "eː": ["E:"], "ɛː": ["E:"], "ɛ": ["EH"], "eɪ": ["E:"], "i": ["I:"], "iː": ["I:"], "ɪ": ["IH"],
        "iə": ["I:", "AX"], "eə": ["E:", "AX"], "ʊə": ["U:", "AX"],
        "o": ["O:"], "oː": ["O:"], "ɔː": ["O:"], "oʊ": ["O:"], "əʊ": ["O:"], "ɔ": ["OH"], "ɒ": ["OH"],
        "u": ["U:"], "uː": ["U:"], "ʊ": ["UH"], "y": ["Y:"], "yː": ["Y:"], "ʏ": ["YH"],
        "ø": ["OE:"], "øː": ["OE:"], "œ": ["OE"], "œː": ["OE:"],
        "b": ["B"], "ç": ["C"], "d": ["D"], "dʒ": ["D", "SH"], "ð": ["Z"], "f": ["F"], "ɡ": ["G"], "g": ["G"],
        "ɣ": ["G"],
        "h": ["H"], "j": ["J"], "k": ["K"], "l": ["L"], "ɫ": ["L"], "m": ["M"], "n": ["N"], "ŋ": ["NG"],
        "ɲ": ["N", "J"],
        "p": ["P"], "pf": ["PF"], "s": ["S"], "ʃ": ["SH"], "ʒ": ["SH"], "t": ["T"], "ts": ["TS"], "tʃ": ["T", "SH"],
        "θ": ["S"], "v": ["V"], "w": ["V"], "x": ["X"], "z": ["Z"],
    ]
}
