/// What was asked for, still in the speaker's terms: days are words until a moment turns them into dates.
public enum Intent: Hashable, Sendable {
    /// „Mathe Seite 42 Nummer 3 bis Donnerstag“.
    case addHomework(HomeworkRequest)
    /// „Zahnarzt für Lena am Freitag um vier“.
    case addEvent(EventRequest)
    /// „Zahnarzt am Montag um drei und Turnen am Dienstag um vier“; none where they were said to be something else.
    case addEvents([EventRequest])
    /// „Mathe Seite 12 und Deutsch Seite 8 bis Freitag“: several in one sentence, taken back together.
    case addHomeworks([HomeworkRequest])
    /// „Müll rausbringen am Donnerstag, Lena“.
    case addTask(TaskRequest)
    /// „Turnbeutel für Lena am Mittwoch“: things to take along.
    case addTakeAlong(TakeAlongRequest)
    /// „Milch und Butter auf die Einkaufsliste“: items as written, „2 Liter Milch“.
    case addShopping([String])
    /// „Merk dir, der Schlüssel liegt bei Oma“.
    case addNote(String)
    /// „Mia hat am fünften September Geburtstag“.
    case addBirthday(name: String, time: TimePhrase?)
    /// „Felix muss am Samstag zum Turnier gefahren werden“, „Wer fährt Felix am Samstag zum Turnier?“, „Oma fährt Felix zum Turnier“.
    case addDrive(DriveRequest)
    /// „Oma Grete fährt“, „Ich kann am Samstag fahren“, „Ich kann Felix fahren“: takes an open drive.
    case takeDrive(PersonPhrase, passenger: PersonPhrase? = nil, time: TimePhrase?)
    /// „Ich kann doch nicht fahren“: gives a drive back, which then is open; the adults arrange that, as with all that somebody took.
    case releaseDrive(PersonPhrase, time: TimePhrase?)
    /// „Verschieb den Zahnarzt auf Freitag um fünf“.
    case move(EntryReference, to: TimePhrase?)
    /// „Streich den Zahnarzt“.
    case delete(EntryReference)
    /// „Streich Milch und Brot von der Liste“: items as written.
    case strike([String])
    /// „Lösch die Einkaufsliste“, „Alles gekauft“: the whole list, which then is ticked off.
    case clearShopping(isBought: Bool)
    /// „Und noch Butter“: more of what was said last, items or things as written.
    case addMore([String])
    /// „Danke“.
    case thank
    /// „Gib Mathe an Felix“.
    case changeOwner(EntryReference, to: PersonPhrase)
    /// „Nein, Freitag“, „Nicht Lena, Felix“: mends the last entry.
    case correct(Correction)
    /// „Den für Lena“, „In Deutsch“: the answer to a question.
    case give(GivenAnswer)
    /// „Wie bitte?“
    case repeatLast
    /// „Mathe ist erledigt“, „Ich habe Milch und Brot gekauft“: subjects or titles, and whose if that was said.
    case tickOff([String], person: PersonPhrase?)
    /// „Mach das rückgängig“.
    case undo
    /// „Stell das wieder her“.
    case redo
    /// „Was steht morgen an?“
    case showAgenda(TimePhrase?)
    /// „Welche Hausaufgaben habe ich?“, „Was ist bis Freitag auf?“
    case showHomework(person: PersonPhrase?, until: TimePhrase? = nil)
    /// „Wer fährt am Samstag?“: asks and changes nothing.
    case inquire(Inquiry)
    /// „Vergiss es“.
    case cancel
    /// „Ja“ or „Nein“, the answer to a question.
    case answer(Bool)
    /// „Bis Freitag“, the answer to „Für wann?“
    case giveTime(TimePhrase)
}

/// Homework as it was said.
public struct HomeworkRequest: Hashable, Sendable {
    /// The subject's name, „Mathematik“; nil where none was said.
    public var subject: String?
    /// What is to be done; no parts where nothing was said.
    public var content: HomeworkContent
    /// By when; nil where nothing was said.
    public var due: DuePhrase?
    /// Whose homework it is; nil where nobody was named.
    public var person: PersonPhrase?
}

/// An event as it was said.
public struct EventRequest: Hashable, Sendable {
    /// The title as it is written on toasts, „Zahnarzt“.
    public var title: String
    /// The school subject it belongs to, where one was said: „Klassenarbeit in Mathe“.
    public var subject: String?
    /// Day, clock time, span or repetition in the words that were said; nil where nothing was.
    public var time: TimePhrase?
    /// Whose event it is; nobody where it is everybody's.
    public var people: [PersonPhrase]
    /// Who comes along, „mit Anna“.
    public var companions: [PersonPhrase]
    /// Where, „in der Schule“.
    public var place: String?
}

/// Words about time, kept symbolic until a moment is known: „am freitag um vier“.
public struct TimePhrase: Hashable, Sendable {
    /// The words as the automaton knows them.
    public var words: [String]

    /// Words about time.
    public init(words: [String]) {
        self.words = words
    }
}

/// By when homework is due.
public enum DuePhrase: Hashable, Sendable {
    /// On a day: „bis Donnerstag“.
    case time(TimePhrase)
    /// In the subject's next lesson: „bis zur nächsten Stunde“.
    case nextLesson
}

/// A person as spoken of.
public enum PersonPhrase: Hashable, Sendable {
    /// „ich“, „mir“: whoever speaks.
    case speaker
    /// „wir“, „uns“: the whole family.
    case everyone
    /// A member, by the name in the family file.
    case member(String)
}
