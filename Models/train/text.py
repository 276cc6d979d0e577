"""German text as the words of the lexicon."""
import re
import unicodedata

ONES = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split()
TENS = "_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()


def number(n):
    """A whole number below a million in words."""
    if n < 13:
        return ONES[n]
    if n < 20:
        return {16: "sechzehn", 17: "siebzehn"}.get(n, ONES[n - 10] + "zehn")
    if n < 100:
        return (ONES[n % 10].replace("eins", "ein") + "und" if n % 10 else "") + TENS[n // 10]
    if n < 1000:
        return ONES[n // 100].replace("eins", "ein") + "hundert" + (number(n % 100) if n % 100 else "")
    return number(n // 1000).removesuffix("s").replace("sech", "sechs") + "tausend" + (number(n % 1000) if n % 1000 else "")


def words(text):
    """Lower-case words without punctuation; numbers in words; compounds with hyphens in parts."""
    text = unicodedata.normalize("NFC", text).lower()
    text = re.sub(r"\d+", lambda m: " " + number(int(m.group())) + " ", text)
    text = text.replace("%", " prozent ").replace("&", " und ").replace("’", "").replace("'", "")
    return re.findall(r"[a-zäöüßéèáàóôêç]+", text)
