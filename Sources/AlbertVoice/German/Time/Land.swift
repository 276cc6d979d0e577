/// A German Land, by its letters in ISO 3166-2.
public enum Land: String, CaseIterable, Codable, Sendable {
    /// Baden-Württemberg, Bayern, Berlin and Brandenburg.
    case badenWuerttemberg = "BW"
    case bayern = "BY"
    case berlin = "BE"
    case brandenburg = "BB"
    /// Bremen, Hamburg, Hessen and Mecklenburg-Vorpommern.
    case bremen = "HB"
    case hamburg = "HH"
    case hessen = "HE"
    case mecklenburgVorpommern = "MV"
    /// Niedersachsen, Nordrhein-Westfalen, Rheinland-Pfalz and the Saarland.
    case niedersachsen = "NI"
    case nordrheinWestfalen = "NW"
    case rheinlandPfalz = "RP"
    case saarland = "SL"
    /// Sachsen, Sachsen-Anhalt, Schleswig-Holstein and Thüringen.
    case sachsen = "SN"
    case sachsenAnhalt = "ST"
    case schleswigHolstein = "SH"
    case thueringen = "TH"
}
