extension JSON5Fault {
    /// The fault as a sentence of German.
    var german: String {
        switch self {
        case .expected(let expectation, let found?): "\(expectation.german), hier steht „\(found.shown)“."
        case .expected(let expectation, nil): "\(expectation.german), aber die Datei ist zu Ende."
        case .unclosedString: "Der Text, der hier beginnt, endet nicht in dieser Zeile mit einem Anführungszeichen."
        case .unclosedComment: "Dem Kommentar, der hier beginnt, fehlt sein Ende „*/“."
        case .escape(let text): "Die Zeichenfolge „\(text.shown)“ bedeutet nichts."
        case .number(let text): "„\(text.shown)“ ist keine Zahl."
        case .word(let text): "„\(text.shown)“ braucht Anführungszeichen."
        case .tooDeep(let limit): "Hier sind mehr als \(limit) Klammern ineinander geschachtelt."
        case .duplicateKey(let key): "Die Angabe „\(key.shown)“ steht hier zum zweiten Mal."
        }
    }

    /// The fault as a sentence of English.
    var english: String {
        switch self {
        case .expected(let expectation, let found?): "\(expectation.english), but this is “\(found.shown)”."
        case .expected(let expectation, nil): "\(expectation.english), but the file ends."
        case .unclosedString: "The text that begins here does not end in this line with a quotation mark."
        case .unclosedComment: "The comment that begins here has no end “*/”."
        case .escape(let text): "The sequence “\(text.shown)” means nothing."
        case .number(let text): "“\(text.shown)” is no number."
        case .word(let text): "“\(text.shown)” needs quotation marks."
        case .tooDeep(let limit): "More than \(limit) brackets are nested here."
        case .duplicateKey(let key): "The key “\(key.shown)” stands here for the second time."
        }
    }
}

extension JSON5Fault.Expectation {
    fileprivate var german: String {
        switch self {
        case .value: "Hier erwarte ich einen Wert"
        case .key: "Hier erwarte ich den Namen einer Angabe oder „}“"
        case .colon: "Hier erwarte ich einen Doppelpunkt"
        case .commaOrBrace: "Hier erwarte ich ein Komma oder „}“"
        case .commaOrBracket: "Hier erwarte ich ein Komma oder „]“"
        case .end: "Hier erwarte ich das Ende der Datei"
        }
    }

    fileprivate var english: String {
        switch self {
        case .value: "I expect a value here"
        case .key: "I expect a key or “}” here"
        case .colon: "I expect a colon here"
        case .commaOrBrace: "I expect a comma or “}” here"
        case .commaOrBracket: "I expect a comma or “]” here"
        case .end: "I expect the end of the file here"
        }
    }
}
