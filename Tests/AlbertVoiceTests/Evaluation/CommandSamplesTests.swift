import Testing

@testable import AlbertVoice

@Suite("Sentences drawn from the grammar")
struct CommandSamplesTests {
    private func samples() throws -> CommandSamples {
        CommandSamples(try Sample.understander(), from: try Sample.member("Anna"), at: Sample.moment)
    }

    @Test("each is understood as its command, none comes twice, all commands come")
    func everyCommand() throws {
        let drawn = try samples().draw(120, seed: 1)
        #expect(drawn.count == 120)
        #expect(Set(drawn.map(\.sentence)).count == 120)
        let understander = try Sample.understander()
        var commands: Set<String> = []
        for sample in drawn {
            let understanding = understander.understand(
                sample.sentence, from: try Sample.member("Anna"), at: Sample.moment)
            #expect(understanding.refusal == nil, "\(sample.sentence)")
            if let name = understanding.reading?.match.name { commands.insert(name) }
            #expect(understanding.intentName == sample.intent, "\(sample.sentence)")
            #expect(sample.sentence.split(separator: " ").count <= CommandSamples.longest)
        }
        #expect(commands == Set(understander.german.commands.map(\.name)))
    }

    @Test("a seed always draws the same, another seed something else")
    func seeds() throws {
        let samples = try samples()
        #expect(samples.draw(40, seed: 5) == samples.draw(40, seed: 5))
        #expect(samples.draw(40, seed: 5) != samples.draw(40, seed: 6))
    }

    @Test("the beginning of a longer draw is a shorter draw")
    func prefix() throws {
        let samples = try samples()
        #expect(Array(samples.draw(60, seed: 2).prefix(20)) == samples.draw(20, seed: 2))
    }
}
