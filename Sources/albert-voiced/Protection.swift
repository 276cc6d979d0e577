import AlbertVoice

/// Takes away the network and core files, for good; without that nothing listens.
enum Protection {
    /// Takes them away and proves it.
    ///
    /// - Throws: `Failure` where a socket of another family than `AF_UNIX` still opens.
    @discardableResult
    static func install() throws(Failure) -> SocketProbe {
        do {
            try CoreDumps.forbid()
            return try NetworkFilter.install()
        } catch {
            throw Failure.environment(error.german, error.english)
        }
    }
}
