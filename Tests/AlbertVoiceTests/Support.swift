import Foundation
import Testing

@testable import AlbertVoice

/// What many tests share: the sample family's household and Tuesday, 10 March 2026, a quarter past nine.
enum Sample {
    static let household = try? Household(configuration: nil)
    static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    static let moment = Moment(LocalDateTime("2026-03-10T09:15") ?? LocalDateTime(LocalDate(dayNumber: 0)), zone: zone)

    /// The household of the seeds; a test that needs it fails where it cannot be read.
    static func understander() throws -> Understander { try #require(household).understander }

    /// The sample family.
    static func family() throws -> Family { try #require(household).family }

    /// A member of the sample family.
    static func member(_ name: String) throws -> Member { try #require(household?.family.member(name)) }

    /// The folder of the tests.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The checkout.
    static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
}
