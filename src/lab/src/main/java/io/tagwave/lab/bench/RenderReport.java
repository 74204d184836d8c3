package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.MedianTimes;
import io.tagwave.eval.TimingComparison;
import io.tagwave.lab.bench.RenderTask.Facts;
import io.tagwave.lab.evaluate.PrintedTable;
import io.tagwave.report.ReportTable;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The tables of {@code bench render}.
 *
 * @param startMillis time to start a browser
 * @param limitMillis longest wait for a page
 */
record RenderReport(
        List<Facts> parsed,
        List<Facts> rendered,
        MedianTimes parse,
        MedianTimes render,
        double startMillis,
        long limitMillis) {

    private static final String TOTAL = "total";
    private static final List<String> STAGES =
            List.of("fetch", "navigate", "wait", "serialize", "parse", "tree", "extract");
    /** The stages of a page that is not rendered. */
    private static final Set<String> WITHOUT_BROWSER = Set.of("fetch", "parse", "tree", "extract");

    /** Returns all tables, in their order. */
    List<ReportTable> tables() {
        return List.of(table16(), stages(), records());
    }

    /** Returns Table 16 of the thesis, which found a ratio of 2.18 and trees of 98.78 % of the rendered size. */
    private ReportTable table16() {
        double with = render.total(TOTAL);
        double without = parse.total(TOTAL);
        double nodesWith = sum(rendered);
        double nodesWithout = sum(parsed);
        int n = parsed.size();
        String size = percent(nodesWithout, nodesWith);
        double median = TimingComparison.median(render.millis(TOTAL));
        double parsing = TimingComparison.median(parse.millis(TOTAL));
        long met = Arrays.stream(render.millis("wait"))
                .filter(wait -> wait >= limitMillis)
                .count();
        return PrintedTable.empty("render-table-16", n)
                .row("total time (s)", digits(with / 1000, 3), digits(without / 1000, 3), percent(with, without))
                .row("time per page (ms)", digits(with / n, 2), digits(without / n, 2), percent(with, without))
                .row("median time of a page (ms)", digits(median, 2), digits(parsing, 2), percent(median, parsing))
                .row("pages that were waited for to the limit", met, "-", "-")
                .row("total size (nodes)", digits(nodesWith, 0), digits(nodesWithout, 0), size)
                .row("size per page (nodes)", digits(nodesWith / n, 0), digits(nodesWithout / n, 0), size);
    }

    private ReportTable stages() {
        ReportTable table = PrintedTable.empty("render-stages");
        for (String stage : STAGES) {
            boolean both = WITHOUT_BROWSER.contains(stage);
            table = table.row(
                    stage,
                    digits(render.total(stage) / parsed.size(), 2),
                    percent(render.total(stage), render.total(TOTAL)),
                    both ? digits(parse.total(stage) / parsed.size(), 2) : "-",
                    both ? percent(parse.total(stage), parse.total(TOTAL)) : "-");
        }
        return table.row("start of a browser, once (ms)", digits(startMillis, 0), "-", "-", "-");
    }

    /** Returns the records that only rendering finds, and their price, which the thesis does not ask. */
    private ReportTable records() {
        int both = 0;
        int more = 0;
        int less = 0;
        int gaining = 0;
        for (int page = 0; page < parsed.size(); page++) {
            int common = rendered.get(page).records().common(parsed.get(page).records());
            int extra = rendered.get(page).records().size() - common;
            both += common;
            more += extra;
            less += parsed.get(page).records().size() - common;
            gaining += extra > 0 ? 1 : 0;
        }
        double cost = render.total(TOTAL) - parse.total(TOTAL);
        return PrintedTable.empty("render-records")
                .row("found by either way", both)
                .row("found only by rendering", more)
                .row("found only by parsing", less)
                .row("pages on which rendering finds other records", gaining)
                .row("ms for each extra record", more == 0 ? "-" : digits(cost / more, 1));
    }

    private static double sum(List<Facts> facts) {
        return facts.stream().mapToDouble(Facts::nodes).sum();
    }

    private static String percent(double part, double whole) {
        return digits(100 * part / whole, 2) + " %";
    }
}
