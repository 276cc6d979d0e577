import CSphinx
import Foundation

extension SphinxDecoder {
    /// Installs an automaton as the grammar to search and chooses it.
    ///
    /// The corresponding C function is `ps_set_fsg`.
    ///
    /// - Parameters:
    ///   - automaton: The grammar; its weights become log probabilities.
    ///   - variants: How many ways each word of the vocabulary is said, in its order; each way becomes an arc.
    ///   - search: Which of the decoder's grammars it becomes.
    /// - Throws: `RecognitionError.model` where the library refuses the grammar.
    func install(
        _ automaton: Automaton, variants: [Int], as search: Search = .grammar
    ) throws(RecognitionError) {
        let weight = Float(cmd_ln_float_r(ps_get_config(handle), "-lw"))
        guard let log = ps_get_logmath(handle),
            let model = fsg_model_init(search.rawValue, log, weight, CInt(automaton.stateCount))
        else { throw .model("Die Grammatik passt nicht in den Speicher.") }
        defer { fsg_model_free(model) }
        model.pointee.start_state = CInt(automaton.start)
        model.pointee.final_state = CInt(automaton.end)
        addWords(of: automaton, variants: variants, to: model, log: log)
        addSilences(of: automaton, to: model, log: log)
        guard ps_set_fsg(handle, search.rawValue, model) == 0 else {
            throw .model("Die Spracherkennung nimmt die Grammatik nicht an.")
        }
        try use(search)
    }

    private func addWords(
        of automaton: Automaton, variants: [Int], to model: UnsafeMutablePointer<fsg_model_t>, log: OpaquePointer
    ) {
        let words = zip(automaton.vocabulary, variants).map { word, count in
            (1...max(1, count)).map { fsg_model_word_add(model, DictionaryFile.name(of: word, variant: $0)) }
        }
        for arc in automaton.arcs where arc.word != Automaton.Arc.silent {
            let weight = Self.logarithm(arc.weight, model, log)
            for word in words[arc.word] {
                fsg_model_trans_add(model, CInt(arc.from), CInt(arc.to), weight, word)
            }
        }
    }

    /// Adds silent arcs with everything they lead to, which the library wants and would compute in quadratic time.
    private func addSilences(
        of automaton: Automaton, to model: UnsafeMutablePointer<fsg_model_t>, log: OpaquePointer
    ) {
        for state in 0..<automaton.stateCount {
            for (target, weight) in automaton.silentlyReached(from: state) {
                fsg_model_null_trans_add(model, CInt(state), CInt(target), Self.logarithm(weight, model, log))
            }
        }
    }

    private static func logarithm(
        _ weight: Double, _ model: UnsafeMutablePointer<fsg_model_t>, _ log: OpaquePointer
    ) -> Int32 {
        weight >= 1 ? 0 : Int32(Double(logmath_log(log, weight)) * Double(model.pointee.lw))
    }

    /// An arc as the library has it.
    struct InstalledArc: Hashable {
        var from: Int
        var to: Int
        /// The word; nil where the arc is silent.
        var word: String?
    }

    /// The grammar read back, without the loops of silence the library adds.
    ///
    /// The corresponding C function is `fsg_model_arcs`.
    var installedArcs: Set<InstalledArc> {
        guard let model = ps_get_fsg(handle, Search.grammar.rawValue) else { return [] }
        var arcs: Set<InstalledArc> = []
        for state in 0..<model.pointee.n_state {
            var next = fsg_model_arcs(model, state)
            while let arc = next {
                if let link = fsg_arciter_get(arc)?.pointee {
                    let name = link.wid < 0 ? nil : model.pointee.vocab[Int(link.wid)]
                    let word = name.map { Self.base(of: String(cString: $0)) }
                    if word?.first != "<", word?.first != "+" {
                        arcs.insert(InstalledArc(from: Int(link.from_state), to: Int(link.to_state), word: word))
                    }
                }
                next = fsg_arciter_next(arc)
            }
        }
        return arcs
    }
}

extension Automaton {
    /// States that can be reached from a state by silent arcs alone, each with the weight of the likeliest way.
    func silentlyReached(from state: Int) -> [Int: Double] {
        var best: [Int: Double] = [:]
        var open = [(state, 1.0)]
        while let (here, weight) = open.popLast() {
            for arc in arcs(from: here).prefix(while: { $0.word == Arc.silent }) where arc.to != state {
                let reached = min(1, weight * arc.weight)
                guard reached > best[arc.to, default: 0] else { continue }
                best[arc.to] = reached
                open.append((arc.to, reached))
            }
        }
        return best
    }
}
