package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.words;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.Tagwave;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What has the class of the records, stands beside them and is none of them, is counted and named; a main list that is not
 * sure is told.
 */
class MainListNotesTest {

    private static final int COUNT = 12;

    private static String card(int i) {
        return "<div class=card><a href=/n" + i + "><img src=/i" + i + "></a><h3><a href=/n" + i + ">" + words(i)
                + "</a></h3><p class=cost>$" + (i * 7 + 3) + ".50</p></div>";
    }

    private static String row(int i) {
        return "<li class='row r" + i + "'><a href=/n" + i + ">" + words(i) + "</a> <b>" + (i + 3) + " km</b> <i>0"
                + (i % 9) + ":30</i></li>";
    }

    private static Page page(String list) {
        return Tagwave.extract("<body><main><h1>Alles</h1>" + list + "</main></body>", "http://localhost/");
    }

    private static void assertLeftOut(String note, String list) {
        Page page = page(list);
        assertEquals(COUNT, page.main().orElseThrow().records().size());
        assertEquals(note, page.note());
    }

    @Test
    void anAdvertAmongTheRecordsIsNamed() {
        assertLeftOut(
                "1 element has the class of the records beside it and is left out of the list, such as \"Kostenloser Versand\"",
                "<div>" + items(COUNT, i -> card(i) + (i == 5 ? "<div class='card ad'>Kostenloser Versand</div>" : ""))
                        + "</div>");
    }

    @Test
    void severalAreCountedAndTheFirstIsNamedInPart() {
        assertLeftOut(
                "2 elements have the class of the records beside them and are left out of the list, such as \""
                        + "a".repeat(60) + "…\"",
                "<ul><li class='row head'>" + "a".repeat(99) + "</li>" + items(COUNT, MainListNotesTest::row)
                        + "<li class=row>次の便</li></ul>");
    }

    @Test
    void nothingIsSaidOfOtherClassesOfEmptyElementsAndOfRecordsWithoutAClass() {
        String others = "<div class=promo>Promo</div><div class=card></div>" + items(COUNT, MainListNotesTest::card);
        assertLeftOut("", "<div>" + others + "</div>");
        assertLeftOut("", "<div>" + others.replace("class=card", "") + "</div>");
    }

    private static void assertLeftOut(String note, int records, String table) {
        Page page = page(table);
        assertEquals(records, page.main().orElseThrow().records().size());
        assertTrue(page.note().endsWith(note), page.note());
    }

    private static String table(String head, String... rows) {
        return "<table><thead><tr><th>" + head.replace("|", "<th>") + "</thead><tbody>"
                + Arrays.stream(rows)
                        .map(row -> "<tr><td>" + row.replace("|", "<td>") + "</tr>")
                        .collect(Collectors.joining())
                + "</tbody></table>";
    }

    @Test
    void rowsOfSumsAndMeansAreCounted() {
        assertLeftOut(
                "1 row of the table is left out of the list, such as \"Gesamt 4.601,50 € 1313\"",
                4,
                table(
                        "Monat|Umsatz|Gäste",
                        "Januar|1.200,50 €|310",
                        "Februar|900,25 €|250",
                        "März|1.400,00 €|420",
                        "April|1.100,75 €|333",
                        "Gesamt|4.601,50 €|1313"));
        String lines = items(COUNT, i -> "<tr><td>" + words(i) + "<td>" + (i * 31 + 7) + ",5<td>" + (i + 90) + "</tr>");
        assertLeftOut(
                "2 rows of the table are left out of the list, such as \"Moyenne 178,0 95,5\"",
                COUNT,
                "<table><thead><tr><th>Poste<th>Montant<th>Jour</thead><tfoot><tr><td>Moyenne<td>178,0<td>95,5"
                        + "<tr><td>Somme<td>2136,0<td>1146</tfoot><tbody>" + lines + "</tbody></table>");
        assertLeftOut(
                "3 rows of the table are left out of the list, such as \"果物小計 30\"",
                4,
                table(
                        "品目|単価|金額",
                        "りんご|3 円|10",
                        "なし|4 円|20",
                        "果物小計||30",
                        "豆|1 円|5",
                        "えんどう|2 円|7",
                        "野菜小計||12",
                        "合計||42"));
    }

    @Test
    void namesOfColumnsAndOfGroupsAreNoRowsThatAreLeftOut() {
        String year = "<tr><th>Land<th>2022<th>2023</tr>";
        String rows =
                items(COUNT, i -> "<tr><td>" + words(i) + "<td>" + (i * 31 + 7) + "<td>" + (i * 17 + 90) + "</tr>");
        assertLeftOut("", COUNT, "<table>" + year + rows + "</table>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"pages-blind/none-river-polish", "pages-held-out/none-settings", "pages/list-four-without-links"
            })
    void aListThatMayBeAnotherThanThePageIsForIsDoubtful(String page) throws IOException {
        String note = Tagwave.extract(source(page), "http://localhost/").note();
        assertTrue(note.matches("the main list is doubtful: its score is 0\\.[67]\\d?, .* before you use it"), note);
    }

    @Test
    void aSureListIsNotDoubtful() throws IOException {
        assertEquals(
                "",
                Tagwave.extract(source("pages-held-out/kind-departures"), "http://localhost/")
                        .note());
    }

    private static InputStream source(String page) {
        return requireNonNull(MainListNotesTest.class.getResourceAsStream("/" + page + "/source.html"), page);
    }
}
