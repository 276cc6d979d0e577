/// Where the daemon's socket lies.
public enum SocketPath {
    /// Where a daemon serves: `--socket`, `$ALBERT_SOCKET`, systemd's `$RUNTIME_DIRECTORY`, `$XDG_RUNTIME_DIR/albert/socket`;
    /// where none of them is set, root's as the system's service, and nobody else's.
    public static func serving(_ option: String?, _ environment: [String: String], isRoot: Bool) -> String? {
        given(option, environment)
            // systemd may name several folders; the first is ours.
            ?? environment["RUNTIME_DIRECTORY"]?.split(separator: ":").first.map { "\($0)/socket" }
            ?? ofUser(environment) ?? (isRoot ? service : nil)
    }

    private static let service = "/run/albert/socket"

    /// Where a client looks, in this order; the system's service last.
    public static func candidates(_ option: String?, _ environment: [String: String]) -> [String] {
        if let given = given(option, environment) { return [given] }
        return [ofUser(environment)].compactMap { $0 } + [service]
    }

    private static func given(_ option: String?, _ environment: [String: String]) -> String? {
        option ?? environment["ALBERT_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func ofUser(_ environment: [String: String]) -> String? {
        environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 + "/albert/socket" }
    }
}
