import AlbertVoice
import Foundation

/// `model list|check|use|remove`: acoustic models from elsewhere.
struct ModelCommand: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        do {
            switch options.arguments.first ?? "list" {
            case "list": return try list()
            case "check": return try check()
            case "use": return try await use()
            case "remove": return try remove()
            case "probe": return try probe()
            case let other:
                throw Failure.usage(
                    "model takes list, check, use or remove, not \(other).", "model \(other) gibt es nicht.")
            }
        } catch let fault as ModelFault {
            throw Failure(fault, .refused)
        }
    }

    private var surroundings: Surroundings { Surroundings(options: options) }

    private func folder() -> String? {
        options.arguments.count > 1 ? options.arguments[1] : nil
    }

    /// All models, the one in use marked.
    private func list() throws -> Status {
        let (shipped, library) = (try surroundings.shippedModel(), surroundings.models)
        let inUse = (try? library.open(lexicon: shipped)) == nil ? nil : library.current
        show("de", shipped, isInUse: inUse == nil, nil)
        for name in library.names {
            do throws(ModelFault) {
                let model = try ModelFolder(foreign: library.path(of: name), lexicon: shipped)
                show(name, model, isInUse: name == inUse, nil)
            } catch {
                show(name, nil, isInUse: false, error)
            }
        }
        return .done
    }

    private func show(_ name: String, _ model: ModelFolder?, isInUse: Bool, _ fault: ModelFault?) {
        let path = model?.path ?? surroundings.models.path(of: name)
        output.line(
            options.isJSON
                ? "{\"name\":\(name.jsonQuoted),\"path\":\(path.jsonQuoted),\"inUse\":\(isInUse),"
                    + "\"error\":\(fault?.englishSentence.jsonQuoted ?? "null")}"
                : "\(isInUse ? "→" : " ") \(name)\t\(fault?.sentence ?? path)")
    }

    /// Looks at every file, then loads the model and decodes a recording in another process.
    private func check() throws -> Status {
        let model = try folder().map(open) ?? surroundings.model()
        let result = try probe(model.path)
        output.line(
            options.isJSON
                ? "{\"model\":\(model.path.jsonQuoted),\"ok\":true,\"heard\":\(result.heard),\"words\":\(result.words)}"
                : "gut: \(model.path) hört \(result.heard) von \(result.words) Wörtern der Probeaufnahme.")
        return .done
    }

    private func use() async throws -> Status {
        let library = surroundings.models
        if options.flags.contains("--default") {
            try library.useShipped()
            surroundings.mean.remove()
            return used("de", "Das mitgelieferte Sprachmodell ist wieder in Gebrauch.")
        }
        guard let path = folder() else {
            throw Failure.usage("model use needs a folder or --default.", "Welches Modell? Nenne seinen Ordner.")
        }
        do throws(Failure) {
            let name = try await take(path, into: library)
            // Another model has other cepstra.
            surroundings.mean.remove()
            return used(name, "Das Sprachmodell „\(name)“ ist in Gebrauch.")
        } catch {
            let old = library.current.map { "„\($0)“" } ?? "Das mitgelieferte"
            throw Failure(
                status: error.status, german: error.german + " \(old) bleibt in Gebrauch.",
                english: error.english + " The old model stays in use.")
        }
    }

    private func take(_ path: String, into library: ModelLibrary) async throws(Failure) -> String {
        do {
            return try await library.use(try open(path)) { copy in _ = try probe(copy) }
        } catch let fault as ModelFault {
            throw Failure(fault, .refused)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .environment("Das Sprachmodell lässt sich nicht übernehmen.", "The model cannot be taken: \(error)")
        }
    }

    private func used(_ name: String, _ sentence: String) -> Status {
        output.line(
            options.isJSON ? "{\"name\":\(name.jsonQuoted),\"toast\":\(sentence.jsonQuoted)}" : sentence)
        return .done
    }

    /// Deletes a copy that is not in use.
    private func remove() throws -> Status {
        let library = surroundings.models
        guard let name = folder(), library.names.contains(name), name != library.current else {
            throw Failure(
                status: .refused, german: "So ein Modell gibt es nicht, oder es ist in Gebrauch.",
                english: "There is no such model, or it is in use.")
        }
        try library.remove(name)
        return used(name, "Das Sprachmodell „\(name)“ ist gelöscht.")
    }

    /// A model in a folder, or one that was brought before, by its name.
    private func open(_ path: String) throws -> ModelFolder {
        let library = surroundings.models
        let isName = !FileManager.default.fileExists(atPath: path) && library.names.contains(path)
        return try ModelFolder(
            foreign: isName ? library.path(of: path) : path, lexicon: try surroundings.shippedModel())
    }
}

extension ModelCommand {
    /// How long a model may take to load and decode three seconds of sound.
    private static let patience = 60.0

    /// Runs this program anew with `model probe FOLDER`, so that whatever the library does is only its end.
    private func probe(_ path: String) throws -> ModelProbe.Result {
        let child = try ChildProcess(
            [Surroundings.executable, "model", "probe", path, "--data", surroundings.data, "--config", "/nonexistent"],
            seconds: Self.patience)
        guard child.end == .exited(0), let result = ModelProbe.Result(child.output) else {
            throw ModelFault(path, .library(Self.reason(child)))
        }
        guard result.isWell else { throw ModelFault(path, .deaf(heard: result.heard, of: result.words)) }
        return result
    }

    private static func reason(_ child: ChildProcess) -> String {
        switch child.end {
        case .signalled(SIGKILL): "timeout"
        case .signalled(let signal): "signal \(signal)"
        case .exited(let status): "status \(status)"
        }
    }

    /// What the other process does.
    private func probe() throws -> Status {
        let path = folder() ?? ""
        let ours = try surroundings.shippedModel()
        let model = path == ours.path ? ours : try ModelFolder(foreign: path, lexicon: ours)
        let lexicon = try surroundings.lexicon(of: model)
        do {
            output.line(try ModelProbe.run(model, lexicon: lexicon).text)
            return .done
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }
}
