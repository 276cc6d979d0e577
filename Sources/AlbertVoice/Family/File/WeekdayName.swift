/// The names of weekdays as people write them into a file.
enum WeekdayName {
    /// The day of „Montag“, „montags“, „Mo“, „Mo.“ or “monday”; nil for anything else.
    static func weekday(_ text: String) -> Weekday? {
        let name = text.hasSuffix(".") ? text.dropLast().lowercased() : text.lowercased()
        return names.first { $0.names.contains(name) }?.day
    }

    private static let names: [(day: Weekday, names: [String])] = [
        (.monday, ["montag", "montags", "mo", "monday"]),
        (.tuesday, ["dienstag", "dienstags", "di", "tuesday"]),
        (.wednesday, ["mittwoch", "mittwochs", "mi", "wednesday"]),
        (.thursday, ["donnerstag", "donnerstags", "do", "thursday"]),
        (.friday, ["freitag", "freitags", "fr", "friday"]),
        (.saturday, ["samstag", "samstags", "sonnabend", "sonnabends", "sa", "saturday"]),
        (.sunday, ["sonntag", "sonntags", "so", "sunday"]),
    ]
}
