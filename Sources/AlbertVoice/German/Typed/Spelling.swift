import Foundation

/// How the same word is written differently: umlauts without dots, compounds, abbreviations.
enum Spelling {
    /// What short forms stand for.
    static let abbreviations = [
        "s": "seite", "nr": "nummer", "aufg": "aufgabe", "kap": "kapitel", "lekt": "lektion", "ab": "arbeitsblatt",
        "vok": "vokabeln", "ha": "hausaufgabe", "üb": "übung", "str": "strophe", "abs": "absatz",
        "jan": "januar", "feb": "februar", "mär": "märz", "mrz": "märz", "apr": "april", "jun": "juni", "jul": "juli",
        "aug": "august", "sep": "september", "sept": "september", "okt": "oktober", "nov": "november",
        "dez": "dezember",
        "mo": "montag", "di": "dienstag", "mi": "mittwoch", "do": "donnerstag", "fr": "freitag", "sa": "samstag",
        "so": "sonntag", "h": "uhr", "u": "und",
        "äh": "ähm", "öhm": "ähm", "hm": "ähm",
    ]

    private static let longest = 80

    private static let digraphs = [("ae", "ä"), ("oe", "ö"), ("ue", "ü"), ("ss", "ß")]
    private static let secondParts = [
        "morgen", "vormittag", "mittag", "nachmittag", "abend", "nacht", "hausaufgabe", "hausaufgaben",
    ]

    /// The words of the vocabulary a written word stands for; nil where there are none.
    static func known(_ word: String, _ knows: (String) -> Bool) -> [String]? {
        if knows(word) { return [word] }
        // Nobody has words so long, and trying their spellings takes time.
        guard word.utf8.count <= longest else { return nil }
        let plain = word.filter { $0 != "'" && $0 != "’" }
        if plain != word, knows(plain) { return [plain] }
        if let dotted = dotted(plain[...], knows) { return [dotted] }
        // „crème“ → „creme“: accents go, umlauts stay.
        let bare = String(
            plain.map {
                "äöü".contains($0) ? $0 : Character(String($0).folding(options: .diacriticInsensitive, locale: nil))
            })
        if bare != plain, knows(bare) { return [bare] }
        return compound(plain, knows) ?? number(plain, knows)
    }

    /// „fuer“ → „für“, „dreissig“ → „dreißig“, trying each place with and without dots.
    private static func dotted(_ word: Substring, _ knows: (String) -> Bool) -> String? {
        var forms = [""]
        var rest = word
        while let first = rest.first {
            if let (_, letter) = digraphs.first(where: { rest.hasPrefix($0.0) }), forms.count <= 32 {
                forms = forms.map { $0 + letter } + forms.map { $0 + rest.prefix(2) }
                rest = rest.dropFirst(2)
            } else {
                forms = forms.map { $0 + String(first) }
                rest = rest.dropFirst()
            }
        }
        return forms.first(where: knows)
    }

    /// „freitagabend“ → „freitag abend“, „mathehausaufgabe“ → „mathe hausaufgabe“.
    private static func compound(_ word: String, _ knows: (String) -> Bool) -> [String]? {
        for second in secondParts where word.hasSuffix(second) {
            var first = String(word.dropLast(second.count))
            if !knows(first), first.hasSuffix("s") { first.removeLast() }
            if first.count > 1, knows(first) { return [first, second == "morgen" ? "früh" : second] }
        }
        return nil
    }

    /// „zweihundertdreiundvierzig“ → „zweihundert dreiundvierzig“.
    private static func number(_ word: String, _ knows: (String) -> Bool) -> [String]? {
        guard let value = GermanNumber.value(of: [word]), value > 99 else { return nil }
        return TypedNumbers.cardinal(String(value))
    }
}
