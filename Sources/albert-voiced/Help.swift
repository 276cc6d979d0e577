/// What `--help` prints.
enum Help {
    private static let lines: [(name: String, use: String, what: String)] = [
        ("hear", "hear DATEI…", "versteht Aufnahmen (WAV, FLAC, Ogg) und trägt ein; --dry-run trägt nichts ein"),
        ("say", "say SATZ", "versteht einen getippten Satz und trägt ein"),
        (
            "understand", "understand [--batch|--explain] SATZ",
            "zeigt, wie ein Satz verstanden wird, und trägt nichts ein; --batch: JSON-Zeilen mit id, ref, zone, as und text hinein"
        ),
        (
            "parse", "parse --dimension time|duration|number|ordinal [--batch] TEXT",
            "liest Zeiten und Zahlen; hinter der ersten Lesart steht, was die Worte noch heißen können: der Tagesteil als Stunde, die andere Mitternacht; passen Wochentag und Datum nicht zusammen, beide Tage; --batch: JSON-Zeilen mit id, ref, zone und text hinein, je Zeile id, results und remainder heraus"
        ),
        (
            "talk", "talk [--device NAME] | talk start|stop|drop",
            "Enter beginnt und endet, Esc verwirft: sprechen am Terminal; mit start, stop, drop am Mikrofon des Dienstes"
        ),
        ("transcript", "transcript DATEI…", "spielt Gespräche aus Dateien und vergleicht die Antworten"),
        ("undo", "undo [MARKE] [--yes]", "nimmt die letzte Änderung zurück"),
        ("redo", "redo", "stellt das zuletzt Zurückgenommene wieder her"),
        (
            "export", "export [--ics ORDNER] [--person NAME]",
            "schreibt Kalenderdateien, eine je Eintrag, nach ORDNER/alle und einen Ordner je Person (mit --person oder --as nur deren); ohne --ics die Einträge als JSON-Zeilen"
        ),
        (
            "import", "import --ics DATEI [--person NAME]",
            "übernimmt einen Kalender, mit --person als Termine dieser Person; undo nimmt alles auf einmal zurück"
        ),
        (
            "missed", "missed [--clear]",
            "wie viele Sätze an welchem Tag nicht verstanden wurden, mit keepMissed in der Familiendatei auch welche; --clear vergisst sie"
        ),
        ("show", "show today|tomorrow|week|homework", "zeigt, was ansteht"),
        (
            "words", "words list|add|remove|check|grammar|sample [WORT]",
            "eigene Wörter: --kind fach|titel|aufgabe|tun|ort|einkauf|mitnehmen|haushalt|kontakt, --spoken FORM; add: --choose N, --play, --record, --recording DATEI; sample: --count N Sätze der Grammatik, --seed S"
        ),
        (
            "model", "model list|check|use|remove [ORDNER|NAME]",
            "Sprachmodelle von anderswo; model use --default: das mitgelieferte"
        ),
        ("adapt", "adapt NAME [--from ORDNER]", "lernt eine Stimme aus zwanzig vorgelesenen Sätzen; --list, --remove"),
        (
            "bench", "bench [DATEI…|--peers|--fuzz N|--wake STUNDEN|--answers N DATEI… [--noise PFAD --snr DB]]",
            "misst Anlauf, Echtzeitfaktor und Speicher; --peers: dieselben Sätze durch dateparser und hassil (holt sie einmal von PyPI nach $XDG_CACHE_HOME/albert/peers), --count N von jeder Art; --fuzz N: N entstellte Sätze, der langsamste muss unter 50 ms bleiben; --seed S für beide; --wake STUNDEN: was das Warten auf „Hey Albert“ in drei Räumen kostet"
        ),
        (
            "evaluate", "evaluate ORDNER… [--grammar closed|loop|commands]",
            "misst, wie gut Ordner mit Aufnahmen verstanden werden; --help sagt, wie genau"
        ),
        (
            "doctor", "doctor [--device NAME] [--privacy]",
            "prüft Modell, Lexikon, Mikrofon, Einträge und Rechte; --privacy zeigt, dass nichts hinauskann"
        ),
        (
            "listen", "listen [--socket PFAD] [--no-microphone]",
            "der Dienst: hört zu, antwortet, erinnert, bis er beendet wird; die anderen Befehle gehen dann zu ihm"
        ),
        ("status", "status", "wie es dem Dienst geht, und die Zahlen der letzten Tage"),
        ("subscribe", "subscribe", "zeigt laufend, was der Dienst hört und antwortet"),
        ("mute", "mute", "schließt das Mikrofon des Dienstes, auch über einen Neustart"),
        ("unmute", "unmute", "öffnet es wieder"),
        ("reload", "reload", "lässt den Dienst Namen, Wörter und geraet.json5 neu lesen"),
        ("stop", "stop", "beendet den Dienst"),
    ]

    private static let common = """
        Für alle: --json  --now 2026-03-10T09:15  --zone Europe/Berlin  --as NAME  --data ORDNER  --config ORDNER
                  --model ORDNER  --strictness streng|normal|locker  --help
                  --socket PFAD  --no-daemon: nicht über den Dienst, auch wenn er läuft
        Ende: 0 getan, 1 nicht verstanden oder abgelehnt, 2 Aufruf falsch, 3 Umgebung (Modell, Mikrofon, Dateien)
        """

    private static let evaluate = """
        ORDNER enthält Aufnahmen (WAV, FLAC, Ogg) und transcripts.tsv: Datei, Sprecher, Text, mit Tabulatoren dazwischen.
        Ohne transcripts.tsv sagt in ihnen niemand etwas zu Albert; das geht nur mit commands.

          --grammar LISTE   closed: einer der Sätze des Ordners; loop: jede Folge seiner Wörter; commands: was Albert sonst
                            hört, mit allem, was er dabei tut. Mehrere mit Komma; sonst closed,loop
          --noise PFAD      Geräusch unter die Aufnahmen: eine Datei, oder die Dateien eines Ordners der Reihe nach
          --babble N        macht aus dem Ordner ein Gemurmel von N Stimmen
          --snr LISTE       Signal zu Geräusch in dB, „clean“ ist ohne: clean,12,6; sonst 6. Verglichen werden die mittleren
                            Leistungen des Geräuschs und der Rahmen mit Sprache: das sind die Rahmen von 10 ms, die höchstens
                            20 dB unter dem 95. Perzentil aller Rahmen der Aufnahme liegen
          --noise-from S    lässt so viele Sekunden am Anfang jedes Geräuschs weg
          --pad S           so viele Sekunden eigener Hintergrund vor und nach jeder Aufnahme; sonst 0.3
          --seed S          wählt alles Zufällige; sonst 1. Dieselbe Aufnahme klingt bei gleicher Zahl immer gleich
          --wip X --lw X    Wortkosten und Gewicht der Grammatik für closed und loop; sonst die des Produkts
          --limit N         höchstens so viele Aufnahmen eines Ordners
          --jobs N          so viele zugleich; sonst 1, und nur dann stimmt der Speicher
          --verbose         mit --json auch eine Zeile für jede Aufnahme
          --report DATEI    eine HTML-Seite mit Schaubildern
          --wake RUFE,RUFE  misst stattdessen das Weckwort: Ordner von make_wake.py, in denen jemand ruft; die ORDNER sind dann
                            Ton, in dem niemand ruft. Dazu --words „hey albert,albert“, --sensitivity 0…1, --jobs, --report;
                            mit --json --looks eine Zeile für alles, was ein zweites Mal angehört wurde

        Ein Befehl ist, was „understand“ als solchen liest, mit demselben --now, --zone und --as; richtig ist, was dieselbe
        Absicht mit denselben Angaben ergibt. In Klammern stehen 95-%-Bereiche (Wilson). Echtzeitfaktor ist Rechenzeit aller
        Kerne durch Länge des Tons. closed und loop suchen breiter als das Produkt (Strahlen 1e-80, Wörter 1e-60).
        Eine Aufnahme, die nicht geht, wird genannt und ausgelassen; das Ende ist dann 1.
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
        let details = name == "evaluate" ? "\n\n" + evaluate : ""
        return "albert-voiced \(line.use)\n  \(line.what)\(details)\n\n\(common)"
    }
}
