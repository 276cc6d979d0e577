import Foundation

/// What `feat.params` says about turning sound into features; only options from a list, with values from their range.
///
/// PocketSphinx takes every line as if it stood on its command line, so a file could make it write files, change the rate
/// our sound has, or end the program (an unknown `-cmn` or `-agc`).
struct FeatureOptions: Sendable {
    /// Coefficients of a frame.
    private(set) var cepstra = 13
    /// `-feat`: which differences follow the coefficients.
    private(set) var kind = "1s_c_d_dd"
    /// `-svspec`: the values of each stream; none where all are one stream.
    private(set) var subvectors: [[Int]] = []
    /// `-ldadim`: values that are kept after the feature transform; 0 for all.
    private(set) var transformed = 0
    private var edges = (lower: 133.0, upper: 6855.0)

    /// Reads the text of a file; `path` is named where it is at fault.
    init(parsing text: String, path: String) throws(ModelFault) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let name = words.first, !name.hasPrefix("#") else { continue }
            guard words.count == 2, words[1].allSatisfy(\.isASCII), take(name, words[1]) else {
                throw ModelFault(path, .line(index + 1, String(line.prefix(60))))
            }
        }
        guard edges.lower < edges.upper, !streams(after: nil).isEmpty else { throw ModelFault(path, .damaged) }
    }

    /// Lengths of the streams of features; none where the options contradict each other.
    ///
    /// `transform` is rows and columns of the feature transform, where there is one.
    func streams(after transform: (rows: Int, columns: Int)?) -> [Int] {
        var streams = Self.kinds[kind]?(cepstra) ?? []
        if let transform {
            guard streams == [transform.columns], transform.rows <= transform.columns else { return [] }
            streams = [transformed > 0 && transformed <= transform.rows ? transformed : transform.rows]
        }
        guard !subvectors.isEmpty else { return streams }
        guard streams.count == 1, subvectors.joined().allSatisfy({ $0 < streams[0] }) else { return [] }
        guard subvectors.reduce(0, { $0 + $1.count }) <= streams[0] else { return [] }
        return subvectors.map(\.count)
    }

    private static let kinds: [String: @Sendable (Int) -> [Int]] = [
        "1s_c": { [$0] }, "1s_c_d": { [2 * $0] }, "1s_c_d_dd": { [3 * $0] }, "1s_c_d_ld_dd": { [4 * $0] },
        "s3_1x39": { $0 == 13 ? [39] : [] }, "s2_4x": { $0 == 13 ? [12, 24, 3, 12] : [] },
    ]

    private mutating func take(_ name: String, _ value: String) -> Bool {
        if let choices = Self.choices[name] { return choices.contains(value) }
        switch name {
        case "-model": return value.allSatisfy { $0.isLetter || $0.isNumber }
        case "-cmninit": return Self.numbers(value).map { $0.count <= 64 } ?? false
        case "-feat":
            kind = value
            return Self.kinds[value] != nil
        case "-svspec":
            subvectors = value.split(separator: "/", omittingEmptySubsequences: false).map(Self.indices)
            return subvectors.allSatisfy { !$0.isEmpty } && subvectors.count <= 8
        default: return take(name, number: value)
        }
    }

    private mutating func take(_ name: String, number value: String) -> Bool {
        guard let range = Self.ranges[name], let number = Double(value), range.contains(number) else { return false }
        switch name {
        case "-ncep": cepstra = Int(number)
        case "-ldadim": transformed = Int(number)
        case "-lowerf": edges.lower = number
        case "-upperf": edges.upper = number
        default: break
        }
        return Self.fractions.contains(name) || number == number.rounded() && !value.contains(".")
            || ["-samprate", "-lowerf", "-upperf"].contains(name)
    }

    /// „0-12“ or „0,3-5“ as indices below 256; none where it is neither.
    private static func indices(_ text: Substring) -> [Int] {
        var found: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1] else { return [] }
            guard first >= 0, first <= last, last < 256 else { return [] }
            found += first...last
        }
        return found
    }

    private static func numbers(_ text: String) -> [Double]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let found = parts.compactMap { $0 }.filter { abs($0) < 1_000 }
        return found.count == parts.count ? found : nil
    }

    private static let answers: Set = ["yes", "no"]

    /// Options with a few values. What would shift times (`-remove_silence`), make results differ from run to run
    /// (`-dither`) or yield no cepstra (`-logspec`) may only be off.
    private static let choices: [String: Set<String>] = [
        "-transform": ["legacy", "dct", "htk"], "-agc": ["none", "max", "emax", "noise"],
        "-cmn": ["none", "batch", "current", "live", "prior"], "-varnorm": answers, "-unit_area": answers,
        "-round_filters": answers, "-doublebw": answers, "-remove_dc": answers, "-remove_noise": answers,
        "-verbose": answers, "-remove_silence": ["no"], "-dither": ["no"], "-logspec": ["no"], "-smoothspec": ["no"],
        "-input_endian": ["little"], "-warp_type": ["inverse_linear"], "-nfft": ["512", "1024", "2048"],
    ]
    /// Options with a number. Our sound has 16 kHz and our times steps of 10 ms.
    private static let ranges: [String: ClosedRange<Double>] = [
        "-ncep": 8...32, "-ldadim": 0...256, "-lowerf": 0...4_000, "-upperf": 2_000...8_000, "-nfilt": 13...80,
        "-lifter": 0...100, "-samprate": 16_000...16_000, "-frate": 100...100, "-seed": -1...1e9,
        "-alpha": 0...1, "-wlen": 0.01...0.032, "-vad_threshold": 0...100, "-vad_prespeech": 1...100,
        "-vad_startspeech": 1...100, "-vad_postspeech": 1...500,
    ]
    private static let fractions: Set = ["-alpha", "-wlen", "-vad_threshold"]
}
