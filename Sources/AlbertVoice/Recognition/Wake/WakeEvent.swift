/// A call as it was found in the stream.
public struct WakeCall: Hashable, Sendable {
    /// The wake word, „hey albert“; empty where the second look found none at all.
    public var word: String
    /// Where it lies: numbers of samples (16 kHz) since the stream began; a command in the same breath begins at its end.
    public var samples: Range<Int>
    /// How sure the second look is, 0…1.
    public var confidence: Double
    /// Score of the keyphrase search, as a power of ten.
    public var spotted: Double
}

/// What became of something that sounded like a wake word.
public enum WakeEvent: Hashable, Sendable {
    /// Somebody called.
    case woke(WakeCall)
    /// It nearly was a call: for a few seconds less is enough.
    case nearMiss(WakeCall)
    /// Something else sounded alike.
    case dismissed(WakeCall)

    /// The call, whatever became of it.
    public var call: WakeCall {
        switch self {
        case .woke(let call), .nearMiss(let call), .dismissed(let call): call
        }
    }
}
