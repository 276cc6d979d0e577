// No fault: two threads count under a lock. ThreadSanitizer of Swift 6.3 does not see the futex that Mutex takes on Linux where one waits,
// and calls it a race. Where this ends without a report, the line for Mutex in tsan.supp has to go.
import Dispatch
import Foundation
import Synchronization

final class Count: Sendable {
    let value = Mutex(0)
}

let count = Count()
let begun = DispatchGroup()
let threads = (0..<2).map { _ in
    begun.enter()
    return Thread {
        // One after the other, what starts the second thread would order their counting.
        begun.leave()
        begun.wait()
        for _ in 0..<300_000 { count.value.withLock { $0 += 1 } }
    }
}
threads.forEach { $0.start() }
while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
print(count.value.withLock { $0 } > 0)
