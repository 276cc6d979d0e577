// Two threads count. Without an argument they do so without a lock: ThreadSanitizer has to see it, or it is not at work.
//
// With „mutex“ they count under a lock, which is no fault. ThreadSanitizer of Swift 6.3 does not see the futex that Mutex takes on Linux
// where one waits, and calls it a race. Where that ends without a report, the line for Mutex in tsan.supp has to go.
import Dispatch
import Foundation
import Synchronization

final class Count: @unchecked Sendable {
    // Sendable: it is not, on purpose.
    var bare = 0
    let locked = Mutex(0)
}

let (count, isLocked) = (Count(), CommandLine.arguments.contains("mutex"))
let begun = DispatchGroup()
let threads = (0..<2).map { _ in
    begun.enter()
    return Thread {
        // One after the other, what starts the second thread would order their counting.
        begun.leave()
        begun.wait()
        if isLocked {
            for _ in 0..<300_000 { count.locked.withLock { $0 += 1 } }
        } else {
            for _ in 0..<1_000 { count.bare += 1 }
        }
    }
}
threads.forEach { $0.start() }
while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
print(count.bare + count.locked.withLock { $0 } > 0)
