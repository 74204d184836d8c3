package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.Column;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Values in lines of one text that a mark divides. */
class DividedLinesTest {

    private static final int COUNT = 10;

    /** Makes lines so long that they are no values themselves. */
    private static final String WHO = "Seen in the garden by Doctor ";

    private static ExtractedList lines(IntFunction<String> line) {
        return list("<ul>"
                + items(
                        COUNT,
                        i -> "<li><h3><a href=/n" + i + ">" + words(i) + " and " + words(i + 20) + "</a></h3><p>"
                                + line.apply(i) + "</p></li>")
                + "</ul>");
    }

    /** The names of the columns behind link, title and line, and their cells in the fifth record. */
    private static String parts(IntFunction<String> line) {
        ExtractedList list = lines(line);
        List<String> names = list.columns().stream().map(Column::name).toList();
        List<String> cells = list.records().get(4).cells();
        assertEquals(line.apply(4), cells.get(2));
        return names.subList(3, names.size()) + " " + cells.subList(3, cells.size());
    }

    @Test
    void aDayAndANumberWithAWordBecomeColumnsBesideTheLine() {
        assertEquals(
                "[date, comments] [June 14, 43 comments]",
                parts(i -> WHO + words(i) + " | June 1" + i + " | " + i + "3 comments"));
        assertEquals(
                "[date, Antworten] [14. Mai 2025, 43 Antworten]",
                parts(i -> WHO + words(i) + " · 1" + i + ". Mai 2025 · " + i + "3 Antworten"));
    }

    @Test
    void aLineMayLackPartsBeforeAValue() {
        assertEquals(
                "[date] [14/06/2025]",
                parts(i -> WHO + words(i) + (i % 3 == 0 ? " • " + words(i + 7) : "") + " • 1" + i + "/06/2025"));
    }

    @Test
    void oneRecordInTenMayHaveAnother() {
        ExtractedList list = lines(i -> WHO + words(i) + " – " + (i == 3 ? "reporté" : "1" + i + ".30 Uhr"));
        assertEquals(
                "[time]",
                list.columns().stream().skip(3).map(Column::name).toList().toString());
        assertEquals(
                Arrays.asList("12.30 Uhr", null),
                list.records().subList(2, 4).stream()
                        .map(record -> record.cells().get(3))
                        .toList());
    }

    @Test
    void timesOfBeginningAndEndAreTwo() {
        assertEquals("[time, time 2] [04:10, 14:45]", parts(i -> "0" + i + ":10 - 1" + i + ":45"));
    }

    @Test
    void aCommaPartsDaysButNoAddresses() {
        assertEquals("[date] [March 4, 2025]", parts(i -> WHO + words(i) + ", March " + i + ", 2025"));
        assertEquals("[] []", parts(i -> "1" + i + " " + words(i) + " street, CA 9411" + i));
    }

    @Test
    void aLineThatIsADayHasOtherValuesBesideIt() {
        assertEquals("[comments] [43 comments]", parts(i -> "June 1" + i + " | " + i + "3 comments"));
        assertEquals("[] []", parts(i -> "1" + i + ".05.2025 - 1" + i + ":30 Uhr"));
    }

    @Test
    void numbersWithoutAWordAndProseStayWhole() {
        assertEquals("[] []", parts(i -> i + " - " + (i + 1) + " - 0"));
        assertEquals("[] []", parts(i -> words(i) + " | " + words(i + 30)));
    }

    @Test
    void aLabelMayStandBehindADashAndItsLineStaysWhole() {
        ExtractedList list = lines(i -> words(i) + " - Chapters: -" + i + " - Words: " + i + "5");
        assertEquals(
                List.of(words(4) + " - Chapters: -4 - Words: 45", "-4", "45"),
                list.records().get(4).cells().subList(2, 5));
        assertEquals(5, list.columns().size());
    }
}
