/// A task as it was said.
public struct TaskRequest: Hashable, Sendable {
    /// The task as it is written on toasts, „Müll rausbringen“.
    public var title: String
    /// When; nil where nothing was said.
    public var time: TimePhrase?
    /// Who is to do it; nobody where it is everybody's.
    public var people: [PersonPhrase]
}

/// Things to take along as they were said.
public struct TakeAlongRequest: Hashable, Sendable {
    /// The things as they are written, „Turnbeutel“.
    public var things: [String]
    /// When they are needed; nil where nothing was said.
    public var time: TimePhrase?
    /// Who needs them; nobody where it is everybody's.
    public var people: [PersonPhrase]
}

/// A drive as it was said.
public struct DriveRequest: Hashable, Sendable {
    /// Where to, „Turnier“ or „Flughafen“.
    public var destination: String
    /// Who has to get there.
    public var people: [PersonPhrase]
    /// Who drives; nil where that is open.
    public var driver: PersonPhrase?
    /// When; nil where nothing was said.
    public var time: TimePhrase?
    /// Whether it was asked who drives, so that a drive that is known is told instead.
    public var isQuestion = false
}

/// An entry as somebody speaks of it, „der Zahnarzt von Lena am Freitag“.
public struct EntryReference: Hashable, Sendable {
    /// What it is called: title, subject, task or thing as written.
    public var name: String
    /// Whose it is; nil where nobody was named.
    public var person: PersonPhrase?
    /// On which day it stands; nil where none was said.
    public var day: TimePhrase?
    /// Whether of a series only the next time is meant where no day was said: „fällt aus“, but not „streichen“.
    public var isOnce = false
}

/// What is wrong about the last entry.
public enum Correction: Hashable, Sendable {
    /// „Nein, Freitag“, „Doch um fünf“.
    case time(TimePhrase)
    /// „Nicht Lena, Felix“: who it is instead, and who not, where that was said.
    case person(PersonPhrase, insteadOf: PersonPhrase?)
    /// „Ich meinte Englisch“.
    case subject(String)
    /// „Nein, Kinderarzt“, „Nein, Kinderarzt am Freitag“.
    case title(String, TimePhrase?)
}

/// What answers a question, beside times, „Ja“ and „Nein“.
public enum GivenAnswer: Hashable, Sendable {
    /// „Für Lena“, „Den von Lena“.
    case person(PersonPhrase)
    /// „In Deutsch“.
    case subject(String)
    /// „Den zweiten“, counted from 1.
    case ordinal(Int)
    /// „Beide“.
    case all
}
