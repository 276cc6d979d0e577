import Foundation

/// Reads an open card without ever waiting for long; gives 16 kHz mono whatever the card has.
struct AlsaCapture<Handle: CaptureHandle & ~Copyable>: ~Copyable, CaptureSource {
    private var handle: Handle
    private var converter: CaptureConverter
    private var raw: [UInt8]

    private(set) var gaps = 0

    /// How long one wait for the card takes at most, ms; a stop takes effect after it.
    private static var patience: Int32 { 100 }
    /// Calls that may fail or give nothing in one read; a card that overruns at once after each start is opened anew.
    private static var tries: Int { 5 }

    /// Reads from this card; fails where its rate cannot be brought to 16 kHz.
    init(_ handle: consuming Handle) throws(AlsaError) {
        guard let converter = CaptureConverter(handle.format) else {
            throw AlsaError(operation: "src_new", device: handle.device, code: -EINVAL)
        }
        raw = [UInt8](repeating: 0, count: handle.period * handle.format.bytes)
        self.converter = converter
        self.handle = handle
    }

    mutating func read() throws(AlsaError) -> [Int16] {
        for _ in 0..<Self.tries {
            let count = raw.withUnsafeMutableBytes { handle.read(into: $0) }
            if count > 0 {
                let samples = convert(count)
                // A resampler keeps the first frames to itself.
                if !samples.isEmpty { return samples }
            } else if count == 0 || count == Int(-EAGAIN) {
                let state = handle.wait(milliseconds: Self.patience)
                if state == 0 { return [] }
                if state < 0 { try recover(state, "snd_pcm_wait") }
            } else {
                try recover(Int32(count), "snd_pcm_readi")
            }
        }
        return []
    }

    private mutating func convert(_ frames: Int) -> [Int16] {
        let count = min(raw.count, frames * converter.format.bytes)
        return raw.withUnsafeBytes { converter.convert(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    /// Brings the card back after an overrun (`EPIPE`), sleep (`ESTRPIPE`) or a signal; gives up on all else.
    ///
    /// `snd_pcm_recover` would do it, but waits without end for a card that does not wake.
    private mutating func recover(_ code: Int32, _ operation: String) throws(AlsaError) {
        guard code != -EINTR else { return }
        guard code == -EPIPE || code == -ESTRPIPE else { throw error(operation, code) }
        gaps += 1
        converter.reset()
        if code == -ESTRPIPE {
            let resumed = handle.resume()
            if resumed >= 0 { return }
            if resumed == -EAGAIN { throw error("snd_pcm_resume", -ESTRPIPE) }
        }
        let prepared = handle.prepare()
        guard prepared >= 0 else { throw error("snd_pcm_prepare", prepared) }
        let started = handle.start()
        guard started >= 0 else { throw error("snd_pcm_start", started) }
    }

    private borrowing func error(_ operation: String, _ code: Int32) -> AlsaError {
        AlsaError(operation: operation, device: handle.device, code: code)
    }
}

extension AlsaCapture where Handle == AlsaPCM {
    /// Opens a card by name, „default“ or „plughw:CARD=PCH“, and starts it.
    init(device: String) throws(AlsaError) {
        try self.init(AlsaPCM(device: device))
    }
}
