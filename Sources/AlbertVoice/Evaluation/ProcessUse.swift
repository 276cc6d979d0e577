import Foundation

/// What this process has used so far.
public struct ProcessUse: Hashable, Sendable {
    /// Processor time on all cores together, in seconds.
    public let seconds: Double
    /// The most memory it ever had, in megabytes of 2^20 bytes.
    public let peakMegabytes: Double

    /// The use up to now.
    ///
    /// The corresponding C function is `getrusage`.
    public static func now() -> ProcessUse {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        return ProcessUse(seconds: times.reduce(0, +), peakMegabytes: Double(usage.ru_maxrss) / 1024)
    }

    /// Processor time of the calling thread, in seconds.
    ///
    /// The corresponding C function is `clock_gettime`.
    static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
