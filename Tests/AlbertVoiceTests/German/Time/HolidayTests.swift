import AlbertVoice
import Testing

/// Public and school holidays, Land by Land.
@Suite struct HolidayTests {
    private static let data = """
        # Land, name, first day, last day
        BY Osterferien 2026-03-30 2026-04-10
        BY Sommerferien 2026-08-03 2026-09-14
        NW Sommerferien 2026-07-20 2026-09-01
        BY Sommerferien morgen übermorgen
        """

    private func means(_ words: String, _ land: Land?, now: String = "2026-03-10T09:15") throws -> String {
        let options = TimeOptions(land: land, schoolHolidays: SchoolHoliday.read(Self.data).holidays)
        let reading = GermanTime.find(in: words, at: try #require(LocalDateTime(now)), options: options)
        return reading.results.map { "\($0.value)" }.joined(separator: "; ")
    }

    @Test func linesThatCannotBeReadAreNumbered() {
        #expect(SchoolHoliday.read(Self.data).holidays.count == 3)
        #expect(SchoolHoliday.read(Self.data).faults == [5])
    }

    @Test(arguments: [
        ("in den Sommerferien", Land.bavaria, "2026-08-03T00:00/2026-09-15T00:00"),
        ("in den Sommerferien", Land.northRhineWestphalia, "2026-07-20T00:00/2026-09-02T00:00"),
        ("in den Ferien", Land.bavaria, "2026-03-30T00:00/2026-04-11T00:00"),
        ("nach den Osterferien", Land.bavaria, "2026-04-11T00:00/.."),
        ("bis zu den Sommerferien", Land.bavaria, "../2026-08-03T00:00"),
        ("in den Herbstferien", Land.bavaria, ""), ("am nächsten Feiertag", Land.bavaria, "2026-04-03"),
    ])
    func schoolHolidays(words: String, land: Land, meaning: String) throws {
        #expect(try means(words, land) == meaning)
    }

    @Test(arguments: [(Land.bavaria, true), (.berlin, false), (.northRhineWestphalia, true)])
    func corpusChristiIsNotEverywhere(land: Land, isFree: Bool) throws {
        let day = try #require(LocalDate("2026-06-04"))
        #expect(PublicHolidays.contains(day, in: land) == isFree)
        #expect(!PublicHolidays.contains(day, in: nil))
    }

    @Test func aWorkingDayIsNoHolidayOfTheLand() throws {
        #expect(try means("der nächste Werktag", .bavaria, now: "2026-06-03T12:00") == "2026-06-05")
        #expect(try means("der nächste Werktag", .berlin, now: "2026-06-03T12:00") == "2026-06-04")
    }

    @Test(arguments: [
        ("Zuckerfest 2026", "2026-03-20"), ("Opferfest 2026", "2026-05-27"), ("Pessach 2026", "2026-04-02"),
        ("Jom Kippur 2026", "2026-09-21"),
        ("Chanukka 2026", "2026-12-05"), ("chinesisches Neujahr 2026", "2026-02-17"), ("Ostern 2027", "2027-03-28"),
        ("Fronleichnam 2026", "2026-06-04"), ("Buß- und Bettag 2026", "2026-11-18"),
        ("zweiter Advent 2026", "2026-12-06"),
    ])
    func feasts(words: String, day: String) throws {
        #expect(try means(words, nil) == day)
    }
}
