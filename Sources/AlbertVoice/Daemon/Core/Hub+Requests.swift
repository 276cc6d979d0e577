extension Hub {
    /// What the daemon sends first to whoever connects.
    func greet(_ peer: Peer) -> Hello {
        clients += 1
        return Hello(person: doorkeeper.person(of: peer)?.name, owner: doorkeeper.isOwner(peer))
    }

    /// Somebody is gone.
    func part(_ id: Connection.ID) {
        clients -= 1
        subscribers[id] = nil
    }

    /// Answers a line of a client.
    func answer(
        _ line: [UInt8], from peer: Peer, on connection: Connection.ID, _ descriptor: ReceivedDescriptor?,
        at moment: Moment
    ) async -> Response {
        inHand += 1
        defer { inHand -= 1 }
        do throws(RequestFault) {
            let request = try Request(line: line)
            do throws(RequestFault) {
                return try await answer(request, from: peer, on: connection, descriptor, at: moment)
            } catch {
                return Response(error, id: request.id)
            }
        } catch {
            return Response(error, id: Request.id(of: line))
        }
    }

    private func answer(
        _ request: Request, from peer: Peer, on connection: Connection.ID, _ descriptor: ReceivedDescriptor?,
        at moment: Moment
    ) async throws(RequestFault) -> Response {
        if isEnding { throw .ending }
        if request.demand == .status { return status(request.id, at: moment) }
        let speaker = try doorkeeper.speaker(peer, as: request.person)
        let channel = Channel(person: speaker.name, place: .user(peer.uid))
        switch request.demand {
        case .say, .undo, .redo, .show:
            return converse(request.demand, request.id, speaker, channel, at: moment)
        case .hear(let path):
            return try await hear(path, descriptor, request.id, speaker, channel, peer, at: moment)
        case .talkStart: return try await talkStart(request.id, speaker, channel)
        case .talkStop: return try await talkStop(request.id, channel, at: moment)
        case .talkDrop: return try await talkDrop(request.id, channel)
        case .mute: return try await mute(true, request.id)
        case .unmute: return try await mute(false, request.id)
        case .subscribe:
            subscribers[connection] = speaker
            return Response(.done, Toast("Ich sage dir, was geschieht."), id: request.id)
        case .reload:
            guard doorkeeper.isOwner(peer) || speaker.role == .adult else { throw .forbidden }
            return await reload(request.id)
        case .stop:
            guard doorkeeper.isOwner(peer) else { throw .forbidden }
            isEnding = true
            return Response(.done, Toast("Ich höre auf."), id: request.id)
        case .status: return status(request.id, at: moment)
        }
    }

    /// What needs no more than the assistant.
    private func converse(
        _ demand: Demand, _ id: Int, _ speaker: Member, _ channel: Channel, at moment: Moment
    ) -> Response {
        var text = ""
        if case .say(let said) = demand { text = said }
        let reply = converse(channel, at: moment, text: text) { assistant, conversation in
            switch demand {
            case .undo(let step, let confirmed):
                assistant.undo(step: step, confirmed: confirmed, from: speaker, at: moment)
            case .redo: assistant.redo(from: speaker, at: moment)
            case .show(let what): assistant.show(what.words, for: speaker, at: moment)
            default: assistant.respond(to: text, from: speaker, at: moment, in: &conversation)
            }
        }
        return Response(reply, id: id, at: moment)
    }

    private func status(_ id: Int, at moment: Moment) -> Response {
        let status = DaemonStatus(
            state: state, muted: isMuted, trouble: trouble?.german, pid: parts.pid, since: since.iso,
            person: doorkeeper.room.name, clients: clients, subscribers: subscribers.count,
            entries: try? parts.journal.state().entries.count, days: statistics.days)
        var answer = Response(.done, Toast(status.lines[0]), id: id)
        answer.list = status.lines
        answer.report = JSONLineCoding.text(status)
        return answer
    }

    /// Reads family, words and device file again; what is broken stays outside, and the old goes on.
    func reload(_ id: Int) async -> Response {
        do {
            let new = try parts.load()
            if let ears = parts.ears { try await ears.reload(new.household, new.settings) }
            await parts.hearing.reload(new)
            setup = new
            // People may be gone, or have other roles.
            for (connection, member) in subscribers {
                subscribers[connection] = new.household.family.member(member.name)
            }
            return Response(.done, Toast("Namen und Wörter sind neu gelesen."), id: id)
        } catch {
            let fault = SetupFault(error)
            var answer = Response(.refused, Toast(fault.german), id: id)
            answer.error = fault.english
            return answer
        }
    }
}
