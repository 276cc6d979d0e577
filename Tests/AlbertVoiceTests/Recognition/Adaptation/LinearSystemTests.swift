import Testing

@testable import AlbertVoice

@Suite struct LinearSystemTests {
    @Test(arguments: [
        ([[2.0]], [4.0], [2.0]), ([[0, 1], [1, 0]], [3, 5], [5, 3]), ([[2, 1], [1, 3]], [3, 5], [0.8, 1.4]),
        ([[1, 2, 3], [4, 5, 6], [7, 8, 10]], [6, 15, 25], [1, 1, 1]),
    ])
    func solves(matrix: [[Double]], right: [Double], solution: [Double]) throws {
        let found = try #require(LinearSystem.solve(matrix, right))
        for (one, other) in zip(found, solution) { #expect(abs(one - other) < 1e-9) }
    }

    @Test(arguments: [([[0.0]], [1.0]), ([[1, 2], [2, 4]], [1, 2]), ([[.nan, 1], [1, 1]], [1, 2])])
    func hasNoOneSolution(matrix: [[Double]], right: [Double]) {
        #expect(LinearSystem.solve(matrix, right) == nil)
    }
}
