import AlbertVoice
import Foundation

/// `import --ics FILE [--person NAME]`: takes over a calendar as one step that `undo` takes back.
struct Import: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        guard let path = options.values["--ics"] else {
            throw Failure.usage("import needs --ics FILE.", "Es fehlt eine Kalenderdatei: import --ics DATEI.")
        }
        guard options.arguments.isEmpty else {
            throw Failure.usage(
                "import takes one file at a time.", "Ich übernehme eine Kalenderdatei nach der anderen.")
        }
        let surroundings = Surroundings(options: options)
        let moment = try options.moment()
        let household = try surroundings.household()
        let speaker = try surroundings.speaker(in: household.family)
        let owner = try options.values["--person"].map { try surroundings.member($0, in: household.family).name }
        let file = try read(path, zone: moment.zone, people: owner.map { [$0] } ?? [])
        for zone in file.unknownZones {
            output.warn("Nobody knows the time zone \(zone); its times are taken for \(moment.zone.identifier).")
        }
        let occasion = Occasion(
            who: speaker.name, device: ProcessInfo.processInfo.hostName, words: file.words, now: moment)
        let told = ConflictFile(data: surroundings.data)
        var reported = told.load()
        let (changes, token) = try keep(
            file, reported, in: surroundings.journal(), on: occasion
        ) { kinds, state throws in
            try Policy.check(kinds, by: speaker, state: state, family: household.family)
        }
        if !changes.kept.isEmpty, !options.isDryRun {
            reported.add(changes)
            told.save(reported)
        }
        report(changes, token, file, moment.zone)
        return .done
    }

    private func read(_ path: String, zone: TimeZone, people: [String]) throws -> CalendarImport {
        do {
            return try CalendarImport(path: path, device: zone, people: people)
        } catch {
            throw Failure(status: .refused, german: error.sentence, english: error.englishSentence)
        }
    }

    /// The changes and their undo token, nil where there is nothing to take back.
    private func keep(
        _ file: CalendarImport, _ reported: ReportedConflicts, in journal: Journal, on occasion: Occasion,
        check: ([Change.Kind], JournalState) throws -> Void
    ) throws -> (CalendarChanges, String?) {
        do {
            if options.isDryRun { return (file.changes(to: try journal.state(), reported: reported), nil) }
            var changes = CalendarChanges()
            let step = try journal.act(on: occasion) { state in
                changes = file.changes(to: state, reported: reported)
                try check(changes.kinds, state)
                return changes.kinds
            }
            return (changes, step.changes.isEmpty ? nil : step.id)
        } catch let refusal as Refusal {
            throw Failure(status: .refused, german: refusal.sentence, english: "The role of --as does not allow it.")
        } catch let error as StoreError {
            throw Failure.environment(error.germanSentence, "\(error.path): \(error.detail)")
        }
    }

    private func report(_ changes: CalendarChanges, _ token: String?, _ file: CalendarImport, _ zone: TimeZone) {
        let zones = file.unknownZones.map { "Die Zeitzone „\($0)“ kenne ich nicht und nehme \(zone.identifier)." }
        let sentence = ([changes.sentence] + zones).joined(separator: " ")
        guard options.isJSON else {
            output.box(Toast(sentence, undoToken: token))
            if options.isDryRun, !changes.kinds.isEmpty { output.line("Nur zur Probe: Es ist nichts eingetragen.") }
            return
        }
        output.line(
            "{\"toast\":\(sentence.jsonQuoted),\"added\":\(changes.added),\"changed\":\(changes.changed),"
                + "\"removed\":\(changes.removed),\"unreadable\":\(changes.unreadable),"
                + "\"kept\":[\(changes.kept.map(\.jsonQuoted).joined(separator: ","))],"
                + "\"undoToken\":\(token?.jsonQuoted ?? "null")}")
    }
}
