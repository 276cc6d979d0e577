import Foundation

/// The folder of a language model: acoustic model, lexicon, list of phones.
public struct ModelFolder: Hashable, Sendable {
    /// The folder.
    public let path: String
    /// Names of the phones that a lexicon may use, „SIL“ among them.
    public let phones: Set<String>
    /// The folder of the acoustic model, as PocketSphinx' `-hmm` wants it.
    public let acoustic: String
    /// The lexicon: word, tab, phones.
    public let lexicon: String
    /// The network of phones for the second look at the wake word; nil where the model has none.
    let wakeNet: String?
    /// From the lexicon's phones to those of the acoustic model.
    let translation: PhoneTranslation

    /// Opens a folder after a look at every file, so that the library is never given one that makes it crash.
    ///
    /// - Throws: `RecognitionError.model` with a sentence that names the file.
    public init(path: String) throws(RecognitionError) {
        self.path = path
        acoustic = path + "/acoustic"
        lexicon = path + "/lexicon.tsv"
        translation = .identity
        let net = path + "/wake.net"
        wakeNet = FileManager.default.fileExists(atPath: net) ? net : nil
        do {
            phones = try AcousticFiles(folder: path + "/acoustic").validate()
        } catch {
            throw .model(error.sentence)
        }
    }

    /// Opens somebody else's Sphinx model, to be used with the lexicon of ours.
    ///
    /// - Parameters:
    ///   - path: The folder with `mdef` and the others, or one that has a single such folder in it; `phones.map` lies in
    ///     either.
    ///   - ours: Whose lexicon and phones are used.
    /// - Throws: `ModelFault` with the first file at fault.
    public init(foreign path: String, lexicon ours: ModelFolder) throws(ModelFault) {
        let acoustic = try Self.acousticFolder(in: path)
        let model = try AcousticFiles(folder: acoustic).validate()
        let map = [acoustic, path].map { $0 + "/phones.map" }.first(where: FileManager.default.fileExists(atPath:))
        translation = try .find(at: map ?? path + "/phones.map", model: model, lexicon: ours.phones)
        phones = ours.phones
        lexicon = ours.lexicon
        wakeNet = nil
        self.path = path
        self.acoustic = acoustic
    }

    /// The words' pronunciations for a grammar, in the acoustic model's phones.
    ///
    /// - Throws: `RecognitionError.wordsWithoutPhones`.
    func dictionary(of words: [String], in lexicon: Lexicon) throws(RecognitionError) -> [Pronunciation] {
        try lexicon.pronunciations(of: words).map { translation.translate($0.forGrammar) }
    }

    /// The model's folder: the first of these that exists.
    ///
    /// - Parameters:
    ///   - argument: What the command line says; nothing else is tried where it is given.
    ///   - environment: `$ALBERT_MODEL`; likewise.
    ///   - executable: Path of the program: `../share/albert/models/de` beside it, then `Models/de` in any folder above.
    /// - Returns: The folder, looked through.
    /// - Throws: `RecognitionError.model` with a sentence.
    public static func find(
        argument: String?, environment: String?, executable: String
    ) throws(RecognitionError) -> ModelFolder {
        if let given = argument ?? environment {
            guard isFolder(given) else { throw .model("Den Ordner „\(given)“ mit dem Sprachmodell gibt es nicht.") }
            return try ModelFolder(path: given)
        }
        guard let path = candidates(beside: executable).first(where: isFolder) else {
            throw .model("Das Sprachmodell fehlt. Mit --model ORDNER oder $ALBERT_MODEL sagst du mir, wo es liegt.")
        }
        return try ModelFolder(path: path)
    }

    private static func candidates(beside executable: String) -> [String] {
        var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
        var found = [folder.deletingLastPathComponent().appending(path: "share/albert/models/de").path]
        while folder.path != "/" {
            found.append(folder.appending(path: "Models/de").path)
            folder.deleteLastPathComponent()
        }
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}

extension ModelFolder {
    /// The folder with `means`, at most three levels down: public packages have `model_parameters/NAME` beside `etc`.
    private static func acousticFolder(in path: String) throws(ModelFault) -> String {
        guard isFolder(path) else { throw ModelFault(path, .noFolder) }
        var level = [path]
        for _ in 0...3 {
            let found = level.filter { isModel($0) }
            if found.count > 1 {
                throw ModelFault(path, .severalModels(found.map { String($0.dropFirst(path.count + 1)) }))
            }
            if let found = found.first { return found }
            level = level.flatMap(subfolders)
        }
        throw ModelFault(path, .noModel)
    }

    private static func isModel(_ folder: String) -> Bool {
        let present = ["mdef", "means", "variances"].filter {
            FileManager.default.fileExists(atPath: folder + "/" + $0)
        }
        return present.count >= 2
    }

    private static func subfolders(of path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().prefix(50).map { path + "/" + $0 }.filter(isFolder)
    }
}
