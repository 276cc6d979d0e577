import Foundation
import Testing

@testable import AlbertVoice

@Suite("listen and what goes to it", .enabled(if: ProgramRun.isThere))
struct ListenCommandTests {
    private let scratch: Scratch
    private var socket: String { scratch.folder.path + "/run/socket" }
    private var data: String { scratch.folder.path + "/data" }

    init() throws { scratch = try Scratch() }

    private func run(_ words: String...) throws -> ProgramRun { try ProgramRun(words + ["--socket", socket]) }

    /// A daemon in a process of its own, ready when this returns.
    private func listening() throws -> (process: Process, output: Pipe) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(ProgramRun.path))
        process.arguments = [
            "listen", "--no-microphone", "--socket", socket, "--data", data, "--config",
            scratch.folder.path + "/config",
            "--zone", "Europe/Berlin",
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        // The first line comes when it is ready.
        #expect(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).hasPrefix("Ich bin da"))
        return (process, output)
    }

    @Test func commandsUseItWhereItRunsAndSignalsEndIt() throws {
        let (process, _) = try listening()
        #expect(try run("say", "Mathe Seite 42 bis Donnerstag").status == 0)
        #expect(try run("say", "Zahnarzt für Lena").output == "Für wann?\n")
        #expect(try run("say", "am Freitag um vier").output.hasPrefix("Zahnarzt für Lena, Freitag"))
        #expect(try run("undo").output.hasPrefix("Zurückgenommen: Zahnarzt"))
        #expect(try run("redo").output.hasPrefix("Wieder da: Zahnarzt"))
        #expect(try run("show", "homework", "--json").output.contains("\"list\":[\"Mathe, Seite 42"))
        let direct = try ProgramRun(["say", "--as", "Egon", "Mathe", "--data", data, "--no-daemon"])
        #expect(try run("say", "--as", "Egon", "Mathe").status == direct.status && direct.status == 2)
        #expect(try run("say", "Mathe kaufen im Mond").status == 1)
        #expect(try run("mute").output == "Das Mikrofon ist aus.\n")
        #expect(try run("status", "--json").output.contains("\"muted\":true"))
        #expect(try run("reload").status == 0)
        let other = scratch.folder.path + "/other"
        #expect(try run("show", "homework", "--data", other).output != run("show", "homework").output)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(PrivateFolder(path: data).open.isEmpty)
        #expect(try run("status").status == 3)
    }

    @Test func aSecondOneIsRefusedPolitely() throws {
        let (process, _) = try listening()
        let second = try run("listen", "--no-microphone", "--data", data)
        #expect(second.status == 3)
        #expect(second.output.hasPrefix("Ich laufe schon: \(socket)."))
        #expect(try run("stop").output == "Ich höre auf.\n")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func afterAKillTheNextOneCleansUp() throws {
        let first = try listening().process
        #expect(try run("say", "Mathe Seite 42 bis Donnerstag").status == 0)
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
        let second = try listening().process
        #expect(try run("show", "homework").output.contains("Mathe, Seite 42"))
        second.terminate()
        second.waitUntilExit()
    }

    @Test func whereNobodyListensThatIsSaid() throws {
        for command in ["status", "mute", "unmute", "reload", "subscribe", "stop"] {
            let run = try run(command)
            #expect(run.status == 3 && run.output.contains("hört niemand"), "\(command)")
        }
    }
}
