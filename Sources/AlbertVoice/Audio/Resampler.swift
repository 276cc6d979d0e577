import CSamplerate

/// Brings a stream of mono samples from one rate to another.
struct Resampler: ~Copyable {
    private let state: OpaquePointer  // SRC_STATE *
    private let ratio: Double

    /// A resampler between two rates in Hz; nil where libsamplerate refuses them (beyond 1:256).
    ///
    /// The corresponding C function is `src_new`.
    init?(from: Double, to: Double) {
        guard from > 0, src_is_valid_ratio(to / from) != 0 else { return nil }
        var error: Int32 = 0
        guard let new = src_new(Int32(SRC_SINC_FASTEST), 1, &error) else { return nil }
        ratio = to / from
        state = new
    }

    deinit { src_delete(state) }

    /// Forgets the samples before.
    ///
    /// The corresponding C function is `src_reset`.
    mutating func reset() { src_reset(state) }

    /// The next samples at the new rate; the last call flushes what the filter holds.
    ///
    /// The corresponding C function is `src_process`.
    mutating func convert(_ input: [Float], last: Bool) -> [Float] {
        var output = [Float](repeating: 0, count: Int(Double(input.count) * ratio) + 256)
        var result: [Float] = []
        var offset = 0
        while true {
            var data = SRC_DATA()
            let capacity = output.count
            let status = input.withUnsafeBufferPointer { source in
                output.withUnsafeMutableBufferPointer { target in
                    data.data_in = source.baseAddress.map { $0 + offset }
                    data.data_out = target.baseAddress
                    data.input_frames = source.count - offset
                    data.output_frames = capacity
                    data.src_ratio = ratio
                    data.end_of_input = last ? 1 : 0
                    return src_process(state, &data)
                }
            }
            guard status == 0 else { return result }
            result += output[..<Int(data.output_frames_gen)]
            offset += Int(data.input_frames_used)
            if data.output_frames_gen == 0 || (offset >= input.count && !last) { return result }
        }
    }

    /// A whole recording at another rate; nil where the ratio is beyond 1:256.
    static func convert(_ samples: [Float], from: Double, to: Double) -> [Float]? {
        guard from != to else { return samples }
        guard var resampler = Resampler(from: from, to: to) else { return nil }
        return resampler.convert(samples, last: true)
    }
}
