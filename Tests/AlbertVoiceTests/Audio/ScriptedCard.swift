import Foundation

@testable import AlbertVoice

/// An open card whose every call gives what a test wrote down; calls behind the script succeed.
struct ScriptedHandle: CaptureHandle, ~Copyable {
    let device = "script"
    var format = CaptureConverter.Format()
    let period = 320
    var reads: [Int] = []
    var waits: [Int32] = []
    var prepares: [Int32] = []
    var starts: [Int32] = []
    var resumes: [Int32] = []

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        reads.isEmpty ? period : reads.removeFirst()
    }
    mutating func wait(milliseconds: Int32) -> Int32 { waits.isEmpty ? 1 : waits.removeFirst() }
    mutating func prepare() -> Int32 { prepares.isEmpty ? 0 : prepares.removeFirst() }
    mutating func start() -> Int32 { starts.isEmpty ? 0 : starts.removeFirst() }
    mutating func resume() -> Int32 { resumes.isEmpty ? 0 : resumes.removeFirst() }
}

/// What happened to a microphone, without the samples.
enum Told: Hashable {
    case lost(Int32)
    case back

    init?(_ event: Microphone.Event) {
        switch event {
        case .lost(let error): self = .lost(error.code)
        case .back: self = .back
        case .frame: return nil
        }
    }
}
