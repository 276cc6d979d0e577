// Two threads count without a lock: ThreadSanitizer has to see it, or it is not at work.
import Dispatch
import Foundation

final class Count: @unchecked Sendable {
    var value = 0
}

let count = Count()
let begun = DispatchGroup()
let threads = (0..<2).map { _ in
    begun.enter()
    return Thread {
        // One after the other, what starts the second thread would order their counting.
        begun.leave()
        begun.wait()
        for _ in 0..<1_000 { count.value += 1 }
    }
}
threads.forEach { $0.start() }
while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
print(count.value > 0)
