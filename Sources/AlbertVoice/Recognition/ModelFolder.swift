import Foundation

/// The folder of a language model: acoustic model, lexicon, list of phones.
public struct ModelFolder: Hashable, Sendable {
    /// The folder.
    public let path: String
    /// Names of the acoustic model's phones, „SIL“ among them.
    public let phones: Set<String>

    /// The folder of the acoustic model, as PocketSphinx' `-hmm` wants it.
    public var acoustic: String { path + "/acoustic" }
    /// The lexicon: word, tab, phones.
    public var lexicon: String { path + "/lexicon.tsv" }

    /// Opens a folder after a look at every file, so that the library is never given one that makes it crash.
    ///
    /// - Throws: `RecognitionError.model` with a sentence that names the file.
    public init(path: String) throws(RecognitionError) {
        self.path = path
        phones = try AcousticFiles(folder: path + "/acoustic").validate()
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
