/// What `--json` prints of a recording before what was understood: always the same keys, null where there is nothing.
public enum HearingReport {
    /// The fields of what was heard.
    ///
    /// - Parameters:
    ///   - hypothesis: What was heard; nil where nothing was.
    ///   - file: What the recording is called; nil where it has no name.
    ///   - levels: How loud it is, where nothing was heard.
    /// - Returns: Keys with values in JSON, in their order.
    public static func fields(
        _ hypothesis: Hypothesis?, file: String?, levels: Levels? = nil
    ) -> [(key: String, json: String)] {
        let measures = hypothesis?.measures
        let levels = measures?.levels ?? levels
        return [
            ("file", file?.jsonQuoted ?? "null"), ("hypothesis", hypothesis?.text.jsonQuoted ?? "null"),
            ("confidence", hypothesis.map { number($0.confidence) } ?? "0"), ("seconds", number(measures?.seconds)),
            ("realTimeFactor", number(measures?.realTimeFactor)), ("level", number(levels?.speech)),
            ("noise", number(levels?.noise)), ("snr", number(levels?.signalToNoise)), ("peak", number(levels?.peak)),
        ]
    }

    private static func number(_ value: Double?) -> String {
        value.map { String(($0 * 1000).rounded() / 1000) } ?? "null"
    }
}
