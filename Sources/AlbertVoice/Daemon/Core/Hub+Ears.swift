extension Hub {
    /// Opens the microphone, or leaves it closed where it was.
    func openEars() async {
        guard let ears = parts.ears else { return }
        if isMuted { return await ears.mute() }
        do throws(EarsFault) { try await ears.unmute() } catch { note(error) }
    }

    /// Does what the ears tell.
    func handle(_ event: EarsEvent, at moment: Moment) async {
        switch event {
        case .state(let new):
            guard new != state else { return }
            state = new
            tell(.state(new))
        case .woke:
            statistics.count(on: moment.local.date) { $0.wakeUps += 1 }
            unsaved = true
        case .partial(let words): tell(.partial(words))
        case .heard(let heard):
            inHand += 1
            defer { inHand -= 1 }
            let speaker = doorkeeper.room
            let reply = answer(heard, speaker, Channel(person: speaker.name, place: .room), at: moment)
            await parts.ears?.answer(reply, to: speaker)
        case .unheard(let error):
            let answer = unheard(error, nil, 0, at: moment)
            tell(.toast(answer.toast, person: doorkeeper.room.name))
        case .trouble(let fault):
            if let fault { note(fault) } else { trouble = nil }
        }
    }

    func talkStart(_ id: Int, _ speaker: Member, _ channel: Channel) async throws(RequestFault) -> Response {
        let ears = try openMicrophone()
        do throws(EarsFault) {
            try await ears.beginTalk(as: speaker.name)
        } catch {
            return refused(error, id)
        }
        talker = channel
        return Response(.done, Toast("Ich höre."), id: id)
    }

    /// Does what was said since `talkStart`, for whoever began it: another terminal of theirs may end it.
    func talkStop(_ id: Int, _ asking: Channel, at moment: Moment) async throws(RequestFault) -> Response {
        let ears = try openMicrophone()
        guard let channel = talker, let speaker = setup.household.family.member(channel.person) else {
            return refused(.notTalking, id)
        }
        guard asking.isOfSame(as: channel) else { return refused(.busy, id) }
        talker = nil
        let heard: Hypothesis
        do throws(EarsFault) {
            heard = try await ears.endTalk()
        } catch {
            return unheard(error, nil, id, at: moment)
        }
        let reply = answer(heard, speaker, channel, at: moment)
        await ears.answer(reply, to: speaker)
        var answer = Response(reply, id: id, at: moment, leading: HearingReport.fields(heard, file: nil))
        answer.heard = heard.text
        return answer
    }

    func talkDrop(_ id: Int, _ asking: Channel) async throws(RequestFault) -> Response {
        let ears = try openMicrophone()
        guard let talker else { return refused(.notTalking, id) }
        guard asking.isOfSame(as: talker) else { return refused(.busy, id) }
        self.talker = nil
        await ears.dropTalk()
        return Response(.done, Toast("Verworfen."), id: id)
    }

    /// Closes or opens the microphone, and remembers it over a restart: first on the disk, so that a crash leaves it closed.
    func mute(_ wanted: Bool, _ id: Int) async throws(RequestFault) -> Response {
        guard files.mute.save(HubFiles.Mute(muted: wanted)) || !wanted else {
            await parts.ears?.mute()
            isMuted = true
            tell(.muted(true))
            return Response(
                .done,
                Toast("Das Mikrofon ist aus, aber nur bis zum nächsten Start: Der Ordner ist nicht beschreibbar."),
                id: id)
        }
        isMuted = wanted
        if wanted {
            talker = nil
            await parts.ears?.mute()
        } else if let ears = parts.ears {
            do throws(EarsFault) { try await ears.unmute() } catch {
                tell(.muted(false))
                return refused(error, id)
            }
        }
        tell(.muted(wanted))
        let state = parts.ears == nil ? RequestFault.noEars.german : "Das Mikrofon ist an."
        return Response(.done, Toast(wanted ? "Das Mikrofon ist aus." : state), id: id)
    }

    private func openMicrophone() throws(RequestFault) -> any Ears {
        guard let ears = parts.ears else { throw .noEars }
        guard !isMuted else { throw .muted }
        return ears
    }

    private func refused(_ fault: EarsFault, _ id: Int) -> Response {
        var answer = Response(.refused, Toast(fault.german), id: id)
        answer.error = fault.english
        return answer
    }

    /// Says once what is wrong with the microphone.
    private func note(_ fault: EarsFault) {
        guard fault != trouble else { return }
        trouble = fault
        tell(.trouble(fault.german))
    }
}
