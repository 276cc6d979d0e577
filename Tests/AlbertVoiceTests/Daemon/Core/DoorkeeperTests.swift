import Testing

@testable import AlbertVoice

@Suite("Whom a user id stands for") struct DoorkeeperTests {
    private func keeper(person: String? = nil) throws -> Doorkeeper {
        Doorkeeper(
            family: try Sample.family(),
            settings: DeviceSettings(person: person, users: [1000: ["Tobias"], 1001: ["Felix", "Lena"]]), owner: 900)
    }

    @Test(
        arguments: [
            (900, nil, "Anna"), (900, "Lena", "Lena"), (0, nil, "Anna"), (0, "Oma", "Oma Grete"), (1000, nil, "Tobias"),
            (1001, nil, "Felix"), (1001, "lena", "Lena"), (1001, "Felix", "Felix"),
        ] as [(UInt32, String?, String)]) func speaks(uid: UInt32, name: String?, wanted: String) throws
    {
        #expect(try keeper().speaker(Peer(uid: uid), as: name).name == wanted)
    }

    @Test(
        arguments: [
            (1002, nil, .stranger(uid: 1002)), (1002, "Anna", .stranger(uid: 1002)), (1000, "Anna", .notYours("Anna")),
            (1001, "Tobias", .notYours("Tobias")),
            (900, "Egon", .unknownPerson("Egon", known: ["Anna", "Tobias", "Felix", "Lena", "Oma Grete", "Sofia"])),
        ] as [(UInt32, String?, RequestFault)]) func doesNotSpeak(uid: UInt32, name: String?, wanted: RequestFault)
        throws
    {
        let keeper = try keeper()
        #expect(throws: wanted) { try keeper.speaker(Peer(uid: uid), as: name) }
    }

    @Test func theDeviceMayBelongToSomebody() throws {
        #expect(try keeper(person: "Felix").room.name == "Felix")
        #expect(try keeper(person: "Felix").speaker(Peer(uid: 900), as: nil).name == "Felix")
    }
}
