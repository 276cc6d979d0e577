/// How PocketSphinx searches.
struct SphinxOptions: Hashable, Sendable {
    /// Paths less likely than the best by more than this are dropped: states, phones, words.
    ///
    /// Of 120 espeak-ng clips of 30 commands 89 have every slot right with 1e-50, 1e-50, 1e-30; 111 with these; 112 with 1e-80,
    /// 1e-80, 1e-60.
    var beam = "1e-70"
    var phoneBeam = "1e-70"
    var wordBeam = "1e-50"
    /// How many states of words are kept in a frame at most; bounds time and memory where nothing fits.
    ///
    /// Of the 120 clips 102 or 103 are done right with 2000, 3000, 4000 or 6000 (normal threshold); 60 commands in one run take
    /// 130, 151, 143 and 187 MB at most. With 29,000 arcs and -lw 3 or 4, 2,500 lose one or two of the 18 bundled recordings, 5,000
    /// none, for 4 % more time.
    var mostStates = "5000"
    /// Weight of the grammar's weights against the sound: of 160 commands 142 are right with 2, 145 with 3.5 or 4.
    var languageWeight = "4"
    /// Costs of a word, of a phone.
    var wordInsertion = "0.1"
    var phoneInsertion = "1.0"
    /// Probability of silence between words.
    var silence = "0.1"

    /// Gaussians are compared anew in every so many frames, and so many of the best are summed: what hears all day must be cheap.
    var everyFrames = "1"
    var gaussians = "4"

    /// What recognition uses.
    static let standard = SphinxOptions()

    /// As command line.
    var arguments: [String] {
        [
            "-beam", beam, "-pbeam", phoneBeam, "-wbeam", wordBeam, "-lw", languageWeight, "-wip", wordInsertion,
            "-pip", phoneInsertion, "-silprob", silence, "-maxhmmpf", mostStates,
            "-ds", everyFrames, "-topn", gaussians,
            // Noise removal keeps words in kitchens; removal of silence would shift all times (peers.md §4).
            "-remove_noise", "yes", "-remove_silence", "no",
            // Ways to say a word are arcs of our own; the library would look at every arc for every one of them.
            "-fsgusealtpron", "no", "-bestpath", "no", "-allphone_ci", "yes",
        ]
    }
}
