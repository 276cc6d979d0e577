import Dispatch

/// Runs an actor's work on a serial queue of its own, so that long calls into C block no thread of the common pool.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// An executor whose queue has a name.
    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }
}
