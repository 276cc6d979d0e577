import Foundation

/// The files that come with the program: word lists, the sample family.
public enum ShippedFile {
    /// The path of a shipped file; a file of that name in `folder` comes first.
    public static func path(_ name: String, folder: String? = nil) -> String {
        if let folder {
            let path = URL(fileURLWithPath: folder).appendingPathComponent(name).path
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        // Not resourceURL: a bundle with a folder named Resources takes that folder for its own.
        return Bundle.module.bundleURL.appendingPathComponent("Resources").appendingPathComponent(name).path
    }
}
