package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.PageList;
import io.tagwave.Tagwave;
import org.junit.jupiter.api.Test;

class SectionsOfRecordsTest {

    private static final String HEAD = "<html><body><main><h1>What there is</h1>";
    private static final String FOOT = "</main></body></html>";

    /** Tables with the same header row under headings, with so many rows. */
    private static String heats(int... rows) {
        StringBuilder page = new StringBuilder(HEAD);
        for (int heat = 1; heat <= rows.length; heat++) {
            page.append("<h3>Heat ")
                    .append(heat)
                    .append("</h3><table><thead><tr><th>Lane</th><th>Rower</th><th>Club</th>")
                    .append("</tr></thead><tbody>");
            for (int row = 1; row <= rows[heat - 1]; row++) {
                page.append("<tr><td>")
                        .append(row)
                        .append("</td><td>Rower ")
                        .append(heat)
                        .append(row);
                page.append("</td><td>Club of ").append(row * heat).append("</td></tr>");
            }
            page.append("</tbody></table>");
        }
        return page.append(FOOT).toString();
    }

    /** Days with as many dishes each, of one form, under notes of different forms. */
    private static String days(int days) {
        StringBuilder page = new StringBuilder(HEAD);
        for (int day = 1; day <= days; day++) {
            page.append("<div class=day><b>").append(day).append(" May</b>");
            for (int dish = 1; dish <= 3; dish++) {
                page.append("<div class=dish><a href='/").append(day).append(dish);
                page.append("'>Dish number ")
                        .append(10 * day + dish)
                        .append(" with rice</a><i>")
                        .append(day + dish);
                page.append(".50</i><p>Cooked for lunch by team ").append(dish).append("</p></div>");
            }
            page.append(day % 2 == 0 ? "<ul><li><i>a</i><i>b</i></li><li><s>c</s></li></ul>" : "");
            page.append(day % 3 == 0 ? "<ol><li>d</li><li><u>e</u></li><li>f</li></ol>" : "");
            page.append("</div>");
        }
        return page.append(FOOT).toString();
    }

    private static PageList list(String html) {
        return Tagwave.extract(html, "http://example.com/").lists().stream()
                .filter(PageList::isMain)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void rowsUnderASharedHeaderRowAreTheRecords() {
        PageList heats = list(heats(3, 4, 3));
        assertEquals(10, heats.records().size());
        assertEquals("Heat 2", heats.records().get(4).text("section"));
    }

    @Test
    void whatIsFarMoreAlikeThanItsSectionsAreTheRecords() {
        assertEquals(24, list(days(8)).records().size());
    }

    @Test
    void tablesWithAsManyRowsEachStayRecords() {
        assertEquals(3, list(heats(3, 3, 3)).records().size());
    }
}
