import CSphinx
import Foundation
import Synchronization

/// Owns a PocketSphinx decoder; with its extensions the only place that calls the library.
///
/// Not thread-safe: whoever holds it confines it to one thread at a time.
struct SphinxDecoder: ~Copyable {
    /// Takes a line of the library's log.
    ///
    /// What was spoken never passes here.
    typealias Log = @convention(c) (_ level: CInt, _ line: UnsafePointer<CChar>?) -> Void

    let handle: OpaquePointer  // ps_decoder_t *

    /// What is searched; asking the library for it leaves memory behind each time.
    let chosen = Chosen()

    /// The library's log and escape from fatal errors are global, so decoders are made one at a time.
    private static let making = Mutex(())

    /// Loads an acoustic model and a dictionary.
    ///
    /// The corresponding C function is `ps_init`.
    ///
    /// - Throws: `RecognitionError.model` where the library refuses the model.
    init(
        model: ModelFolder, dictionary: [Pronunciation], options: SphinxOptions = .standard, log: Log? = nil
    ) throws(RecognitionError) {
        let file = try DictionaryFile(dictionary)
        let arguments = ["albert", "-hmm", model.acoustic, "-dict", file.path] + options.arguments
        let made = Self.making.withLock { _ in Made(decoder: Self.make(arguments, log)) }
        guard let decoder = made.decoder else {
            throw .model("Mit dem Sprachmodell in „\(model.path)“ kann die Spracherkennung nicht beginnen.")
        }
        handle = decoder
    }

    deinit {
        // Without an utterance after it the library forgets to free the phones of the last one.
        ps_start_utt(handle)
        ps_end_utt(handle)
        ps_free(handle)
    }

    /// The search that was chosen last.
    final class Chosen {
        fileprivate(set) var search: Search?
    }

    /// Carries a pointer nobody else has yet out of the lock.
    private struct Made: @unchecked Sendable {
        // Sendable: the decoder was just made and is known to its maker only.
        let decoder: OpaquePointer?
    }

    private static func make(_ arguments: [String], _ log: Log?) -> OpaquePointer? {
        albert_log_drop()
        var words = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        guard let config = cmd_ln_parse_r(nil, ps_args(), CInt(words.count), &words, 1) else { return nil }
        defer { cmd_ln_free_r(config) }
        return albert_ps_init(config, log)
    }

    /// Chooses what is searched next: the grammar or the loop of phones.
    ///
    /// The corresponding C function is `ps_set_search`.
    func use(_ search: Search) throws(RecognitionError) {
        guard ps_set_search(handle, search.rawValue) == 0 else {
            throw .model("Die Spracherkennung hat keine Suche „\(search.rawValue)“.")
        }
        chosen.search = search
    }

    /// Searches that a decoder can hold.
    enum Search: String {
        /// The automaton's sentences.
        case grammar
        /// Any sequence of phones, to compare with.
        case phoneLoop
        /// What may be said instead of a wake word.
        case rivals
        /// Wake words in whatever is said.
        case keyphrases
    }

    /// Adds the loop of phones.
    ///
    /// The corresponding C function is `ps_set_allphone_file`.
    func addPhoneLoop() throws(RecognitionError) {
        guard ps_set_allphone_file(handle, Search.phoneLoop.rawValue, nil) == 0 else {
            throw .model("Die Spracherkennung kann ihre Sicherheit nicht messen.")
        }
    }
}
