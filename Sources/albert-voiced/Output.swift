import AlbertVoice
import Foundation

/// Where answers go: boxes in a terminal, plain lines elsewhere, JSON where it is asked for.
struct Output {
    let isJSON: Bool
    /// Whether nothing of what is told was kept.
    var isDryRun = false

    private var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// A line as it is.
    func line(_ text: String) {
        print(text)
    }

    /// A toast and the list that was asked for.
    func show(_ reply: Reply, at moment: Moment, leading: [(key: String, json: String)] = []) {
        if isJSON {
            print(reply.report(at: moment, leading: leading, isDryRun: isDryRun))
        } else if !reply.list.isEmpty {
            reply.list.forEach { print($0) }
        } else {
            box(reply.toast)
            if isDryRun, reply.outcome == .done, !reply.understanding.entries.isEmpty {
                print("Nur zur Probe: Es ist nichts eingetragen.")
            }
        }
        fflush(nil)
    }

    /// What the daemon answered, as the program itself would show it.
    func show(_ response: Response) {
        if isJSON {
            let plain = "{\"toast\":\(response.toast.sentence.jsonQuoted)"
            print(response.report ?? plain + (response.error.map { ",\"error\":\($0.jsonQuoted)" } ?? "") + "}")
        } else if !response.list.isEmpty {
            response.list.forEach { print($0) }
        } else {
            box(response.toast)
        }
        fflush(nil)
        if let error = response.error { warn(error) }
    }

    /// A toast as a box above the prompt, or as a line where nobody looks at a terminal.
    func box(_ toast: Toast) {
        guard isTerminal else { return print(toast.sentence) }
        let undo = toast.undoToken.map { "[Rückgängig: albert-voiced undo \($0)]" }
        let lines = Self.wrapped(toast.sentence, width: 66) + (undo.map { [$0] } ?? [])
        let width = lines.map(\.count).max() ?? 0
        print("╭" + String(repeating: "─", count: width + 2) + "╮")
        for line in lines { print("│ " + line + String(repeating: " ", count: width - line.count) + " │") }
        print("╰" + String(repeating: "─", count: width + 2) + "╯")
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + word.count < width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// What a check found: well, or not.
    func check(_ name: String, isWell: Bool, _ text: String) {
        line(
            isJSON
                ? "{\"check\":\(name.jsonQuoted),\"ok\":\(isWell),\"text\":\(text.jsonQuoted)}"
                : "\(isWell ? "gut " : "✗   ")\(name): \(text)")
    }

    /// A line for the log: the program goes on.
    func warn(_ english: String) {
        FileHandle.standardError.write(Data("albert-voiced: \(english)\n".utf8))
    }

    /// A failure: German where answers go, English on the error output.
    func show(_ failure: Failure) {
        if isJSON {
            print("{\"toast\":\(failure.german.jsonQuoted),\"error\":\(failure.english.jsonQuoted)}")
        } else {
            print(failure.german)
        }
        fflush(nil)
        warn(failure.english)
    }
}
