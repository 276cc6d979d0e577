extension Reply {
    /// What `--json` prints of an answer; other fields before it, and at the end whether nothing was kept.
    public func report(
        at moment: Moment, leading: [(key: String, json: String)] = [], isDryRun: Bool = false
    ) -> String {
        let trailing = [
            ("undoToken", toast.undoToken?.jsonQuoted ?? "null"), ("toastSeconds", String(toast.seconds)),
            ("list", "[" + list.map(\.jsonQuoted).joined(separator: ",") + "]"),
        ]
        return UnderstandingReport(self, at: moment).json(
            leading: leading, trailing: trailing + (isDryRun ? [("dryRun", "true")] : []))
    }
}

extension Response {
    /// The answer to a sentence.
    init(_ reply: Reply, id: Int, at moment: Moment, leading: [(key: String, json: String)] = []) {
        let outcome: Outcome =
            switch reply.outcome {
            case .done: .done
            case .asked: .asked
            case .refused: .refused
            }
        self.init(outcome, reply.toast, id: id)
        list = reply.list
        report = reply.report(at: moment, leading: leading)
    }
}
