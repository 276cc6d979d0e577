/// Lengths of time: „zwei Stunden“, „anderthalb Stunden“, „eine Dreiviertelstunde“, „1 Jahr 2 Tage und 3 Stunden“.
struct TimeLength: Hashable, Sendable {
    /// Whole months, counted by the calendar.
    var months = 0
    /// Whole days.
    var days = 0
    /// Working days.
    var workdays = 0
    /// Seconds beside them.
    var seconds = 0.0
    /// The length in seconds, months and years at their ISO lengths.
    var total = 0.0
    /// Its finest unit.
    var unit = TimeUnit.year

    /// Adds `count` units.
    mutating func add(_ count: Double, _ unit: TimeUnit) {
        let whole = count.rounded() == count
        switch unit {
        case .second, .minute, .hour: seconds += count * unit.seconds
        case .day: addDays(count, isExact: true)
        case .week, .weekend: addDays(count * unit.seconds / 86_400)
        case .workday, .schoolday: workdays += Int(count)
        case .month where whole: months += Int(count)
        case .month: addDays(count * 30)
        case .quarter: months += Int(count * 3)
        case .year: months += Int(count * 12)
        case .decade: months += Int(count * 120)
        case .century: months += Int(count * 1200)
        case .millennium: months += Int(count * 12_000)
        }
        total += count * unit.seconds
        if unit.rawValue < self.unit.rawValue || unit == .workday { self.unit = unit }
    }

    /// A half week or month is counted in whole days; a half day in hours.
    private mutating func addDays(_ count: Double, isExact: Bool = false) {
        days += Int(count.rounded(.down))
        if isExact { seconds += (count - count.rounded(.down)) * 86_400 }
    }
}

extension TimeParser {
    /// A length made of one or several counted units, each said once from seconds to years.
    ///
    /// „eine Stunde“ a hundred times over is several lengths, else each of them would be counted to the end of the text.
    func length(at index: Int) -> Match<TimeLength>? {
        var length = TimeLength()
        var end = index
        for _ in 0..<Self.mostUnits {
            guard let piece = piece(at: end == index ? end : skipJoin(at: end), isFirst: end == index) else { break }
            guard piece.value.count.magnitude < 1e7 else { return nil }
            length.add(piece.value.count, piece.value.unit)
            end = piece.end
            if piece.value.unit == .hour, let minutes = bareMinutes(at: end) {
                length.add(Double(minutes.value), .minute)
                return Match(value: length, end: minutes.end)
            }
        }
        return end > index ? Match(value: length, end: end) : nil
    }

    private static let mostUnits = 8

    /// „eine Stunde dreißig“, `1h30`: minutes behind hours without their name, where nothing follows to be counted.
    private func bareMinutes(at index: Int) -> Match<Int>? {
        guard let minutes = number(at: index), (5..<60).contains(minutes.value), token(index).digits <= 2,
            kind(minutes.end) == .end || kind(minutes.end) == .symbol && !token(minutes.end + 1).isGlued
        else { return nil }
        return minutes
    }

    private func skipJoin(at index: Int) -> Int {
        kind(index) == .and || isSymbol(",", at: index) ? index + 1 : index
    }

    private typealias Piece = (count: Double, unit: TimeUnit)

    /// One counted unit, „zwei Stunden“, „90min“, „eine Viertelstunde“, „halbe Stunde“.
    private func piece(at index: Int, isFirst: Bool) -> Match<Piece>? {
        let start = isFirst ? skip(.approximately, at: index) : index
        guard let amount = amount(at: start) else { return quarterHour(count: 1, at: start, isCounted: false) }
        let place = skip(.approximately, at: isSymbol("-", at: amount.end) ? amount.end + 1 : amount.end)
        if let quarter = quarterHour(count: amount.value, at: place, isCounted: true) { return quarter }
        guard let unit = unitName(at: place) else { return nil }
        return Match(value: (amount.value, unit), end: skipDot(at: place + 1, isAbbreviation: place))
    }

    private func skipDot(at index: Int, isAbbreviation place: Int) -> Int {
        isGlued(".", at: index) && token(place).end - token(place).start <= 3 && kind(index + 1) != .end
            ? index + 1 : index
    }

    private func quarterHour(count: Double, at index: Int, isCounted: Bool) -> Match<Piece>? {
        guard kind(index) == .quarterHour else { return nil }
        return Match(value: (count * Double(token(index).value), .minute), end: index + 1)
    }

    /// The unit at a place; „h“, „s“ and „m“ only right behind a digit.
    func unitName(at index: Int) -> TimeUnit? {
        if kind(index) == .unit { return TimeUnit(rawValue: token(index).value) }
        if kind(index) == .oclock, token(index).value == 1, token(index - 1).digits > 0 { return .hour }
        if kind(index) == .secondLetter, token(index).isGlued, token(index - 1).digits > 0 { return .second }
        return nil
    }

    /// How many: „zwei“, „2,5“, „anderthalb“, „zwei ein halb“, „eine halbe“, „fünf und eine halbe“, „1/2“, „ein paar“.
    private func amount(at index: Int) -> Match<Double>? {
        if let fraction = fraction(at: index) { return fraction }
        if kind(index) == .mixed { return Match(value: Double(token(index).value) + 0.5, end: index + 1) }
        if let decimal = decimal(at: index) ?? colon(at: index) { return decimal }
        guard let whole = count(at: index) else { return nil }
        if token(index).digits > 0, token(whole.end).digits > 0, isGlued("/", at: whole.end + 1),
            let part = fraction(at: whole.end), unitName(at: part.end) != nil
        {
            return Match(value: Double(whole.value) + part.value, end: part.end)
        }
        if let more = fraction(afterAnd: whole.end, isArticle: kind(index) == .one) {
            return Match(value: Double(whole.value) + more.value, end: more.end)
        }
        return Match(value: Double(whole.value), end: whole.end)
    }

    /// `1:30` before a unit, sixtieths of it behind the colon.
    private func colon(at index: Int) -> Match<Double>? {
        let part = token(index + 2)
        guard token(index).digits > 0, token(index).digits <= 4, isGlued(":", at: index + 1), part.digits == 2,
            part.number < 60,
            unitName(at: index + 3)?.isClock == true, kind(index + 3) == .unit
        else { return nil }
        return Match(value: Double(token(index).number) + Double(part.number) / 60, end: index + 3)
    }

    /// „halbe“, „dreiviertel“, „drei viertel“, „eine halbe“, „1/2“.
    private func fraction(at index: Int) -> Match<Double>? {
        let place = kind(index) == .one && kind(index + 1) != .oclock ? index + 1 : index
        switch kind(place) {
        case .half: return Match(value: 0.5, end: place + 1)
        case .threeQuarters: return Match(value: 0.75, end: place + 1)
        case .quarter where kind(place + 1) == .unit: return Match(value: 0.25, end: place + 1)
        case .cardinal where kind(place + 1) == .quarter && token(place).value <= 3:
            return Match(value: Double(token(place).value) / 4, end: place + 2)
        case .digits where isGlued("/", at: place + 1) && token(place + 2).digits > 0 && token(place + 2).number > 0:
            return Match(value: Double(token(place).number) / Double(token(place + 2).number), end: place + 3)
        default: return nil
        }
    }

    /// „und eine halbe“, „ein halb“, „einhalb“ behind a whole number.
    private func fraction(afterAnd index: Int, isArticle: Bool) -> Match<Double>? {
        let place = skip(.and, at: index)
        guard place > index || kind(index) == .one || kind(index) == .half && !isArticle else { return nil }
        let half = skip(.one, at: place)
        guard kind(half) == .half || kind(half) == .threeQuarters || kind(half) == .quarter else { return nil }
        guard unitName(at: half + 1) != nil else { return nil }
        return fraction(at: half)
    }

    /// `2,5` and `2.5`.
    private func decimal(at index: Int) -> Match<Double>? {
        let whole = token(index), part = token(index + 2)
        guard whole.digits > 0, whole.digits <= 9, part.digits > 0, part.digits <= 15, part.isGlued,
            isGlued(",", at: index + 1) || isGlued(".", at: index + 1)
        else {
            return (5...9).contains(whole.digits) ? Match(value: Double(whole.number), end: index + 1) : nil
        }
        if part.digits == 3, isGlued(".", at: index + 1) {
            return Match(value: Double(whole.number * 1000 + part.number), end: index + 3)
        }
        var scale = 1.0
        for _ in 0..<min(part.digits, 15) { scale *= 10 }
        return Match(value: Double(whole.number) + Double(part.number) / scale, end: index + 3)
    }
}
