/// Words that are data, as their file lists them: written forms with the ways to say them.
///
/// One thing a line, `#` begins a comment line:
///
/// ```
/// Zahnarzt⇥zahnarzt | zahnarzttermin | zahnärztin
/// ```
///
/// A single `-` for the spoken forms takes a shipped word out of use.
public struct WordList: Hashable, Sendable {
    /// The words, in the order of the file; one without spoken forms takes a shipped word out of use.
    public private(set) var terms: [Vocabulary.Term]

    /// The words of a file's text; `file` is named in errors.
    public init(parsing text: String, file: String) throws(WordListError) {
        terms = []
        var writtenForms: Set<String> = []
        var meanings: [String: String] = [:]
        for (index, line) in Self.lines(of: text).enumerated() {
            do throws(WordListFault) {
                guard let term = try Self.term(line) else { continue }
                guard writtenForms.insert(term.written).inserted else { throw .writtenTwice(term.written) }
                for spoken in term.spoken {
                    if let first = meanings[spoken] { throw .spokenTwice(spoken, first: first) }
                    meanings[spoken] = term.written
                }
                terms.append(term)
            } catch {
                throw WordListError(error, file: file, line: index + 1)
            }
        }
    }

    /// The words with a user's own ones: those replace words that are written alike, and what they sound like means
    /// nothing else any more; new ones come last.
    public func overridden(by own: WordList) -> WordList {
        let written = Set(own.terms.map(\.written))
        let spoken = Set(own.terms.flatMap(\.spoken))
        let kept = terms.filter { !written.contains($0.written) }.map { term in
            Vocabulary.Term(term.written, spoken: term.spoken.filter { !spoken.contains($0) })
        }
        var list = self
        list.terms = (kept + own.terms).filter { !$0.spoken.isEmpty }
        return list
    }

    /// The written form of what somebody wrote or said: „mathe“, „Mathematik“ → „Mathematik“; nil if it is not here.
    public func written(for text: String) -> String? {
        let spoken = SpokenForm.words(of: text)
        return terms.first { $0.written == text || $0.spoken.contains(spoken) }?.written
    }

    /// The line that says a word in a file.
    public static func line(for term: Vocabulary.Term) -> String {
        term.written + "\t" + (term.spoken.isEmpty ? removal : term.spoken.joined(separator: " | "))
    }

    private static let removal = "-"

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private static func term(_ line: Substring) throws(WordListFault) -> Vocabulary.Term? {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(trimmed)
        guard let written = columns.first, !columns.allSatisfy(\.isEmpty), !written.hasPrefix("#") else { return nil }
        guard columns.count > 1 else { throw .noTab(after: written) }
        guard columns.count == 2 else { throw .tooManyTabs }
        guard !written.isEmpty else { throw .noWrittenForm }
        guard columns[1] != removal else { return Vocabulary.Term(written, spoken: []) }
        var spoken: [String] = []
        for form in columns[1].split(separator: "|", omittingEmptySubsequences: false) {
            spoken.append(try spokenForm(trimmed(form)))
        }
        return Vocabulary.Term(written, spoken: spoken)
    }

    private static func spokenForm(_ text: String) throws(WordListFault) -> String {
        if let character = SpokenForm.unspeakable(in: text) { throw .unspeakable(character, in: text) }
        let words = SpokenForm.words(of: text)
        guard !words.isEmpty else { throw .emptyForm }
        return words
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " || $0 == "\u{FEFF}" }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
