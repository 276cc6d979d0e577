import AlbertVoice
import Foundation

/// The Python virtual environment of the other parsers, in the cache folder; made on first use.
struct PeerEnvironment {
    private static let packages = ["dateparser", "hassil", "home-assistant-intents"]
    private let folder: String

    private var python: String { folder + "/bin/python3" }

    /// Finds the environment, or makes it; without Python or its package index a sentence says so.
    init() throws {
        folder = Surroundings.folder("XDG_CACHE_HOME", ".cache", ProcessInfo.processInfo.environment) + "/peers"
        if try isReady() { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard try Self.succeeds(["/usr/bin/env", "python3", "-m", "venv", folder]) else {
            throw Failure.environment(
                "Für den Vergleich fehlt Python 3 mit venv.",
                "Python 3 with venv is missing, or \(folder) not writable.")
        }
        guard try Self.succeeds([python, "-m", "pip", "install", "--quiet"] + Self.packages), try isReady() else {
            throw Failure.environment(
                "Die anderen Programme lassen sich nicht von PyPI holen. Ist das Netz da?",
                "pip cannot install \(Self.packages.joined(separator: ", ")) into \(folder).")
        }
    }

    private func isReady() throws -> Bool {
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        return try Self.succeeds([python, "-c", "import dateparser, hassil, home_assistant_intents"])
    }

    /// What a script of ours prints, line by line.
    func lines(of script: String, _ arguments: [String]) throws -> [String] {
        let run = try ChildProcess([python, script] + arguments, seconds: 900)
        guard run.end == .exited(0) else {
            throw Failure.environment(
                "Die anderen Programme sind gescheitert. Lösche \(folder).", "\(script) failed with \(run.end).")
        }
        return run.output.split(separator: "\n").map(String.init)
    }

    private static func succeeds(_ words: [String]) throws -> Bool {
        try ChildProcess(words, seconds: 600).end == .exited(0)
    }
}
