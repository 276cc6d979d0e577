extension Hub {
    /// What is due every minute: tells reminders, and keeps what changed.
    func tick(at moment: Moment) async {
        if let progress = await parts.ears?.progress() {
            let before = statistics
            statistics.see(dropped: progress.dropped, on: moment.local.date)
            if statistics != before { unsaved = true }
        }
        remind(at: moment)
        save()
        await parts.hearing.look()
    }

    /// Keeps the statistics where they changed.
    func save() {
        guard unsaved, files.statistics.save(statistics) else { return }
        unsaved = false
    }

    /// Tells what is due since the last look, each to those who may know of it.
    private func remind(at moment: Moment) {
        // Where the entries cannot be read now, the next look goes on from the last.
        guard let journal = try? parts.journal.state() else { return }
        let look = ReminderPlan().look(at: journal.entries, since: reminders, now: moment)
        let wording = ReminderWording(setup.household)
        let policy = Policy(family: setup.household.family, state: journal)
        // Before they are told: told twice is worse than told late, and a crash between would do that.
        let isKept = look.reminders.isEmpty || files.reminders.save(look.memory)
        reminders = look.memory
        for reminder in look.reminders {
            tell(.reminder(Toast(wording.sentence(reminder)))) { policy.sees(reminder.entry, $0) }
        }
        if let sentence = ReminderWording.missed(look.missed) { tell(.reminder(Toast(sentence))) }
        if !look.reminders.isEmpty {
            statistics.count(on: moment.local.date) { $0.reminders += look.reminders.count }
            unsaved = true
        }
        if look.reminders.isEmpty || !isKept { files.reminders.save(look.memory) }
    }
}
