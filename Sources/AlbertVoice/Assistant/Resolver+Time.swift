import Foundation

extension Resolver {
    /// Whether a day was said: „Freitag um vier“; „in zwei Stunden“ says one, too, as it is counted from now.
    func saysDay(_ phrase: TimePhrase) -> Bool {
        isFromNow(phrase)
            || phrase.words.indices.contains { last in
                isDay(TimePhrase(words: Array(phrase.words[...last])))
            }
    }

    /// Days come before clock times, so the first words alone are one, also where weekday and date do not agree.
    private func isDay(_ phrase: TimePhrase) -> Bool {
        do throws(TimeError) {
            let value = try value(of: phrase)
            return !value.hasClock && value.start != nil
        } catch .disagreement {
            return true
        } catch {
            return false
        }
    }

    /// Whether words mean another time of the day an hour later: „in zwei Stunden“.
    private func isFromNow(_ phrase: TimePhrase) -> Bool {
        let noon = LocalDateTime(moment.local.date, hour: 12)
        let (early, late) = (
            try? value(of: phrase, from: noon), try? value(of: phrase, from: noon.adding(seconds: 3600))
        )
        guard let first = early?.start, let second = late?.start, early?.hasClock == true else { return false }
        return first.second != second.second && first.seconds(until: second) == 3600
    }

    /// The words of a clock time that was said after a day, „um vier“; none where there are none.
    func clockWords(of phrase: TimePhrase) -> [String] {
        let words = phrase.words
        let start = words.indices.dropFirst().first { index in
            let rest = TimePhrase(words: Array(words[index...]))
            guard isDay(TimePhrase(words: Array(words[..<index]))), let value = try? value(of: rest) else {
                return false
            }
            return value.hasClock && value.rrule == nil && !saysDay(rest)
        }
        return start.map { Array(words[$0...]) } ?? []
    }

    /// How long ago a day may be that somebody takes for one to come, in days.
    private static let recently = 60

    /// What is asked where weekday and date do not agree: „Montag, den 9.“, said on the 10th, is over.
    func question(ofDay date: LocalDate, said: Weekday) -> Question {
        let today = moment.local.date
        let past = [date.adding(months: -1), date.adding(months: -12)].first {
            $0.day == date.day && $0.weekday == said && $0 < today && today.dayNumber - $0.dayNumber <= Self.recently
        }
        return past.map { .pastDay($0) } ?? .whichDay(date: date, said: said)
    }

    /// A clock time as the clock shows it: what it skips in spring lies an hour later (RFC 5545, 3.3.5).
    ///
    /// A repeated time stays as it was said, since the clock skips it only once.
    func settled(_ entry: Entry) -> Entry {
        guard !entry.allDay, entry.recurrence == nil, let zone = TimeZone(identifier: entry.zone) else { return entry }
        var settled = entry
        settled.start = entry.start.map { Moment($0.minuteBegun, zone: zone).local }
        settled.end = entry.end.map { Moment($0.minuteBegun, zone: zone).local }
        return settled
    }
}

extension LocalDateTime {
    /// The time without its seconds: nobody plans them, and „in zwei Stunden“ brings them along.
    fileprivate var minuteBegun: LocalDateTime { LocalDateTime(date, second: second / 60 * 60) }
}
