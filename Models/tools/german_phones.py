"""German pronunciations in the 42 phones of Models/de/phones.tsv.

Two sources: espeak-ng through its C library (its phoneme names, not its IPA, which is faulty for „durch“), and the
Wiktionary lexicon of the PyPI package gruut-lang-de, whose entries are partly machine-made and are believed only
where they agree with espeak-ng in every consonant and differ in the quality of at most two vowels.
"""
import ctypes
import re

VOWELS = {"A:", "AH", "AI", "AU", "AX", "E:", "EH", "ER", "I:", "IH", "O:", "OE", "OE:", "OH", "OI", "U:", "UH", "Y:", "YH"}
OBSTRUENTS = {"B", "C", "D", "F", "G", "K", "P", "PF", "S", "SH", "T", "TS", "V", "X", "Z"}
VOICELESS = {"C", "F", "H", "K", "P", "PF", "S", "SH", "T", "TS", "X"}

# espeak-ng's phoneme names, German and (for words it takes to be foreign) English.
ESPEAK = {
    "a": "AH", "A": "A:", "A:": "A:", "aI": "AI", "aU": "AU", "@": "AX", "3": "ER", "E": "EH", "E:": "E:", "e:": "E:", "e": "E:",
    "I": "IH", "i": "I:", "i:": "I:", "O": "OH", "o": "O:", "o:": "O:", "OY": "OI", "U": "UH", "u": "U:", "u:": "U:",
    "Y": "YH", "y": "YH", "y:": "Y:", "W": "OE", "Y:": "OE:", "UR": "UH R", "V": "AH", "V:": "AH", "eI": "E:", "oU": "O:",
    "A~": "A: NG", "E~": "EH NG", "O~": "OH NG", "W~": "OE NG", "W:": "OE",
    "b": "B", "C": "C", "d": "D", "f": "F", "g": "G", "h": "H", "j": "J", "k": "K", "l": "L", "m": "M", "n": "N",
    "N": "NG", "p": "P", "pF": "PF", "r": "R", "R": "R", "s": "S", "S": "SH", "t": "T", "ts": "TS", "tS": "T SH", "dZ": "D SH",
    "v": "V", "x": "X", "z": "Z", "Z": "SH", "w": "V", "T": "S", "D": "D", "Q": "R", "x2": "X", "C2": "C", "r/": "R",
    "a#": "AH", "aa": "EH", "0": "OH", "0#": "OH", "I2": "IH", "I#": "IH", "i@": "I: ER", "e@": "E: ER", "U@": "U: ER", "i@3": "I: ER",
    "O@": "O: ER", "O:": "O:", "A@": "A:", "3:": "OE ER", "@2": "AX", "@5": "AX", "@L": "AX L", "aI@": "AI ER", "aU@": "AU ER",
    "E2": "EH", "o@": "O: ER", "1": "", "t r": "T R", "aI E": "AI EH", "l^": "L", "n^": "N J", "&": "EH", "R2": "R", "r-": "R", "t2": "T", "d#": "D", "z#": "S", "ai": "AI", "au": "AU", "oi": "OI", "OI": "OI", "EI": "E:", "?": "", "": "",
}
# IPA of the Wiktionary lexicon. Long ä is E:, as the acoustic model was trained.
IPA = {
    "aː": "A:", "a": "AH", "aɪ̯": "AI", "aʊ̯": "AU", "ɔʏ̯": "OI", "ə": "AX", "ɐ": "ER", "eː": "E:", "ɛː": "E:", "ɛ": "EH",
    "iː": "I:", "ɪ": "IH", "oː": "O:", "ɔ": "OH", "œ": "OE", "øː": "OE:", "uː": "U:", "ʊ": "UH", "yː": "Y:", "ʏ": "YH",
    "ãː": "A: NG", "ɛ̃ː": "EH NG", "õː": "OH NG", "b": "B", "ç": "C", "d": "D", "f": "F", "g": "G", "h": "H", "j": "J", "k": "K",
    "l": "L", "m": "M", "n": "N", "ŋ": "NG", "p": "P", "p͡f": "PF", "ʁ": "R", "s": "S", "ʃ": "SH", "ʒ": "SH", "t": "T",
    "t͡s": "TS", "t͡ʃ": "T SH", "d͡ʒ": "D SH", "v": "V", "x": "X", "χ": "X", "z": "Z", "ʔ": "",
}
# What the machine-made part of that lexicon writes for diphthongs.
IPA_FAULTS = [("a eː", "aɪ̯"), ("a oː", "aʊ̯"), ("ə iː", "aɪ̯"), ("ɔ ɔʏ̯", "ɔʏ̯"), ("t s", "t͡s"), ("p f", "p͡f")]
# Pairs of vowels in which the two sources may differ.
NEAR = [{"A:", "AH"}, {"E:", "EH", "AX"}, {"I:", "IH"}, {"O:", "OH"}, {"U:", "UH"}, {"Y:", "YH"}, {"OE:", "OE"}]


class Espeak:
    """Pronunciations by espeak-ng, one word a call."""

    def __init__(self, voice="de"):
        self.library = ctypes.CDLL("libespeak-ng.so.1")
        self.library.espeak_Initialize(2, 0, None, 0)
        if self.library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise SystemExit("espeak-ng has no German voice: apt install espeak-ng")
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self.library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
        self.unknown = {}

    def names(self, word):
        """espeak-ng's phoneme names, without stress and marks of language."""
        text, out = ctypes.c_char_p(word.encode()), []
        while text.value is not None:
            said = self.library.espeak_TextToPhonemes(ctypes.byref(text), 1, ord("_") << 8)
            out += re.sub(r"\([a-z-]+\)", "_", said.decode("utf-8", "replace")).split("_")
        # An a in an open syllable, „A“, is long only under stress: Adel, but Akademie.
        stressed = ["A:" if n in ("'A", ",A") else "a" if n == "A" else n for n in out]
        return [name for name in (n.strip("',%=!|;*-") for n in stressed) if name]

    def phones(self, word):
        """The phones of a word; None where espeak-ng uses a sound we do not know."""
        found = []
        for name in self.names(word):
            if name not in ESPEAK:
                self.unknown[name] = word
                return None
            found += ESPEAK[name].split()
        return tidy(found) if found else None


def wiktionary(word, ipa):
    """The phones of an entry of gruut's lexicon; None where it has an unknown symbol."""
    if "ä" not in word:
        ipa = ipa.replace("ɛː ɐ", "ɛ ɐ")  # machine-made er-, ver-, zer-
    for wrong, right in IPA_FAULTS:
        ipa = (" " + ipa + " ").replace(f" {wrong} ", f" {right} ").strip()
    symbols = ipa.split()
    if any(s not in IPA for s in symbols):
        return None
    return tidy([p for s in symbols for p in IPA[s].split()])


def tidy(found):
    """The model's conventions: r after a vowel and before none is ER, ə + r is ER, doubled sounds are one, devoicing."""
    single = [p for i, p in enumerate(found) if i == 0 or p in ("R", "AI", "AU", "OI") or (p != found[i - 1] and (found[i - 1], p) != ("S", "Z"))]
    out = []
    for i, phone in enumerate(single):
        after = single[i + 1] if i + 1 < len(single) else ""
        if phone == "R" and out and out[-1] in VOWELS and after not in VOWELS:
            phone = "ER"
        if phone in "BDG" and after in VOICELESS - {"H"}:
            phone = {"B": "P", "D": "T", "G": "K"}[phone]
        if phone == "ER" and out and out[-1] in ("AX", "ER"):
            out.pop()
        if not out or out[-1] != phone or phone in ("AI", "AU", "OI"):
            out.append(phone)
    return out


def near(one, other):
    """How many vowels differ where the consonants are the same; None where they are not, or the vowels are far apart."""
    if len(one) != len(other):
        return None
    differing = 0
    for a, b in zip(one, other):
        if a != b:
            if not any(a in pair and b in pair for pair in NEAR):
                return None
            differing += 1
    return differing


def short_before_r(word, one, other):
    """Whether they differ only in that espeak-ng, the first, lengthens u, i, o before r and a consonant („Wurst“)."""
    places = [i for i, (a, b) in enumerate(zip(one, other)) if a != b]
    lengthened = all(one[i + 1 : i + 2] == ["ER"] and one[i] in ("U:", "I:", "O:", "Y:", "OE:") and i + 2 < len(one) for i in places)
    return bool(places) and lengthened and not re.search("[iuoüö]hr|ie", word)


def velar(word, found):
    """n before k is NG, but not across the joint of „An-kunft“, „Ein-kauf“, „un-klar“."""
    if "nk" not in word or re.match("(an|un|ein|hin|in|von)k", word) or re.search("einkauf|einkomm|ankunft|ankomm|unkl", word):
        return found
    return ["NG" if p == "N" and found[i + 1 : i + 2] == ["K"] else p for i, p in enumerate(found)]


def spoken_variants(word, base):
    """Other forms of one pronunciation that Germans use, the given one first."""
    out = [base]
    if word.endswith("ig") and base[-2:] in (["IH", "C"], ["IH", "K"]):
        out = [base[:-1] + ["C"], base[:-1] + ["K"]]
    if word.endswith("en") and base[-2:] == ["AX", "N"] and len(base) > 3 and base[-3] in OBSTRUENTS:
        nasal = "M" if base[-3] in ("B", "P") else "NG" if base[-3] in ("G", "K") else "N"
        out.append(base[:-2] + [nasal])
    if re.match("(be|ge)?(er|ver|zer|her|vor)[aeiouäöü]", word):
        for i, p in enumerate(base[:4]):
            if p == "R" and base[i - 1] == "EH":  # the prefix keeps its vowel: ver-ein
                out.append(base[:i] + ["ER"] + base[i + 1 :])
    rolled = ["R" if p == "ER" and i and base[i - 1] in VOWELS else p for i, p in enumerate(base)]
    if rolled != base:
        out.append(rolled)
    return out
