import Foundation
import Testing

@testable import AlbertVoice

@Suite struct CepstralMeanTests {
    @Test(arguments: [
        ([Float](), 5), ([1, .nan], 5), ([1, 300], 5), ([1], 0), ([1], -3), ([Float](repeating: 1, count: 65), 5),
    ])
    func whatIsNoMean(values: [Float], frames: Int) {
        #expect(CepstralMean(values: values, frames: frames) == nil)
    }

    @Test func framesOfDigitalSilenceDoNotCount() throws {
        let mean = try #require(CepstralMean(cepstra: [40, 2, -10, 50, 60, 4], width: 2))
        #expect(mean.values == [50, 3])
        #expect(mean.frames == 2)
        #expect(CepstralMean(cepstra: [-1, 2], width: 2) == nil)
    }

    @Test(arguments: [(10, 15.0), (30, 12.5), (40, 12.0)]) func aKeptMeanCountsAsTenFrames(frames: Int, mixed: Float)
        throws
    {
        let kept = try #require(CepstralMean(values: [20], frames: 500))
        let own = try #require(CepstralMean(values: [10], frames: frames))
        #expect(try abs(#require(kept.mixed(into: own))[0] - mixed) < 1e-4)
        #expect(kept.mixed(into: nil) == nil)
        #expect(kept.mixed(into: CepstralMean(values: [10], frames: CepstralMean.short)) == nil)
        #expect(kept.mixed(into: CepstralMean(values: [1, 2], frames: 3)) == nil)
    }

    @Test func whatIsOldFades() throws {
        var mean = try #require(CepstralMean(values: [0], frames: 100_000))
        let next = try #require(CepstralMean(values: [30], frames: 300))
        mean = mean.followed(by: next)
        #expect(abs(mean.values[0] - 3) < 0.01)
        for _ in 0..<100 { mean = mean.followed(by: next) }
        #expect(abs(mean.values[0] - 30) < 0.01)
        #expect(mean.frames == CepstralMean.longest)
    }
}

@Suite(.enabled(if: TestModel.isThere)) struct CepstralMeanFileTests {
    @Test func aMeanOutlivesTheProgram() throws {
        let (scratch, model) = (try Scratch(), try #require(TestModel.folder))
        let file = CepstralMeanFile(data: scratch.folder.path + "/new")
        let mean = try #require(CepstralMean(values: [40, 3, -1], frames: 200))
        #expect(file.load(for: model) == nil)
        file.save(mean, for: model)
        #expect(file.load(for: model) == mean)
        let other = try ModelFolder(foreign: model.acoustic, lexicon: model)
        #expect(file.load(for: other) == nil)
        file.remove()
        #expect(file.load(for: model) == nil)
    }

    @Test(arguments: ["", "{}", "[1]", "{\"model\":\"M\",\"mean\":{\"values\":[1e9],\"frames\":3}}"])
    func damageIsAsGoodAsNothing(text: String) throws {
        let (scratch, model) = (try Scratch(), try #require(TestModel.folder))
        _ = try scratch.write("cepstral-mean.json", Data(text.replacing("M", with: model.path).utf8))
        #expect(CepstralMeanFile(data: scratch.folder.path).load(for: model) == nil)
    }

    @Test func aRecogniserCarriesItOnlyWhenTold() async throws {
        let folder = try #require(TestModel.folder)
        let recogniser = try SphinxRecogniser(
            model: folder, automaton: TestModel.automaton, lexicon: try TestModel.lexicon(folder))
        let clip = try TestModel.clip("lena hat zahnarzt am freitag um vier")
        let first = try await recogniser.recognise(clip)
        #expect(await recogniser.mean == nil)
        await recogniser.carry(from: nil)
        #expect(try await recogniser.recognise(clip).segments == first.segments)
        let mean = try #require(await recogniser.mean)
        #expect(mean.values.count == 13 && mean.frames > 100)
        #expect(try await recogniser.recognise(clip).text == first.text)
        #expect(try #require(await recogniser.mean).frames > mean.frames)
    }
}
