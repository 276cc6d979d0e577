import AlbertVoice
import Foundation

/// The files around the program: configuration, data, model. Everything is opened when it is first needed.
struct Surroundings {
    let options: Options
    let environment = ProcessInfo.processInfo.environment
    private var output: Output { Output(isJSON: options.isJSON) }

    /// The folder with the family file and the user's words.
    var configuration: String {
        options.values["--config"] ?? Self.folder("XDG_CONFIG_HOME", ".config", environment)
    }

    /// The folder with the entries.
    var data: String {
        options.values["--data"] ?? Self.folder("XDG_DATA_HOME", ".local/share", environment)
    }

    /// Our folder in one of the XDG base directories.
    static func folder(_ variable: String, _ beneathHome: String, _ environment: [String: String]) -> String {
        if let base = environment[variable], !base.isEmpty { return base + "/albert" }
        // `$HOME`, as everybody expects; Foundation asks the list of users instead.
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        return home + "/" + beneathHome + "/albert"
    }

    /// The family and the language with its words.
    func household() throws -> Household {
        do {
            return try Household(configuration: configuration)
        } catch let error as FamilyFileError {
            throw Failure.environment(error.sentence, error.englishSentence)
        } catch let error as WordListError {
            throw Failure.environment(error.sentence, error.englishSentence)
        }
    }

    /// Who speaks: `--as`, else the first adult of the family.
    func speaker(in family: Family) throws -> Member {
        try member(options.values["--as"], in: family)
    }

    /// A member by name; the first adult where no name is given.
    func member(_ name: String?, in family: Family) throws -> Member {
        guard let name else { return family.members.first { $0.role == .adult } ?? family.members[0] }
        guard let member = family.member(name) else {
            throw Failure.usage(
                "Nobody in the family file is called \(name).",
                "\(name) steht nicht in der Familiendatei. Bekannt sind \(family.members.map(\.name).joined(separator: ", "))."
            )
        }
        return member
    }

    /// The database.
    func store() throws -> SQLiteStore {
        do {
            return try SQLiteStore(folder: data)
        } catch {
            throw Failure.environment(error.germanSentence, "\(error.path): \(error.detail)")
        }
    }

    /// The journal in the database.
    func journal(in store: SQLiteStore) throws -> Journal {
        do {
            return try Journal(store)
        } catch {
            throw Failure.environment(error.germanSentence, "\(error.path): \(error.detail)")
        }
    }

    /// The journal on disk.
    func journal() throws -> Journal { try journal(in: store()) }

    /// Everything in the journal as it is now.
    func state() throws -> JournalState {
        let journal = try journal()
        do {
            return try journal.state()
        } catch {
            throw Failure.environment(error.germanSentence, "\(error.path): \(error.detail)")
        }
    }

    /// An assistant for a household; a dry run keeps entries in memory only.
    func assistant(for household: Household) throws -> Assistant {
        let journal = options.isDryRun ? try Journal(MemoryStore()) : try journal()
        return Assistant(
            understander: household.understander, journal: journal, device: ProcessInfo.processInfo.hostName,
            isRehearsal: options.isDryRun)
    }

    /// What every command needs that acts for a person: when, who, and an assistant.
    func scene() throws -> (moment: Moment, speaker: Member, assistant: Assistant) {
        let moment = try options.moment()
        let household = try household()
        return (moment, try speaker(in: household.family), try assistant(for: household))
    }

    /// The model: `--model`, `$ALBERT_MODEL`, what `model use` chose, or the one that ships.
    ///
    /// A chosen one that has been damaged since is named on the error output, and the one that ships takes its place.
    func model() throws -> ModelFolder {
        let given = options.values["--model"] ?? environment["ALBERT_MODEL"]
        if let given { return try model(at: given) }
        let ours = try shippedModel()
        do {
            return try models.open(lexicon: ours) ?? ours
        } catch {
            output.warn("\(error.englishSentence) The model that ships is used instead.")
            return ours
        }
    }

    /// A model in a folder: one of ours with its lexicon, or somebody else's.
    func model(at path: String) throws -> ModelFolder {
        do {
            if FileManager.default.fileExists(atPath: path),
                !FileManager.default.fileExists(atPath: path + "/lexicon.tsv")
            {
                return try ModelFolder(foreign: path, lexicon: try shippedModel())
            }
            return try ModelFolder.find(argument: path, environment: nil, executable: Self.executable)
        } catch let fault as ModelFault {
            throw Failure(fault, .environment)
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }

    /// The model that ships with the program; where it lies elsewhere, the one of `$ALBERT_MODEL`.
    func shippedModel() throws -> ModelFolder {
        do {
            if let ours = try? ModelFolder.find(argument: nil, environment: nil, executable: Self.executable) {
                return ours
            }
            return try ModelFolder.find(
                argument: nil, environment: environment["ALBERT_MODEL"], executable: Self.executable)
        } catch {
            throw Failure(error)
        }
    }

    /// The voices that were learnt.
    var speakers: SpeakerLibrary { SpeakerLibrary(data: data) }

    /// What is kept of the cepstral mean.
    var mean: CepstralMeanFile { CepstralMeanFile(data: data) }

    /// The voice of whoever speaks (`--as`); a damaged one is named on the error output, and it goes on without.
    private func transform(of name: String?, for model: ModelFolder) -> SpeakerTransform? {
        guard let name else { return nil }
        do {
            return try speakers.load(name, for: model)
        } catch {
            output.warn("\(error.englishSentence) It goes on without the voice of \(name).")
            return nil
        }
    }

    /// The models the user brought.
    var models: ModelLibrary { ModelLibrary(data: data) }

    /// The lexicon of a model with the user's own pronunciations.
    func lexicon(of model: ModelFolder) throws -> Lexicon {
        do {
            return try Lexicon(
                path: model.lexicon, own: configuration + "/aussprache.tsv", phones: model.phones)
        } catch {
            throw Failure.environment(error.sentence, "The lexicon \(error.path) cannot be used.")
        }
    }

    /// A recogniser for everything the household can say.
    ///
    /// It carries the cepstral mean on from the last run.
    func recogniser(for household: Household) async throws -> SphinxRecogniser {
        try await recogniser(for: household, voice: options.values["--as"])
    }

    /// The same with the voice of somebody; nil for nobody's.
    func recogniser(for household: Household, voice: String?) async throws -> SphinxRecogniser {
        let model = try model()
        let lexicon = try lexicon(of: model)
        do {
            let recogniser = try SphinxRecogniser(
                model: model, automaton: household.understander.german.automaton, lexicon: lexicon,
                strictness: options.strictness(), transform: transform(of: voice, for: model))
            await recogniser.carry(from: mean.load(for: model))
            return recogniser
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }

    /// What hears the wake words of a device.
    ///
    /// - Throws: `Failure` where a wake word is too short or unknown.
    func detector(for settings: DeviceSettings, model: ModelFolder) throws -> WakeDetector {
        let lexicon = try lexicon(of: model)
        do {
            let chosen = try settings.wakeWords.map(WakeWord.init)
            for word in chosen { try word.check(in: lexicon) }
            return try WakeDetector(
                model: model, lexicon: lexicon, words: chosen.isEmpty ? WakeWord.standard : chosen,
                sensitivity: settings.sensitivity)
        } catch let fault as WakeWordFault {
            throw Failure.environment(fault.sentence, fault.englishSentence)
        } catch let error as RecognitionError {
            throw Failure(error)
        }
    }

    /// Keeps what the recogniser learnt about microphone and room, unless it is a dry run.
    func keep(_ recogniser: SphinxRecogniser) async {
        guard !options.isDryRun, let learnt = await recogniser.mean else { return }
        mean.save(learnt, for: recogniser.model)
    }

    /// Where this program lies.
    static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

extension Failure {
    /// A model that cannot be used: refused where the user named it, else the surroundings' fault.
    init(_ fault: ModelFault, _ status: Status) {
        self.init(status: status, german: fault.sentence, english: fault.englishSentence)
    }

    /// A recogniser that cannot be had.
    init(_ error: RecognitionError) {
        self = .environment(error.germanSentence, "The recogniser cannot be used. \(error.englishSentence)")
    }
}
