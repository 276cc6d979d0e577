/// The calls of an open capture device, each giving what ALSA gives: a count, or a negative errno.
///
/// `AlsaPCM` is the card; tests put a script in its place and so fail every call.
protocol CaptureHandle: ~Copyable {
    /// The device's name.
    var device: String { get }
    /// What the device agreed to.
    var format: CaptureConverter.Format { get }
    /// Frames of a period.
    var period: Int { get }
    /// Reads what is there, at most the buffer; never waits.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int
    /// Waits for frames: 1 there are some, 0 none came in this time.
    mutating func wait(milliseconds: Int32) -> Int32
    /// Makes it ready after an overrun.
    mutating func prepare() -> Int32
    /// Starts recording.
    mutating func start() -> Int32
    /// Goes on after the machine slept.
    mutating func resume() -> Int32
}
