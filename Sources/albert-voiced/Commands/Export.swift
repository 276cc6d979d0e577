import AlbertVoice

/// `export [--ics FOLDER] [--person NAME]`: entries as calendar files, or as lines of JSON.
struct Export: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let surroundings = Surroundings(options: options)
        let household = try surroundings.household()
        let name = options.values["--person"] ?? options.values["--as"]
        let person = try name.map { try surroundings.member($0, in: household.family) }
        let state = try surroundings.state()
        guard let folder = options.values["--ics"] else {
            for entry in state.entries where entry.concerns(person?.name) { output.line(entry.jsonLine) }
            return .done
        }
        let export = CalendarExport(state, household: household, person: person)
        do {
            report(try CalendarFolder(path: folder).write(export), of: export)
        } catch {
            throw Failure.environment(error.sentence, error.englishSentence)
        }
        return .done
    }

    private func report(_ report: CalendarFolder.Report, of export: CalendarExport) {
        let noun = export.entries == 1 ? "Eintrag" : "Einträge"
        let sentence =
            "\(export.entries) \(noun): \(report.written) Dateien geschrieben, \(report.unchanged) unverändert, "
            + "\(report.deleted) gelöscht."
        guard options.isJSON else { return output.line(sentence) }
        output.line(
            "{\"toast\":\(sentence.jsonQuoted),\"entries\":\(export.entries),\"written\":\(report.written),"
                + "\"unchanged\":\(report.unchanged),\"deleted\":\(report.deleted)}")
    }
}
