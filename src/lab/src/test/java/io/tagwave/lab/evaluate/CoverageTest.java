package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.tagwave.report.ReportTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of what is where, against the papers' own captions and against the report. */
class CoverageTest {

    private static final ReportTable THESIS =
            PrintedTable.read("coverage-thesis").table();
    private static final ReportTable OTHERS =
            PrintedTable.read("coverage-others").table();

    private static final Path PAPERS = Path.of("../../../shared/papers");

    /** A table or figure of a paper: its kind, and its number, in parts where it has a dot. */
    private record Item(String kind, int chapter, int number) {

        static Item of(String kind, String number) {
            String[] parts = number.split("\\.");
            return parts.length == 1
                    ? new Item(kind, 0, Integer.parseInt(parts[0]))
                    : new Item(kind, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        }

        private int place() {
            return 1000 * chapter + number;
        }

        boolean isBetween(Item first, Item last) {
            return kind.equals(first.kind) && place() >= first.place() && place() <= last.place();
        }
    }

    /** The items that a row names, as in "Figures 2, 4 to 7": ranges by their ends. */
    private static List<Item[]> named(String row) {
        List<Item[]> ranges = new ArrayList<>();
        Matcher list = Pattern.compile("(Table|Figure)s? (\\d[\\d., to]*)").matcher(row);
        while (list.find()) {
            for (String range : list.group(2).split(", ?")) {
                String[] ends = range.strip().split(" to ");
                ranges.add(new Item[] {Item.of(list.group(1), ends[0]), Item.of(list.group(1), ends[ends.length - 1])});
            }
        }
        return ranges;
    }

    private static boolean lists(Stream<List<String>> rows, Item item) {
        return rows.flatMap(row -> named(row.get(0)).stream()).anyMatch(ends -> item.isBetween(ends[0], ends[1]));
    }

    @ParameterizedTest
    @CsvSource({
        "record-extraction-thesis.txt, '', 18, 18",
        "template-detection.txt, Templates, 2, 32",
        "tps-filter-jidm-2013.txt, TPS filter 2013, 0, 4",
        "menu-detection.txt, Menus, 0, 2"
    })
    void everyCaptionOfAPaperIsListed(String paper, String prefix, int tables, int figures) throws IOException {
        Path file = PAPERS.resolve(paper);
        assumeTrue(Files.exists(file), "no texts of the papers beside the project");
        Set<String> captions = new TreeSet<>();
        ReportTable coverage = prefix.isEmpty() ? THESIS : OTHERS;
        Matcher caption = Pattern.compile("(?m)^(Table|Fig(?:ure)?)\\.? +(\\d+(?:\\.\\d+)?+)(?=\\s*[:–.\\t-])")
                .matcher(Files.readString(file));
        while (caption.find()) {
            String kind = caption.group(1).startsWith("Fig") ? "Figure" : "Table";
            captions.add(kind + " " + caption.group(2));
            assertTrue(
                    lists(
                            coverage.rows().stream().filter(row -> row.get(0).startsWith(prefix)),
                            Item.of(kind, caption.group(2))),
                    caption.group());
        }
        assertEquals(
                tables, captions.stream().filter(c -> c.startsWith("Table")).count(), captions.toString());
        assertEquals(
                figures, captions.stream().filter(c -> c.startsWith("Figure")).count(), captions.toString());
    }

    @Test
    void anItemThatNoRowNamesIsNoticed() {
        assertFalse(lists(THESIS.rows().stream(), Item.of("Table", "19")));
        assertFalse(lists(OTHERS.rows().stream(), Item.of("Figure", "5.16")));
        assertTrue(lists(OTHERS.rows().stream(), Item.of("Figure", "5.7")));
        assertFalse(promisedButMissing("Table 3").isEmpty());
    }

    /** The thesis' items that the list says are in the report, long searches apart, and that it does not hold. */
    static List<String> promisedButMissing(String html) {
        List<String> missing = new ArrayList<>();
        for (List<String> row : THESIS.rows()) {
            String where = row.get(2);
            if (where.startsWith("not here") || where.startsWith("its rows are")) {
                continue;
            }
            for (Item[] ends : named(row.get(0))) {
                for (int number = ends[0].number(); number <= ends[1].number(); number++) {
                    if (!holds(html, ends[0].kind(), number)) {
                        missing.add(ends[0].kind() + " " + number);
                    }
                }
            }
        }
        return missing;
    }

    /** Whether a caption, or the name of a drawing, has the number: alone, or in a list such as "Tables 4 and 5". */
    private static boolean holds(String html, String kind, int number) {
        return Pattern.compile(">" + kind + "s? (?:\\d+(?: and |, ))*" + number + "(?: and \\d+)*[a-z]?[:,]")
                        .matcher(html)
                        .find()
                || html.contains(kind.toLowerCase() + String.format("-%02d", number));
    }

    @Test
    void rangesOfARowAreRead() {
        List<Item[]> ends = named("Figures 2, 4 to 7, 9 to 12");
        assertEquals(
                "[2-2, 4-7, 9-12]",
                Arrays.toString(ends.stream()
                        .map(e -> e[0].number() + "-" + e[1].number())
                        .toArray()));
    }
}
