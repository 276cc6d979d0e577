/// „Danke“.
enum Thank {
    static let command = Command(
        "thank", "danke (schön|dir|albert) | vielen dank | danke",
        examples: [
            .init("danke", .thank),
            .init("danke schön", .thank),
            .init("vielen dank", .thank),
        ],
        never: ["nein danke", "bitte"]
    ) { _ in .thank }
}
