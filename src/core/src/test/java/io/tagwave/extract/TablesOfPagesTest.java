package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.column.Column;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables: cells are where their column is, and have the names that stand above it. */
class TablesOfPagesTest {

    private static final String HEAD = "<thead><tr><th>Name<th>People<th>Area<th>Note</tr></thead>";

    private static String row(String... cells) {
        return "<tr><td>" + String.join("<td>", cells) + "</tr>";
    }

    private static ExtractedList table(String head, String rows) {
        return list("<h1>Places</h1><p>All of them.</p><table>" + head + "<tbody>" + rows + "</tbody></table>");
    }

    private static List<String> names(ExtractedList table) {
        return table.columns().stream().map(Column::name).toList();
    }

    private static List<String> cells(ExtractedList table, int row) {
        return table.records().get(row).cells();
    }

    @Test
    void anEmptyCellLeavesAGapUnderItsName() {
        ExtractedList table = table(
                HEAD,
                items(
                        12,
                        i -> row(
                                words(i),
                                i % 3 == 1 ? "" : "1" + i,
                                i % 4 == 2 ? "" : i + ".5",
                                i % 2 == 0 ? "" : words(i + 20))));
        assertEquals(List.of("Name", "People", "Area", "Note"), names(table));
        assertEquals(Arrays.asList(words(0), "10", "0.5", null), cells(table, 0));
        assertEquals(Arrays.asList(words(1), null, "1.5", words(21)), cells(table, 1));
        assertEquals(Arrays.asList(words(2), "12", null, null), cells(table, 2));
    }

    @Test
    void broadAndHighCellsMoveNoOtherCell() {
        ExtractedList table = table(
                HEAD,
                items(8, i -> row(words(i), "1" + i, i + ".5", words(i + 20)))
                        + "<tr><td>" + words(30) + "<td colspan=2>unknown<td rowspan=2>north</tr>"
                        + row(words(31), "7", "8.5")
                        + row(words(32), "8", "9.5", "south"));
        assertEquals(List.of("Name", "People", "Area", "Note"), names(table));
        assertEquals(Arrays.asList(words(30), "unknown", null, "north"), cells(table, 8));
        assertEquals(Arrays.asList(words(31), "7", "8.5", "north"), cells(table, 9));
        assertEquals(List.of(words(32), "8", "9.5", "south"), cells(table, 10));
    }

    @Test
    void theLastHeadOfATableInARecordDoesNotNameItsFirstCell() {
        ExtractedList days = list("<h1>Quotes</h1><div>"
                + items(
                        8,
                        i -> "<div class=quote><h3>" + words(i) + "</h3><table><thead><tr><th>Day<th>Value<th>Change"
                                + "</thead><tbody>" + row("1" + i + "/02/2026", "12" + i + ".49", "-0.2" + i)
                                + "</tbody></table></div>")
                + "</div>");
        assertFalse(names(days).contains("Change"), names(days).toString());
    }

    @Test
    void rowsThatACellSpansAreRecordsOfTheirOwn() {
        String rows = items(
                6,
                i -> "<tr><td rowspan=" + (i % 3 + 1) + "><a href=/" + i + ">" + words(i) + "</a><td>1" + i + "<td>"
                        + i + ".5<td>" + words(i + 20)
                        + items(i % 3, k -> "<tr><td>2" + k + "<td>" + k + ".25<td>" + words(i + k + 40)));
        ExtractedList table = table(HEAD, rows);
        assertEquals(12, table.records().size());
        int name = names(table).indexOf("Name");
        assertEquals(words(2), table.records().get(4).cells().get(name));
        assertEquals(words(2), table.records().get(5).cells().get(name));
        assertEquals("21", table.records().get(5).cells().get(names(table).indexOf("People")));
        assertEquals("21 1.25 " + words(43), table.records().get(5).text());
    }

    @Test
    void rowsUnderHeadsAreRecordsThoughAllGroupsHaveAsMany() {
        for (int rows = 2; rows < 4; rows++) {
            int size = rows;
            String body = items(
                    4,
                    i -> "<tr><td rowspan=" + size + ">" + (i + 1990) + "<td>" + words(i) + "<td rowspan=" + size
                            + "><i>"
                            + words(i + 9) + "</i><td>Won"
                            + items(size - 1, k -> "<tr><td>" + words(i + k + 20) + "<td>Nominated"));
            ExtractedList table = table(HEAD, body);
            assertEquals(4 * size, table.records().size());
            assertEquals(List.of("1990", words(20), words(9), "Nominated"), cells(table, 1));
        }
        // Without names of columns a group is a card.
        String cards = items(
                6,
                i -> "<tr><td rowspan=2><img src=/i" + i + "><td><a href=/c" + i + ">" + words(i) + "</a></tr><tr><td>"
                        + (i + 4) + ",50 €</tr>");
        assertEquals(
                6, list("<h1>Menu</h1><table>" + cards + "</table>").records().size());
    }

    @Test
    void ofTwoRowsOfNamesAColumnHasBoth() {
        String head = "<thead><tr><th rowspan=2>Name<th colspan=2>Size<th rowspan=2>&nbsp;</tr>"
                + "<tr><th>People<th>Area</tr></thead>";
        ExtractedList table = table(head, items(8, i -> row(words(i), "1" + i, i + ".5", words(i + 20))));
        assertEquals(List.of("Name", "Size People", "Size Area", "text 1"), names(table));
        assertEquals(8, table.records().size());
    }

    @Test
    void aNameAboveTwoColumnsIsOfBoth() {
        String head = "<tr><th colspan=2>Place<th>People<th>Area</tr>";
        ExtractedList table = table(head, items(8, i -> row(words(i), words(i + 20), "1" + i, i + ".5")));
        assertEquals(List.of("Place", "Place 2", "People", "Area"), names(table));
        assertEquals(8, table.records().size());
    }

    @Test
    void ofManyNamesOneMayComeAgain() {
        String head = "<tr><th>Home<th>Goals<th>Guest<th>Goals<th>Ground</tr>";
        ExtractedList table = table(head, items(8, i -> row(words(i), "1" + i, words(i + 20), "2" + i, words(i + 30))));
        assertEquals(List.of("Home", "Goals", "Guest", "Goals 2", "Ground"), names(table));
        assertEquals(8, table.records().size());
    }

    @Test
    void aCaptionInOneCellIsNoName() {
        String head =
                "<thead><tr><th colspan=4>Places of the north</tr><tr><th>Name<th>People<th>Area<th>Note</tr></thead>";
        ExtractedList table = table(head, items(8, i -> row(words(i), "1" + i, i + ".5", words(i + 20))));
        assertEquals(List.of("Name", "People", "Area", "Note"), names(table));
    }

    @Test
    void rowsOfTwoLooksWithoutNamesHaveNone() {
        ExtractedList table = table("", items(10, i -> row(words(i), words(i + 9), words(i + 20))
                .replace("<tr>", "<tr class=z" + i % 2 + ">")));
        assertEquals(10, table.records().size());
        assertFalse(names(table).contains(words(0)));
    }

    private static String comparison(String label, String... cells) {
        return "<tr><th>" + label + "</th><td>" + String.join("<td>", cells) + "</tr>";
    }

    /** Pages that compare things have one a column, and the names of their properties in the first. */
    @Test
    void aTableWithHeadsInItsFirstColumnHasARecordAColumn() {
        ExtractedList table = list("<h1>Phones</h1><table><tr><th></th>"
                + items(4, i -> "<th><a href='/p/" + i + "'>" + words(i) + "</a></th>") + "</tr>"
                + comparison("Price", "$299", "$449", "$199", "$799")
                + comparison("Screen", "6.1 in", "6.7 in", "5.8 in", "6.8 in")
                + comparison("Battery", "4000 mAh", "5000 mAh", "3500 mAh", "5200 mAh")
                + comparison("Weight", "172 g", "201 g", "149 g", "224 g") + "</table>");
        assertEquals(List.of("link", "title", "Price", "Screen", "Battery", "Weight"), names(table));
        assertEquals(4, table.records().size());
        assertEquals(List.of("http://here/p/1", words(1), "$449", "6.7 in", "5000 mAh", "201 g"), cells(table, 1));
    }

    /** Rows of few columns whose cells are like those above them are no columns of a grid. */
    @Test
    void aTableWhoseColumnsAreOfOneKindEachHasARecordARow() {
        ExtractedList table =
                list("<h1>Places</h1><table><tr><th>Name<th>Share of all households with a car<th>City</tr>"
                        + items(10, i -> row(words(i), 10 + i * 7 % 80 + "%", words(i + 20) + "burg")) + "</table>");
        assertEquals(List.of("Name", "Share of all households with a car", "City"), names(table));
        assertEquals(10, table.records().size());
        assertEquals(
                10,
                list("<h1>Places</h1><table>" + row("<b>Country</b>", "<b>2021</b>", "<b>2022</b>", "<b>2023</b>")
                                + items(10, i -> row(words(i), "1" + i, "2" + i, "3" + i)) + "</table>")
                        .records()
                        .size());
    }

    @Test
    void aCellOfANoBreakSpaceIsEmpty() {
        ExtractedList table = table(
                HEAD,
                items(
                        40,
                        i -> row(words(i), i % 10 == 0 ? "1" + i % 9 + ".10.2025" : "&nbsp;", "" + i, words(i + 20))));
        assertEquals("date", table.columns().get(1).kind());
        assertEquals(null, cells(table, 1).get(1));
    }
}
