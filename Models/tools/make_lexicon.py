#!/usr/bin/env python3
"""Makes Models/de/lexicon.tsv: word TAB phones, sorted bytewise by word, variants on further lines (likeliest first).

usage: make_lexicon.py [--add] [--top N] [--check] [--compare training-words.dic]

--add is for new words: every word that has a pronunciation keeps it, as the acoustic model was trained with these. Without it all
are made anew, and compounds of older words change with the words they may begin with. overrides.tsv counts either way.

Words: the N most frequent German ones (PyPI wordfreq), words.txt beside this file, and the first columns of every
Sources/AlbertVoice/Resources/*.tsv. Pronunciations: overrides.tsv, else espeak-ng and the Wiktionary lexicon of the
PyPI package gruut-lang-de (see german_phones.py for how the two are weighed).
Needs: pip install -r requirements.txt, apt install espeak-ng.
"""
import argparse
import pathlib
import re
import sqlite3
import sys

from german_phones import Espeak, near, short_before_r, spoken_variants, tidy, velar, wiktionary

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent / "de"
RESOURCES = HERE.parents[1] / "Sources/AlbertVoice/Resources"
WORD = re.compile(r"^[a-zäöüßéèáàóôêç]{2,}$")
MOST = 4  # pronunciations of one word

# Compounds whose last part is one of these are said part by part: espeak-ng gets the vowels of many wrong („Schulfest“).
HEADS = """abend abende abends abnahme abgabe anfang arbeit arbeiten arzt ärztin arzttermin aufgabe aufgaben aufsatz ausflug bad ball
beirat besuch blatt blätter brief bringen buch bücher bücherei fahrt feier feiern ferien fest flöte freund garten gespräch gruppe
halle haus heft hefte heim hilfe hof kalender karte kasten konferenz konzert kunde kurs kurse lehre liste markt messe mittag mittags
morgen morgens nachmittag nachmittags nacht nummer orthopäde party plan platz preis probe proben prüfung reihe reise schule sitzung
spende spiel spiele sprechtag stunde stunden tag tage tags termin termine test tests text tour training treffen turnen turnier umzug
unterricht vertretung vormittag vormittags wettkampf woche wochen zettel zeug zeugnis zimmer""".split()
UNITS = {"ein": "AI N", "zwei": "TS V AI", "zwo": "TS V O:", "drei": "D R AI", "vier": "F I: ER", "fünf": "F YH N F", "sechs": "Z EH K S",
         "sieben": "Z I: B AX N", "acht": "AH X T", "neun": "N OI N"}
TENS = {"zwanzig": "TS V AH N TS IH", "dreißig": "D R AI S IH", "vierzig": "F IH ER TS IH", "fünfzig": "F YH N F TS IH", "fuffzig": "F UH F TS IH",
        "sechzig": "Z EH C TS IH", "siebzig": "Z I: P TS IH", "achtzig": "AH X TS IH", "neunzig": "N OI N TS IH"}
NUMBER = re.compile(f"^({'|'.join(UNITS)})und({'|'.join(TENS)})(ste[nrsm]?)?$")
ENDINGS = {"": "", "ste": "S T AX", "sten": "S T AX N", "ster": "S T ER", "stes": "S T AX S", "stem": "S T AX M"}


def own_words():
    """The words of our product: words.txt and the spoken forms in the library's data files."""
    own = set()
    for line in (HERE / "words.txt").read_text(encoding="utf-8").splitlines():
        own.update(line.split("#")[0].lower().split())
    for path in sorted(RESOURCES.glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                own.update(w for w in re.split(r"[^a-zäöüßéèáàóôêç]+", line.lower()) if WORD.match(w))
    return own


def overrides():
    """Pronunciations by hand: word TAB phones, alternatives separated by |."""
    lines = (HERE / "overrides.tsv").read_text(encoding="utf-8").splitlines()
    return {w: [form.split() for form in forms.split("|")] for w, _, forms in (l.partition("\t") for l in lines if "\t" in l)}


class Lexicon:
    """Pronounces any German word."""

    def __init__(self):
        import gruut_lang_de

        self.espeak = Espeak()
        self.overrides = overrides()
        # First parts of compounds: our own words, and German words frequent enough to be no chance strings.
        from wordfreq import top_n_list

        self.known = {w for w in own_words() | set(top_n_list("de", 12000)) if len(w) >= 3} - {"ein", "der", "die", "das", "ver", "ent", "auf"}
        database = sqlite3.connect(pathlib.Path(gruut_lang_de.__file__).parent / "lexicon.db")
        self.entries = {}
        for word, ipa in database.execute("select word, phonemes from word_phonemes order by word, pron_order"):
            self.entries.setdefault(word, []).append(ipa)

    def pronounce(self, word):
        """All pronunciations of a word, likeliest first; empty where there is none."""
        if word in self.overrides:
            return self.overrides[word]
        if number := NUMBER.match(word):
            return compound_number(*number.groups())
        parts = self.parts(word)
        spoken = velar(word, tidy(parts)) if parts else self.espeak.phones(word)
        spoken = spoken and velar(word, spoken)
        entries = [p for p in (wiktionary(word, ipa) for ipa in self.entries.get(word, [])[:3]) if p] if not parts else []
        if spoken is None:
            bases = entries[:1]
        else:
            trusted = [p for p in entries if near(spoken, p) is not None and near(spoken, p) <= 2]
            better = [p for p in trusted if short_before_r(word, spoken, p)]
            bases = better[:1] or [spoken] + [p for p in trusted if p != spoken][:1]
        forms = [bases[0]] if bases else []
        forms += bases[1:]
        for base in bases:
            forms += spoken_variants(word, base)
        return [list(f) for f in dict.fromkeys(map(tuple, forms))][:MOST]


    def parts(self, word):
        """The phones of a compound said part by part; None where it is none that we know."""
        for head in HEADS:
            first = word[: -len(head)]
            if word.endswith(head) and len(first) >= 3 and word not in HEADS:
                for stem, link in ((first, []), (first.removesuffix("s"), ["S"] if first.endswith("s") else None)):
                    if link is not None and stem in self.known:
                        return self.pronounce(stem)[0] + link + self.pronounce(head)[0]
        return None


def compound_number(unit, tens, ending):
    """„einundzwanzig“: the t of „und“ is mostly swallowed, and -ig is said both ways."""
    forms = [f"{UNITS[unit]} {joint} {TENS[tens]} {last} {ENDINGS[ending or '']}" for last in "CK" for joint in ("UH N T", "UH N")]
    return [tidy(form.split()) for form in forms]


def kept(lexicon):
    """The words that are there with their pronunciations, those said by hand left out."""
    forms = {}
    for word, spoken in read():
        if word not in lexicon.overrides:
            forms.setdefault(word, []).append(spoken.split())
    return forms


def build(top, adding):
    from wordfreq import top_n_list

    own, lexicon = own_words(), Lexicon()
    known = kept(lexicon) if adding else {}
    frequent = [w for w in top_n_list("de", top * 2, wordlist="large") if WORD.match(w)][:top] if not adding else []
    lines, silent = [], []
    for word in sorted(own | set(frequent) | set(lexicon.overrides) | set(known), key=str.encode):
        forms = known.get(word) or lexicon.pronounce(word)
        lines += [f"{word}\t{' '.join(form)}" for form in forms]
        if not forms:
            silent.append(word)
    (MODEL / "lexicon.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} pronunciations; none for {len(silent)} words ({' '.join(silent[:12])} …); unknown espeak-ng sounds: {lexicon.espeak.unknown}")


def read():
    for line in (MODEL / "lexicon.tsv").read_text(encoding="utf-8").splitlines():
        word, _, spoken = line.partition("\t")
        yield word, spoken


def check():
    known = {line.split("\t")[0] for line in (MODEL / "phones.tsv").read_text(encoding="utf-8").splitlines()}
    previous, faults, words, seen = b"", [], set(), set()
    for number, (word, spoken) in enumerate(read(), 1):
        words.add(word)
        if word.encode() < previous:
            faults.append(f"line {number}: {word} is out of order")
        if not word or word != word.lower() or not spoken or (word, spoken) in seen:
            faults.append(f"line {number}: {word} has no or twice the same pronunciation, or capitals")
        seen.add((word, spoken))
        previous = word.encode()
        faults += [f"line {number}: {word} has the unknown phone {p!r}" for p in spoken.split(" ") if p not in known or p == "SIL"]
    faults += [f"{word} has no pronunciation" for word in sorted(own_words() - words)]
    print("\n".join(faults[:20]) or f"lexicon.tsv is sound: {len(words)} words, {len(seen)} pronunciations")
    return 1 if faults else 0


def compare(path):
    """How the first pronunciations agree with another Sphinx dictionary."""
    first, any_form = {}, {}
    for word, spoken in read():
        first.setdefault(word, spoken)
        any_form.setdefault(word, set()).add(spoken)
    same = among = total = 0
    differing = []
    for line in pathlib.Path(path).read_text(encoding="utf-8").splitlines():
        word, _, spoken = line.partition(" ")
        if "(" in word or word not in first:
            continue
        total += 1
        same += first[word] == spoken
        among += spoken in any_form[word]
        if first[word] != spoken:
            differing.append(f"{word}: theirs {spoken} | ours {first[word]}")
    print(f"{total} words in both: {same / total:.1%} the same first, {among / total:.1%} among the variants")
    print("\n".join(differing))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--add", action="store_true", help="only add words, leave the others as they are")
    parser.add_argument("--top", type=int, default=60000)
    parser.add_argument("--check", action="store_true", help="only verify the lexicon that is there")
    parser.add_argument("--compare", metavar="DIC", help="only compare with a Sphinx dictionary")
    options = parser.parse_args()
    if options.compare:
        sys.exit(compare(options.compare))
    if not options.check:
        build(options.top, options.add)
    sys.exit(check())
