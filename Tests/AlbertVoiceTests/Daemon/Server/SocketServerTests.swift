import Foundation
import Glibc
import Testing

@testable import AlbertVoice

/// A server that greets with „hello“ and says everything back.
private final class Echo: Sendable {
    let path: String
    let server: SocketServer
    private let task: Task<Void, Never>

    /// With a `latecomer`, nobody is greeted before so many came.
    init(_ scratch: Scratch, limits: ServerLimits = ServerLimits(), latecomer: Int = 1) throws {
        path = scratch.folder.path + "/run/socket"
        let server = try SocketServer(ListeningSocket(path: path), limits: limits)
        self.server = server
        task = Task {
            var waiting: [Connection.ID] = []
            for await event in server.events {
                switch event {
                case .opened(let id, _):
                    waiting.append(id)
                    guard id.number >= latecomer else { continue }
                    for id in waiting { server.order(.push(id, "hello")) }
                    waiting = []
                case .closed: break
                case .line(let id, _, let line, let descriptor):
                    Echo.answer(String(decoding: line, as: UTF8.self), descriptor, id, server)
                }
            }
        }
    }

    private static func answer(
        _ text: String, _ descriptor: ReceivedDescriptor?, _ id: Connection.ID, _ server: SocketServer
    ) {
        if text == "stay" { server.order(.subscribe(id)) }
        if text == "flood" { for _ in 0..<100 { server.order(.push(id, String(repeating: "x", count: 8_000))) } }
        server.order(.answer(id, descriptor.map { "\(text) \($0.samples()?.count ?? -1)" } ?? text))
    }

    func stop() async {
        server.order(.stop("Schluss."))
        await task.value
    }
}

@Suite("The socket") struct SocketServerTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func answersLineByLineAndSaysGoodbye() async throws {
        let echo = try Echo(scratch)
        let lines = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            client.send("eins\nzwei\n")
            return [client.line(), client.line(), client.line()]
        }
        #expect(lines == ["hello", "eins", "zwei"])
        let waiting = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            _ = client.line()
            return client
        }
        await echo.stop()
        let rest = try await blocking { waiting.lines() }
        #expect(rest == [Event.goodbye("Schluss.").line])
        #expect(!FileManager.default.fileExists(atPath: echo.path))
    }

    @Test func aThousandAtOnceEachGetTheirOwn() async throws {
        #expect(DescriptorLimit.raise() >= 2_200)
        let echo = try Echo(scratch)
        let wrong = try await blocking { [path = echo.path] in
            let clients = try (0..<1_000).map { _ in try RawClient(path: path) }
            for (number, client) in clients.enumerated() { client.send("\(number)\n") }
            return clients.enumerated().filter { number, client in
                client.line() != "hello" || client.line() != "\(number)"
            }.count
        }
        #expect(wrong == 0)
        await echo.stop()
    }

    @Test func whoComesTooManyIsToldSo() async throws {
        let echo = try Echo(scratch, limits: ServerLimits(clients: 2))
        let last = try await blocking { [path = echo.path] in
            let clients = try (0..<3).map { _ in try RawClient(path: path) }
            return clients.map { $0.line() }
        }
        #expect(last.filter { $0 == "hello" }.count == 2)
        #expect(last.contains(Event.goodbye("Es sind zu viele auf einmal da.").line))
        await echo.stop()
    }

    @Test(arguments: [String(repeating: "x", count: 100_000), String(repeating: "x", count: 70_000) + "\n"])
    func aLineThatIsTooLongEndsItWithAReason(text: String) async throws {
        let echo = try Echo(scratch)
        let lines = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            let greeting = client.line()
            client.send(text)
            return [greeting] + client.lines()
        }
        #expect(lines == ["hello", Event.goodbye("Eine Zeile darf höchstens 65536 Bytes haben.").line])
        await echo.stop()
    }

    @Test func theGreetingComesFirstAlsoToALineThatIsTooLong() async throws {
        let echo = try Echo(scratch, limits: ServerLimits(line: 100), latecomer: 2)
        let lines = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            client.send(String(repeating: "x", count: 200))
            // When this one is there the server had its turn with the first.
            _ = try RawClient(path: path).line()
            return client.lines()
        }
        #expect(lines == ["hello", Event.goodbye("Eine Zeile darf höchstens 100 Bytes haben.").line])
        await echo.stop()
    }

    @Test func whoEndsSendingStillGetsAnswersAlsoToALineWithoutEnd() async throws {
        let echo = try Echo(scratch)
        let lines = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            client.send("eins\nzwei")
            client.endSending()
            return client.lines()
        }
        #expect(lines == ["hello", "eins", "zwei"])
        await echo.stop()
    }

    @Test func whoSubscribedStaysAfterEndingToSend() async throws {
        let echo = try Echo(scratch)
        let client = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            client.send("stay\n")
            client.endSending()
            _ = (client.line(), client.line())
            return client
        }
        await echo.stop()
        #expect(try await blocking { client.lines() } == [Event.goodbye("Schluss.").line])
    }

    @Test func whoDoesNotReadIsSentAwayAndOthersAreAnswered() async throws {
        let echo = try Echo(scratch, limits: ServerLimits(linger: 600_000))
        let (slow, other) = try await blocking { [path = echo.path] in
            let slow = try RawClient(path: path)
            slow.send("flood\n")
            let other = try RawClient(path: path)
            other.send("eins\n")
            return (slow, [other.line(), other.line()])
        }
        #expect(other == ["hello", "eins"])
        let last = try await blocking { slow.lines().last }
        #expect(last == Event.goodbye("Du liest zu langsam.").line)
        await echo.stop()
    }

    @Test func whoGoesAwayInTheMiddleTakesNobodyAlong() async throws {
        let echo = try Echo(scratch)
        let line = try await blocking { [path = echo.path] in
            for text in ["", "half a li", "eins\n", "flood\n", "stay\n"] {
                let client = try RawClient(path: path)
                client.send(text)
            }
            let client = try RawClient(path: path)
            client.send("zwei\n")
            return [client.line(), client.line()]
        }
        #expect(line == ["hello", "zwei"])
        await echo.stop()
    }

    @Test func samplesComeInAFileInMemory() async throws {
        let echo = try Echo(scratch)
        let answers = try await blocking { [path = echo.path] in
            let client = try RawClient(path: path)
            for samples in [[Int16](repeating: 7, count: 16_000), []] {
                let file = try MemoryFile(samples)
                #expect(client.send("hear", with: file.descriptor))
            }
            #expect(client.send("hear", with: client.socket))
            return [client.line(), client.line(), client.line(), client.line()]
        }
        #expect(answers == ["hello", "hear 16000", "hear -1", "hear -1"])
        await echo.stop()
    }
}

@Suite("The socket's place") struct ListeningSocketTests {
    private let scratch: Scratch
    private var path: String { scratch.folder.path + "/run/socket" }

    init() throws { scratch = try Scratch() }

    @Test func belongsToItsOwner() throws {
        umask(0)
        let socket = try ListeningSocket(path: path)
        let items = PrivateFolder(path: scratch.folder.path + "/run").items
        #expect(items.map(\.path) == ["", "socket", "socket.lock"])
        #expect(items.map(\.mode) == [0o700, 0o600, 0o600])
        socket.close()
    }

    @Test func mayBeItsGroups() throws {
        let socket = try ListeningSocket(path: path, mode: 0o660)
        #expect(PrivateFolder(path: scratch.folder.path + "/run").items.map(\.mode) == [0o700, 0o660, 0o600])
        socket.close()
    }

    @Test func isGivenOnce() throws {
        let socket = try ListeningSocket(path: path)
        #expect(throws: SocketError(.running, path: path)) { try ListeningSocket(path: path) }
        socket.close()
        try ListeningSocket(path: path).close()
    }

    @Test func aSocketThatWasLeftIsRemoved() throws {
        let left = try SocketAddress.stream(path: path)
        try FileManager.default.createDirectory(
            atPath: scratch.folder.path + "/run", withIntermediateDirectories: true)
        let address = try SocketAddress(path)
        #expect(address.with { bind(left, $0, $1) } == 0)
        close(left)
        #expect(throws: SocketError(.nobody, path: path)) { try DaemonClient(path: path) }
        try ListeningSocket(path: path).close()
    }

    @Test func aFileThatIsNoSocketStays() throws {
        let file = try scratch.write("important", Data("x".utf8))
        #expect(throws: SocketError(.forbidden, path: file)) { try ListeningSocket(path: file) }
        #expect(FileManager.default.contents(atPath: file) == Data("x".utf8))
    }

    @Test func aPathMayBeTooLong() {
        let path = scratch.folder.path + "/" + String(repeating: "x", count: 120)
        #expect(throws: SocketError(.tooLong, path: path)) { try ListeningSocket(path: path) }
    }
}
