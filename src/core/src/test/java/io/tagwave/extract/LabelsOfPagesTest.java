package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Which column a label names: the one that it stands with. */
class LabelsOfPagesTest {

    private static final int RECORDS = 12;

    private static String page(IntFunction<String> fields) {
        return "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><h3><a href=/item/" + i + ">" + words(i) + "</a></h3>" + fields.apply(i) + "</li>")
                + "</ul>";
    }

    /** The name of the column that holds a text in the first record. */
    private static String nameOf(String text, String body) {
        ExtractedList list = list(body);
        int column = list.records().get(0).cells().indexOf(text);
        return list.columns().get(column).name();
    }

    @Test
    void aLabelBehindFiguresInTheirElementNamesThem() {
        String body = page(i -> "<div class=v><b>" + (i * 3 + 5) + "</b><div>votes</div></div><div class=s><b>"
                + (i * 7 + 20) + "</b><div>answers</div></div>");
        assertEquals("votes", nameOf("5", body));
        assertEquals("answers", nameOf("20", body));
    }

    @Test
    void aLabelBeforeFiguresInTheirElementNamesThem() {
        String body = page(i -> "<div class=v><div>votes</div><b>" + (i * 3 + 5)
                + "</b></div><div class=s><div>answers</div><b>" + (i * 7 + 20) + "</b></div>");
        assertEquals("votes", nameOf("5", body));
        assertEquals("answers", nameOf("20", body));
    }

    @Test
    void labelsBesideFiguresOfOneElementAreBehindThemWhereTheFirstFiguresHaveNoneBefore() {
        String behind = page(i -> "<b>" + (i * 3 + 5) + "</b><i>votes</i><b>" + (i * 7 + 20) + "</b><i>answers</i>");
        assertEquals("votes", nameOf("5", behind));
        assertEquals("answers", nameOf("20", behind));
        String before = page(i -> "<i>votes</i><b>" + (i * 3 + 5) + "</b><i>answers</i><b>" + (i * 7 + 20) + "</b>");
        assertEquals("votes", nameOf("5", before));
        assertEquals("answers", nameOf("20", before));
    }

    @Test
    void whatFewRecordsHaveNamesNothing() {
        String body = page(i -> (i == 3 ? "<i>Sold</i>" : "") + "<b>" + (i * 3 + 5) + "</b>");
        assertEquals("number", nameOf("5", body));
    }

    @Test
    void aLinkNamesNothingUnlessItLeadsOver() {
        assertEquals("number", nameOf("5", page(i -> "<a href=#>Next</a><b>" + (i * 3 + 5) + "</b>")));
    }

    @Test
    void aLabelNamesTheTextOfTheLinkBehindIt() {
        String body = page(i -> "<i>Seller:</i> <a href=/shop/" + i + ">Shop " + words(i + 40) + "</a>");
        assertEquals("Seller", nameOf("Shop " + words(40), body));
    }

    /** Lines of several labelled values have a column each. */
    @Test
    void labelledValuesInOneLineAreColumns() {
        for (String line : List.of(
                "<div><b>Discs:</b> %1$s <b>Format:</b> <i>%2$s</i> <b>Sent by:</b> %3$s</div>",
                "<div>Discs: %1$s, Format: %2$s, Sent by: %3$s</div>",
                "<div>Discs: %1$s | Format: %2$s | Sent by: %3$s</div>",
                "<div><b>Discs:</b> %1$s <b>Format:</b> %2$s <b>Sent by:</b> <u>Re: %3$s</u></div>")) {
            ExtractedList list = list("<h1>Films</h1><ul>"
                    + items(
                            8,
                            i -> "<li><h3><a href=/f" + i + ">" + words(i) + "</a></h3>"
                                    + line.formatted(i % 3 + 1, i % 2 == 0 ? "SubRip" : "TMP", words(i + 20)))
                    + "</ul>");
            List<String> names = named(list);
            int discs = names.indexOf("Discs");
            assertTrue(names.containsAll(List.of("Discs", "Format", "Sent by")), names.toString());
            assertEquals("2", list.records().get(1).cells().get(discs));
            assertEquals("TMP", list.records().get(1).cells().get(names.indexOf("Format")));
            assertTrue(
                    list.records().get(1).cells().get(names.indexOf("Sent by")).endsWith(words(21)));
        }
    }

    @Test
    void sentencesWithColonsStayWhole() {
        ExtractedList list = list("<h1>Notes</h1><ul>"
                + items(
                        8,
                        i -> "<li><h3><a href=/f" + i + ">" + words(i) + "</a></h3><p>On " + words(i + 9) + ", note: "
                                + "the sentence goes on ".repeat(6) + "</p>")
                + "</ul>");
        assertEquals(List.of("link", "title", "text 1"), named(list));
    }

    private static List<String> named(ExtractedList list) {
        return list.columns().stream().map(Column::name).toList();
    }
}
