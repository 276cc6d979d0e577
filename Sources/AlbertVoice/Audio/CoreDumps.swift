import CLinux
import Foundation

/// Dumps of a process' memory, which would hold what was said last.
public enum CoreDumps {
    /// Forbids them for this process and its children, and with that other processes of the user to read its memory.
    ///
    /// - Returns: Whether both succeeded: no dump to a file (`RLIMIT_CORE`) and none to a program (`PR_SET_DUMPABLE`).
    @discardableResult
    public static func forbid() -> Bool {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        let isLimited = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0
        return albert_set_dumpable(0) == 0 && isLimited
    }

    /// Whether they are forbidden.
    public static var areForbidden: Bool {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        return limit.rlim_cur == 0 && albert_get_dumpable() == 0
    }
}
