extension Hub {
    /// Does what a client's recording says.
    func hear(
        _ path: String?, _ descriptor: ReceivedDescriptor?, _ id: Int, _ speaker: Member, _ channel: Channel,
        _ peer: Peer, at moment: Moment
    ) async throws(RequestFault) -> Response {
        let heard: Hypothesis
        do {
            let samples = try samples(path, descriptor, peer)
            heard = try await parts.hearing.recognise(samples, as: speaker.name)
        } catch let fault as RequestFault {
            throw fault
        } catch {
            return unheard(error, path, id, at: moment)
        }
        let reply = answer(heard, speaker, channel, at: moment)
        var answer = Response(reply, id: id, at: moment, leading: HearingReport.fields(heard, file: path))
        answer.heard = heard.text
        return answer
    }

    /// Does what was heard.
    func answer(_ heard: Hypothesis, _ speaker: Member, _ channel: Channel, at moment: Moment) -> Reply {
        converse(channel, at: moment, text: heard.text) { assistant, conversation in
            assistant.respond(
                to: heard, strictness: parts.strictness, from: speaker, at: moment, in: &conversation)
        }
    }

    /// The answer to a recording without a sentence.
    func unheard(_ error: any Error, _ path: String?, _ id: Int, at moment: Moment) -> Response {
        let fault = SetupFault(error)
        statistics.count(.refused, on: moment.local.date)
        unsaved = true
        if (error as? RecognitionError) == .notUnderstood || (error as? EarsFault) == .recognition(.notUnderstood) {
            noteMissed(nil, at: moment)
        }
        var answer = Response(.refused, Toast(fault.german), id: id)
        answer.error = fault.english
        answer.report = UnderstandingReport(unheard: fault.german).json(
            leading: HearingReport.fields(nil, file: path) + [("error", fault.english.jsonQuoted)])
        return answer
    }

    private func samples(_ path: String?, _ descriptor: ReceivedDescriptor?, _ peer: Peer) throws -> [Int16] {
        if let descriptor {
            guard let samples = descriptor.samples() else { throw RequestFault.noSamples }
            return samples
        }
        guard let path else { throw RequestFault.noSamples }
        // The daemon may see files that the client may not.
        guard doorkeeper.isOwner(peer) else { throw RequestFault.foreignPath }
        do {
            return try AudioFile(path: path).samples
        } catch {
            throw SetupFault(german: error.sentence, english: "\(path): \(error.englishSentence)")
        }
    }
}
