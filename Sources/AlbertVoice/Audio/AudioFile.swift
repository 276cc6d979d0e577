import CSndfile
import Foundation

/// A recording read from a WAV, FLAC or Ogg file, brought to 16 kHz mono.
public struct AudioFile: Sendable {
    /// The samples, 16 kHz mono.
    public let samples: [Int16]
    /// Samples a second in the file, Hz.
    public let fileRate: Int
    /// Channels in the file; their mean was taken.
    public let channels: Int

    /// How long the recording lasts, in seconds.
    public var seconds: Double { Double(samples.count) / Double(AudioFrame.rate) }

    /// Reads a file of at most `longest` seconds.
    ///
    /// Any rate and number of channels that libsndfile reads will do. The length in the header is not believed: a file
    /// that ends early gives what is there, one that goes on is refused once it has gone on too long.
    public init(path: String, longest: Double = 60) throws(AudioFileError) {
        try Self.check(path)
        let file = try SoundFile(path: path)
        let rate = Double(file.rate)
        if file.frames > 0, file.frames < Int.max / 2, Double(file.frames) / rate > longest {
            throw .tooLong(path, seconds: Double(file.frames) / rate, longest: longest)
        }
        let mono = try file.readMono(atMost: Int(longest * rate) + 1)
        guard !mono.isEmpty else { throw .empty(path) }
        guard Double(mono.count) / rate <= longest else {
            throw .tooLong(path, seconds: Double(mono.count) / rate, longest: longest)
        }
        guard mono.allSatisfy(\.isFinite) else { throw .notANumber(path) }
        fileRate = file.rate
        channels = file.channels
        let resampled = Resampler.convert(mono, from: rate, to: Double(AudioFrame.rate))
        guard let resampled else { throw .unreadable(path, reason: "\(file.rate) Hz") }
        samples = resampled.map(Int16.init(clipping:))
    }

    private static func check(_ path: String) throws(AudioFileError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path) }
        guard !isFolder.boolValue else { throw .folder(path) }
        guard FileManager.default.isReadableFile(atPath: path) else { throw .forbidden(path) }
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        guard size != 0 else { throw .empty(path) }
    }
}

extension Int16 {
    /// A sample between -1 and 1 as 16 bits; what lies outside is clipped.
    init(clipping sample: Float) {
        self = Int16(Swift.max(-32_768, Swift.min(32_767, (sample * 32_768).rounded())))
    }
}

/// Owner of an open sound file.
private struct SoundFile: ~Copyable {
    private let handle: OpaquePointer  // SNDFILE *
    private let path: String
    let rate: Int
    let channels: Int
    let frames: Int

    /// Opens a file.
    ///
    /// The corresponding C function is `sf_open`.
    init(path: String) throws(AudioFileError) {
        var info = SF_INFO()
        guard let opened = sf_open(path, Int32(SFM_READ), &info) else {
            throw .unreadable(path, reason: String(cString: sf_strerror(nil)))
        }
        guard info.channels > 0, info.samplerate > 0 else {
            sf_close(opened)
            throw .unreadable(path, reason: "\(info.channels) Kanäle, \(info.samplerate) Hz")
        }
        rate = Int(info.samplerate)
        channels = Int(info.channels)
        frames = Int(info.frames)
        self.path = path
        handle = opened
    }

    deinit { sf_close(handle) }

    /// The mean of all channels, at most so many frames.
    ///
    /// The corresponding C function is `sf_readf_float`.
    borrowing func readMono(atMost limit: Int) throws(AudioFileError) -> [Float] {
        var mono: [Float] = []
        var block = [Float](repeating: 0, count: 4096 * channels)
        while mono.count < limit {
            let count = Int(sf_readf_float(handle, &block, 4096))
            guard count > 0 else { break }
            for frame in 0..<count {
                let first = frame * channels
                mono.append(block[first..<(first + channels)].reduce(0, +) / Float(channels))
            }
        }
        // A damaged tail ends the reading; what came before is heard, unless nothing did.
        if mono.isEmpty, sf_error(handle) != 0 {
            throw .unreadable(path, reason: String(cString: sf_strerror(handle)))
        }
        return mono
    }
}
