import CAlsa

/// Owner of an ALSA device open for playing 16 kHz mono; whatever the device has, it gets.
///
/// Every call ends: a device that takes nothing for a second is an error, and a raised flag stops it within a tenth of one.
public struct AlsaPlayback: ~Copyable {
    private let handle: OpaquePointer  // snd_pcm_t *
    private let device: String

    /// How long a device may take nothing, ms.
    private static let patience: Int32 = 1000
    /// One wait, after which the flag is looked at, ms.
    private static let slice: Int32 = 100
    /// Sound in the device's buffer, µs.
    private static let latency: UInt32 = 200_000

    /// Opens a device by name; a busy one is an error and not waited for.
    ///
    /// The corresponding C functions are `snd_pcm_open` and `snd_pcm_set_params`, by which ALSA brings 16 kHz mono to what
    /// the device has; where it cannot convert, as with „hw:“, the plug-in „plug:“ is put before it.
    public init(device: String = "default") throws(AlsaError) {
        albert_alsa_drop()
        self.device = device
        do throws(AlsaError) {
            handle = try Self.open(device, as: device)
        } catch  where error.code == -EINVAL && !device.contains("'") {
            handle = try Self.open("plug:'\(device)'", as: device)
        }
    }

    deinit { snd_pcm_close(handle) }

    /// Plays samples and waits until they have sounded or the flag is raised.
    ///
    /// The corresponding C functions are `snd_pcm_writei`, `snd_pcm_wait`, `snd_pcm_drain` and `snd_pcm_drop`.
    ///
    /// - Returns: Whether all of it sounded.
    /// - Throws: `AlsaError` where the device takes no more.
    @discardableResult
    public borrowing func play(_ samples: [Int16], until stop: StopFlag = StopFlag()) throws(AlsaError) -> Bool {
        defer {
            snd_pcm_drop(handle)
            snd_pcm_prepare(handle)
        }
        guard try write(samples, stop) else { return false }
        return try drain(samples.count, stop)
    }

    private borrowing func write(_ samples: [Int16], _ stop: StopFlag) throws(AlsaError) -> Bool {
        var (start, failures, waited) = (0, 0, Int32(0))
        while start < samples.count {
            if stop.isRaised { return false }
            let count = samples[start...].withUnsafeBufferPointer {
                snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
            }
            if count > 0 {
                (start, waited) = (start + Int(count), 0)
            } else if count == 0 || Int32(count) == -EAGAIN {
                waited += Self.slice
                guard waited <= Self.patience else { throw error("snd_pcm_wait", -ETIMEDOUT) }
                snd_pcm_wait(handle, Self.slice)
            } else {
                failures += 1
                guard failures < 5 else { throw error("snd_pcm_writei", Int32(count)) }
                try recover(Int32(count))
            }
        }
        return true
    }

    /// Waits until what the device holds has sounded, but not for longer than that can take.
    private borrowing func drain(_ count: Int, _ stop: StopFlag) throws(AlsaError) -> Bool {
        // Less than the device begins with by itself.
        if snd_pcm_state(handle) == SND_PCM_STATE_PREPARED { snd_pcm_start(handle) }
        snd_pcm_drain(handle)
        let longest = min(count * 1000 / AudioFrame.rate, Int(Self.latency) / 1000) + Int(Self.patience)
        for _ in 0..<(longest / 10) where snd_pcm_state(handle) == SND_PCM_STATE_DRAINING {
            if stop.isRaised { return false }
            poll(nil, 0, 10)
        }
        guard snd_pcm_state(handle) != SND_PCM_STATE_DRAINING else { throw error("snd_pcm_drain", -ETIMEDOUT) }
        return true
    }

    /// Goes on after an underrun (`EPIPE`) or sleep (`ESTRPIPE`); never waits for a device to wake.
    private borrowing func recover(_ code: Int32) throws(AlsaError) {
        guard code != -EINTR else { return }
        guard code == -EPIPE || code == -ESTRPIPE else { throw error("snd_pcm_writei", code) }
        if code == -ESTRPIPE, snd_pcm_resume(handle) >= 0 { return }
        let prepared = snd_pcm_prepare(handle)
        guard prepared >= 0 else { throw error("snd_pcm_prepare", prepared) }
    }

    private static func open(_ name: String, as device: String) throws(AlsaError) -> OpaquePointer {
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
        guard code >= 0, let pcm = opened else {
            let reason = code < 0 ? code : -ENODEV
            throw AlsaError(operation: "snd_pcm_open", device: device, code: reason, isPlayback: true)
        }
        let rate = UInt32(AudioFrame.rate)
        let set = snd_pcm_set_params(
            pcm, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, rate, 1, latency)
        guard set >= 0 else {
            snd_pcm_close(pcm)
            throw AlsaError(operation: "snd_pcm_set_params", device: device, code: set, isPlayback: true)
        }
        return pcm
    }

    private borrowing func error(_ operation: String, _ code: Int32) -> AlsaError {
        AlsaError(operation: operation, device: device, code: code, isPlayback: true)
    }
}
