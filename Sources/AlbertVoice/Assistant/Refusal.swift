/// Why Albert does not do something, as a sentence a family understands.
public enum Refusal: Error, Hashable, Sendable {
    /// No sentence of the grammar.
    case notUnderstood
    /// A sentence of the grammar but for words nobody taught it.
    case unknownWords([String])
    /// A sentence of the grammar but for a name that nobody in the family has.
    case unknownPerson([String])
    /// A day or clock time that does not exist.
    case impossibleTime(String)
    /// A sentence of the grammar but for a day that is over.
    case pastDay(String)
    /// Words about time without a value.
    case unclearTime(String)
    /// There is nothing to take back.
    case nothingToUndo
    /// There is nothing to make good again.
    case nothingToRedo
    /// Somebody changed the same entry since.
    case changedLater(String, by: String)
    /// Nothing open has this name.
    case nothingToTick(String)
    /// No entry has this name.
    case unknownEntry(String)
    /// Every drive has its driver.
    case noOpenDrive
    /// Somebody drives nowhere.
    case noDrive(String)
    /// There is nothing that a correction could mean.
    case nothingToCorrect
    /// The entry is there already; its line.
    case alreadyThere(String)
    /// The entry is so already; its line.
    case alreadySo(String)
    /// Somebody is said to be wrong who does not stand there; the entry's line.
    case notThere(String, String)
    /// The undo token of no change.
    case unknownStep(String)
    /// The change was taken back before; what it was.
    case alreadyUndone(String)
    /// The weekday that was said is not that of the date.
    case disagreement(date: LocalDate, said: Weekday)
    /// Two questions were asked already.
    case tooManyQuestions
    /// Nothing was said that could be repeated.
    case nothingToRepeat
    /// Somebody said that it was not heard right.
    case misheard
    /// Nobody asked anything that „Ja“ or „Nein“ could answer.
    case noQuestion
    /// Somebody's role does not allow it; whom to ask instead.
    case notAllowed(Role, ask: [String])
    /// Somebody's role does not let him or her know of it; whom to ask instead.
    case notShown(Role, ask: [String])
    /// Nothing was heard.
    case silence
    /// The recording ends within a word.
    case cutOff
    /// The journal cannot be read or written.
    case store(StoreError)

    /// The sentence on the toast.
    public var sentence: String {
        switch self {
        case .notUnderstood:
            "Das habe ich nicht verstanden. Sag zum Beispiel: Mathe Seite 42 bis Donnerstag."
        case .unknownWords(let words):
            words.count == 1
                ? "Das Wort „\(words[0])“ kenne ich nicht. Mit „albert-voiced words add“ lerne ich es."
                : "Die Wörter „\(words.joined(separator: " "))“ kenne ich nicht. Mit „albert-voiced words add“ lerne ich sie."
        case .unknownPerson(let words):
            "„\(words.joined(separator: " ").capitalisedFirst)“ gehört nicht zur Familie. Wer dazugehört, steht in familie.json5."
        case .impossibleTime(let spoken):
            spoken.contains("Uhr") ? "\(spoken) gibt es nicht." : "Den \(spoken) gibt es nicht."
        case .pastDay(let word): "\(word.capitalisedFirst) ist vorbei. Sag einen Tag, der noch kommt."
        case .unclearTime(let words): "Wann „\(words)“ ist, habe ich nicht verstanden."
        case .nothingToUndo: "Es gibt nichts, was ich zurücknehmen kann."
        case .nothingToRedo: "Es gibt nichts, was ich wiederherstellen kann."
        case .changedLater(let what, let who):
            "\(what): \(who) hat das danach geändert. Nimm zuerst das zurück."
        case .nothingToTick(let name): "Zu \(name) ist nichts offen."
        case .unknownEntry(let name): "„\(name)“ finde ich nicht."
        case .noOpenDrive: "Es ist keine Fahrt offen."
        case .noDrive(let name): "\(name) hat keine Fahrt übernommen."
        case .nothingToCorrect:
            "Es gibt nichts, was ich ändern kann. Sag zum Beispiel: Verschieb den Zahnarzt auf Freitag."
        case .alreadyThere(let line): "Das steht schon da: \(line)."
        case .alreadySo(let line): "Das steht schon so da: \(line)."
        case .notThere(let name, let line): "\(name) steht da nicht: \(line)."
        case .unknownStep(let token):
            "Eine Änderung mit der Marke „\(token)“ finde ich nicht. Ohne Marke nehme ich die letzte zurück."
        case .alreadyUndone(let what): "Das ist schon zurückgenommen: \(what)."
        case .disagreement(let date, let said):
            "Der \(Wording.dayAndMonth(date)) ist ein \(Wording.weekday(date.weekday)), kein \(Wording.weekday(said))."
        case .tooManyQuestions: "So kommen wir nicht weiter. Sag es bitte noch einmal ganz."
        case .nothingToRepeat: "Ich habe noch nichts gesagt."
        case .misheard: "In Ordnung, dann habe ich ein Wort nicht gekannt. Sag es bitte noch einmal, vielleicht anders."
        case .noQuestion: "Ich habe nichts gefragt."
        case .notAllowed(let role, let adults): "\(role.refusal).\(Self.ask(adults))"
        case .notShown(let role, let adults): "\(role.refusal) sehen.\(Self.ask(adults))"
        case .silence: "Ich habe nichts gehört."
        case .cutOff: "Ich habe nur den Anfang gehört. Sag es bitte noch einmal."
        case .store(let error): error.germanSentence
        }
    }
}

extension Refusal {
    /// „ Frag Anna oder Tobias.“
    fileprivate static func ask(_ adults: [String]) -> String {
        adults.isEmpty ? "" : " Frag \(Wording.choice(adults))."
    }
}

extension Role {
    /// Who may do instead what somebody of this role may not.
    fileprivate var refusal: String {
        switch self {
        case .adult, .middle: "Das darf nur ein Erwachsener"
        case .small: "Das dürfen nur die Großen"
        case .guest, .auPair: "Das dürfen nur die Eltern"
        }
    }
}

extension RecognitionError {
    /// The sentence on the toast.
    public var germanSentence: String {
        switch self {
        case .silence: Refusal.silence.sentence
        case .notUnderstood: Refusal.notUnderstood.sentence
        case .cutOff: Refusal.cutOff.sentence
        case .model(let sentence): sentence
        case .wordsWithoutPhones(let words):
            "Wie man „\(words.joined(separator: "“, „"))“ ausspricht, weiß ich nicht. „albert-voiced words check“ hilft."
        }
    }
}

extension RecognitionError {
    /// The same in English, for the error output.
    public var englishSentence: String {
        switch self {
        case .silence: "Nobody speaks in it, or too quietly."
        case .notUnderstood: "No sentence of the grammar is near enough."
        case .cutOff: "It ends within speech."
        case .model: "The model cannot be used; albert-voiced doctor tells more."
        case .wordsWithoutPhones(let words): "There is no pronunciation for: \(words.joined(separator: ", "))."
        }
    }
}

extension StoreError {
    /// What is wrong and what to do, for the toast.
    public var germanSentence: String {
        switch reason {
        case .full: "Die Platte ist voll. Mach bitte etwas Platz, dann sag es noch einmal."
        case .locked: "Die Einträge sind gerade von einem anderen Programm belegt. Versuch es gleich noch einmal."
        case .damaged: "Die Datei mit den Einträgen ist beschädigt. „albert-voiced doctor“ sagt, was zu tun ist."
        case .forbidden: "Ich darf die Einträge nicht schreiben. „albert-voiced doctor“ sagt, was zu tun ist."
        case .tooNew: "Die Einträge stammen von einer neueren Version. Bitte aktualisiere albert-voiced."
        case .other: "Die Einträge lassen sich nicht speichern. „albert-voiced doctor“ sagt, was zu tun ist."
        }
    }
}
