import AlbertVoice

extension Surroundings {
    /// Counts a sentence that was not understood, unless it is a dry run; its text is kept only where the family file says
    /// so. A log that cannot be written is named on the error output, and the answer stays as it was.
    func note(_ reply: Reply, to text: String, in family: Family, at moment: Moment) {
        guard reply.refusal?.isMissed == true else { return }
        noteMissed(text, in: family, at: moment)
    }

    /// Counts a recording that was refused because it fits no sentence.
    func note(_ error: RecognitionError, in family: Family, at moment: Moment) {
        guard case .notUnderstood = error else { return }
        noteMissed(nil, in: family, at: moment)
    }

    /// What is known of sentences that were not understood.
    func missed() throws(StoreError) -> MissedLog { MissedLog(try SQLiteStore(folder: data)) }

    private func noteMissed(_ text: String?, in family: Family, at moment: Moment) {
        guard !options.isDryRun else { return }
        do {
            try missed().add(at: moment, text: family.keepMissed ? text : nil)
        } catch {
            Output(isJSON: options.isJSON).warn("The missed sentence cannot be counted: \(error.detail).")
        }
    }
}

extension Assistant {
    /// The family it speaks with.
    var family: Family { understander.german.vocabulary.family }
}
