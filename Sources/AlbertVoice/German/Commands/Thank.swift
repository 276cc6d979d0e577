/// „Danke“.
enum Thank {
    static let command = Command(
        "thank", "danke (schön|dir|albert) | vielen dank | danke | super [danke] | prima",
        examples: [
            .init("danke", .thank),
            .init("danke schön", .thank),
            .init("vielen dank", .thank),
            .init("super danke", .thank),
            .init("prima", .thank),
        ],
        never: ["nein danke", "bitte"]
    ) { _ in .thank }
}
