extension JSON5Reader {
    /// Skips white space and comments.
    mutating func skipSpace() throws(JSON5Error) {
        while let scalar = peek {
            if scalar.isLineEnd || scalar.isSpace {
                next()
            } else if scalar == "/", peekSecond == "/" {
                while let scalar = peek, !scalar.isLineEnd { next() }
            } else if scalar == "/", peekSecond == "*" {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(JSON5Error) {
        let start = position
        next()
        next()
        while let scalar = next() {
            if scalar == "*", take("/") { return }
        }
        throw JSON5Error(.unclosedComment, at: start)
    }
}
