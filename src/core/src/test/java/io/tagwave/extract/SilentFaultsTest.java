package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Situations that people reported to other tools because a wrong table came out of them and nothing said so. */
class SilentFaultsTest {

    private static ExtractedList table(String... rows) {
        return list("<h1>Report</h1><table><thead><tr><th>" + rows[0].replace("|", "<th>") + "</tr></thead><tbody>"
                + Arrays.stream(rows)
                        .skip(1)
                        .map(row -> "<tr><td>" + row.replace("|", "<td>") + "</tr>")
                        .collect(Collectors.joining())
                + "</tbody></table>");
    }

    private static int records(String... rows) {
        return table(rows).records().size();
    }

    @Test
    void aRowOfSumsIsNoRecord() {
        assertEquals(
                4,
                records(
                        "Region|Orders|Revenue",
                        "North|120|45.5",
                        "South|80|30.25",
                        "East|200|61",
                        "West|50|12",
                        "Total|450|148.75"));
        assertEquals(
                4,
                records(
                        "Filiale|Verkauft|Umsatz",
                        "Berlin|1.200|4.500,50 €",
                        "Bonn|800|3.000,25 €",
                        "Köln|2.000|6.100,00 €",
                        "Ulm|500|1.200,00 €",
                        "Summe|4.500|14.800,75 €"));
        assertEquals(
                4,
                records(
                        "支店|件数|金額",
                        "東京|120|4,500円",
                        "大阪|80|3,000円",
                        "名古屋|200|6,100円",
                        "福岡|50|1,200円",
                        "合計|450|14,800円"));
        assertEquals(
                4,
                records("Item|Qty|Price", "Bolt|3|$1.50", "Nut|5|$2.25", "Screw|10|$4.00", "Pin|2|$0.75", "|20|$8.50"));
        assertEquals(
                4,
                records(
                        "Country|2022|2023",
                        "World|1000|1110",
                        "Alba|400|410",
                        "Beria|350|400",
                        "Corda|200|240",
                        "Delos|50|60"));
        assertEquals(
                4,
                records(
                        "Year|Tons|Share",
                        "Alba|140|30.2%",
                        "Beria|90|19.4%",
                        "Corda|134|28.9%",
                        "Delos|100|21.5%",
                        "All|464|99.9%"));
    }

    @Test
    void aRecordWhoseNumberIsASumByChanceStays() {
        assertEquals(4, records("Player|Goals", "Ada|1", "Bob|2", "Cid|3", "Dora|6"));
        assertEquals(4, records("Card|Memory", "A1|128", "A2|128", "A3|256", "A4|512"));
        assertEquals(4, records("Part|Stock|Price", "A1|100|5.00", "A2|150|5.00", "A3|250|10.00", "A4|500|3.00"));
    }

    @Test
    void sumsOfGroupsAreNoRecords() {
        assertEquals(
                4,
                records(
                        "Item|Amount",
                        "Apples|10",
                        "Pears|20",
                        "Fruit subtotal|30",
                        "Beans|5",
                        "Peas|7",
                        "Vegetable subtotal|12",
                        "Grand total|42"));
        assertEquals(
                7,
                records(
                        "Poste|Budget|Réel",
                        "Loyer|900|905",
                        "Eau|40|38",
                        "Logement|940|943",
                        "Pain|60|70",
                        "Vin|90|85",
                        "Viande|120|110",
                        "Courses|270|265",
                        "Bus|35|35",
                        "Vélo|5|12",
                        "Transport|40|47"));
        // Ranks of three in two heats are no sums.
        assertEquals(6, records("Rank|Player|Lane", "1|Ada|4", "2|Bob|5", "3|Cid|9", "1|Dora|4", "2|Eve|5", "3|Fay|9"));
        assertEquals(6, records("Player|Goals", "Ada|1", "Bob|2", "Cid|3", "Dora|1", "Eve|1", "Fay|2"));
    }

    @Test
    void aRowOfMeansIsNoRecord() {
        assertEquals(4, records("Class|Pupils|Score", "1a|20|70", "1b|30|80", "1c|25|60", "1d|25|90", "Average|25|75"));
        assertEquals(
                5,
                records(
                        "Ort|Regen|Sonne",
                        "Mittel|47,2 mm|134 h",
                        "Bonn|45,2 mm|120 h",
                        "Köln|50,1 mm|131 h",
                        "Ulm|61,7 mm|142 h",
                        "Trier|38,4 mm|150 h",
                        "Mainz|40,6 mm|127 h"));
        assertEquals(4, records("Part|Stock|Price", "A1|1|5.00", "A2|3|7.00", "A3|2|6.00", "A4|2|6.00"));
    }

    private static ExtractedList goods(String first, String second) {
        return list("<h1>Goods</h1><ul>"
                + items(
                        8,
                        i -> "<li><h3><a href=/g/" + i + ">" + words(i) + "</a></h3><p>"
                                + (i == 4 ? "" : first.replace("#", "" + (2 * i + 20))) + "</p><b>"
                                + second.replace("#", "" + (3 * i + 11)) + "</b></li>")
                + "</ul>");
    }

    @Test
    void thePriceIsTheOneWithoutWordsThatAllHave() {
        for (List<String> pair : List.of(
                List.of("Was $#.00", "Now $#.50"),
                List.of("Save $#.00", "$#.50"),
                List.of("from $#.00 a month", "$#.50"),
                List.of("statt #,00 €", "#,50 €"),
                List.of("au lieu de #,00 €", "#,50 €"),
                List.of("antes #,00 €", "ahora #,50 €"))) {
            ExtractedList goods = goods(pair.get(0), pair.get(1));
            assertEquals(pair.get(1).replace("#", "11"), column(goods, "price").get(0), pair.toString());
        }
    }

    private static List<String> column(ExtractedList list, String name) {
        int column = list.columns().stream().map(Column::name).toList().indexOf(name);
        return list.records().stream().map(record -> record.cells().get(column)).toList();
    }

    @Test
    void anOldPriceIsNotThePrice() {
        for (List<String> pair : List.of(
                List.of("<b>$#.50</b>", "<del>$99.00</del> <ins>$#.50</ins>"),
                List.of("<b>#,50 €</b>", "<i><strike>99,00 €</strike></i> <b>#,50 €</b>"),
                List.of("<span>£#.50</span>", "<span>£#.50</span><s>£99.00</s>"),
                List.of("<div class=n>#,50 €</div>", "<div class=w>99,00 €</div><div class=s>#,50 €</div>"),
                List.of("<p class=c>£#.50</p>", "<p class=a>Was £99.00</p><p class=b>£#.50</p>"),
                List.of("<em class=r>#5 Kč</em>", "<em class=n>#5 Kč</em><em class=w>1 299 Kč</em>"),
                List.of(
                        "<span class=a><bdi>#,50 zł</bdi></span>",
                        "<del><span class=a><bdi>99,00 zł</bdi></span></del> <span class=sr>Stara cena: 99,00 zł.</span>"
                                + "<ins><span class=a><bdi>#,50 zł</bdi></span></ins>"))) {
            for (List<Integer> reduced : List.of(List.of(0, 1), List.of(2, 5, 6), List.of(8, 9))) {
                ExtractedList goods = list("<h1>Goods</h1><ul>"
                        + items(
                                10,
                                i -> "<li><h3><a href=/g/" + i + ">" + words(i) + "</a></h3><span class=price>"
                                        + pair.get(reduced.contains(i) ? 1 : 0).replace("#", "" + (i + 11))
                                        + "</span></li>")
                        + "</ul>");
                List<String> expected = IntStream.range(11, 21)
                        .mapToObj(price -> pair.get(0).replaceAll("<[^>]*>", "").replace("#", "" + price))
                        .toList();
                assertEquals(expected, column(goods, "price"), pair + " " + reduced);
            }
        }
    }

    @Test
    void aHeadWithinEachCellIsNoValue() {
        for (String label : List.of("<b class=narrow>#</b>", "<div>#</div>", "<span>#:</span> ")) {
            String[] heads = {"Ort", "Preis", "Bestand"};
            ExtractedList rows = list("<h1>Bestand</h1><table><thead><tr><th>" + String.join("<th>", heads)
                    + "</thead><tbody>"
                    + items(
                            6,
                            i -> "<tr><td>" + label.replace("#", heads[0]) + words(i) + "<td>"
                                    + label.replace("#", heads[1]) + (i + 4) + ",50 €<td>"
                                    + label.replace("#", heads[2]) + (3 * i + 2))
                    + "</table>");
            assertEquals(IntStream.range(0, 6).mapToObj(WrittenPage::words).toList(), column(rows, "Ort"), label);
            assertEquals("4,50 €", column(rows, "Preis").get(0), label);
            assertEquals("17", column(rows, "Bestand").get(5), label);
        }
    }

    @Test
    void aPlaceToBreakAWordIsNoCharacter() {
        ExtractedList words = list("<h1>W</h1><table><tr><th>Ar&shy;ti&shy;kel<th>Fläche (km²)<th>m³</tr>"
                + items(5, i -> "<tr><td>Garten&shy;" + words(i) + "<td>" + (i + 20) + "<td>" + (i + 7) + "</tr>")
                + "</table>");
        assertEquals(
                List.of("Artikel", "Fläche (km²)", "m³"),
                words.columns().stream().map(Column::name).toList());
        assertEquals("Garten" + words(2), words.records().get(2).cells().get(0));
    }

    private static ExtractedList offers(String before, String after) {
        String card = "<div class=card><a href=/p/#><img src=/#.jpg><h3>@</h3></a><span>$3#.00</span></div>";
        return list("<main><h1>Search</h1><div class=grid>"
                + items(2, i -> card.replace("#", "" + i).replace("@", words(i))) + before
                + items(8, i -> card.replace("#", "" + (i + 2)).replace("@", words(i + 2))) + after + "</main>");
    }

    @Test
    void whatAHeadingOffersBesidesTheResultsIsAnotherSection() {
        for (String[] more : List.of(
                new String[] {"<section><h2>You may also like</h2><div class=grid>", "</div></section>"},
                new String[] {"<div><p class=t><b>Das passt dazu</b></p><div class=grid>", "</div></div>"},
                new String[] {"<aside><h4><span>Clients aussi</span></h4><div class=grid>", "</div></aside>"})) {
            ExtractedList offers = offers("</div>" + more[0], more[1]);
            assertEquals(10, offers.records().size(), more[0]);
            List<String> sections = column(offers, "section");
            assertEquals(Collections.nCopies(2, null), sections.subList(0, 2), more[0]);
            assertEquals(Collections.nCopies(8, more[0].replaceAll("<[^>]*>", "")), sections.subList(2, 10), more[0]);
        }
        // A heading among them says nothing of those behind it.
        ExtractedList among = offers("<h2>Sponsored</h2>", "</div>");
        assertEquals(-1, among.columns().stream().map(Column::name).toList().indexOf("section"));
    }
}
