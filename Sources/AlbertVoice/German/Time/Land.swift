/// A state of Germany, by its letters in ISO 3166-2.
public enum Land: String, CaseIterable, Codable, Sendable {
    case badenWuerttemberg = "BW"
    case bavaria = "BY"
    case berlin = "BE"
    case brandenburg = "BB"
    case bremen = "HB"
    case hamburg = "HH"
    case hesse = "HE"
    case mecklenburgVorpommern = "MV"
    case lowerSaxony = "NI"
    case northRhineWestphalia = "NW"
    case rhinelandPalatinate = "RP"
    case saarland = "SL"
    case saxony = "SN"
    case saxonyAnhalt = "ST"
    case schleswigHolstein = "SH"
    case thuringia = "TH"
}
