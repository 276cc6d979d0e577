extension Vocabulary {
    /// The shipped words and the user's own ones, for a family.
    ///
    /// - Parameters:
    ///   - family: The people.
    ///   - shipped: A folder that is looked into before the resources of the program.
    ///   - own: The folder of the user's word lists.
    /// - Throws: `WordListError` for the first list that is at fault.
    public init(family: Family, shipped: String? = nil, own: String? = nil) throws(WordListError) {
        self.init(
            family: family,
            subjects: try WordList(.subjects, shipped: shipped, own: own).terms,
            titles: try WordList(.titles, shipped: shipped, own: own).terms,
            tasks: try WordList(.tasks, shipped: shipped, own: own).terms,
            activities: try WordList(.activities, shipped: shipped, own: own).terms,
            places: try WordList(.places, shipped: shipped, own: own).terms)
    }
}
