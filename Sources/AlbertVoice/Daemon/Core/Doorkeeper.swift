/// Knows whom a user id stands for, and whom else it may speak for.
struct Doorkeeper: Sendable {
    /// The family.
    let family: Family
    /// The set-up of the device.
    let settings: DeviceSettings
    /// The user id the daemon runs as.
    let owner: UInt32

    /// Whether a user id may do everything: the daemon's own, and root, who could do it anyhow.
    func isOwner(_ peer: Peer) -> Bool { peer.uid == owner || peer.uid == 0 }

    /// Whoever stands before the microphone.
    var room: Member {
        settings.person.flatMap(family.member) ?? family.members.first { $0.role == .adult } ?? family.members[0]
    }

    /// Whom a user id stands for where it names nobody; nil for a stranger.
    func person(of peer: Peer) -> Member? {
        settings.users[peer.uid]?.first.flatMap(family.member) ?? (isOwner(peer) ? room : nil)
    }

    /// Who speaks.
    func speaker(_ peer: Peer, as name: String?) throws(RequestFault) -> Member {
        guard let usual = person(of: peer) else { throw .stranger(uid: peer.uid) }
        guard let name else { return usual }
        guard let member = family.member(name) else {
            throw .unknownPerson(name, known: family.members.map(\.name))
        }
        let isAllowed = isOwner(peer) || settings.users[peer.uid]?.contains(member.name) == true
        guard isAllowed else { throw .notYours(member.name) }
        return member
    }
}
