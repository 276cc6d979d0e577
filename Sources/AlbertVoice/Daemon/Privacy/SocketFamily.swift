import Glibc

/// The kinds of sockets there are, by what they reach.
public enum SocketFamily: String, CaseIterable, Sendable {
    /// Other programs on this computer.
    case unix
    /// The internet, version 4.
    case inet
    /// The internet, version 6.
    case inet6
    /// Frames of a network card.
    case packet
    /// The kernel's own settings of the network.
    case netlink
    /// Bluetooth devices.
    case bluetooth
    /// The host of a virtual machine.
    case vsock

    /// How the system numbers it.
    var number: Int32 {
        switch self {
        case .unix: AF_UNIX
        case .inet: AF_INET
        case .inet6: AF_INET6
        case .packet: AF_PACKET
        case .netlink: AF_NETLINK
        case .bluetooth: AF_BLUETOOTH
        case .vsock: AF_VSOCK
        }
    }
}
