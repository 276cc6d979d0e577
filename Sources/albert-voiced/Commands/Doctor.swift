import AlbertVoice
import Foundation

/// `doctor`: looks at everything the program needs; each line is well or says what to do.
struct Doctor: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        if options.flags.contains("--privacy") { return DoctorPrivacy(options: options, output: output).run() }
        let surroundings = Surroundings(options: options)
        let checks: [(String, () async throws -> String)] = [
            ("Familie", { try family(surroundings) }),
            ("Modell", { try surroundings.model().path }),
            ("Lexikon", { try lexicon(surroundings) }),
            ("Mikrofon", { try await microphone() }),
            ("Klang", { try mean(surroundings) }),
            ("Stimmen", { try voices(surroundings) }),
            ("Einträge", { try entries(surroundings) }),
            ("Rechte", { try permissions(surroundings) }),
        ]
        var (status, said) = (Status.done, Set<String>())
        for (name, check) in checks {
            do {
                output.check(name, isWell: true, try await check())
            } catch {
                status = .environment
                let sentence = sentence(for: error)
                output.check(name, isWell: false, said.insert(sentence).inserted ? sentence : "siehe oben")
            }
        }
        return status
    }

    private func sentence(for error: any Error) -> String {
        switch error {
        case let failure as Failure: failure.german
        case let error as StoreError: advice(on: error)
        case let error as AlsaError: error.sentence
        case let error as RecognitionError: error.germanSentence
        case let error as ModelFault: error.sentence
        default: "\(error)"
        }
    }

    /// Elsewhere a sentence may send people here; here it says what to do.
    private func advice(on error: StoreError) -> String {
        switch error.reason {
        case .damaged: "Die Datei \(error.path) ist beschädigt. Lege sie beiseite und spiele eine Sicherung ein."
        case .forbidden, .other: "\(error.path) lässt sich nicht anlegen oder öffnen."
        case .full, .locked, .tooNew: error.germanSentence
        }
    }

    private func family(_ surroundings: Surroundings) throws -> String {
        let family = try surroundings.household().family
        return family.members.map(\.name).joined(separator: ", ")
    }

    private func lexicon(_ surroundings: Surroundings) throws -> String {
        let words = try surroundings.household().understander.german.automaton.vocabulary
        let lexicon = try surroundings.lexicon(of: try surroundings.model())
        let missing = words.filter { lexicon.pronunciation(of: $0) == nil }
        guard missing.isEmpty else {
            throw Failure.environment(
                "\(missing.count) Wörter haben keine Aussprache: „albert-voiced words check“ zeigt sie.",
                "words lack phones")
        }
        return "\(words.count) Wörter, alle mit Aussprache"
    }

    private func microphone() async throws -> String {
        let device = options.values["--device"] ?? "default"
        for try await frame in Microphone(device: device).frames() {
            return "„\(device)“ nimmt auf (\(frame.samples.count) Werte gelesen)"
        }
        throw Failure.environment("Das Mikrofon „\(device)“ liefert nichts.", "no frames")
    }

    /// What is kept about microphone and room; `--reset` forgets it.
    private func mean(_ surroundings: Surroundings) throws -> String {
        if options.flags.contains("--reset") { surroundings.mean.remove() }
        guard let kept = surroundings.mean.load(for: try surroundings.model()) else { return "noch nichts gemerkt" }
        return "aus \(kept.frames / 100) Sekunden Sprache gemerkt, „doctor --reset“ vergisst es"
    }

    private func voices(_ surroundings: Surroundings) throws -> String {
        let (names, model) = (surroundings.speakers.names, try surroundings.model())
        for name in names {
            do throws(ModelFault) {
                _ = try surroundings.speakers.load(name, for: model)
            } catch {
                throw Failure.environment(
                    "\(error.sentence) „albert-voiced adapt \(name)“ lernt die Stimme neu.", error.englishSentence)
            }
        }
        return names.isEmpty ? "keine gelernt" : names.joined(separator: ", ")
    }

    private func entries(_ surroundings: Surroundings) throws -> String {
        let store = try SQLiteStore(folder: surroundings.data)
        let verdict = try store.integrity()
        guard verdict == "ok" else { throw StoreError(.damaged, path: store.path, detail: verdict) }
        let count = try Journal(store).state().entries.count
        return "\(count == 1 ? "Ein Eintrag" : "\(count) Einträge") in \(store.path)"
    }

    private func permissions(_ surroundings: Surroundings) throws -> String {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: surroundings.data, isDirectory: &isFolder)
        guard !isThere || isFolder.boolValue else {
            throw Failure.environment(
                "\(surroundings.data) ist kein Ordner. Nenne mit --data einen anderen.", "data is no folder")
        }
        let mode = try FileManager.default.attributesOfItem(atPath: surroundings.data)[.posixPermissions] as? Int ?? 0
        guard mode & 0o077 == 0 else {
            throw Failure.environment(
                "Andere können \(surroundings.data) lesen. „chmod 700 \(surroundings.data)“ ändert das.", "data is open"
            )
        }
        return "\(surroundings.data) gehört nur dir"
    }
}
