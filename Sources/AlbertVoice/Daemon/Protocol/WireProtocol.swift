/// What both ends of the daemon's socket agree on: lines of JSON, one object a line, in UTF-8.
public enum WireProtocol {
    /// The version; grows where a client of the version before would misread a line.
    public static let version = 1
    /// The most bytes of a line a client sends, without its end; a sentence of 2,000 bytes is the longest that is read.
    public static let longestLine = 65_536
    /// The most samples of a recording a client sends: 60 seconds at 16 kHz, as for a file.
    public static let mostSamples = 60 * AudioFrame.rate
}
