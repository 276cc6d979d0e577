/// „Mathe Seite 42 Nummer 3 bis Donnerstag“.
struct AddHomework {
    let command: Command

    init(_ words: Vocabulary, _ persons: PersonPhrases) {
        let subject = Slot("subject", terms: words.subjects)
        let content = ContentPhrases(tasks: words.tasks, activities: words.activities)
        command = Command(
            "addHomework", Self.phrase(subject: subject, content: content, persons: persons),
            examples: Self.examples,
            never: ["mathe", "bis freitag", "seite zwei", "schalte das licht aus", "mathe ist erledigt"]
        ) { match in
            let groups = Self.groups(of: match)
            let requests = groups.indices.map { index in
                HomeworkRequest(
                    subject: groups[index].first { $0.name == subject.name }.flatMap { subject.value($0.words) },
                    content: content.content(of: groups[index]), due: Self.due(of: index, in: groups),
                    person: match[persons.owner])
            }
            return requests.count == 1 ? .addHomework(requests[0]) : .addHomeworks(requests)
        }
    }

    private static func phrase(subject: Slot<String>, content: ContentPhrases, persons: PersonPhrases) -> Phrase {
        let homework: Phrase = "(hausaufgabe|hausaufgaben|die hausaufgaben|die hausaufgabe)"
        let named: Phrase = """
            [\(homework)] [in|für|im fach] \(subject.phrase) [\(homework)] | \(subject.phrase) auf
            """
        let core: Phrase = "(\(named)|\(content.phrase))"
        let item: Phrase = "\(core)|\(Self.due)"
        let filler: Phrase = .loop(.rare(.choice([persons.filler, Courtesies.filler, "auf", "und"])))
        let closing: Phrase = "(\(.rare("machen|erledigen|tun|auf|aufhaben|haben"))|\(Courtesies.orderEnd))"
        // Two of subject, content and day in any order; then more, as another subject begins another homework.
        let due = Self.due
        let more: Phrase = .list(item, separator: filler)
        return """
            [\(Courtesies.orderToWrite)] [[neue|eine|die|als] hausaufgabe] \(filler)
            (\(core) \(filler) \(more)|(\(due)) \(filler) \(core) [\(filler) \(more)]) \(filler)
            [\(closing)]
            """
    }

    /// The subject, content and day of each homework: another begins where one of them comes again.
    private static func groups(of match: Match) -> [[Match]] {
        var groups: [[Match]] = []
        for node in match.nodes(["subject", "content", "day", "nextLesson"]) {
            let part = part(of: node)
            let isAgain = groups.last?.contains { Self.part(of: $0) == part } ?? true
            groups.append((isAgain ? [] : groups.popLast() ?? []) + [node])
        }
        // „Seite 3 Mathe Nummer 4“ is one homework: what has no subject belongs to the one before.
        return groups.reduce(into: []) { whole, group in
            let hasSubject = group.contains { $0.name == "subject" }
            if hasSubject || whole.isEmpty { whole.append(group) } else { whole[whole.count - 1] += group }
        }
    }

    private static func part(of node: Match) -> String { node.name == "nextLesson" ? "day" : node.name }

    /// By when one of several is due: on its own day, else on that of the next that has one, else on the last day said.
    private static func due(of index: Int, in groups: [[Match]]) -> DuePhrase? {
        let days = groups.map { $0.first { part(of: $0) == "day" } }
        guard let day = days[index...].compactMap(\.self).first ?? days.compactMap(\.self).last else { return nil }
        return day.name == "nextLesson" ? .nextLesson : TimeSlots.day.value(day.words).map(DuePhrase.time)
    }

    /// „bis Donnerstag“, „bis zum fünften neunten“, „bis zur nächsten Stunde“.
    private static let due: Phrase = """
        [bis [zum|\(.rare("zu"))]|auf|für|zum] \(TimeSlots.day.phrase)
        | \(.slot("nextLesson", "(bis zur|für die|zur) nächsten stunde | (bis zum|zum) nächsten mal"))
        """

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
        .init(
            "mathe seite zwölf bis donnerstag und deutsch seite acht bis freitag",
            .addHomeworks([page("Mathematik", 12, "donnerstag"), page("Deutsch", 8)])),
        .init(
            "bis donnerstag mathe seite zwölf und bis freitag deutsch seite acht",
            .addHomeworks([page("Mathematik", 12, "donnerstag"), page("Deutsch", 8)])),
    ]

    private static func page(_ subject: String, _ number: Int, _ day: String = "freitag") -> HomeworkRequest {
        HomeworkRequest(
            subject: subject, content: HomeworkContent(parts: ["Seite \(number)"]),
            due: .time(TimePhrase(words: [day])), person: nil)
    }

    private static func page42(due: [String]?, person: PersonPhrase? = nil) -> Intent {
        .addHomework(
            HomeworkRequest(
                subject: "Mathematik", content: HomeworkContent(parts: ["Seite 42", "Nummer 3"]),
                due: due.map { .time(TimePhrase(words: $0)) }, person: person))
    }
}
