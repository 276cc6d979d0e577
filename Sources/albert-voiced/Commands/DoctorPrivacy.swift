import AlbertVoice
import Foundation

/// `doctor --privacy`: tries to get out, and shows that it cannot; then what is kept, and who may read it.
///
/// It protects itself as `listen` does, in a process of its own: what holds here, holds there.
struct DoctorPrivacy {
    let options: Options
    let output: Output

    /// A line of the report.
    private struct Line {
        var check: String
        var isWell: Bool
        var text: String
    }

    func run() -> Status {
        let folder = Surroundings(options: options).data
        let lines = network() + process() + kept(in: folder)
        for line in lines { output.check(line.check, isWell: line.isWell, line.text) }
        return lines.allSatisfy(\.isWell) ? .done : .environment
    }

    /// Each family of sockets, tried under the filter.
    private func network() -> [Line] {
        do throws(PrivacyFault) {
            return try NetworkFilter.install().trials.map { trial in
                let isLocal = trial.family == .unix
                switch trial.outcome {
                case .opened:
                    return Line(
                        check: "Socket \(trial.family.rawValue)", isWell: isLocal,
                        text: isLocal ? "geht auf, nur zwischen Programmen dieses Geräts" : "geht auf")
                case .refused(let code):
                    let reason = String(cString: strerror(code))
                    return Line(
                        check: "Socket \(trial.family.rawValue)", isWell: !isLocal,
                        text: "versucht, abgelehnt: \(reason)")
                }
            }
        } catch {
            return [Line(check: "Netz", isWell: false, text: error.german)]
        }
    }

    private func process() -> [Line] {
        try? CoreDumps.forbid()
        let (dumps, rights) = (CoreDumps.areForbidden, CoreDumps.areNoNewPrivileges)
        return [
            Line(
                check: "Abstürze", isWell: dumps,
                text: dumps ? "schreiben nichts auf die Platte" : "schreiben Speicher auf die Platte"),
            Line(check: "Rechte", isWell: rights, text: rights ? "können nicht mehr werden" : "könnten mehr werden"),
        ]
    }

    private func kept(in path: String) -> [Line] {
        let folder = PrivateFolder(path: path)
        guard !folder.items.isEmpty else { return [Line(check: "Daten", isWell: true, text: "\(path): noch nichts")] }
        let files = folder.items.filter { !$0.path.isEmpty }.map(\.path)
        let open = folder.open.map { "\($0.path.isEmpty ? path : $0.path) (\(String($0.mode, radix: 8)))" }
        let audio = folder.audio.map(\.path)
        return [
            Line(check: "Daten", isWell: true, text: "\(path): \(files.joined(separator: ", "))"),
            Line(
                check: "Lesbar", isWell: open.isEmpty,
                text: open.isEmpty
                    ? "nur für dich (0600, Ordner 0700)" : "auch für andere: \(open.joined(separator: ", "))"),
            Line(
                check: "Ton", isWell: audio.isEmpty,
                text: audio.isEmpty ? "keiner aufgehoben" : "aufgehoben: \(audio.joined(separator: ", "))"),
        ]
    }
}
