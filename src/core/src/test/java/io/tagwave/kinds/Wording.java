package io.tagwave.kinds;

import java.util.List;

/**
 * What pages say and how their markup is named.
 *
 * @param seed of all that is left to chance
 * @param fewest records of a usual list
 * @param most records of a usual list
 * @param namings how classes are named, one for each page of a kind
 * @param semantic how likely it is that elements say what they are, such as article and h3, and are no div and span
 * @param money how a price is written
 * @param date how a day is written, of day, name of the month, year
 */
record Wording(
        String language,
        long seed,
        int fewest,
        int most,
        List<Naming> namings,
        double semantic,
        String money,
        String date,
        List<String> things,
        List<String> qualities,
        List<String> doings,
        List<String> joints,
        List<String> labels,
        List<String> months,
        List<String> people,
        List<String> families,
        List<String> places,
        List<String> syllables) {

    /** The wording whose pages one looks at while the program is changed. */
    static final Wording SEEN = new Wording(
            "en",
            20_260_101,
            6,
            24,
            List.of(Naming.BLOCKS, Naming.UTILITIES, Naming.PLAIN, Naming.HASHED),
            .6,
            "$%d.%02d",
            "%2$s %1$d, %3$d",
            words(
                    "lamp kettle garden bicycle jacket carpet window engine printer mirror blanket harbour ticket council budget"
                            + " railway museum library market festival river bridge tunnel orchard cottage studio balcony keyboard"
                            + " camera speaker notebook server cluster compiler network protocol archive journal survey recipe"),
            words("small quiet wooden bright early modern rural heavy silver narrow public annual simple remote folding"
                    + " northern electric portable vintage seasonal"),
            words(
                    "opens repairs announces builds replaces delays explains buys restores closes measures visits supports"
                            + " publishes cancels reviews"),
            words("the a with near after for without and of from under between before in"),
            List.of(
                    "Home",
                    "About us",
                    "Contact",
                    "Careers",
                    "Press",
                    "Help centre",
                    "Shipping",
                    "Returns",
                    "Gift cards",
                    "Stores",
                    "Blog",
                    "Community",
                    "Partners",
                    "Developers",
                    "Terms of use",
                    "Privacy",
                    "Cookies",
                    "Accessibility",
                    "Newsletter",
                    "Sitemap",
                    "My account",
                    "Wish list",
                    "Pricing",
                    "Documentation",
                    "Security",
                    "Status",
                    "Investors",
                    "Sustainability",
                    "New in",
                    "Sale",
                    "Brands",
                    "Inspiration",
                    "Business customers",
                    "Downloads",
                    "Support",
                    "Feedback"),
            words("January February March April May June July August September October November December"),
            words(
                    "Alice Brian Chloe Daniel Esther Felix Grace Henry Iris James Karen Leo Mary Nathan Olive Peter Ruth Simon"),
            words(
                    "Archer Baxter Carver Dalton Ellis Foster Granger Hobbs Irving Jarvis Kemp Lowell Mercer Norton Osborne"),
            words(
                    "Ashford Bexley Corby Dunmore Eastleigh Farnham Grantham Hexham Ilkley Kendal Ludlow Malvern Northwich"),
            words("tar ven lo mis quo dra bel fin gor hul jes kam nol pir rus sev tol wex yar zan"));

    /** The wording whose pages nobody looks at: figures are those of these. */
    static final Wording UNSEEN = new Wording(
            "de",
            48_151_623,
            4,
            45,
            List.of(Naming.COMPONENTS, Naming.NONE, Naming.UTILITIES, Naming.OLD),
            .45,
            "%d,%02d €",
            "%d. %s %d",
            words(
                    "Leuchte Kanne Garten Fahrrad Jacke Teppich Fenster Motor Drucker Spiegel Decke Hafen Karte Gemeinderat"
                            + " Haushalt Bahn Museum Bücherei Markt Festspiel Fluss Brücke Tunnel Obstwiese Hütte Werkstatt Balkon"
                            + " Tastatur Kamera Lautsprecher Heft Rechner Verbund Übersetzer Netzwerk Protokoll Archiv Zeitschrift"
                            + " Umfrage Rezept"),
            words("kleine leise hölzerne helle frühe moderne ländliche schwere silberne schmale öffentliche jährliche"
                    + " einfache entfernte faltbare nördliche elektrische tragbare alte"),
            words("öffnet repariert verkündet baut ersetzt verschiebt erklärt kauft erneuert schließt misst besucht"
                    + " unterstützt veröffentlicht streicht prüft"),
            words("die eine mit nahe nach für ohne und von aus unter zwischen vor in"),
            List.of(
                    "Startseite",
                    "Über uns",
                    "Kontakt",
                    "Stellenangebote",
                    "Presse",
                    "Hilfe",
                    "Versand",
                    "Rücksendung",
                    "Gutscheine",
                    "Filialen",
                    "Magazin",
                    "Forum",
                    "Partner",
                    "Entwickler",
                    "AGB",
                    "Datenschutz",
                    "Impressum",
                    "Barrierefreiheit",
                    "Rundbrief",
                    "Übersicht",
                    "Mein Konto",
                    "Merkzettel",
                    "Preise",
                    "Handbuch",
                    "Sicherheit",
                    "Anleger",
                    "Nachhaltigkeit",
                    "Neuheiten",
                    "Angebote",
                    "Marken",
                    "Ideen",
                    "Geschäftskunden",
                    "Rückmeldung",
                    "Zahlungsarten"),
            words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
            words("Anna Bernd Clara Dieter Emma Fritz Greta Hans Ida Jonas Käthe Lukas Mia Nils Olga Paul Rosa Sven"),
            words("Albers Brandt Conrad Decker Ebert Fuchs Graf Hahn Imhof Jung Kraus Lorenz Maurer Nagel Ott Pohl"),
            words("Aalen Bernau Coburg Dahme Emden Fulda Goslar Husum Idstein Jena Kamen Lindau Meppen Norden"),
            words("al bro cha del eif gru hol ild jan kre lün mot neb oss pel rau ste tim ulb weg"));

    private static List<String> words(String line) {
        return List.of(line.split(" "));
    }
}
