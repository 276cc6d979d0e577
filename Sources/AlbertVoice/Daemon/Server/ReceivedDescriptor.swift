import Glibc

/// A descriptor that a client sent along, closed with this value.
final class ReceivedDescriptor: Sendable {
    private let descriptor: Int32

    /// Takes over a descriptor.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// The samples of a file in memory: signed 16 bit, the machine's byte order, 16 kHz, mono.
    ///
    /// Only a file, never a pipe or socket: reading must not wait for the client, and no other socket may come in.
    func samples() -> [Int16]? {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let count = Int(facts.st_size) / 2
        guard count > 0, count <= WireProtocol.mostSamples else { return nil }
        var samples = [Int16](repeating: 0, count: count)
        var done = 0
        while done < count * 2 {
            let got = samples.withUnsafeMutableBytes { bytes in
                pread(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, done)
            }
            // Somebody shortened it meanwhile.
            guard got > 0 else { return nil }
            done += got
        }
        return samples
    }
}
