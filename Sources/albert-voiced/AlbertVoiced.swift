import Foundation

/// The program: reads the command line, does one thing, ends with its status.
@main
enum AlbertVoiced {
    static func main() async {
        // What this program writes is its user's alone, whatever writes it.
        umask(0o077)
        let status = await Program.run(Array(CommandLine.arguments.dropFirst()))
        fflush(nil)
        exit(status.rawValue)
    }
}

/// How the program ends.
enum Status: Int32 {
    /// What was asked for was done.
    case done = 0
    /// It was not understood or refused.
    case refused = 1
    /// The command line is wrong.
    case usage = 2
    /// The surroundings are: model, microphone, files.
    case environment = 3
}

/// Why a command ends early, for people in German and for the log in English.
struct Failure: Error {
    var status: Status
    var german: String
    var english: String

    /// The command line is wrong.
    static func usage(_ english: String, _ german: String) -> Failure {
        Failure(status: .usage, german: german, english: english)
    }

    /// The surroundings are wrong.
    static func environment(_ german: String, _ english: String) -> Failure {
        Failure(status: .environment, german: german, english: english)
    }
}
