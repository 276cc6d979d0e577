extension GermanNumber {
    private static let small = [
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
        "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
    private static let tens = [
        "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ]

    /// A number as one says it, 0…999,999: 42 is „zweiundvierzig“, 2026 „zweitausendsechsundzwanzig“.
    public static func spoken(_ number: Int) -> String {
        guard number >= 0 else { return "minus " + spoken(-number) }
        guard number < 1_000_000 else { return String(number) }
        return number == 1 ? "eins" : stem(number, isLast: true)
    }

    /// The stem of an ordinal, 1…999,999: 5 is „fünfte“, 21 „einundzwanzigste“; an ending follows („fünften“).
    public static func spokenOrdinal(_ number: Int) -> String {
        let rest = number % 100
        guard rest > 0, rest < 20 else { return spoken(number) + "ste" }
        let head = number > 100 ? stem(number - rest, isLast: false) : ""
        switch rest {
        case 1: return head + "erste"
        case 3: return head + "dritte"
        case 7: return head + "siebte"
        case 8: return head + "achte"
        default: return head + small[rest] + "te"
        }
    }

    /// The words of a number, where a one at the end is „eins“ and elsewhere „ein“.
    private static func stem(_ number: Int, isLast: Bool) -> String {
        if number >= 1000 {
            let rest = number % 1000
            return stem(number / 1000, isLast: false) + "tausend" + (rest == 0 ? "" : stem(rest, isLast: isLast))
        }
        if number >= 100 {
            let rest = number % 100
            return one(number / 100) + "hundert" + (rest == 0 ? "" : stem(rest, isLast: isLast))
        }
        if number < 20 { return isLast ? small[number] : one(number) }
        let unit = number % 10
        return (unit == 0 ? "" : one(unit) + "und") + tens[number / 10]
    }

    private static func one(_ number: Int) -> String { number == 1 ? "ein" : small[number] }
}
