import Foundation
import Testing

@testable import AlbertVoice

@Suite(.enabled(if: TestModel.isThere && ProgramRun.isThere)) struct ModelCommandTests {
    /// A copy of the model's files, changed.
    private func model(in scratch: Scratch, _ change: (String, Data) -> Data? = { $1 }) throws -> String {
        let source = try #require(TestModel.folder).acoustic
        let target = scratch.folder.appending(path: "model")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for name in AcousticFiles.names {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: source + "/" + name)) else { continue }
            try change(name, data)?.write(to: target.appending(path: name))
        }
        return target.path
    }

    private func run(_ words: String..., in scratch: Scratch) throws -> ProgramRun {
        try ProgramRun(["model"] + words + ["--data", scratch.folder.path + "/data"])
    }

    @Test func aRightModelIsTakenAndGivenBack() throws {
        let scratch = try Scratch()
        let path = try model(in: scratch)
        #expect(try run("check", path, "--json", in: scratch).output.contains("\"ok\":true"))
        #expect(try run("use", path, in: scratch).status == 0)
        #expect(try run("list", in: scratch).output.contains("→ model-"))
        #expect(try run("use", "--default", in: scratch).status == 0)
        #expect(try run("list", in: scratch).output.contains("→ de"))
    }

    @Test(arguments: ["mdef", "means", "feat.params", "sendump"]) func theOldOneStaysInUse(missing: String) throws {
        let scratch = try Scratch()
        let path = try model(in: scratch) { $0 == missing ? nil : $1 }
        let run = try run("use", path, in: scratch)
        #expect(run.status == 1)
        #expect(run.output.contains("bleibt in Gebrauch"))
        #expect(run.output.contains(missing))
        #expect(run.errors.contains("The old model stays in use."))
    }

    @Test func anEmptyFolderAndATextAreNoModels() throws {
        let scratch = try Scratch()
        #expect(try run("check", scratch.folder.path, in: scratch).status == 1)
        let text = try scratch.write("liesmich.txt", Data("mdef".utf8))
        #expect(try run("check", text, in: scratch).status == 1)
        #expect(try run("check", "/nowhere", in: scratch).status == 1)
    }

    @Test func damageOnTheDiskIsASentenceAndTheShippedModelHears() throws {
        let scratch = try Scratch()
        #expect(try run("use", model(in: scratch), in: scratch).status == 0)
        let name = try #require(ModelLibrary(data: scratch.folder.path + "/data").current)
        let file = URL(fileURLWithPath: scratch.folder.path + "/data/models/\(name)/means")
        try Data(try Data(contentsOf: file).dropLast(100)).write(to: file)
        let recording = Sample.folder.appending(path: "Recordings/mach das rückgängig.flac").path
        let heard = try ProgramRun(["hear", "--dry-run", recording, "--data", scratch.folder.path + "/data"])
        #expect(heard.errors.contains("The model that ships is used instead."))
        #expect(heard.output.contains("„mach das rückgängig“"))
    }

    /// What no look at the files can find is found in another process, and this one lives to say so.
    @Test(arguments: AcousticFiles.names) func flippedBytesEndNothing(name: String) throws {
        var random = SeededRandom(seed: UInt64(name.utf8.count))
        for round in 0..<4 {
            let scratch = try Scratch()
            var isChanged = false
            let path = try model(in: scratch) { file, data in
                guard file == name else { return data }
                isChanged = true
                var data = data
                // Fifty at once are noticed at once; one alone may be found by the library only.
                for _ in 0..<(round == 0 ? 50 : 1) {
                    let place = Int.random(
                        in: 0..<(round.isMultiple(of: 2) ? min(2_048, data.count) : data.count), using: &random)
                    data[place] ^= UInt8.random(in: 1...255, using: &random)
                }
                return data
            }
            guard isChanged else { return }
            let run = try run("check", path, in: scratch)
            #expect([0, 1].contains(run.status), "\(run)")
            #expect(run.status == 0 || !run.errors.isEmpty)
        }
    }
}
