import Testing

@testable import AlbertVoice

@Suite("Where the socket lies") struct SocketPathTests {
    @Test(
        arguments: [
            (["XDG_RUNTIME_DIR": "/run/user/1000"], false, "/run/user/1000/albert/socket"),
            (
                ["XDG_RUNTIME_DIR": "/run/user/1000", "RUNTIME_DIRECTORY": "/run/albert:/run/x"], true,
                "/run/albert/socket"
            ),
            (["XDG_RUNTIME_DIR": ""], true, "/run/albert/socket"), ([:], false, nil),
            (["ALBERT_SOCKET": "/tmp/a"], true, "/tmp/a"),
        ] as [([String: String], Bool, String?)])
    func aDaemonServesWhereClientsLook(environment: [String: String], isRoot: Bool, path: String?) {
        let found = SocketPath.serving(nil, environment, isRoot: isRoot)
        #expect(found == path)
        if let path { #expect(SocketPath.candidates(nil, environment).contains(path)) }
        #expect(SocketPath.serving("/tmp/b", environment, isRoot: isRoot) == "/tmp/b")
    }
}
