extension LexiconData {
    /// Month names in order, with Austrian and shortened forms.
    static let monthNames = [
        "januar jänner jan jän januars", "februar feber feb febr februars", "märz mär mrz märzes", "april apr aprils",
        "mai maien", "juni jun juno junis", "juli jul julei julis", "august aug augusts", "september sep sept septembers",
        "oktober okt oct oktobers", "november nov novembers", "dezember dez dezembers",
    ]

    /// Days, months, seasons and the units of the calendar.
    static let calendar: [(Lexeme, String)] =
        monthNames.enumerated().map { (Lexeme(.month, $0.offset + 1), $0.element) } + [
            (Lexeme(.weekday, 1), "montag montage"), (Lexeme(.weekday, 2), "dienstag dienstage"),
            (Lexeme(.weekday, 3), "mittwoch mittwoche"), (Lexeme(.weekday, 4), "donnerstag donnerstage"),
            (Lexeme(.weekday, 5), "freitag freitage"), (Lexeme(.weekday, 6), "samstag sonnabend samstage"),
            (Lexeme(.weekday, 7), "sonntag sonntage"),
            (Lexeme(.weekdayShort, 1), "mo"), (Lexeme(.weekdayShort, 2), "di"), (Lexeme(.weekdayShort, 3), "mi"),
            (Lexeme(.weekdayShort, 4), "do"), (Lexeme(.weekdayShort, 5), "fr"), (Lexeme(.weekdayShort, 6), "sa"),
            (Lexeme(.weekdayShort, 7), "so"),
            (Lexeme(.weekly, 1), "montags"), (Lexeme(.weekly, 2), "dienstags"), (Lexeme(.weekly, 3), "mittwochs"),
            (Lexeme(.weekly, 4), "donnerstags"), (Lexeme(.weekly, 5), "freitags"),
            (Lexeme(.weekly, 6), "samstags sonnabends"), (Lexeme(.weekly, 7), "sonntags"),
            (Lexeme(.season, 1), "frühling frühjahr frühlings frühjahrs lenz"), (Lexeme(.season, 2), "sommer sommers"),
            (Lexeme(.season, 3), "herbst herbstes herbsts"), (Lexeme(.season, 4), "winter winters"),
            (Lexeme(.relativeDay, 0), "heute heut heutigen_tag heutigen_tages zu_dieser_zeit"),
            (Lexeme(.relativeDay, -1), "gestern"), (Lexeme(.relativeDay, -2), "vorgestern"),
            (Lexeme(.relativeDay, -3), "vorvorgestern"), (Lexeme(.relativeDay, 2), "übermorgen"),
            (Lexeme(.relativeDay, 3), "überübermorgen"), (Lexeme(.relativeDay, 1), "morgigen_tag morgigen_tages"),
            (Lexeme(.unit, 1), "sekunde sekunden sek sekündchen"), (Lexeme(.unit, 2), "minute minuten min minuten minütchen"),
            (Lexeme(.unit, 3), "stunde stunden std stündchen"), (Lexeme(.unit, 4), "tag tage tagen tages tags tg"),
            (Lexeme(.unit, 5), "woche wochen wo"), (Lexeme(.unit, 6), "monat monate monaten monats"),
            (Lexeme(.unit, 7), "quartal quartale quartalen quartals vierteljahr vierteljahre"),
            (Lexeme(.unit, 8), "jahr jahre jahren jahres jahrs"),
            (Lexeme(.unit, 9), "jahrzehnt jahrzehnte jahrzehnten"),
            (Lexeme(.unit, 10), "jahrhundert jahrhunderte jahrhunderten jahrhunderts"),
            (Lexeme(.unit, 11), "wochenende wochenenden wochenendes wochenend weekend"),
            (Lexeme(.unit, 12), "werktag werktage werktagen werktages arbeitstag arbeitstage arbeitstagen wochentag"),
            (Lexeme(.unit, 12), "wochentage schultag schultage schultagen"),
            (Lexeme(.quarterHour, 15), "viertelstunde viertelstunden"),
            (Lexeme(.quarterHour, 45), "dreiviertelstunde dreiviertelstunden"),
            (Lexeme(.quarterHour, 30), "halbestunde"),
            (Lexeme(.weekNumber), "kw kalenderwoche"),
            (Lexeme(.quarterNumber), "q"), (Lexeme(.weekLetter), "w"), (Lexeme(.decadeEnding), "er ern"),
            (Lexeme(.era, 1), "n u d g z chr"), (Lexeme(.era, 2), "v"), (Lexeme(.era, 3), "uz nchr dgz"),
            (Lexeme(.decade, 20), "zwanziger"), (Lexeme(.decade, 30), "dreißiger"), (Lexeme(.decade, 40), "vierziger"),
            (Lexeme(.decade, 50), "fünfziger"), (Lexeme(.decade, 60), "sechziger"), (Lexeme(.decade, 70), "siebziger"),
            (Lexeme(.decade, 80), "achtziger"), (Lexeme(.decade, 90), "neunziger"),
        ]

    /// The clock and its words.
    static let clock: [(Lexeme, String)] = [
        (Lexeme(.oclock, 0), "uhr"), (Lexeme(.oclock, 1), "h"),
        (Lexeme(.pm), "pm nachm"),
        (Lexeme(.midnight), "mitternacht mitternachts"),
        (Lexeme(.now), "jetzt genau_jetzt gerade_eben gerade_jetzt sofort im_moment momentan ab_sofort_gleich"),
        (Lexeme(.dawn), "morgengrauen morgendämmerung tagesanbruch"),
        (Lexeme(.zone, 1), "mez cet"), (Lexeme(.zone, 2), "mesz cest"), (Lexeme(.zone, 0), "utc gmt"),
    ]

    /// Parts of the day.
    static let parts: [(Lexeme, String)] = [
        (Lexeme(.morning), "morgen"),
        (Lexeme(.part, 1), "morgenstunden morgenstunde morgenfrüh morgenzeit vormittagsfrüh frühmorgen"),
        (Lexeme(.part, 1 + adverb), "morgens frühmorgens"),
        (Lexeme(.part, 2), "vormittag vormittages vormittagsstunden vormittagszeit vorm"),
        (Lexeme(.part, 2 + adverb), "vormittags"),
        (Lexeme(.part, 3), "mittag mittagszeit mittagsstunden mittagstunde mittagsstunde"),
        (Lexeme(.part, 3 + adverb), "mittags"),
        (Lexeme(.part, 4), "nachmittag nachmittages nachmittagsstunden nachmittagszeit"),
        (Lexeme(.part, 4 + adverb), "nachmittags"),
        (Lexeme(.part, 5), "abend abendstunden abendzeit feierabend"), (Lexeme(.part, 5 + adverb), "abends"),
        (Lexeme(.part, 6), "nacht nachtzeit nachtstunden"), (Lexeme(.part, 6 + adverb), "nachts"),
        (Lexeme(.part, 4 + early), "frühnachmittag frühnachmittags"),
        (Lexeme(.part, 4 + late), "spätnachmittag spätnachmittags"),
        (Lexeme(.part, 5 + early), "frühabend frühabends"),
        (Lexeme(.part, 5 + late), "spätabend spätabends"),
    ]

    /// Bits beside the part of the day: the early or the late half of it, or an adverb.
    static let early = 16
    static let late = 32
    static let adverb = 64
}
