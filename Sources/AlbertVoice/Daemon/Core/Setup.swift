/// Everything a daemon reads when it starts and on `reload`.
public struct Setup: Sendable {
    /// People, words, language.
    public var household: Household
    /// The device.
    public var settings: DeviceSettings

    /// A set-up.
    public init(household: Household, settings: DeviceSettings) {
        self.household = household
        self.settings = settings
    }

    /// The set-up of a configuration folder.
    ///
    /// - Throws: `FamilyFileError`, `WordListError` or `DeviceFileError`, each a sentence with file and line.
    public init(configuration: String?) throws {
        household = try Household(configuration: configuration)
        settings = try DeviceFile.settings(in: configuration, for: household.family)
    }
}
