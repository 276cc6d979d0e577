import AlbertVoice
import Foundation

/// `bench --wake HOURS [FILE…]`: processor time of waiting for the wake word in three rooms, and whether memory grows.
struct WakeBench: Command {
    let options: Options
    let output: Output

    func run() async throws -> Status {
        let hours = try options.decimal("--wake", 0.01...240) ?? 1
        let surroundings = Surroundings(options: options)
        let model = try surroundings.model()
        let lexicon = try surroundings.lexicon(of: model)
        let talk = try talk()
        var random = SeededRandom(seed: 1)
        do throws(RecognitionError) {
            var detector = try WakeDetector(model: model, lexicon: lexicon)
            for room in WakeRoom.allCases {
                let sound = room.sound(talk: talk, using: &random)
                // What is allocated once does not count as growth.
                _ = WakeLoad(room, hours: 0.01, sound: sound, detector: &detector)
                let before = ProcessUse.residentMegabytes() ?? 0
                let load = WakeLoad(room, hours: hours, sound: sound, detector: &detector)
                show(load, growth: (ProcessUse.residentMegabytes() ?? 0) - before)
            }
        } catch {
            throw Failure(error)
        }
        return .done
    }

    /// The named recordings, else the synthetic voice's.
    private func talk() throws -> [Int16] {
        var samples: [Int16] = []
        for path in options.arguments {
            do {
                samples += try AudioFile(path: path, longest: 3_600).samples
            } catch {
                throw Failure.environment(error.sentence, "\(path) cannot be heard.")
            }
        }
        let sentence = "Gestern waren wir alle im Garten und haben bis zum Abend die Äpfel von den alten Bäumen geholt"
        return samples.isEmpty ? SpeechSynthesis().samples(of: sentence) ?? [] : samples
    }

    private func show(_ load: WakeLoad, growth: Double) {
        let resident = ProcessUse.residentMegabytes() ?? 0
        if options.isJSON {
            output.line(
                "{\"room\":\"\(load.room.rawValue)\",\"hours\":\(load.seconds / 3600),"
                    + "\"processorSeconds\":\(load.processorSeconds),\"processorShare\":\(load.share),"
                    + "\"looks\":\(load.looks),\"residentMegabytes\":\(resident),\"growthMegabytes\":\(growth)}")
        } else {
            output.line(
                String(
                    format: "%@: %.1f h, %.2f %% eines Kerns, %d zweite Blicke, %.1f MB, davon %+.1f MB gewachsen",
                    load.room.rawValue, load.seconds / 3600, load.share * 100, load.looks, resident, growth))
        }
        fflush(nil)
    }
}
