/// A question of the family that changes nothing.
public enum Inquiry: Hashable, Sendable {
    /// „Wie sieht die Woche aus?“, „Wer trägt welchen Tag?“: nil is the week in which one speaks.
    case week(TimePhrase?)
    /// „Wann ist der Zahnarzt?“
    case time(of: EntryReference)
    /// „Ist am Samstag noch was frei?“, „Hat Lena am Samstag was vor?“
    case free(PersonPhrase?, TimePhrase)
    /// „Wer fährt am Samstag?“, „Wer fährt Felix?“, „Welche Fahrten sind offen?“
    case drives(PersonPhrase?, TimePhrase?, onlyOpen: Bool)
    /// „Was steht auf der Einkaufsliste?“
    case shopping
    /// „Was muss Lena morgen mitnehmen?“
    case takeAlong(PersonPhrase?, TimePhrase?)
    /// „Welche Aufgaben hat Tobias?“; with homework, „Was muss ich machen?“
    case tasks(PersonPhrase?, TimePhrase?, withHomework: Bool)
    /// „Wann hat Mia Geburtstag?“, by the name as written.
    case birthday(of: String)
    /// „Wer hat diese Woche Geburtstag?“; nil asks for the next.
    case birthdays(TimePhrase?)
    /// „Was ist jetzt dran?“
    case now
    /// „Was liegt bei mir an?“
    case mine(PersonPhrase, TimePhrase?)
    /// „Welche Notizen gibt es?“
    case notes
    /// „Wo ist der Schlüssel?“, by the thing as it is spoken.
    case whereabouts(of: String)
}
