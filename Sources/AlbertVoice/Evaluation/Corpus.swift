import Foundation

/// A folder of recordings with what is said in them.
///
/// `transcripts.tsv` has a line for each recording: file, speaker, text, with tabulators between; further columns are not
/// looked at, and neither are empty lines and those that begin with „#“. A folder without it holds sounds in which nobody
/// says anything to Albert.
public struct Corpus: Hashable, Sendable {
    /// A recording and what is said in it.
    public struct Recording: Hashable, Sendable {
        /// The sound file.
        public var path: String
        /// Its name within the folder.
        public var file: String
        /// Who speaks; „–“ where nobody does.
        public var speaker: String
        /// What is said; nil where the folder has no transcripts.
        public var text: String?
    }

    /// The folder's own name, „hd_digits“.
    public let name: String
    /// The recordings in the order of the transcripts, or by name.
    public private(set) var recordings: [Recording]
    /// Lines of `transcripts.tsv` that name no recording, each with its number.
    public let faults: [Fault]

    /// Something that could not be measured, in English.
    public struct Fault: Hashable, Sendable {
        /// The file, or the line of the transcripts.
        public var place: String
        /// What is wrong with it.
        public var sentence: String
    }

    /// Opens a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - needsText: Whether a folder without transcripts is refused.
    /// - Throws: `CorpusError`, where nothing can be measured at all; single faulty lines go to `faults`.
    public init(folder: String, needsText: Bool) throws(CorpusError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw .missing(folder)
        }
        let url = URL(fileURLWithPath: folder)
        name = url.lastPathComponent
        if FileManager.default.fileExists(atPath: folder + "/transcripts.tsv") {
            guard let text = try? String(contentsOfFile: folder + "/transcripts.tsv", encoding: .utf8) else {
                throw .unreadable(folder)
            }
            (recordings, faults) = Self.read(text, in: folder)
        } else {
            let sounds = SoundFolder.files(below: folder)
            guard !needsText || sounds.isEmpty else { throw .noTranscripts(folder) }
            faults = []
            recordings = sounds.map {
                Recording(path: folder + "/" + $0, file: $0, speaker: "–", text: nil)
            }
        }
        guard !recordings.isEmpty else { throw .empty(folder) }
    }

    /// The first recordings only.
    public func prefix(_ count: Int) -> Corpus {
        var some = self
        some.recordings = Array(recordings.prefix(count))
        return some
    }

    private static func read(_ text: String, in folder: String) -> ([Recording], [Fault]) {
        var recordings: [Recording] = []
        var faults: [Fault] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.hasSuffix("\r") ? line.dropLast() : line
            guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3, !fields[0].isEmpty else {
                faults.append(
                    Fault(
                        place: "\(folder)/transcripts.tsv, line \(index + 1)",
                        sentence: "A line is file, speaker and text with tabulators between."))
                continue
            }
            recordings.append(
                Recording(path: folder + "/" + fields[0], file: fields[0], speaker: fields[1], text: fields[2]))
        }
        return (recordings, faults)
    }
}
