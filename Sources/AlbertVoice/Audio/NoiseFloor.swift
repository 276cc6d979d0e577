/// How loud the room is when nobody speaks, from levels of 10 ms: the quietest moment of the last three seconds.
///
/// Speech has such moments between its syllables, so it does not lift the floor by much; a fan has none and lifts it.
/// A second that is as loud all the time as speech never is counts as the room at once, whatever was before.
struct NoiseFloor: Sendable {
    /// The floor, dBFS; nil before the first level unless it was known.
    private(set) var value: Double?
    /// Whether the last tenth of a second completed a second that is steady, as only a noise is.
    private(set) var isSteady = false
    /// The level of the last 50 ms without its outliers, dBFS.
    private(set) var level = Levels.floor
    /// A sound of the room rises so many dB above the floor, but for a tenth of the time.
    private(set) var spread = 3.0

    /// A second without speech in it has all its levels within so many dB.
    static let steadyRange = 6.0
    /// Tenths of a second a steady noise takes to be believed.
    static let steadyBlocks = 10
    /// Before that much is known a loud room may be speech, dBFS.
    static let loudestUnknown = -50.0

    private static let blocksKept = 30
    private static let frames = 10

    private var recent: [Double] = []
    private var block: ClosedRange<Double>?
    private var framesInBlock = 0
    private var blocks: [ClosedRange<Double>] = []

    init(_ known: Double? = nil) {
        value = known
    }

    /// Takes the level of the next 10 ms; the spread is learned while nobody speaks.
    mutating func take(_ next: Double, isSpeech: Bool) {
        if !isSpeech, let value { learnSpread(next - value) }
        recent.append(next)
        if recent.count > 5 { recent.removeFirst() }
        level = recent.sorted()[recent.count / 2]
        block = block.map { min($0.lowerBound, level)...max($0.upperBound, level) } ?? level...level
        framesInBlock += 1
        isSteady = false
        if framesInBlock == Self.frames { finishBlock() }
        let quietest = (blocks + (block.map { [$0] } ?? [])).map(\.lowerBound).min() ?? level
        value = blocks.count < 3 ? min(quietest, value ?? Self.loudestUnknown) : quietest
    }

    /// Forgets what led to the floor, and keeps the floor: behind a gap.
    mutating func reset() {
        (recent, block, framesInBlock, blocks, isSteady) = ([], nil, 0, [], false)
    }

    private mutating func finishBlock() {
        if let block { blocks.append(block) }
        (block, framesInBlock) = (nil, 0)
        let last = blocks.suffix(Self.steadyBlocks)
        let range = (last.map(\.upperBound).max() ?? 0) - (last.map(\.lowerBound).min() ?? 0)
        isSteady = last.count == Self.steadyBlocks && range <= Self.steadyRange
        if isSteady || blocks.count > Self.blocksKept {
            blocks = Array(blocks.suffix(isSteady ? Self.steadyBlocks : Self.blocksKept))
        }
    }

    /// Follows the level that a tenth of the frames exceed.
    private mutating func learnSpread(_ above: Double) {
        spread = min(10, max(1, spread + (above > spread ? 0.135 : -0.015)))
    }
}
