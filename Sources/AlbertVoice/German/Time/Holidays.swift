/// The named days that Germans speak of, as data.
enum Holidays {
    /// The holiday of a lexeme's value.
    static func holiday(_ index: Int) -> Holiday { all[index] }

    static let all: [Holiday] = fixed + movable + sundays + islamic + jewish + lunisolar

    private static let fixed: [Holiday] = [
        Holiday(rule: .fixed(month: 1, day: 1), names: "neujahr neujahrstag neujahrs"),
        Holiday(
            rule: .fixed(month: 1, day: 6),
            names:
                "dreikönigstag dreikönigsfest dreikönige dreikönig heilige_drei_könige heiligen_drei_könige epiphanias epiphanie"
        ),
        Holiday(rule: .fixed(month: 2, day: 14), names: "valentinstag valentin sankt_valentin st_valentin"),
        Holiday(rule: .fixed(month: 3, day: 8), names: "frauentag weltfrauentag internationaler_frauentag"),
        Holiday(rule: .fixed(month: 4, day: 1), names: "aprilscherztag"),
        Holiday(
            rule: .fixed(month: 5, day: 1),
            names: "tag_der_arbeit maifeiertag erster_mai_feiertag tag_der_arbeiter"),
        Holiday(rule: .fixed(month: 8, day: 8), names: "friedensfest augsburger_friedensfest"),
        Holiday(rule: .fixed(month: 8, day: 15), names: "mariä_himmelfahrt maria_himmelfahrt"),
        Holiday(rule: .fixed(month: 9, day: 20), names: "weltkindertag kindertag"),
        Holiday(
            rule: .fixed(month: 10, day: 3),
            names: "tag_der_deutschen_einheit tag_der_einheit nationalfeiertag einheitstag"),
        Holiday(rule: .fixed(month: 10, day: 26), names: "österreichischer_nationalfeiertag"),
        Holiday(rule: .fixed(month: 8, day: 1), names: "schweizer_nationalfeiertag bundesfeiertag"),
        Holiday(rule: .fixed(month: 10, day: 31), names: "halloween reformationstag reformationsfest"),
        Holiday(rule: .fixed(month: 11, day: 1), names: "allerheiligen allerheiligentag"),
        Holiday(rule: .fixed(month: 11, day: 2), names: "allerseelen allerseelentag"),
        Holiday(rule: .fixed(month: 11, day: 11), names: "martinstag sankt_martin st_martin martini"),
        Holiday(rule: .fixed(month: 12, day: 4), names: "barbaratag"),
        Holiday(
            rule: .fixed(month: 12, day: 6), names: "nikolaus nikolaustag sankt_nikolaus st_nikolaus nikolausabend"),
        Holiday(rule: .fixed(month: 12, day: 8), names: "mariä_empfängnis maria_empfängnis"),
        Holiday(rule: .fixed(month: 4, day: 27), names: "königstag"),
        Holiday(
            rule: .fixed(month: 12, day: 24),
            names: "heiligabend heiliger_abend heiligen_abend heilig_abend weihnachtsabend heilige_nacht"),
        Holiday(
            rule: .fixed(month: 12, day: 25),
            names: "weihnachten weihnachtstag weihnacht weihnachtsfeiertag christtag weihnachtsfest xmas"
                + " erster_weihnachtstag erster_weihnachtsfeiertag ersten_weihnachtstag ersten_weihnachtsfeiertag"
                + " erste_weihnachtstag erste_weihnachtsfeiertag"),
        Holiday(
            rule: .fixed(month: 12, day: 26),
            names: "stefanitag stephanstag stephanitag zweiter_weihnachtstag zweiter_weihnachtsfeiertag"
                + " zweiten_weihnachtstag zweiten_weihnachtsfeiertag zweite_weihnachtstag zweite_weihnachtsfeiertag"),
        Holiday(
            rule: .fixed(month: 12, day: 31), names: "silvester sylvester silvesterabend silvestertag altjahrsabend"),
        Holiday(rule: .fixed(month: 2, day: 2), names: "lichtmess mariä_lichtmess maria_lichtmess"),
        Holiday(rule: .fixed(month: 6, day: 24), names: "johannistag johanni"),
        Holiday(rule: .fixed(month: 1, day: 7), names: "orthodoxes_weihnachten orthodoxe_weihnachten"),
        Holiday(rule: .fixed(month: 3, day: 17), names: "patricks_day st_patricks_day patrickstag"),
        Holiday(rule: .fixed(month: 3, day: 19), names: "josefstag josephstag josefitag"),
        Holiday(rule: .fixed(month: 4, day: 22), names: "tag_der_erde earth_day"),
        Holiday(rule: .fixed(month: 4, day: 30), names: "walpurgisnacht walpurgis"),
        Holiday(rule: .fixed(month: 6, day: 1), names: "internationaler_kindertag internationalen_kindertag"),
        Holiday(rule: .fixed(month: 6, day: 27), names: "siebenschläfertag"),
    ]

    private static let movable: [Holiday] = [
        Holiday(
            rule: .easter(-52),
            names: "weiberfastnacht altweiber weiberfasching weiberdonnerstag altweiberfastnacht schmotziger_donnerstag"
        ),
        Holiday(
            rule: .easter(-50),
            names: "fastnachtssamstag karnevalssamstag faschingssamstag nelkensamstag fastnachtsamstag"),
        Holiday(
            rule: .easter(-49),
            names: "fastnachtssonntag karnevalssonntag faschingssonntag tulpensonntag fastnachtsonntag"),
        Holiday(rule: .easter(-48), names: "rosenmontag fastnachtsmontag faschingsmontag karnevalsmontag"),
        Holiday(
            rule: .easter(-47),
            names: "fastnacht faschingsdienstag fastnachtsdienstag karnevalsdienstag veilchendienstag fasching karneval"
                + " mardi_gras fasnacht"),
        Holiday(rule: .easter(-46), names: "aschermittwoch aschetag"),
        Holiday(rule: .easter(-7), names: "palmsonntag palmensonntag"),
        Holiday(
            rule: .easter(-3),
            names: "gründonnerstag hoher_donnerstag heiliger_donnerstag weißer_donnerstag palmdonnerstag"),
        Holiday(rule: .easter(-2), names: "karfreitag stiller_freitag hoher_freitag heiliger_freitag charfreitag"),
        Holiday(
            rule: .easter(-1), names: "karsamstag stiller_samstag ostersamstag osternacht karsonnabend heiliger_samstag"
        ),
        Holiday(rule: .easter(0), names: "ostersonntag ostern osterfest osterfeiertag oster"),
        Holiday(rule: .easter(1), names: "ostermontag"),
        Holiday(rule: .easter(7), names: "weißer_sonntag weißen_sonntag"),
        Holiday(
            rule: .easter(39),
            names:
                "himmelfahrt christi_himmelfahrt himmelfahrtstag himmelfahrt_christi christihimmelfahrt vatertag männertag herrentag"
                + " christi_himmelfahrtstag auffahrt"),
        Holiday(rule: .easter(48), names: "pfingstsamstag pfingstsonnabend"),
        Holiday(rule: .easter(49), names: "pfingsten pfingstsonntag pfingstfest pfingstfeiertag pentecost"),
        Holiday(rule: .easter(50), names: "pfingstmontag pentecost_montag"),
        Holiday(rule: .easter(56), names: "dreifaltigkeitssonntag trinitatis dreifaltigkeit trinitatisfest"),
        Holiday(rule: .easter(60), names: "fronleichnam fronleichnamsfest fronleichnamstag"),
        Holiday(rule: .orthodox(-48), names: "aschermontag reiner_montag sauberer_montag"),
        Holiday(rule: .orthodox(-8), names: "lazarussamstag lazarus_samstag"),
        Holiday(rule: .orthodox(-7), names: "orthodoxer_palmsonntag"),
        Holiday(rule: .orthodox(-2), names: "orthodoxer_karfreitag"),
        Holiday(rule: .orthodox(-1), names: "orthodoxer_karsamstag"),
        Holiday(rule: .orthodox(0), names: "orthodoxer_ostersonntag orthodoxes_ostern orthodoxe_ostern"),
        Holiday(rule: .orthodox(1), names: "orthodoxer_ostermontag"),
        Holiday(rule: .orthodox(49), names: "orthodoxes_pfingsten orthodoxer_pfingstsonntag orthodoxe_pfingsten"),
    ]

    private static let sundays: [Holiday] = [
        Holiday(rule: .weekday(2, .sunday, month: 5), names: "muttertag"),
        Holiday(rule: .weekday(1, .sunday, month: 10), names: "erntedankfest erntedank erntedanktag"),
        Holiday(rule: .advent(-32), names: "buß_und_bettag bußtag buß"),
        Holiday(rule: .advent(-35), names: "volkstrauertag"),
        Holiday(rule: .advent(-28), names: "totensonntag ewigkeitssonntag"),
        Holiday(rule: .advent(-21), names: "advent adventssonntag adventsonntag"),
        Holiday(rule: .weekday(4, .thursday, month: 11), names: "thanksgiving"),
        Holiday(rule: .daysAfter(1, 4, .thursday, month: 11), names: "black_friday"),
        Holiday(rule: .daysAfter(4, 4, .thursday, month: 11), names: "cyber_monday"),
        Holiday(rule: .sun(0, hoursAhead: 1), names: "frühlingsanfang frühlingsbeginn"),
        Holiday(rule: .sun(90, hoursAhead: 2), names: "sommeranfang sommerbeginn sommersonnenwende"),
        Holiday(rule: .sun(180, hoursAhead: 2), names: "herbstanfang herbstbeginn"),
        Holiday(rule: .sun(270, hoursAhead: 1), names: "winteranfang winterbeginn wintersonnenwende"),
    ]

    private static let islamic: [Holiday] = [
        Holiday(
            rule: .islamic(month: 10, day: 1),
            names:
                "zuckerfest eid_al_fitr id_al_fitr ramadanfest fest_des_fastenbrechens fastenbrechen şeker_bayramı bayram"
                + " eid_ul_fitr id_ul_fitr"),
        Holiday(
            rule: .islamic(month: 12, day: 10),
            names:
                "opferfest eid_al_adha id_ul_adha id_al_adha eid_ul_adha kurban_bayramı bakr_id islamisches_opferfest"),
        Holiday(
            rule: .islamic(month: 1, day: 1),
            names: "islamisches_neujahr islamischen_neujahr islamisches_neujahrsfest amun_jadid muharram"),
        Holiday(rule: .islamic(month: 1, day: 10), names: "aschura ashura aschurafest aschuratag"),
        Holiday(
            rule: .islamic(month: 3, day: 12),
            names: "maulid_an_nabi mawlid_al_nabawi mawlid mevlid maulid_an_nabī mawlid_an_nabi mawlid_al_nabi"),
        Holiday(
            rule: .islamic(month: 9, day: 27),
            names: "lailat_al_qadr laylat_al_qadr laylat_al_kadr lailat_al_kadr nacht_der_bestimmung kadir_gecesi"),
    ]

    private static let jewish: [Holiday] = [
        Holiday(rule: .ramadanFriday, names: "jumuatul_wida jumu_atul_wida jamat_ul_vida jumatul_wida"),
        Holiday(
            rule: .hebrew(0, fromPassover: false),
            names: "rosch_haschana rosch_ha_schana rosch_ha_schanah jüdisches_neujahr"),
        Holiday(rule: .hebrew(9, fromPassover: false), names: "jom_kippur yom_kippur versöhnungstag"),
        Holiday(rule: .hebrew(14, fromPassover: false), names: "sukkot laubhüttenfest"),
        Holiday(rule: .hebrew(22, fromPassover: false), names: "simchat_tora simchat_thora"),
        Holiday(rule: .hanukkah, names: "chanukka hanukkah chanukkah lichterfest"),
        Holiday(rule: .hebrew(-30, fromPassover: true), names: "purim purimfest"),
        Holiday(rule: .hebrew(0, fromPassover: true), names: "pessach pessachfest passah passahfest"),
        Holiday(rule: .hebrew(33, fromPassover: true), names: "lag_baomer lag_ba_omer"),
        Holiday(rule: .hebrew(50, fromPassover: true), names: "schawuot schavuot shavuot wochenfest"),
    ]

    private static let lunisolar: [Holiday] = [
        Holiday(
            rule: .lunar(before: 330, day: 1, hoursAhead: 8),
            names: "chinesisches_neujahr chinesischen_neujahr chinesisches_neujahrsfest mondneujahr tet_fest"),
        Holiday(rule: .lunar(before: 180, day: 15, hoursAhead: 8), names: "mondfest mittherbstfest chuseok"),
        // The evening before the new moon in India: its clock minus the eighteen hours to the evening.
        Holiday(rule: .lunar(before: 234, day: 1, hoursAhead: 5.5 - 18), names: "diwali divali"),
        Holiday(rule: .equinox, names: "nouruz nowruz nevruz newroz persisches_neujahr"),
    ]
}

extension LexiconData {
    /// The names of the holidays.
    static let holidays: [(Lexeme, String)] = Holidays.all.enumerated().map {
        (Lexeme(.holiday, $0.offset), $0.element.names)
    }
}
