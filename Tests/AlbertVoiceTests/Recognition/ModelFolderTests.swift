import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere)) struct ModelFolderTests {
    static let files = ["feat.params", "mdef", "means", "variances", "sendump", "transition_matrices"]

    /// A copy of the model in which one file is changed; nil removes it.
    private func copy(_ scratch: Scratch, changing name: String, _ change: (Data) -> Data?) throws -> String {
        let model = try #require(TestModel.folder)
        let target = scratch.folder.appending(path: "acoustic")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for file in Self.files {
            let data = try Data(contentsOf: URL(fileURLWithPath: model.acoustic + "/" + file))
            try (file == name ? change(data) : data)?.write(to: target.appending(path: file))
        }
        return scratch.folder.path
    }

    private func expectRefused(_ name: String, _ change: (Data) -> Data?) throws {
        let scratch = try Scratch()
        let path = try copy(scratch, changing: name, change)
        let error = #expect(throws: RecognitionError.self) { try ModelFolder(path: path) }
        guard case .model(let sentence) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(sentence.contains(name) || name == "means" && sentence.contains("variances"))
    }

    @Test(arguments: files) func aMissingFileIsNamed(name: String) throws {
        try expectRefused(name) { _ in nil }
    }

    @Test(arguments: files) func anEmptyFileIsNamed(name: String) throws {
        try expectRefused(name) { _ in Data() }
    }

    @Test(arguments: files.dropFirst()) func aTruncatedFileIsNamed(name: String) throws {
        try expectRefused(name) { $0.prefix($0.count * 2 / 3) }
        try expectRefused(name) { $0.dropLast() }
    }

    @Test(arguments: files.dropFirst()) func aFileOfNoiseIsNamed(name: String) throws {
        var random = SeededRandom(seed: 3)
        try expectRefused(name) { data in Data((0..<data.count).map { _ in UInt8(truncatingIfNeeded: random.next()) }) }
    }

    @Test(arguments: ["means", "variances", "transition_matrices"]) func aFlippedBitIsNoticed(name: String) throws {
        try expectRefused(name) { data in
            var changed = data
            changed[data.count / 2] ^= 8
            return changed
        }
    }

    /// The library would end the program here: the type of mean normalisation is unknown to it.
    @Test func anOptionTheLibraryCallsFatalIsNamed() throws {
        let scratch = try Scratch()
        let path = try copy(scratch, changing: "feat.params") { _ in Data("-feat 1s_c_d_dd\n-cmn nonsense\n".utf8) }
        let error = #expect(throws: RecognitionError.self) { try ModelFolder(path: path) }
        guard case .model(let sentence) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(sentence.contains("Zeile 2"))
    }

    /// A node of the tree with more children than there are nodes: found by flipping bytes.
    @Test func aTreeThatLeavesItsArrayIsNoticed() throws {
        for place in 3_000..<3_040 {
            let scratch = try Scratch()
            let path = try copy(scratch, changing: "mdef") { data in
                var changed = data
                changed[place] = 0xFF
                return changed
            }
            _ = try? ModelFolder(path: path)
        }
    }

    @Test func aFolderThatIsNotThereIsASentence() {
        #expect(throws: RecognitionError.self) {
            try ModelFolder.find(argument: "/nowhere", environment: nil, executable: "/bin/x")
        }
        #expect(throws: RecognitionError.self) {
            try ModelFolder.find(argument: nil, environment: nil, executable: "/bin/x")
        }
    }
}
