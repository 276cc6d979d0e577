// No fault: two threads count under a lock. ThreadSanitizer of Swift 6.3 does not see the futex that Mutex takes on Linux and calls
// it a race all the same. Where this ends without a report, the line for Mutex in tsan.supp has to go.
import Foundation
import Synchronization

final class Count: Sendable {
    let value = Mutex(0)
}

let count = Count()
let threads = (0..<2).map { _ in Thread { for _ in 0..<1_000 { count.value.withLock { $0 += 1 } } } }
threads.forEach { $0.start() }
while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
print(count.value.withLock { $0 } > 0)
