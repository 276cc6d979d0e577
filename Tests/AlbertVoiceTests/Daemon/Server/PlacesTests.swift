import Testing

@testable import AlbertVoice

@Suite("Places for clients") struct PlacesTests {
    private let anna = Peer(uid: 1000, pid: 1)
    private let felix = Peer(uid: 1001, pid: 2)

    @Test func aFloodOfOneUserLeavesPlacesForOthers() {
        var places = Places(ServerLimits(clients: 5, clientsOfUser: 3))
        #expect((0..<4).map { _ in places.take(anna) } == [nil, nil, nil, .userIsFull])
        #expect((0..<3).map { _ in places.take(felix) } == [nil, nil, .full])
    }

    @Test func whoGoesFreesAPlaceOfTheirOwn() {
        var places = Places(ServerLimits(clients: 5, clientsOfUser: 1))
        #expect([places.take(anna), places.take(felix)] == [nil, nil])
        places.free(felix)
        #expect([places.take(anna), places.take(felix), places.take(felix)] == [.userIsFull, nil, .userIsFull])
        places.free(anna)
        places.free(felix)
        #expect(places == Places(ServerLimits(clients: 5, clientsOfUser: 1)))
    }

    @Test func usualLimitsLeaveOthersAQuarter() {
        let limits = ServerLimits()
        #expect(limits.clients - limits.clientsOfUser >= limits.clients / 4)
    }
}
