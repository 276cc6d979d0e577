/// „Lösch die Einkaufsliste“, „Ich habe alles gekauft“.
enum ClearShopping {
    static let command = Command(
        "clearShopping",
        """
        (lösch|lösche|leer|leere|streich|streiche) [bitte] [die|den] [ganze|ganzen] (einkaufsliste|einkaufszettel)
        | \(.slot("bought", "[(ich habe|wir haben)] alles [schon] (gekauft|eingekauft|besorgt) | der einkauf ist erledigt"))
        """,
        examples: [
            .init("lösch die ganze einkaufsliste", .clearShopping(isBought: false)),
            .init("leere bitte die einkaufsliste", .clearShopping(isBought: false)),
            .init("wir haben alles eingekauft", .clearShopping(isBought: true)),
            .init("alles gekauft", .clearShopping(isBought: true)),
            .init("der einkauf ist erledigt", .clearShopping(isBought: true)),
        ],
        never: ["einkaufsliste", "streich die milch von der einkaufsliste", "alles"]
    ) { match in .clearShopping(isBought: match.node("bought") != nil) }
}
