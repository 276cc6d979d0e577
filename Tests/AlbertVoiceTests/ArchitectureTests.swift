import Foundation
import Testing

@Suite("C stays where its handles are owned")
struct ArchitectureTests {
    private static let owners: [String: Set<String>] = [
        "CSphinx": [
            "SphinxDecoder.swift", "SphinxDecoder+Automaton.swift", "SphinxDecoder+Utterance.swift",
            "SphinxDecoder+Features.swift", "SphinxDecoder+Keyphrases.swift",
        ],
        "CAlsa": ["AlsaPCM.swift", "AlsaPlayback.swift"],
        "CSQLite": ["SQLiteConnection.swift", "SQLiteStatement.swift"],
        "CSndfile": ["AudioFile.swift"],
        "CSamplerate": ["Resampler.swift"],
        "CIcal": ["CalendarText.swift"],
        "CEspeak": ["Espeak.swift"],
        "CSeccomp": ["NetworkFilter.swift"],
        "CSystemd": ["ServiceManager.swift"],
        "CLinux": [
            "Peer.swift", "Connection.swift", "ServerLoop.swift", "CoreDumps.swift", "MemoryFile.swift",
            "DaemonClient.swift",
        ],
    ]

    private static let sources: [URL] = {
        let folder = Sample.root.appending(path: "Sources")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        return files.filter { $0.pathExtension == "swift" }
    }()

    @Test("only the owners import a C module", arguments: owners.keys.sorted())
    func imports(_ module: String) throws {
        let importers = try Self.sources.filter { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains {
                $0.hasPrefix("import \(module)") || $0.hasSuffix(" import \(module)")
            }
        }
        let names = Set(importers.map(\.lastPathComponent))
        #expect(!names.isEmpty)
        #expect(names.isSubset(of: Self.owners[module] ?? []), "\(names.subtracting(Self.owners[module] ?? []))")
    }

    /// The one file that names families of the network does so to try them, and to refuse to run where one opens.
    @Test("no source opens a network socket")
    func sockets() throws {
        for file in Self.sources where file.lastPathComponent != "SocketFamily.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in ["AF_INET", "URLSession", "getaddrinfo"] {
                #expect(!text.contains(word), "\(file.lastPathComponent) uses \(word)")
            }
        }
    }
}
