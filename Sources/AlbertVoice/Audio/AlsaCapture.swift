import CAlsa

/// Owner of an ALSA device open for capture; gives 16 kHz mono whatever the card has.
///
/// Not for several threads: the microphone's thread makes it, reads it and lets it go.
struct AlsaCapture: ~Copyable {
    private let handle: OpaquePointer  // snd_pcm_t *
    private let device: String
    private let period: snd_pcm_uframes_t
    private var converter: CaptureConverter

    /// How often the card overran or was suspended since it was opened.
    private(set) var gaps = 0

    /// Opens a device by name and starts it; fails with the sentence for a missing, busy or unfit one.
    ///
    /// The corresponding C function is `snd_pcm_open`.
    init(device: String) throws(AlsaError) {
        albert_alsa_drop()
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, device, SND_PCM_STREAM_CAPTURE, 0)
        guard code >= 0, let pcm = opened else {
            throw AlsaError(operation: "snd_pcm_open", device: device, code: code)
        }
        var agreed = CaptureConverter.Format()
        let frames: snd_pcm_uframes_t
        do throws(AlsaError) {
            frames = try Self.configure(pcm, device: device, &agreed)
            try Self.check("snd_pcm_start", device, snd_pcm_start(pcm))
        } catch {
            snd_pcm_close(pcm)
            throw error
        }
        guard let converter = CaptureConverter(agreed) else {
            snd_pcm_close(pcm)
            throw AlsaError(operation: "src_new", device: device, code: -EINVAL)
        }
        self.converter = converter
        self.device = device
        period = frames
        handle = pcm
    }

    deinit { snd_pcm_close(handle) }

    /// Waits for the next 20 ms or so; after an overrun or a suspend it goes on, `gaps` counts these.
    ///
    /// Fails where the device is gone (`ENODEV`) or could not be started again. The corresponding C function is
    /// `snd_pcm_readi`.
    mutating func read() throws(AlsaError) -> [Int16] {
        var raw = [Int16](repeating: 0, count: Int(period) * converter.format.width)
        for _ in 0..<5 {
            let count = snd_pcm_readi(handle, &raw, period)
            guard count < 0 else { return converter.convert(raw.prefix(Int(count) * converter.format.width)) }
            try recover(Int32(count))
        }
        throw AlsaError(operation: "snd_pcm_readi", device: device, code: -EIO)
    }

    /// Brings the device back after an overrun (`EPIPE`), a suspend (`ESTRPIPE`) or a signal.
    private mutating func recover(_ code: Int32) throws(AlsaError) {
        gaps += 1
        try Self.check("snd_pcm_readi", device, snd_pcm_recover(handle, code, 1))
        // After a signal it is still running, and starting it would be refused.
        guard snd_pcm_state(handle) == SND_PCM_STATE_PREPARED else { return }
        try Self.check("snd_pcm_start", device, snd_pcm_start(handle))
    }

    /// Asks for 16 kHz mono and takes the nearest the card has; gives the frames of a period.
    ///
    /// The corresponding C function is `snd_pcm_hw_params`.
    private static func configure(
        _ pcm: OpaquePointer, device: String, _ format: inout CaptureConverter.Format
    ) throws(AlsaError) -> snd_pcm_uframes_t {
        var params: OpaquePointer?
        try check("snd_pcm_hw_params_malloc", device, snd_pcm_hw_params_malloc(&params))
        defer { snd_pcm_hw_params_free(params) }
        try check("snd_pcm_hw_params_any", device, snd_pcm_hw_params_any(pcm, params))
        let interleaved = snd_pcm_hw_params_set_access(pcm, params, SND_PCM_ACCESS_RW_INTERLEAVED)
        try check("snd_pcm_hw_params_set_access", device, interleaved)
        if snd_pcm_hw_params_set_format(pcm, params, SND_PCM_FORMAT_S16_LE) < 0 {
            format.isWide = true
            let wide = snd_pcm_hw_params_set_format(pcm, params, SND_PCM_FORMAT_S32_LE)
            try check("snd_pcm_hw_params_set_format", device, wide)
        }
        let channels = snd_pcm_hw_params_set_channels_near(pcm, params, &format.channels)
        try check("snd_pcm_hw_params_set_channels_near", device, channels)
        let rate = snd_pcm_hw_params_set_rate_near(pcm, params, &format.rate, nil)
        try check("snd_pcm_hw_params_set_rate_near", device, rate)
        var period = snd_pcm_uframes_t(format.rate / 50)
        var buffer = snd_pcm_uframes_t(format.rate)
        // Wishes only: a card with a fixed period keeps its own.
        snd_pcm_hw_params_set_period_size_near(pcm, params, &period, nil)
        snd_pcm_hw_params_set_buffer_size_near(pcm, params, &buffer)
        try check("snd_pcm_hw_params", device, snd_pcm_hw_params(pcm, params))
        return period
    }

    @discardableResult
    private static func check(_ operation: String, _ device: String, _ code: Int32) throws(AlsaError) -> Int32 {
        guard code >= 0 else { throw AlsaError(operation: operation, device: device, code: code) }
        return code
    }
}
