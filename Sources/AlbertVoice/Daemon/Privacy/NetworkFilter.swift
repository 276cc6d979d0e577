import CSeccomp
import Glibc

/// Takes the network away from this process and all it starts, for good: a filter in the kernel refuses every socket that
/// is not between programs of this computer.
///
/// ```swift
/// let proof = try NetworkFilter.install()     // throws where a socket opens all the same
/// ```
///
/// Refused are `socket` and `socketpair` of every family but `AF_UNIX` (`EAFNOSUPPORT`), and `io_uring_setup`, whose rings
/// open sockets past the filter (`EPERM`). System calls of another word size are killed by libseccomp's default. It sets
/// no_new_privs, and covers all threads, also those that run already.
public enum NetworkFilter {
    /// Installs the filter and tries to open sockets.
    ///
    /// - Returns: What came of the tries: nothing opened but `unix`.
    /// - Throws: `PrivacyFault` where the kernel takes no filter, or a socket opens all the same.
    @discardableResult
    public static func install() throws(PrivacyFault) -> SocketProbe {
        try load()
        return try check(SocketProbe())
    }

    /// The probe, unless it found a way out.
    static func check(_ probe: SocketProbe) throws(PrivacyFault) -> SocketProbe {
        guard probe.leaks.isEmpty else { throw .leak(probe.leaks) }
        return probe
    }

    private static func load() throws(PrivacyFault) {
        guard let filter = seccomp_init(albert_allow()) else { throw .noFilter(ENOMEM) }
        defer { seccomp_release(filter) }
        var local = scmp_arg_cmp()
        local.arg = 0
        local.op = SCMP_CMP_NE
        local.datum_a = UInt64(AF_UNIX)
        try add("socket", EAFNOSUPPORT, [local], to: filter)
        try add("socketpair", EAFNOSUPPORT, [local], to: filter)
        try add("io_uring_setup", EPERM, [], to: filter)
        // 32-bit systems open sockets by this one call, whose argument is a pointer no filter can follow.
        if seccomp_syscall_resolve_name("socketcall") >= 0 { try add("socketcall", EAFNOSUPPORT, [], to: filter) }
        try perform(seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1))
        try perform(seccomp_load(filter))
    }

    private static func add(
        _ call: String, _ code: Int32, _ conditions: [scmp_arg_cmp], to filter: scmp_filter_ctx
    ) throws(PrivacyFault) {
        let number = seccomp_syscall_resolve_name(call)
        try perform(
            seccomp_rule_add_array(filter, albert_refuse_with(code), number, UInt32(conditions.count), conditions))
    }

    private static func perform(_ code: Int32) throws(PrivacyFault) {
        if code != 0 { throw .noFilter(-code) }
    }
}
