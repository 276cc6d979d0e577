/// What the hub keeps in the data folder beside entries, each in a file of its own.
struct HubFiles {
    /// Whether the microphone was closed.
    struct Mute: Codable {
        var muted: Bool
    }

    let mute: OwnerFile<Mute>
    let reminders: OwnerFile<ReminderMemory>
    let statistics: OwnerFile<Statistics>

    /// The files of a data folder.
    init(data: String) {
        mute = OwnerFile(path: data + "/mute.json")
        reminders = OwnerFile(path: data + "/reminders.json")
        statistics = OwnerFile(path: data + "/statistics.json")
    }
}
