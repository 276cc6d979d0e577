/// What `--help` prints.
enum Help {
    private static let lines: [(name: String, use: String, what: String)] = [
        ("hear", "hear DATEI…", "versteht Aufnahmen (WAV, FLAC, Ogg) und trägt ein; --dry-run trägt nichts ein"),
        ("say", "say SATZ", "versteht einen getippten Satz und trägt ein"),
        ("understand", "understand [--batch] SATZ", "zeigt, wie ein Satz verstanden wird, und trägt nichts ein"),
        ("parse", "parse --dimension time|duration|number|ordinal [--batch] TEXT", "liest Zeiten und Zahlen"),
        ("talk", "talk [--device NAME]", "Enter beginnt und endet, Esc verwirft: sprechen am Terminal"),
        ("transcript", "transcript DATEI…", "spielt Gespräche aus Dateien und vergleicht die Antworten"),
        ("undo", "undo [MARKE] [--yes]", "nimmt die letzte Änderung zurück"),
        ("redo", "redo", "stellt das zuletzt Zurückgenommene wieder her"),
        ("show", "show today|week|homework", "zeigt, was ansteht"),
        (
            "words", "words list|add|remove|check|grammar [WORT]",
            "eigene Wörter: --kind fach|titel|aufgabe|ort, --spoken FORM"
        ),
        (
            "model", "model list|check|use|remove [ORDNER|NAME]",
            "Sprachmodelle von anderswo; model use --default: das mitgelieferte"
        ),
        ("adapt", "adapt NAME [--from ORDNER]", "lernt eine Stimme aus zwanzig vorgelesenen Sätzen; --list, --remove"),
        ("bench", "bench [DATEI…]", "misst Anlauf, Echtzeitfaktor und Speicher"),
        ("doctor", "doctor", "prüft Modell, Lexikon, Mikrofon, Einträge und Rechte"),
    ]

    private static let common = """
        Für alle: --json  --now 2026-03-10T09:15  --zone Europe/Berlin  --as NAME  --data ORDNER  --config ORDNER
                  --model ORDNER  --strictness streng|normal|locker  --help
        Ende: 0 getan, 1 nicht verstanden oder abgelehnt, 2 Aufruf falsch, 3 Umgebung (Modell, Mikrofon, Dateien)
        """

    /// All commands.
    static var all: String {
        let width = lines.map(\.use.count).max() ?? 0
        let list = lines.map { "  " + $0.use + String(repeating: " ", count: width - $0.use.count + 2) + $0.what }
        return "albert-voiced: die Stimme zu Hause. Alles bleibt auf diesem Gerät.\n\n" + list.joined(separator: "\n")
            + "\n\n" + common
    }

    /// One command.
    static func text(for name: String) -> String {
        guard let line = lines.first(where: { $0.name == name }) else { return all }
        return "albert-voiced \(line.use)\n  \(line.what)\n\n\(common)"
    }
}
