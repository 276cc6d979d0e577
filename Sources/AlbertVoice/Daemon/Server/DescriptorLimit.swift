import Glibc

/// How many files and sockets this process may have open.
public enum DescriptorLimit {
    /// Raises it as far as the system lets, and gives what it is then: a client may bring a descriptor along.
    @discardableResult
    public static func raise(to wanted: Int = 8_192) -> Int {
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return 0 }
        if limit.rlim_cur < rlim_t(wanted) {
            var more = rlimit(rlim_cur: min(limit.rlim_max, rlim_t(wanted)), rlim_max: limit.rlim_max)
            if setrlimit(kind, &more) == 0 { limit = more }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
