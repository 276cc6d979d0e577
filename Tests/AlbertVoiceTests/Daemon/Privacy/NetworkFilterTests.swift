import Foundation
import Testing

@testable import AlbertVoice

@Suite("Nothing gets out") struct NetworkFilterTests {
    @Test func aSocketThatOpensInSpiteOfItIsAReasonNotToRun() {
        let trials = SocketFamily.allCases.map { SocketProbe.Trial(family: $0, outcome: .refused(1)) }
        #expect(throws: Never.self) { try NetworkFilter.check(SocketProbe(trials: trials)) }
        #expect(throws: PrivacyFault.leak(["Familie 29"])) {
            try NetworkFilter.check(SocketProbe(trials: trials, otherOpened: [29]))
        }
        #expect(throws: PrivacyFault.leak(["inet6"])) {
            try NetworkFilter.check(SocketProbe(trials: [SocketProbe.Trial(family: .inet6, outcome: .opened)]))
        }
    }

    @Test func socketsBetweenProgramsHereAreNoLeak() {
        #expect(throws: Never.self) {
            try NetworkFilter.check(SocketProbe(trials: [SocketProbe.Trial(family: .unix, outcome: .opened)]))
        }
    }

    @Test(.enabled(if: ProgramRun.isThere)) func theProgramProvesIt() throws {
        let scratch = try Scratch()
        let run = try ProgramRun(["doctor", "--privacy", "--json", "--data", scratch.folder.path + "/data"])
        #expect(run.status == 0, "\(run.output)")
        for family in SocketFamily.allCases where family != .unix {
            #expect(
                run.output.contains(
                    "{\"check\":\"Socket \(family.rawValue)\",\"ok\":true,\"text\":\"versucht, abgelehnt"))
        }
        #expect(run.output.contains("{\"check\":\"Abstürze\",\"ok\":true"))
    }

    @Test(.enabled(if: ProgramRun.isThere)) func whatOthersMayReadFails() throws {
        let scratch = try Scratch()
        let data = scratch.folder.path + "/data"
        #expect(OwnerFile(path: data + "/x.json").save(["x"]))
        #expect(try ProgramRun(["doctor", "--privacy", "--data", data]).status == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: data + "/x.json")
        let run = try ProgramRun(["doctor", "--privacy", "--data", data])
        #expect(run.status == 3)
        #expect(run.output.contains("✗   Lesbar: auch für andere: x.json (644)"))
    }
}
