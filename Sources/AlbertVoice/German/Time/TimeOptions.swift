/// Where the words are said, for what depends on the place.
public struct TimeOptions: Hashable, Sendable {
    /// Seconds the wall clock of the reference is ahead of UTC; nil where no named zone needs turning into it.
    public var offset: Int?
    /// The Land whose public holidays count.
    public var land: Land?
    /// What is known of school holidays; without any, „in den Sommerferien“ is no expression of time.
    public var schoolHolidays: [SchoolHoliday]

    /// Options; without any, named zones are the speaker's own and only the country's public holidays are known.
    public init(offset: Int? = nil, land: Land? = nil, schoolHolidays: [SchoolHoliday] = []) {
        self.offset = offset
        self.land = land
        self.schoolHolidays = schoolHolidays
    }
}
