/// What is to be done for school: pages, exercises, things and what is done with them.
struct ContentPhrases: Sendable {
    /// All of it; the parts are found inside as `counted`, `task` and `activity`.
    let phrase: Phrase
    private let tasks: Slot<String>
    private let activities: Slot<String>

    private static let keywords = [
        "seite": "Seite", "seiten": "Seite", "nummer": "Nummer", "nummern": "Nummer", "aufgabe": "Aufgabe",
        "aufgaben": "Aufgabe", "übung": "Übung", "übungen": "Übung", "lektion": "Lektion", "kapitel": "Kapitel",
        "unit": "Unit", "absatz": "Absatz", "strophe": "Strophe", "arbeitsblatt": "Arbeitsblatt", "blatt": "Blatt",
    ]

    init(tasks: [Vocabulary.Term], activities: [Vocabulary.Term]) {
        self.tasks = Slot("task", terms: tasks)
        self.activities = Slot("activity", terms: activities)
        let number: Phrase = "\(NumberPhrases.upToNineHundredNinetyNine) [\(.rare("a|b|c|d|e|f"))]"
        let keyword = Phrase(list: Self.keywords.keys.sorted())
        let counted: Phrase = .slot(
            "counted", "\(keyword) \(.list(number, separator: "(bis [zu]|und)"))")
        let part: Phrase = """
            [auf|von|zu|aus|im buch|im heft] \(counted)
            | [das|die|den|der|ein|eine|einen|\(.rare("mein|meine|unser|unsere|vom|am|zum"))] \(self.tasks.phrase)
            | \(self.activities.phrase)
            """
        phrase = .slot("content", .list(part, separator: "[und|mit]"))
    }

    /// The content of a sentence, part by part.
    func content(of nodes: [Match]) -> HomeworkContent {
        HomeworkContent(parts: parts(of: nodes.filter { $0.name == "content" }.flatMap(\.children)))
    }

    /// A thing and what is done with it are one part: „Vokabeln lernen“, „Seite 12 lesen“.
    private func parts(of nodes: [Match]) -> [String] {
        var parts: [String] = []
        var isThing = false
        for node in nodes {
            switch node.name {
            case activities.name:
                let activity = activities.value(node.words) ?? ""
                parts.append(isThing ? "\(parts.popLast() ?? "") \(activity)" : activity)
            case tasks.name:
                parts.append(tasks.value(node.words) ?? "")
            default:
                parts.append(Self.counted(node.words))
            }
            isThing = node.name != activities.name
        }
        return parts
    }

    /// „seite zweiundvierzig bis fünfzig“ → „Seite 42 bis 50“.
    private static func counted(_ words: [String]) -> String {
        var text = words.first.flatMap { keywords[$0] } ?? ""
        var number: [String] = []
        func flush() {
            guard !number.isEmpty else { return }
            let value = GermanNumber.value(of: number).map(String.init) ?? number.joined(separator: " ")
            text += " " + value
            number = []
        }
        for word in words.dropFirst() {
            if ["bis", "und", "zu"].contains(word) {
                flush()
                text += word == "zu" ? "" : " " + word
            } else if word.count == 1 {
                let follows = !number.isEmpty
                flush()
                text += (follows ? "" : " ") + word
            } else {
                number.append(word)
            }
        }
        flush()
        return text
    }
}
