package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Items in groups of one to three are the records, and the heading before them is their section. */
class ItemsUnderHeadingsTest {

    private static final List<Integer> SIZES = List.of(2, 1, 3, 2);
    private static final List<String> DAYS =
            List.of("Monday 5 May", "Tuesday 6 May", "Wednesday 7 May", "Thursday 8 May");

    private static void assertSections(
            UnaryOperator<String> all,
            BinaryOperator<String> group,
            UnaryOperator<String> heading,
            IntFunction<String> item) {
        StringBuilder groups = new StringBuilder();
        int number = 0;
        for (int day = 0; day < SIZES.size(); day++) {
            StringBuilder items = new StringBuilder();
            for (int i = 0; i < SIZES.get(day); i++) {
                items.append(item.apply(number++));
            }
            groups.append(group.apply(heading.apply(DAYS.get(day)), items.toString()));
        }
        String page = "<header><a href=/>Home</a> <a href=/about>About</a></header><main><h1>Programme</h1>"
                + all.apply(groups.toString())
                + "</main><footer><p>All times are local.</p><a href=/imprint>Imprint</a></footer>";
        ExtractedList list = list(page);
        int section = names(page).indexOf("section");
        assertTrue(section >= 0, names(page).toString());
        assertEquals(number, list.records().size());
        int record = 0;
        for (int day = 0; day < SIZES.size(); day++) {
            for (int i = 0; i < SIZES.get(day); i++) {
                assertTrue(list.records().get(record).cells().contains(words(record)), "record " + record);
                assertEquals(DAYS.get(day), list.records().get(record++).cells().get(section));
            }
        }
    }

    private static String row(int i) {
        return "<tr><td>1" + i + ":15</td><td><a href=/e" + i + ">" + words(i) + "</a></td><td>" + words(i + 40)
                + "</td></tr>";
    }

    @Test
    void dishesOfDays() {
        assertSections(
                all -> all,
                (heading, items) -> "<div class=day>" + heading + "<ul>" + items + "</ul></div>",
                day -> "<h3>" + day + "</h3>",
                i -> "<li><span class=dish>" + words(i) + "</span>" + "<span class=cost>" + i
                        + ".80 \u20ac</span></li>");
    }

    @Test
    void rowsBelowACellAcrossTheTable() {
        assertSections(
                all -> "<table>" + all + "</table>",
                (heading, items) -> heading + items,
                day -> "<tr><td colspan=3>" + day + "</td></tr>",
                ItemsUnderHeadingsTest::row);
    }

    @Test
    void tablesThatHaveTheSameHeads() {
        assertSections(
                all -> "<div class=fixtures>" + all + "</div>",
                (heading, items) -> heading + "<table><thead><tr><th>Time<th>Home<th>Away</tr></thead><tbody>" + items
                        + "</tbody></table>",
                day -> "<h3>" + day + "</h3>",
                ItemsUnderHeadingsTest::row);
    }

    @Test
    void tablesWithADayAsTheirHead() {
        assertSections(
                all -> "<section>" + all + "</section>",
                (heading, items) -> "<table class=day>" + heading + "<tbody>" + items + "</tbody></table>",
                day -> "<thead><tr><th colspan=3>" + day + "</th></tr></thead>",
                ItemsUnderHeadingsTest::row);
    }

    @Test
    void flatSiblingsMostOfThemAlone() {
        assertSections(
                all -> "<div class=agenda>" + all + "</div>",
                (heading, items) -> heading + items,
                day -> "<div class=date>" + day + "</div>",
                i -> "<div class=event><span>1" + i + ":15</span><a href=/e" + i + ">" + words(i) + "</a><i>"
                        + words(i + 40) + "</i></div>");
    }

    @Test
    void cardsWithLabelledFactsStayRecords() {
        StringBuilder cars = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            cars.append("<div class=car><h3>" + words(i) + " " + words(i + 20) + "</h3><ul><li><b>Year</b> <i>20"
                    + (10 + i) + "</i></li>"
                    + (i % 3 == 1 ? "" : "<li><b>Distance</b> <i>" + (i * 7 + 20) + ",000 km</i></li>")
                    + (i % 4 == 2 ? "" : "<li><b>Power</b> <i>" + (i * 5 + 60) + " kW</i></li>") + "</ul></div>");
        }
        assertEquals(
                12,
                list("<main><h1>Cars</h1><div>" + cars + "</div></main>")
                        .records()
                        .size());
    }
}
