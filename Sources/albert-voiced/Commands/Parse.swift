import AlbertVoice

/// `parse --dimension D TEXT`: reads times and numbers; `--batch` takes JSON lines.
struct Parse: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        throw Failure.usage("parse comes before its options.", "parse steht vor seinen Optionen.")
    }

    /// Runs the command with its own options.
    static func run(_ arguments: [String]) throws -> Status {
        do throws(ParseFault) {
            let code = try ParseCommand.run(arguments: arguments, input: { readLine() }, output: { print($0) })
            return Status(rawValue: code) ?? .usage
        } catch {
            throw Failure.usage(error.english, error.german)
        }
    }
}
