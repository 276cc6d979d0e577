import Foundation

/// A text for the library in a file that only its owner can read and that is gone as soon as this value is.
struct PrivateFile: ~Copyable {
    /// Where the file lies.
    let path: String

    /// Writes a text into the folder for temporary files.
    init(_ text: String) throws(RecognitionError) {
        var template = Array((FileManager.default.temporaryDirectory.path + "/albert-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.unwritable }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(text.utf8))
        } catch {
            unlink(path)
            throw Self.unwritable
        }
        self.path = path
    }

    deinit {
        unlink(path)
    }

    private static let unwritable = RecognitionError.model(
        "Im Ordner für vorläufige Dateien ist kein Platz für die Spracherkennung.")
}
