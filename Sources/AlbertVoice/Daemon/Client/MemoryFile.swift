import CLinux
import Glibc

/// Samples in a file that exists in memory only, to be sent to the daemon; gone when both sides have closed it.
struct MemoryFile: ~Copyable {
    /// The file.
    let descriptor: Int32

    /// A file with these samples, signed 16 bit.
    init(_ samples: [Int16]) throws(SocketError) {
        descriptor = albert_memory_file()
        guard descriptor >= 0 else { throw SocketError(.other(errno), path: "") }
        var done = 0
        let size = samples.count * 2
        while done < size {
            let written = samples.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, size - done) }
            guard written > 0 else { throw SocketError(.other(errno), path: "") }
            done += written
        }
    }

    deinit { close(descriptor) }
}
