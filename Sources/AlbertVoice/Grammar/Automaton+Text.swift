extension Automaton {
    /// The automaton in the text format of PocketSphinx' finite state grammars, for people and for `pocketsphinx_batch`.
    public func fsgText(name: String) -> String {
        var lines = ["FSG_BEGIN \(name)", "NUM_STATES \(stateCount)", "START_STATE \(start)", "FINAL_STATE \(end)"]
        for arc in arcs {
            let word = arc.word == Arc.silent ? "" : " " + vocabulary[arc.word]
            lines.append("TRANSITION \(arc.from) \(arc.to) \(arc.weight)\(word)")
        }
        lines.append("FSG_END")
        return lines.joined(separator: "\n") + "\n"
    }
}
