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
            places: try WordList(.places, shipped: shipped, own: own).terms,
            items: try WordList(.items, shipped: shipped, own: own).terms,
            things: try WordList(.things, shipped: shipped, own: own).terms,
            chores: try WordList(.chores, shipped: shipped, own: own).terms,
            contacts: try WordList(.contacts, shipped: shipped, own: own).terms)
    }

    /// The words of a kind as users name it, „titel“; none for another name.
    public func terms(ofKind kind: String) -> [Term] {
        let lists: [WordList.Name: [Term]] = [
            .subjects: subjects, .titles: titles, .tasks: tasks, .activities: activities, .places: places,
            .items: items, .things: things, .chores: chores, .contacts: contacts,
        ]
        return WordList.Name.allCases.first { $0.kind == kind }.flatMap { lists[$0] } ?? []
    }
}
