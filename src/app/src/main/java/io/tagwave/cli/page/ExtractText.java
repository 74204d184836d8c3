package io.tagwave.cli.page;

import io.tagwave.rows.TextTable;
import java.io.PrintWriter;

/** Extracted records as tables for people. */
final class ExtractText {

    private static final int CELL_WIDTH = 40;

    private ExtractText() {}

    static void print(ExtractAnswer answer, PrintWriter out) {
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
        if (!answer.note().isEmpty()) {
            out.println("  " + answer.note());
        }
        if (answer.next() != null) {
            out.println("  next page: " + answer.next());
        }
        ExtractAnswer.Region likeliest = answer.likeliest();
        if (likeliest != null && answer.regions().isEmpty()) {
            out.printf(
                    "  nothing was judged content; likeliest are %d records at %s, score %.2f (--all-regions shows them)%n",
                    likeliest.records().size(), likeliest.xpath(), likeliest.score());
        }
        for (ExtractAnswer.Region region : answer.regions()) {
            out.printf(
                    "%n  %s  %s, score %.2f, %d records%n",
                    region.xpath(),
                    region.main() ? "main list" : region.content() ? "further list" : "noise",
                    region.score(),
                    region.records().size());
            TextTable table = new TextTable(
                    region.columns().stream().map(ExtractAnswer.Heading::name).toList(), CELL_WIDTH);
            for (ExtractAnswer.Row row : region.records()) {
                table.add(row.cells());
            }
            table.print(out, "  ");
        }
        out.println();
    }
}
