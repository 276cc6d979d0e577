import CAlsa

/// Owner of an ALSA device open for playing 16 kHz mono.
public struct AlsaPlayback: ~Copyable {
    private let handle: OpaquePointer  // snd_pcm_t *
    private let device: String

    /// Opens a device by name.
    ///
    /// The corresponding C functions are `snd_pcm_open` and `snd_pcm_set_params`.
    public init(device: String = "default") throws(AlsaError) {
        albert_alsa_drop()
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, 0)
        guard code >= 0, let pcm = opened else {
            throw AlsaError(operation: "snd_pcm_open", device: device, code: code)
        }
        let set = snd_pcm_set_params(
            pcm, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(AudioFrame.rate), 1, 200_000)
        guard set >= 0 else {
            snd_pcm_close(pcm)
            throw AlsaError(operation: "snd_pcm_set_params", device: device, code: set)
        }
        handle = pcm
        self.device = device
    }

    deinit { snd_pcm_close(handle) }

    /// Plays samples and waits until they have sounded.
    ///
    /// The corresponding C functions are `snd_pcm_writei` and `snd_pcm_drain`.
    public borrowing func play(_ samples: [Int16]) throws(AlsaError) {
        var (start, failures) = (0, 0)
        while start < samples.count {
            let rest = Array(samples[start...])
            let count = snd_pcm_writei(handle, rest, snd_pcm_uframes_t(rest.count))
            if count < 0 {
                failures += 1
                let code = snd_pcm_recover(handle, Int32(count), 1)
                guard code >= 0, failures < 5 else {
                    throw AlsaError(operation: "snd_pcm_writei", device: device, code: Int32(count))
                }
            } else {
                start += Int(count)
            }
        }
        snd_pcm_drain(handle)
        snd_pcm_prepare(handle)
    }
}
