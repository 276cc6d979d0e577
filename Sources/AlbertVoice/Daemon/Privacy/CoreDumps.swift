import CLinux
import Glibc

/// Core files: memory on the disk, and in it what was heard.
public enum CoreDumps {
    /// Turns them off for this process and, by the limit, for all it starts.
    public static func forbid() throws(PrivacyFault) {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        // Not the limit alone: where a program takes core files through a pipe, the kernel does not look at it.
        guard setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0, albert_forbid_dumps() == 0 else {
            throw .dumps
        }
    }

    /// Whether they are off.
    public static var areForbidden: Bool { albert_dumps() == 0 }

    /// Whether this process and all it starts can never gain rights.
    public static var areNoNewPrivileges: Bool { albert_no_new_privileges() == 1 }
}
