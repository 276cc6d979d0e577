/// What somebody may see and do, after the surfaces of Hey Albert.
public enum Role: String, Codable, CaseIterable, Sendable {
    /// Anna, Tobias: everything.
    case adult
    /// Felix: school folder, take-along list, asking for a ride.
    case middle
    /// Lena: what is on now; toasts in the read-aloud register.
    case small
    /// Oma Grete: invited events and „Ich kann fahren“.
    case guest
    /// Sofia: her own list.
    case auPair
}
