import Foundation
import Testing

@testable import AlbertVoice

/// A run of the program itself, which lies beside the tests.
struct ProgramRun {
    /// Exit status; negative where a signal ended it.
    let status: Int32
    /// What it wrote.
    let output: String
    /// What it wrote to the error output.
    let errors: String

    static let path: String? = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        // The test runner may be another program; then the build folder is where the bundle was loaded from.
        if !FileManager.default.isExecutableFile(atPath: folder.appending(path: "albert-voiced").path) {
            folder = Sample.root.appending(path: ".build/debug")
        }
        let path = folder.appending(path: "albert-voiced").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    /// Whether the program was built; says so where not.
    static let isThere: Bool = {
        if path == nil { print("albert-voiced ist nicht gebaut: Tests des Programms werden übersprungen.") }
        return path != nil
    }()

    init(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.path))
        process.arguments = arguments
        // Whose shell runs the tests must not choose their model.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "ALBERT_MODEL" }
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
