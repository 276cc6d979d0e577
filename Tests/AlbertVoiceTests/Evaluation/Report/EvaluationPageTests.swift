import Foundation
import Testing

@testable import AlbertVoice

/// Scores made by hand, with everything a report can show.
enum MadeScore {
    static func all() throws -> [Score] {
        let understander = try Sample.understander()
        func meaning(_ text: String) throws -> Meaning? {
            Meaning(
                understander.understand(text, from: try Sample.member("Anna"), at: Sample.moment), at: Sample.moment)
        }
        let commands = [
            Trial(
                file: "a.flac", speaker: "anna", said: ["vergiss", "es"], heard: ["vergiss", "das"], seconds: 2,
                verdict: Verdict(
                    expected: try meaning("vergiss es"), heard: try meaning("vergiss das"), confidence: 0.9)),
            Trial(
                file: "b.flac", speaker: "<ben>", said: ["ja"], heard: ["nein"], seconds: 1,
                verdict: Verdict(expected: try meaning("ja"), heard: try meaning("nein"), confidence: 0.6)),
            Trial(
                file: "c.flac", speaker: "–", said: [], heard: ["ja"], seconds: 1,
                verdict: Verdict(expected: nil, heard: try meaning("ja"), confidence: 0.4)),
        ]
        let digits = [
            Trial(file: "1.flac", speaker: "hd", said: ["eins"], heard: ["eins", "zwei"], seconds: 1),
            Trial(file: "2.flac", speaker: "hd", said: ["zwei"], heard: [], seconds: 1, unheard: .silence),
        ]
        let fault = Corpus.Fault(place: "x/y.flac", sentence: "It cannot be heard.")
        return [
            Score(
                corpus: "befehle", grammar: .commands, condition: .clean, trials: commands, faults: [fault],
                decodingSeconds: 0.4, startSeconds: 0.1),
            Score(
                corpus: "ziffern", grammar: .loop,
                condition: .noise(Noise(name: "küche", sounds: [[1]]), ratio: 6), trials: digits, faults: [],
                decodingSeconds: 0.1, startSeconds: 0.1),
        ]
    }
}

@Suite("The report as a page")
struct EvaluationPageTests {
    private func html() throws -> String {
        EvaluationPage(
            try MadeScore.all(), limits: ConfidenceLimits(refusedBelow: 0.5), heading: "albert-voiced evaluate <x>",
            peakMegabytes: 88
        ).html
    }

    @Test("it stands alone: no script, no other file, no address")
    func alone() throws {
        let html = try html()
        for word in ["<script", "http", "src=", "href=", "url(", "@import"] { #expect(!html.contains(word), "\(word)") }
    }

    @Test("it is well-formed, and what was said stays text")
    func wellFormed() throws {
        let body = try html()
        #expect(body.contains("&lt;ben&gt;"))
        #expect(!body.contains("<ben>"))
        var open: [Substring] = []
        for tag in body.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) where tag.output.2 != "meta" {
            if tag.output.1.isEmpty {
                open.append(tag.output.2)
            } else {
                #expect(open.popLast() == tag.output.2)
            }
        }
        #expect(open.isEmpty)
    }

    @Test(
        "what it shows",
        arguments: [
            "Wie gut hört Albert?", "Streng oder locker", "Verwechslungen", "nicht gemessen", "silence", "küche 6 dB",
            "prefers-color-scheme:dark", "normal", "locker", "streng",
        ])
    func content(_ text: String) throws {
        #expect(try html().contains(text))
    }
}
