/// „Mathe Seite 42 Nummer 3 bis Donnerstag“.
struct AddHomework {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let subject = Slot("subject", terms: words.subjects)
        let content = ContentPhrases(tasks: words.tasks, activities: words.activities)
        command = Command(
            "addHomework", Self.phrase(subject: subject, content: content, persons: persons),
            examples: Self.examples, never: ["mathe", "seite zwei", "schalte das licht aus", "mathe ist erledigt"]
        ) { match in
            let parts = match.nodes("homework") + match.nodes("next")
            let requests = parts.map { part in
                HomeworkRequest(
                    subject: part[subject], content: content.content(of: part), due: Self.due(in: part),
                    person: match[persons.owner])
            }
            return requests.count == 1
                ? .addHomework(requests[0])
                : .addHomeworks(Self.sharing(match.node("shared").flatMap(Self.due), requests))
        }
    }

    private static func phrase(subject: Slot<String>, content: ContentPhrases, persons: PersonPhrases) -> Phrase {
        let homework: Phrase = "(hausaufgabe|hausaufgaben|die hausaufgaben|die hausaufgabe)"
        let named: Phrase = """
            [\(homework)] [in|für|im fach] \(subject.phrase) [\(homework)] | \(subject.phrase) auf
            """
        let order = AnyOrder(
            [
                .init(named),
                .init(content.phrase),
                .init(Self.due),
            ],
            filler: .choice([persons.filler, Courtesies.filler, "auf"]),
            complete: [[0, 1], [0, 2], [1, 2]])
        let next = Phrase.slot("next", "[in] \(subject.phrase) [auf] \(content.phrase)")
        let closing: Phrase = "(\(.rare("machen|erledigen|tun|auf|aufhaben|haben"))|\(Courtesies.orderEnd))"
        return """
            [\(Courtesies.order)] [[neue|eine|die|als] hausaufgabe] \(.slot("homework", .anyOrder(order)))
            [\(.rare("und")) \(.list(next, separator: "und")) [\(.slot("shared", Self.due))]] [\(closing)]
            """
    }

    /// A day said once is everybody's: „Mathe Seite 12 und Deutsch Seite 8 bis Freitag“.
    private static func sharing(_ due: DuePhrase?, _ requests: [HomeworkRequest]) -> [HomeworkRequest] {
        let said = due ?? requests.compactMap(\.due).first
        return requests.map { request in
            var whole = request
            whole.due = request.due ?? said
            return whole
        }
    }

    /// „bis Donnerstag“, „bis zum fünften neunten“, „bis zur nächsten Stunde“.
    private static let due: Phrase = """
        [bis [zum|\(.rare("zu"))]|auf|für|zum] \(TimeSlots.day.phrase)
        | \(.slot("nextLesson", "(bis zur|für die|zur) nächsten stunde | (bis zum|zum) nächsten mal"))
        """

    private static func due(in match: Match) -> DuePhrase? {
        if match.node("nextLesson") != nil { return .nextLesson }
        return match[TimeSlots.day].map(DuePhrase.time)
    }

    private static let examples: [Command.Example] = [
        .init("mathe seite zweiundvierzig nummer drei bis donnerstag", page42(due: ["donnerstag"])),
        .init("bis donnerstag mathe seite zweiundvierzig nummer drei", page42(due: ["donnerstag"])),
        .init("trag bitte mathe seite zweiundvierzig nummer drei bis donnerstag ein", page42(due: ["donnerstag"])),
        .init(
            "in mathe muss ich bis morgen seite zweiundvierzig nummer drei machen",
            page42(due: ["morgen"], person: .speaker)),
        .init(
            "hey albert lena hat in mathe seite zweiundvierzig nummer drei auf bis übermorgen",
            page42(due: ["übermorgen"], person: .member("Lena"))),
        .init(
            "hausaufgabe in mathe seite zweiundvierzig nummer drei für freitag", page42(due: ["freitag"])),
        .init("mathe seite zweiundvierzig nummer drei", page42(due: nil)),
        .init(
            "mathe seite zwölf und deutsch seite acht bis freitag",
            .addHomeworks([page("Mathematik", 12), page("Deutsch", 8)])),
    ]

    private static func page(_ subject: String, _ number: Int) -> HomeworkRequest {
        HomeworkRequest(
            subject: subject, content: HomeworkContent(parts: ["Seite \(number)"]),
            due: .time(TimePhrase(words: ["freitag"])), person: nil)
    }

    private static func page42(due: [String]?, person: PersonPhrase? = nil) -> Intent {
        .addHomework(
            HomeworkRequest(
                subject: "Mathematik", content: HomeworkContent(parts: ["Seite 42", "Nummer 3"]),
                due: due.map { .time(TimePhrase(words: $0)) }, person: person))
    }
}
