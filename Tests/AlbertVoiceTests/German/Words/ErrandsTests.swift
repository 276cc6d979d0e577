import Testing

@testable import AlbertVoice

@Suite("Chores as one is reminded of them") struct ErrandsTests {
    @Test(arguments: [
        ("rausbringen", "rauszubringen"), ("aufräumen", "aufzuräumen"), ("zusammenlegen", "zusammenzulegen"),
        ("gießen", "zu gießen"), ("überweisen", "zu überweisen"), ("vereinbaren", "zu vereinbaren"),
    ])
    func zuStandsBehindWhatTheVerbPartsWith(verb: String, infinitive: String) {
        #expect(Errands.withZu(verb) == infinitive)
    }

    @Test func aThingIsNamedWhereOnlyOneChoreIsAboutIt() {
        let chores = [
            Vocabulary.Term(
                "Müll rausbringen", spoken: ["müll rausbringen", "den müll rausbringen", "den müll raustragen"]),
            Vocabulary.Term("Küche putzen", spoken: ["die küche putzen"]),
            Vocabulary.Term("Küche aufräumen", spoken: ["die küche aufräumen"]),
            Vocabulary.Term("Frühstück machen", spoken: ["das frühstück machen"]),
        ]
        let family = Family(members: [])
        let breakfast = Vocabulary.Term("Frühstück", spoken: ["frühstück"])
        let words = Vocabulary(
            family: family, subjects: [], titles: [breakfast], tasks: [], activities: [], places: [], chores: chores)
        #expect(Errands(words).things.map(\.spoken) == ["den müll"])
        #expect(Errands(words).things.map(\.value) == ["Müll rausbringen"])
    }
}
