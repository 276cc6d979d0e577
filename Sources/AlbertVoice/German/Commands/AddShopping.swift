/// „Milch und Butter auf die Einkaufsliste“: items, each an entry.
struct AddShopping {
    let command: Command

    init(_ words: Vocabulary) {
        let item = Slot("item", terms: words.items + words.things)
        let bought = Slot("bought", "[\(Self.amount)] \(item.phrase)") { spoken in
            Self.written(spoken, item: item)
        }
        let items: Phrase = .list(bought.phrase, separator: "[und [noch]|sowie]")
        let list: Phrase = """
            (auf|in) (die|den|meine|meinen|unsere|unseren|der|dem|meiner|unserer) (einkaufsliste|einkaufszettel|liste)
            | (zur|zu meiner|zu unserer) (einkaufsliste|liste) | (zum|dem) (einkauf|einkaufszettel)
            """
        let filler: Phrase = .loop(.rare("\(Courtesies.filler)|auch"))
        let phrase: Phrase = """
            ((wir|ich) (brauchen|brauche)|\(.slot("more", "und [noch|auch] [die|den|das]"))|kauf|kaufe|besorg|besorge
              |es fehlt|es fehlen|uns fehlt|uns fehlen) \(filler) \(items) [\(list)] [ein]
            | [\(Courtesies.order)|setzt|schreibt|tu|tue|pack|packe|nimm|nehme|füg|füge|ergänze] \(filler) [die|der|das] \(items) \(filler)
              (\(list) [setzen|schreiben|packen|nehmen|hinzufügen|ergänzen|\(Courtesies.orderEnd)]|kaufen|einkaufen|(ist|sind) (alle|aus|leer)
              |\(.rare("steht|stehen")) auf (der einkaufsliste|dem einkaufszettel)
              |\(.slot("strike", "\(ChangeEntry.offList) (streichen|löschen|nehmen|runternehmen|entfernen) | streichen")))
            """
        command = Command(
            "addShopping", phrase, examples: Self.examples, never: ["milch", "auf die einkaufsliste"]
        ) { match in
            if match.node("strike") != nil { return .strike(match.all(item).unique) }
            return match.node("more") == nil
                ? .addShopping(match.all(bought).unique) : .addMore(match.all(bought).unique)
        }
    }

    /// „zwei Liter“, „drei“, „eine Packung“.
    private static let amount: Phrase = """
        (\(NumberPhrases.cardinals(2...20))|ein|eine|einen|ein halbes) [\(Phrase(list: units.keys.sorted()))] | ein paar
        | \(Phrase(list: units.keys.sorted()))
        """

    private static let units = [
        "liter": "Liter", "kilo": "Kilo", "pfund": "Pfund", "packung": "Packung", "packungen": "Packungen",
        "flasche": "Flasche", "flaschen": "Flaschen", "dose": "Dose", "dosen": "Dosen", "glas": "Glas",
        "gläser": "Gläser", "becher": "Becher", "tüte": "Tüte", "tüten": "Tüten", "bund": "Bund", "kasten": "Kasten",
        "stück": "Stück",
    ]

    /// „zwei liter milch“ → „2 Liter Milch“.
    private static func written(_ spoken: [String], item: Slot<String>) -> String? {
        for split in spoken.indices {
            guard let name = item.value(Array(spoken[split...])) else { continue }
            let said = spoken[..<split].map { word in
                let isOne = word.hasPrefix("ein") && GermanNumber.value(of: [word]) ?? 1 == 1
                return units[word] ?? (isOne ? word : GermanNumber.value(of: [word]).map(String.init)) ?? word
            }
            let amount = said.count == 1 && said[0].hasPrefix("ein") && said[0].count < 6 ? [] : said
            return (amount + [name]).joined(separator: " ")
        }
        return nil
    }

    private static let examples: [Command.Example] = [
        .init("milch und butter auf die einkaufsliste", .addShopping(["Milch", "Butter"])),
        .init("setz bitte zwei liter milch auf die einkaufsliste", .addShopping(["2 Liter Milch"])),
        .init("füge milch zur einkaufsliste hinzu", .addShopping(["Milch"])),
        .init("setzt eier auf den einkaufszettel", .addShopping(["Eier"])),
        .init("wir brauchen noch brot", .addShopping(["Brot"])),
        .init("kauf bitte eier und käse ein", .addShopping(["Eier", "Käse"])),
        .init("die milch ist alle", .addShopping(["Milch"])),
        .init("und noch butter", .addMore(["Butter"])),
        .init("milch und butter von der liste streichen", .strike(["Milch", "Butter"])),
    ]
}
