import Testing

@testable import AlbertVoice

/// The lists that come with the program.
@Suite struct ShippedWordsTests {
    private static let now = LocalDateTime(LocalDate(dayNumber: 20_000), hour: 9, minute: 15)

    private static func forms(_ name: WordList.Name) throws -> Set<String> {
        Set(try WordList(name).terms.flatMap(\.spoken))
    }

    @Test(arguments: zip(WordList.Name.allCases, [40, 300, 80, 45, 75, 120, 50, 50, 60]))
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
    }

    /// A word that is a day or a time would be heard as one.
    @Test(arguments: WordList.Name.allCases)
    func noWordIsATime(name: WordList.Name) throws {
        for form in try Self.forms(name) {
            #expect(throws: TimeError.self, "\(form)") { try GermanTime.value(of: [form], at: Self.now) }
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
