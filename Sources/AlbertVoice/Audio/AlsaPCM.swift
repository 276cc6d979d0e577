import CAlsa

/// Owner of an ALSA device that is open for capture and running.
///
/// Not for several threads: the microphone's thread makes it, reads it and lets it go.
struct AlsaPCM: ~Copyable, CaptureHandle {
    let device: String
    let format: CaptureConverter.Format
    let period: Int
    private let handle: OpaquePointer  // snd_pcm_t *

    /// Opens a device by name and starts it; fails with the sentence for a missing, busy or unfit one.
    ///
    /// ALSA is asked to convert nothing, as its own resampler lets through what lies above 8 kHz; where the device cannot
    /// do without, ALSA converts. Without waiting, or a busy card would be waited for without end. The corresponding
    /// C function is `snd_pcm_open`.
    init(device: String) throws(AlsaError) {
        albert_alsa_drop()
        let asItIs = SND_PCM_NO_AUTO_RESAMPLE | SND_PCM_NO_AUTO_CHANNELS | SND_PCM_NO_AUTO_FORMAT
        let opened: (OpaquePointer, CaptureConverter.Format, Int)
        do throws(AlsaError) {
            opened = try Self.open(device, mode: SND_PCM_NONBLOCK | Int32(asItIs))
        } catch  where error.code == -EINVAL {
            opened = try Self.open(device, mode: SND_PCM_NONBLOCK)
        }
        self.device = device
        (handle, format, period) = opened
    }

    deinit { snd_pcm_close(handle) }

    /// The corresponding C function is `snd_pcm_readi`.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        snd_pcm_readi(handle, buffer.baseAddress, snd_pcm_uframes_t(buffer.count / format.bytes))
    }

    /// The corresponding C function is `snd_pcm_wait`.
    mutating func wait(milliseconds: Int32) -> Int32 { snd_pcm_wait(handle, milliseconds) }

    /// The corresponding C function is `snd_pcm_prepare`.
    mutating func prepare() -> Int32 { snd_pcm_prepare(handle) }

    /// The corresponding C function is `snd_pcm_start`.
    mutating func start() -> Int32 { snd_pcm_start(handle) }

    /// The corresponding C function is `snd_pcm_resume`.
    mutating func resume() -> Int32 { snd_pcm_resume(handle) }

    private static func open(
        _ device: String, mode: Int32
    ) throws(AlsaError) -> (OpaquePointer, CaptureConverter.Format, Int) {
        var opened: OpaquePointer?
        let code = snd_pcm_open(&opened, device, SND_PCM_STREAM_CAPTURE, mode)
        guard code >= 0, let pcm = opened else {
            throw AlsaError(operation: "snd_pcm_open", device: device, code: code < 0 ? code : -ENODEV)
        }
        do throws(AlsaError) {
            let (format, period) = try configure(pcm, device)
            try check("snd_pcm_start", device, snd_pcm_start(pcm))
            return (pcm, format, period)
        } catch {
            snd_pcm_close(pcm)
            throw error
        }
    }

    /// Asks for 16 kHz mono and takes the nearest the card has; gives that and the frames of a period.
    ///
    /// The corresponding C function is `snd_pcm_hw_params`.
    private static func configure(
        _ pcm: OpaquePointer, _ device: String
    ) throws(AlsaError) -> (CaptureConverter.Format, Int) {
        var params: OpaquePointer?
        try check("snd_pcm_hw_params_malloc", device, snd_pcm_hw_params_malloc(&params))
        defer { snd_pcm_hw_params_free(params) }
        try check("snd_pcm_hw_params_any", device, snd_pcm_hw_params_any(pcm, params))
        let interleaved = snd_pcm_hw_params_set_access(pcm, params, SND_PCM_ACCESS_RW_INTERLEAVED)
        try check("snd_pcm_hw_params_set_access", device, interleaved)
        var format = CaptureConverter.Format(sample: try sample(pcm, params, device))
        let channels = snd_pcm_hw_params_set_channels_near(pcm, params, &format.channels)
        try check("snd_pcm_hw_params_set_channels_near", device, channels)
        let rate = snd_pcm_hw_params_set_rate_near(pcm, params, &format.rate, nil)
        try check("snd_pcm_hw_params_set_rate_near", device, rate)
        var period = snd_pcm_uframes_t(max(1, format.rate / 50))
        var buffer = snd_pcm_uframes_t(format.rate)
        // Wishes only: a card with a fixed period keeps its own.
        snd_pcm_hw_params_set_period_size_near(pcm, params, &period, nil)
        snd_pcm_hw_params_set_buffer_size_near(pcm, params, &buffer)
        try check("snd_pcm_hw_params", device, snd_pcm_hw_params(pcm, params))
        return (format, Int(period))
    }

    /// The first format of ours that the card has.
    ///
    /// The corresponding C function is `snd_pcm_hw_params_set_format`.
    private static func sample(
        _ pcm: OpaquePointer, _ params: OpaquePointer?, _ device: String
    ) throws(AlsaError) -> SampleFormat {
        let formats: [(SampleFormat, snd_pcm_format_t)] = [
            (.s16, SND_PCM_FORMAT_S16_LE), (.s32, SND_PCM_FORMAT_S32_LE), (.s24, SND_PCM_FORMAT_S24_LE),
            (.s24Packed, SND_PCM_FORMAT_S24_3LE), (.float, SND_PCM_FORMAT_FLOAT_LE),
        ]
        for (sample, format) in formats where snd_pcm_hw_params_set_format(pcm, params, format) >= 0 { return sample }
        throw AlsaError(operation: "snd_pcm_hw_params_set_format", device: device, code: -EINVAL)
    }

    private static func check(_ operation: String, _ device: String, _ code: Int32) throws(AlsaError) {
        guard code >= 0 else { throw AlsaError(operation: operation, device: device, code: code) }
    }
}
