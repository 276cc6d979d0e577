/// The German words as data: what they are, then the words, parted by spaces; „_“ joins words that belong together.
enum LexiconData {
    static let all: [(Lexeme, String)] =
        calendar + clock + parts + modifiers + prepositions + frequencies + numbers + holidays + seasons
        + schoolHolidays + compounds

    /// Small words that only bind others.
    static let prepositions: [(Lexeme, String)] = [
        (Lexeme(.article), "der die das dem des"), (Lexeme(.article, 1), "den"),
        (Lexeme(.in), "in im innert"),
        (Lexeme(.at), "am an beim ans"),
        (Lexeme(.on), "auf"),
        (Lexeme(.around), "um"),
        (Lexeme(.from), "von"),
        (Lexeme(.fromThe), "vom"),
        (Lexeme(.to), "zu zum zur"),
        (
            Lexeme(.until),
            "bis spätestens bis_spätestens bis_einschließlich bis_inklusive nicht_später_als nicht_nach bis_einschl"
        ),
        (Lexeme(.between), "zwischen"),
        (Lexeme(.and), "und"),
        (Lexeme(.or), "oder"),
        (Lexeme(.but), "aber"),
        (Lexeme(.since), "seit"),
        (Lexeme(.before), "vor früher_als"),
        (Lexeme(.after), "nach später_als"),
        (Lexeme(.for), "für"),
        (Lexeme(.startingAt), "ab frühestens nicht_vor nicht_früher_als ab_frühestens"),
        (Lexeme(.within), "innerhalb_von innerhalb binnen"),
        (Lexeme(.later), "später danach darauf"),
        (Lexeme(.earlier), "früher zuvor davor"),
        (Lexeme(.ago), "her"),
        (Lexeme(.over), "über übers während"),
    ]

    /// Words that pick one of several: this, the next, the last, the beginning.
    static let modifiers: [(Lexeme, String)] = [
        (
            Lexeme(.this),
            "dieser diese dieses diesen diesem dies heutiger heutige heutigen laufende laufenden laufender"
        ),
        (Lexeme(.this), "aktuelle aktuellen aktueller aktuelles"),
        (Lexeme(.next), "nächster nächste nächstes nächsten nächstem kommender kommende kommendes kommenden kommendem"),
        (Lexeme(.next), "folgender folgende folgendes folgenden folgendem darauffolgende darauffolgenden"),
        (Lexeme(.afterNext), "übernächster übernächste übernächstes übernächsten übernächstem"),
        (Lexeme(.last), "letzter letzte letztes letzten letztem voriger vorige voriges vorigen vorigem"),
        (Lexeme(.last), "vergangener vergangene vergangenes vergangenen vergangenem vorherige vorheriger vorherigen"),
        (Lexeme(.last), "vorheriges vorangegangenen vorangegangene verstrichenen"),
        (Lexeme(.beforeLast), "vorletzter vorletzte vorletztes vorletzten vorletztem"),
        (Lexeme(.edge, 1), "anfang anfangs beginn zu_beginn"),
        (Lexeme(.edge, 2), "mitte"),
        (Lexeme(.edge, 3), "ende"),
        (Lexeme(.early, 0), "frühe früher frühen früherem frühem"),
        (Lexeme(.early, 1), "früh"),
        (Lexeme(.late), "spät späte später späten spätem"),
        (Lexeme(.halfOf), "hälfte"),
        (Lexeme(.rest), "rest"),
        (Lexeme(.whole), "ganze ganzer ganzes ganzen ganzem"),
        (Lexeme(.approximately), "circa zirka ca etwa ungefähr rund gegen so_gegen so_um so_ungefähr in_etwa so_circa"),
        (
            Lexeme(.approximately),
            "so_etwa so_zirka so_ca gut gute guten knapp knappe knappen pünktlich weniger_als mehr_als mindestens höchstens maximal genau exakt schlag ziemlich_genau kurz"
        ),
    ]

    /// Frequencies and words of repetition.
    static let frequencies: [(Lexeme, String)] = [
        (Lexeme(.every), "jeder jede jedes jeden jedem"),
        (Lexeme(.all), "alle aller"),
        (Lexeme(.always), "immer stets jeweils"), (Lexeme(.except), "außer"),
        (Lexeme(.frequency, TimeUnit.day.rawValue), "täglich alltäglich tagtäglich tägliche täglichen"),
        (
            Lexeme(.frequency, TimeUnit.week.rawValue),
            "wöchentlich allwöchentlich wöchentliche wöchentlicher wöchentlichen"
        ),
        (Lexeme(.frequency, TimeUnit.month.rawValue), "monatlich allmonatlich monatliche monatlicher monatlichen"),
        (Lexeme(.frequency, TimeUnit.quarter.rawValue), "vierteljährlich quartalsweise vierteljährliche"),
        (Lexeme(.frequency, TimeUnit.year.rawValue), "jährlich alljährlich alljährliche alljährlicher alljährliches"),
        (Lexeme(.frequency, TimeUnit.year.rawValue), "alljährlichen jährliche jährlicher jährliches jährlichen"),
        (
            Lexeme(.frequency, 2 * 16 + TimeUnit.week.rawValue),
            "zweiwöchentlich vierzehntägig vierzehntäglich zweiwöchig"
        ),
        (Lexeme(.frequency, 3 * 16 + TimeUnit.week.rawValue), "dreiwöchentlich"),
        (Lexeme(.frequency, 4 * 16 + TimeUnit.week.rawValue), "vierwöchentlich"),
        (Lexeme(.frequency, 2 * 16 + TimeUnit.month.rawValue), "zweimonatlich"),
        (Lexeme(.frequency, 3 * 16 + TimeUnit.month.rawValue), "dreimonatlich"),
        (Lexeme(.frequency, 6 * 16 + TimeUnit.month.rawValue), "halbjährlich"),
        (Lexeme(.frequency, 2 * 16 + TimeUnit.year.rawValue), "zweijährlich"),
        (Lexeme(.frequency, TimeUnit.hour.rawValue), "stündlich stündliche"),
        (Lexeme(.frequency, TimeUnit.minute.rawValue), "minütlich"),
        (Lexeme(.workdays, 1), "werktags wochentags werktäglich an_werktagen an_wochentagen an_schultagen"),
        (Lexeme(.workdays, 1), "unter_der_woche"),
        (Lexeme(.workdays, 2), "wochenends an_wochenenden am_wochenende_immer"),
        (Lexeme(.title), "frau herr herrn familie fräulein tante onkel oma opa doktor dr professor prof"),
        (Lexeme(.roundabout), "rum herum"),
        (
            Lexeme(.greeting),
            "guten_morgen guten_abend guten_tag gute_nacht schönes_wochenende schönen_abend schönen_tag"
        ),
        (Lexeme(.greeting), "frohe_weihnachten fröhliche_weihnachten frohe_ostern schönen_feierabend"),
        (
            Lexeme(.measure),
            "km cm mm kg meter metern zentimeter zentimetern kilometer kilometern grad euro cent kilo gramm"
        ),
        (Lexeme(.measure), "liter litern stück stufen stufe punkte punkten stockwerke stockwerk schritte seiten seite"),
        (Lexeme(.times, 1), "einmal"), (Lexeme(.times, 2), "zweimal dreimal viermal fünfmal sechsmal mehrmals mal"),
        (Lexeme(.per), "pro je"),
        (Lexeme(.timer), "timer wecker alarm countdown kurzzeitwecker eieruhr küchentimer zeitschaltuhr"),
    ]

    /// Number words that are not formed by rule.
    static let numbers: [(Lexeme, String)] = [
        (Lexeme(.one, 1), "ein eine einem einer einen eines"),
        (Lexeme(.cardinal, 1), "eins"),
        (Lexeme(.cardinal, 2), "zwo beide beiden"),
        (Lexeme(.ordinal, 2), "zwote zwoter zwoten zwotes zwotem"),
        (Lexeme(.cardinal, 100), "hundert"),
        (Lexeme(.cardinal, 1000), "tausend"),
        (Lexeme(.multiplier, 6), "million millionen mio"),
        (Lexeme(.multiplier, 9), "milliarde milliarden mrd"),
        (Lexeme(.multiplier, 12), "billion billionen"),
        (Lexeme(.multiplier, 15), "billiarde billiarden"),
        (Lexeme(.multiplier, 18), "trillion trillionen"),
        (Lexeme(.multiplier, 21), "trilliarde trilliarden"),
        (Lexeme(.half), "halb halbe halber halben halbes halbem einhalb"),
        (Lexeme(.quarter), "viertel"),
        (Lexeme(.threeQuarters), "dreiviertel"),
        (Lexeme(.mixed, 1), "anderthalb eineinhalb einundhalb einundeinhalb"),
        (Lexeme(.few, 2), "paar"),
        (Lexeme(.several, 3), "einige einigen mehrere mehreren wenige wenigen"),
        (Lexeme(.dozen), "dutzend dutzende"),
        (Lexeme(.fraction, 3), "drittel"), (Lexeme(.fraction, 5), "fünftel"), (Lexeme(.fraction, 6), "sechstel"),
        (Lexeme(.fraction, 7), "siebtel"), (Lexeme(.fraction, 8), "achtel"), (Lexeme(.fraction, 9), "neuntel"),
        (Lexeme(.fraction, 10), "zehntel"), (Lexeme(.fraction, 12), "zwölftel"), (Lexeme(.fraction, 20), "zwanzigstel"),
        (Lexeme(.fraction, 100), "hundertstel"), (Lexeme(.fraction, 1000), "tausendstel"),
        (Lexeme(.together, 2), "zweit"), (Lexeme(.together, 3), "dritt"), (Lexeme(.together, 4), "viert"),
        (Lexeme(.together, 5), "fünft"), (Lexeme(.together, 6), "sechst"), (Lexeme(.together, 7), "siebt"),
        (Lexeme(.together, 8), "achteinander"), (Lexeme(.together, 9), "neunt"), (Lexeme(.together, 10), "zehnt"),
        (Lexeme(.ordinalMultiplier, 2), "hundertste hundertster hundertsten hundertstes hundertstem"),
        (Lexeme(.ordinalMultiplier, 3), "tausendste tausendster tausendsten tausendstes tausendstem"),
        (Lexeme(.ordinalMultiplier, 6), "millionste millionster millionsten millionstes millionstem"),
        (Lexeme(.ordinalMultiplier, 9), "milliardste milliardster milliardsten milliardstes milliardstem"),
        (Lexeme(.ordinalMultiplier, 12), "billionste billionster billionsten billionstes billionstem"),
        (Lexeme(.thousands, 3), "k"), (Lexeme(.thousands, 6), "m"),
        (Lexeme(.secondLetter), "s"),
        (Lexeme(.wordPoint), "komma"), (Lexeme(.wordPoint, 1), "punkt"),
        (Lexeme(.sign, -1), "minus"),
        (Lexeme(.sign, 1), "plus"),
        (Lexeme(.ordinalEnding), "te ten ter tes tem ster sten ste stes"),
        (Lexeme(.percent), "prozent prozentpunkte prozentpunkten vom_hundert"),
    ]

    /// Number words 0–99 as cardinals and ordinals, and „zweieinhalb“ … „zwölfeinhalb“.
    private static let small: [(Lexeme, String)] = (0...99).flatMap { number in
        let word = GermanNumber.spoken(number)
        let half = (2...12).contains(number) ? [(Lexeme(.mixed, number), "\(word)einhalb \(word)undeinhalb")] : []
        guard number > 0 else { return [(Lexeme(.cardinal, 0), word)] }
        let stem = GermanNumber.spokenOrdinal(number)
        let endings = ["", "r", "n", "s", "m"].map { stem + $0 }.joined(separator: " ")
        return [(Lexeme(.cardinal, number), word), (Lexeme(.ordinal, number), endings)] + half
    }

    /// Words made of two known ones: „dienstagabend“, „juliwoche“, numbers.
    static let compounds: [(Lexeme, String)] = small + weekdayParts + monthWeeks + monthHalves

    private static let weekdayParts: [(Lexeme, String)] = Weekday.allCases.flatMap { day in
        DayPart.allCases.map { part in
            let days = LexiconData.names(of: day)
            let parts = LexiconData.names(of: part)
            let words = days.flatMap { name in parts.map { name + $0 } }
            return (Lexeme(.partOfWeekday, day.rawValue * 16 + part.rawValue), words.joined(separator: " "))
        }
    }

    private static func names(of day: Weekday) -> [String] {
        switch day {
        case .monday: ["montag"]
        case .tuesday: ["dienstag"]
        case .wednesday: ["mittwoch"]
        case .thursday: ["donnerstag"]
        case .friday: ["freitag"]
        case .saturday: ["samstag", "sonnabend"]
        case .sunday: ["sonntag"]
        }
    }

    private static func names(of part: DayPart) -> [String] {
        switch part {
        case .morning: ["morgen", "früh", "morgens", "frühmorgens"]
        case .forenoon: ["vormittag", "vormittags"]
        case .noon: ["mittag", "mittags"]
        case .afternoon: ["nachmittag", "nachmittags"]
        case .evening: ["abend", "abends"]
        case .night: ["nacht", "nachts"]
        }
    }

    private static let monthHalves: [(Lexeme, String)] = monthNames.enumerated().map { index, names in
        let words = names.split(separator: " ").map { $0 + "hälfte" }
        return (Lexeme(.monthHalf, index + 1), words.joined(separator: " "))
    }

    private static let monthWeeks: [(Lexeme, String)] = monthNames.enumerated().map { index, names in
        let words = names.split(separator: " ").map { $0 + "woche" }
        return (Lexeme(.monthWeek, index + 1), words.joined(separator: " "))
    }
}
