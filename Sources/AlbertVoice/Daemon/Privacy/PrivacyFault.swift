import Glibc

/// Why the program must not run: what it hears could get out.
public enum PrivacyFault: Error, Hashable, Sendable {
    /// The kernel takes no filter; its number for why.
    case noFilter(Int32)
    /// Sockets of these families open in spite of the filter.
    case leak([String])
    /// Core files cannot be turned off.
    case dumps

    /// For people.
    public var german: String {
        switch self {
        case .noFilter(let code):
            "Ich kann mir das Netz nicht verbieten (\(String(cString: strerror(code)))). So höre ich nicht zu."
        case .leak(let families):
            "Es geht trotz Verbot ein Weg ins Netz auf (\(families.joined(separator: ", "))). So höre ich nicht zu."
        case .dumps: "Ein Absturz könnte auf die Platte schreiben, was ich gehört habe. So höre ich nicht zu."
        }
    }

    /// For logs.
    public var english: String {
        switch self {
        case .noFilter(let code): "The kernel takes no seccomp filter: \(String(cString: strerror(code)))."
        case .leak(let families):
            "Sockets open in spite of the seccomp filter: \(families.joined(separator: ", "))."
        case .dumps: "Core files cannot be turned off."
        }
    }
}
