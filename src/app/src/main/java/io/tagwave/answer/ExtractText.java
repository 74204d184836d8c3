package io.tagwave.answer;

import io.tagwave.rows.TextColumns;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Prints extracted lists as text tables. */
public final class ExtractText {

    private static final int CELL_WIDTH = 40;

    private ExtractText() {}

    /** Returns the rows of the main list by the names of the columns that are shown. */
    public static List<Map<String, String>> mainList(ExtractAnswer answer) {
        List<Map<String, String>> rows = new ArrayList<>();
        for (ExtractAnswer.Region region : answer.regions()) {
            for (ExtractAnswer.Row row : region.main() ? region.records() : List.<ExtractAnswer.Row>of()) {
                Map<String, String> named = new LinkedHashMap<>();
                region.shown()
                        .forEach(column -> named.put(
                                region.columns().get(column).name(), row.cells().get(column)));
                rows.add(named);
            }
        }
        return rows;
    }

    /** Returns a sentence on a page without a main list. */
    public static String withoutMain(ExtractAnswer answer) {
        ExtractAnswer.Likeliest likeliest = answer.likeliest();
        boolean anyContent = answer.regions().stream().anyMatch(ExtractAnswer.Region::content);
        return likeliest == null
                ? "no list was found"
                : String.format(
                        "no list was judged %s; the likeliest has %d records at %s, score %.2f (%s)",
                        anyContent ? "the main one" : "content",
                        likeliest.records(),
                        likeliest.xpath(),
                        likeliest.score(),
                        anyContent ? "check that it is the right one" : "--all-regions shows it");
    }

    /** Returns what a reader of the rows must know: what may be wrong with them, and where the list continues. */
    public static List<String> notes(ExtractAnswer answer) {
        return Stream.of(
                        answer.note(),
                        answer.next() == null ? "" : "next page: " + answer.next(),
                        answer.more() == null ? "" : answer.more().sentence())
                .filter(note -> note != null && !note.isEmpty())
                .toList();
    }

    public static void print(ExtractAnswer answer, PrintWriter out) {
        int records =
                answer.regions().stream().mapToInt(r -> r.records().size()).sum();
        out.printf(
                "%s: %d nodes, %d region%s, %d record%s%n",
                answer.url(),
                answer.nodes(),
                answer.regions().size(),
                answer.regions().size() == 1 ? "" : "s",
                records,
                records == 1 ? "" : "s");
        notes(answer).forEach(note -> out.println("  " + note));
        if (answer.likeliest() != null
                && (answer.regions().isEmpty() || answer.regions().stream().anyMatch(ExtractAnswer.Region::content))) {
            out.println("  " + withoutMain(answer));
        }
        for (ExtractAnswer.Region region : answer.regions()) {
            out.printf(
                    "%n  %s  %s, score %.2f, %d records%n",
                    region.xpath(),
                    region.main() ? "main list" : region.content() ? "further list" : "noise",
                    region.score(),
                    region.records().size());
            List<List<@Nullable String>> rows = new ArrayList<>();
            rows.add(new ArrayList<>(region.shown().stream()
                    .map(column -> region.columns().get(column).name())
                    .toList()));
            for (ExtractAnswer.Row row : region.records()) {
                rows.add(region.shown().stream().map(row.cells()::get).toList());
            }
            TextColumns.print(rows, CELL_WIDTH, "  ", out);
        }
        out.println();
    }
}
