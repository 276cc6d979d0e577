// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "albert-voiced",
    products: [
        .library(name: "AlbertVoice", targets: ["AlbertVoice"]),
        .executable(name: "albert-voiced", targets: ["albert-voiced"]),
    ],
    targets: [
        .systemLibrary(name: "CSphinx", pkgConfig: "pocketsphinx", providers: [.apt(["libpocketsphinx-dev"])]),
        .systemLibrary(name: "CAlsa", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CSndfile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
        .systemLibrary(name: "CSamplerate", pkgConfig: "samplerate", providers: [.apt(["libsamplerate0-dev"])]),
        .systemLibrary(name: "CIcal", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
        .systemLibrary(name: "CEspeak", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
        .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
        .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        .systemLibrary(name: "CBlas", pkgConfig: "blas", providers: [.apt(["libblas-dev"])]),
        .target(name: "CLinux"),
        .target(
            name: "AlbertVoice",
            dependencies: [
                "CSphinx", "CAlsa", "CSQLite", "CSndfile", "CSamplerate", "CIcal", "CEspeak", "CSeccomp", "CSystemd",
                "CBlas", "CLinux",
            ],
            resources: [.copy("Resources")],
            swiftSettings: strict
        ),
        .executableTarget(name: "albert-voiced", dependencies: ["AlbertVoice"], swiftSettings: strict),
        .testTarget(
            name: "AlbertVoiceTests",
            dependencies: ["AlbertVoice", "CLinux"],
            exclude: ["Transcripts", "Recordings", "Peers/conventions.json", "Calendar/read_calendars.py"],
            swiftSettings: strict
        ),
    ]
)
