/// „Was steht auf der Einkaufsliste?“
enum ShowShopping {
    static let command = Command(
        "showShopping",
        """
        was (steht|ist) [alles|noch] auf (der|unserer|meiner|dem|unserem) (einkaufsliste|liste|einkaufszettel)
        | was (müssen wir|muss ich) [noch|alles] (einkaufen|kaufen|besorgen)
        | was brauchen wir noch | was fehlt [noch] | (zeig|zeige|lies) [mir|uns] [bitte] (die einkaufsliste|den einkaufszettel) [vor]
        """,
        examples: [
            .init("was steht auf der einkaufsliste", .inquire(.shopping)),
            .init("was müssen wir noch einkaufen", .inquire(.shopping)),
            .init("zeig mir bitte die einkaufsliste", .inquire(.shopping)),
        ],
        never: ["einkaufsliste", "milch auf die einkaufsliste"]
    ) { _ in .inquire(.shopping) }
}
