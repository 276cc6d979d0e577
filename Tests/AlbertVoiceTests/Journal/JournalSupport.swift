import Foundation
import Synchronization

@testable import AlbertVoice

/// Names things „1“, „2“, „3“ … so that a test can name them too.
func countingIDs() -> @Sendable () -> String {
    let next = Mutex(0)
    return {
        next.withLock {
            $0 += 1
            return String($0)
        }
    }
}

/// Somebody says something so many seconds after ten past nine.
func occasion(_ who: String = "Anna", _ words: String = "", after seconds: Int = 0) -> Occasion {
    let now = Moment(epoch: 1_773_130_200 + seconds, zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt)
    return Occasion(who: who, device: "küche", words: words, now: now)
}

/// Homework named by its subject.
func homework(_ subject: String, due: String? = nil, of people: [String] = []) -> Entry {
    var entry = Entry(id: subject, kind: .homework, zone: "Europe/Berlin")
    entry.subject = subject
    entry.due = due.flatMap { LocalDate($0) }
    entry.people = people
    return entry
}

/// An event named by its title.
func event(_ title: String, _ start: String, until end: String? = nil, rule: String? = nil) -> Entry {
    var entry = Entry(id: title, kind: .event, zone: "Europe/Berlin")
    entry.title = title
    entry.start = LocalDateTime(start)
    entry.end = end.flatMap { LocalDateTime($0) }
    entry.recurrence = rule
    return entry
}

/// One change as a step of its own.
func change(_ step: String, _ kind: Change.Kind, by who: String = "Anna") -> Change {
    Change(step: step, kind: kind, epoch: 0, zone: "Europe/Berlin", who: who, device: "", words: "")
}

/// A fresh folder that goes away with this value.
final class TemporaryFolder: Sendable {
    let path = NSTemporaryDirectory() + "albert-\(UUID().uuidString)"

    var file: String { path + "/albert.db" }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// The errors of several threads.
final class Collected: Sendable {
    private let errors = Mutex<[any Error]>([])

    var all: [any Error] { errors.withLock { $0 } }

    func add(_ error: any Error) { errors.withLock { $0.append(error) } }
}

/// Why `body` failed; nil where it did not or for another sort of error.
func reason(_ body: () throws -> Void) -> StoreError.Reason? {
    do { try body() } catch { return (error as? StoreError)?.reason }
    return nil
}
