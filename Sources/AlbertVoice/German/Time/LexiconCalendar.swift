extension LexiconData {
    /// Month names in order, with Austrian and shortened forms.
    static let monthNames = [
        "januar jänner jan jän januars", "februar feber feb febr februars", "märz mär mrz märzes", "april apr aprils",
        "mai maien", "juni jun juno junis", "juli jul julei julis", "august aug augusts",
        "september sep sept septembers",
        "oktober okt oct oktobers", "november nov novembers", "dezember dez dezembers",
    ]

    /// Days, months, seasons and the units of the calendar.
    static let calendar: [(Lexeme, String)] =
        monthNames.enumerated().map { (Lexeme(.month, $0.offset + 1), $0.element) } + [
            (Lexeme(.weekday, 1), "montag"), (Lexeme(.weekday, 2), "dienstag"),
            (Lexeme(.weekday, 3), "mittwoch"), (Lexeme(.weekday, 4), "donnerstag"),
            (Lexeme(.weekday, 5), "freitag"), (Lexeme(.weekday, 6), "samstag sonnabend"),
            (Lexeme(.weekday, 7), "sonntag"),
            (Lexeme(.weekdayShort, 1), "mo"), (Lexeme(.weekdayShort, 2), "di"), (Lexeme(.weekdayShort, 3), "mi"),
            (Lexeme(.weekdayShort, 4), "do"), (Lexeme(.weekdayShort, 5), "fr"), (Lexeme(.weekdayShort, 6), "sa"),
            (Lexeme(.weekdayShort, 7), "so"),
            (Lexeme(.weekly, 1), "montags an_montagen"), (Lexeme(.weekly, 2), "dienstags an_dienstagen"),
            (Lexeme(.weekly, 3), "mittwochs an_mittwochen"),
            (Lexeme(.weekly, 4), "donnerstags an_donnerstagen"), (Lexeme(.weekly, 5), "freitags an_freitagen"),
            (Lexeme(.weekly, 6), "samstags sonnabends an_samstagen an_sonnabenden"),
            (Lexeme(.weekly, 7), "sonntags an_sonntagen"),
            (Lexeme(.season, 1), "frühling frühjahr frühlings frühjahrs lenz"), (Lexeme(.season, 2), "sommer sommers"),
            (Lexeme(.season, 1 + 16), "frühfrühling vorfrühling"), (Lexeme(.season, 2 + 16), "frühsommer"),
            (Lexeme(.season, 2 + 32), "spätsommer"), (Lexeme(.season, 3 + 16), "frühherbst"),
            (Lexeme(.season, 3 + 32), "spätherbst"),

            (Lexeme(.season, 3), "herbst herbstes herbsts"), (Lexeme(.season, 4), "winter winters"),
            (Lexeme(.relativeDay, 0), "heute heut heutigen_tag heutigen_tages zu_dieser_zeit"),
            (Lexeme(.relativeDay, -1), "gestern"), (Lexeme(.relativeDay, -2), "vorgestern"),
            (Lexeme(.relativeDay, -3), "vorvorgestern"), (Lexeme(.relativeDay, 2), "übermorgen"),
            (Lexeme(.relativeDay, 3), "überübermorgen"), (Lexeme(.relativeDay, 1), "morgigen_tag morgigen_tages"),
            (Lexeme(.unit, 1), "sekunde sekunden sek sekündchen"),
            (Lexeme(.unit, 2), "minute minuten min minuten minütchen"),
            (Lexeme(.unit, 3), "stunde stunden std stündchen"), (Lexeme(.unit, 4), "tag tage tagen tages tags tg"),
            (Lexeme(.unit, 5), "woche wochen wo"), (Lexeme(.unit, 6), "monat monate monaten monats"),
            (Lexeme(.unit, 7), "quartal quartale quartalen quartals vierteljahr vierteljahre"),
            (Lexeme(.unit, 8), "jahr jahre jahren jahres jahrs"),
            (Lexeme(.unit, 9), "jahrzehnt jahrzehnte jahrzehnten jahrzehnts dekade dekaden"),
            (Lexeme(.unit, 10), "jahrhundert jahrhunderte jahrhunderten jahrhunderts"),
            (Lexeme(.unit, 14), "jahrtausend jahrtausende jahrtausenden jahrtausends"),
            (Lexeme(.unit, 11), "wochenende wochenenden wochenendes wochenend weekend"),
            (Lexeme(.unit, 12), "werktag werktage werktagen werktages arbeitstag arbeitstage arbeitstagen wochentag"),
            (Lexeme(.unit, 12), "wochentage"), (Lexeme(.unit, 13), "schultag schultage schultagen"),
            (Lexeme(.quarterHour, 15), "viertelstunde viertelstunden"),
            (Lexeme(.quarterHour, 45), "dreiviertelstunde dreiviertelstunden"),
            (Lexeme(.quarterHour, 30), "halbestunde"),
            (Lexeme(.edgeOfUnit, 5 * 4 + 1), "wochenanfang wochenbeginn"),
            (Lexeme(.edgeOfUnit, 5 * 4 + 2), "wochenmitte"),
            (Lexeme(.edgeOfUnit, 6 * 4 + 1), "monatsanfang monatsbeginn"),
            (Lexeme(.edgeOfUnit, 6 * 4 + 2), "monatsmitte"),
            (Lexeme(.edgeOfUnit, 6 * 4 + 3), "monatsende"),
            (Lexeme(.edgeOfUnit, 8 * 4 + 1), "jahresanfang jahresbeginn"),
            (Lexeme(.edgeOfUnit, 8 * 4 + 2), "jahresmitte"), (Lexeme(.edgeOfUnit, 8 * 4 + 3), "jahresende"),
            (Lexeme(.weekdayPlural, 1), "montage montagen"), (Lexeme(.weekdayPlural, 2), "dienstage dienstagen"),
            (Lexeme(.weekdayPlural, 3), "mittwoche mittwochen"),
            (Lexeme(.weekdayPlural, 4), "donnerstage donnerstagen"),
            (Lexeme(.weekdayPlural, 5), "freitage freitagen"),
            (Lexeme(.weekdayPlural, 6), "samstage samstagen sonnabende sonnabenden"),
            (Lexeme(.weekdayPlural, 7), "sonntage sonntagen"),
            (Lexeme(.halfYear), "halbjahr halbjahrs halbjahres"),
            (Lexeme(.weekNumber), "kw kalenderwoche"),
            (Lexeme(.quarterNumber), "q"), (Lexeme(.weekLetter), "w"), (Lexeme(.clockLetter), "t"),
            (Lexeme(.decadeEnding), "er ern"),
            (Lexeme(.era, 1), "n u d g z chr"), (Lexeme(.era, 2), "v"), (Lexeme(.era, 3), "uz nchr dgz"),
            (Lexeme(.era, 3), "nach_christus nach_christi_geburt nach_unserer_zeitrechnung unserer_zeitrechnung"),
            (Lexeme(.era, 4), "vor_christus vor_christi_geburt vor_unserer_zeitrechnung"),
            (Lexeme(.eve), "vorabend"), (Lexeme(.adventWeekend), "adventswochenende adventwochenende"),
            (Lexeme(.romanDay, 1), "kalenden"), (Lexeme(.romanDay, 5), "nonen"), (Lexeme(.romanDay, 13), "iden"),
            (Lexeme(.earthHour), "stunde_der_erde earth_hour"),
            (Lexeme(.decade, 20), "zwanziger zwanzigern"), (Lexeme(.decade, 30), "dreißiger dreißigern"),
            (Lexeme(.decade, 40), "vierziger vierzigern"),
            (Lexeme(.decade, 50), "fünfziger fünfzigern"), (Lexeme(.decade, 60), "sechziger sechzigern"),
            (Lexeme(.decade, 70), "siebziger siebzigern"),
            (Lexeme(.decade, 80), "achtziger achtzigern"), (Lexeme(.decade, 90), "neunziger neunzigern"),
        ]

    /// The clock and its words.
    static let clock: [(Lexeme, String)] = [
        (Lexeme(.oclock, 0), "uhr"), (Lexeme(.oclock, 1), "h"),
        (Lexeme(.pm), "pm nachm"),
        (Lexeme(.midnight), "mitternacht mitternachts"),
        (Lexeme(.now), "jetzt genau_jetzt gerade_eben gerade_jetzt sofort im_moment momentan ab_sofort_gleich"),
        (Lexeme(.dawn, 4 * 64 + 7), "morgengrauen morgendämmerung tagesanbruch sonnenaufgang"),
        (Lexeme(.dawn, 13 * 64 + 14), "nach_dem_mittagessen nach_dem_mittag nach_der_mittagspause"),
        (Lexeme(.dawn, 17 * 64 + 21), "nach_der_arbeit nach_feierabend nach_dem_feierabend"),
        (Lexeme(.dawn, 24 * 64 + 27), "tief_in_der_nacht mitten_in_der_nacht"),
        (Lexeme(.dawn, 20 * 64 + 24), "primetime zur_primetime"),
        (Lexeme(.zone, 1), "mez cet"), (Lexeme(.zone, 2), "mesz cest"), (Lexeme(.zone, 0), "utc gmt"),
    ]

    /// Parts of the day.
    static let parts: [(Lexeme, String)] = [
        (Lexeme(.morning), "morgen"),
        (
            Lexeme(.part, 1),
            "in_aller_frühe in_der_frühe morgenstunden morgenstunde morgenfrüh morgenzeit vormittagsfrüh frühmorgen"
        ),
        (Lexeme(.part, 1 + adverb), "morgens frühmorgens"),
        (Lexeme(.part, 2), "vormittag vormittages vormittagsstunden vormittagszeit vorm"),
        (Lexeme(.part, 2 + adverb), "vormittags"),
        (Lexeme(.part, 3), "mittag mittagszeit mittagsstunden mittagstunde mittagsstunde"),
        (Lexeme(.part, 3 + adverb), "mittags"),
        (Lexeme(.part, 4), "nachmittag nachmittages nachmittagsstunden nachmittagszeit"),
        (Lexeme(.part, 4 + adverb), "nachmittags"),
        (Lexeme(.part, 5), "abend abendstunden abendzeit abendstunde"), (Lexeme(.part, 5 + adverb), "abends"),
        (Lexeme(.part, 6), "nacht nachtzeit nachtstunden"), (Lexeme(.part, 6 + adverb), "nachts"),
        (Lexeme(.part, 4 + early), "frühnachmittag frühnachmittags"),
        (Lexeme(.part, 4 + late), "spätnachmittag spätnachmittags"),
        (Lexeme(.part, 5 + early), "frühabend frühabends"),
        (Lexeme(.part, 5 + late), "spätabend spätabends spät_am_abend spät_abends"),
        (Lexeme(.part, 6 + late), "spät_in_der_nacht spät_nachts"), (Lexeme(.part, 1), "früh_am_morgen"),
        (Lexeme(.part, 4 + late), "spät_am_nachmittag"),
    ]

    /// Bits beside the part of the day: the early or the late half of it, or an adverb.
    static let early = 16
    static let late = 32
    static let adverb = 64
}
