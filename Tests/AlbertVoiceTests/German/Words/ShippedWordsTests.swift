import Testing

@testable import AlbertVoice

/// The lists that come with the program.
@Suite struct ShippedWordsTests {
    private static let now = LocalDateTime(LocalDate(dayNumber: 20_000), hour: 9, minute: 15)

    private static func forms(_ name: WordList.Name) throws -> Set<String> {
        Set(try WordList(name).terms.flatMap(\.spoken))
    }

    @Test(arguments: zip(WordList.Name.allCases, [40, 300, 80, 45, 75, 300, 115, 125, 145]))
    func theListsAreRead(name: WordList.Name, atLeast count: Int) throws {
        #expect(try WordList(name).terms.count >= count)
    }

    /// The reader would mend them, but what is shipped shows how it is done.
    @Test(arguments: WordList.Name.allCases)
    func spokenFormsAreWrittenAsTheyAreSpoken(name: WordList.Name) throws {
        let text = try TextFile.text(at: ShippedFile.path(name.rawValue))
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let spoken = line.split(separator: "\t").last.map(String.init) ?? ""
            let shaped = spoken.split(separator: "|").map { SpokenForm.words(of: String($0)) }.joined(separator: " | ")
            #expect(spoken == shaped)
        }
    }

    @Test func listsThatMeetInOneSentenceShareNoWord() throws {
        let titles = try Self.forms(.titles)
        #expect(titles.isDisjoint(with: try Self.forms(.subjects)))
        #expect(titles.isDisjoint(with: try Self.forms(.tasks)))
        #expect(titles.isDisjoint(with: try Self.forms(.activities)))
        #expect(try Self.forms(.subjects).isDisjoint(with: try Self.forms(.tasks)))
        #expect(try Self.forms(.tasks).isDisjoint(with: try Self.forms(.activities)))
        for name in [WordList.Name.items, .things, .chores, .contacts] {
            let forms = try Self.forms(name)
            for other in WordList.Name.allCases where other != name {
                #expect(forms.isDisjoint(with: try Self.forms(other)), "\(name), \(other)")
            }
        }
    }

    /// „Vokabeln lernen“ is homework: a chore is never a thing for school and what is done with it.
    @Test func noChoreIsHomework() throws {
        let activities = try Self.forms(.activities)
        let school = try Self.forms(.tasks).union(try Self.forms(.subjects))
        for chore in try Self.forms(.chores) {
            let words = chore.split(separator: " ").drop { ["die", "das", "den", "ein", "eine", "einen"].contains($0) }
            for count in 1..<max(words.count, 2) {
                let thing = words.prefix(count).joined(separator: " ")
                let activity = words.dropFirst(count).joined(separator: " ")
                #expect(!(school.contains(thing) && activities.contains(activity)), "\(chore)")
            }
        }
    }

    /// A word that is a day or a time would be heard as one.
    @Test(arguments: WordList.Name.allCases)
    func noWordIsATime(name: WordList.Name) throws {
        for form in try Self.forms(name) {
            let words = form.split(separator: " ").map(String.init)
            #expect(throws: TimeError.self, "\(form)") { try GermanTime.value(of: words, at: Self.now) }
        }
    }

    @Test func nobodyOfTheSampleSoundsLikeAWord() throws {
        let family = try FamilyFile.sample()
        let names = Set(family.members.flatMap(\.spokenForms))
        for list in WordList.Name.allCases {
            #expect(names.isDisjoint(with: try Self.forms(list)))
        }
    }

    @Test func aVocabularyHasThemAll() throws {
        let words = try Vocabulary(family: try FamilyFile.sample())
        #expect(words.subjects.contains { $0.written == "Mathematik" && $0.spoken.contains("mathe") })
        #expect(words.titles.contains { $0.written == "Zahnarzt" })
        #expect(words.places.contains { $0.written == "in der Schule" })
    }
}
