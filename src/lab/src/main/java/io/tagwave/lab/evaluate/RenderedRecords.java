package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.LinearFit;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.evaluate.RecordRun.SetRun;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The same pages parsed and shown in a browser first (thesis, 5.2.3, Tables 15 and 16, Figure 14). */
final class RenderedRecords {

    private final RecordRun parsed;
    private final RecordRun shown;
    private final List<String> failed;

    /**
     * A comparison over the pages of both runs.
     *
     * @param failed pages that could not be shown, each with why
     */
    RenderedRecords(RecordRun parsed, RecordRun shown, List<String> failed) {
        this.parsed = within(parsed, shown);
        this.shown = within(shown, parsed);
        this.failed = failed;
    }

    private static RecordRun within(RecordRun run, RecordRun other) {
        Set<Path> files = pages(other).stream().map(page -> page.page().file()).collect(Collectors.toSet());
        List<SetRun> sets = run.sets().stream()
                .map(set -> new SetRun(
                        set.name(),
                        set.ours().stream()
                                .filter(page -> files.contains(page.page().file()))
                                .toList(),
                        set.mdr()))
                .toList();
        return new RecordRun(sets, run.bare());
    }

    void show(EvaluationReport findings) {
        findings.show(quality());
        findings.say(claim());
        if (!failed.isEmpty()) {
            findings.say("Could not be shown, and left out of both columns: " + String.join("; ", failed));
        }
        findings.show(costs());
        findings.draw(figure(), "Figure 14: a mark is a page; the lines are fitted by least squares.");
    }

    private ReportTable quality() {
        ReportTable table = ReportTable.of(
                "Records parsed and rendered, in percent",
                "set",
                "precision",
                "rendered",
                "recall",
                "rendered",
                "F",
                "rendered",
                "pages that differ");
        for (int i = 0; i < parsed.sets().size(); i++) {
            SetRun before = parsed.sets().get(i);
            List<String> one = RecordTables.cells(RecordEvaluation.sum(before.ours()));
            List<String> two =
                    RecordTables.cells(RecordEvaluation.sum(shown.sets().get(i).ours()));
            table = table.row(
                    before.name(),
                    one.get(0),
                    two.get(0),
                    one.get(1),
                    two.get(1),
                    one.get(2),
                    two.get(2),
                    differing(i) + " of " + before.ours().size());
        }
        return table;
    }

    /** What that says of the thesis' claim. */
    private String claim() {
        long different = 0;
        for (int i = 0; i < parsed.sets().size(); i++) {
            different += differing(i);
        }
        String claim = "The thesis: rendering leaves precision, recall and F the same (5.2.3). Here ";
        return different == 0
                ? claim + "that holds: no page has another score."
                : claim + different + " pages have another score. Pages without a list left alone: " + parsed.silent()
                        + " of " + parsed.unstructured() + " parsed, " + shown.silent() + " of "
                        + shown.unstructured() + " rendered. Saved pages were shown without what they loaded"
                        + " from the web.";
    }

    private long differing(int set) {
        List<PageScore> after = shown.sets().get(set).ours();
        long different = 0;
        for (int i = 0; i < after.size(); i++) {
            RecordScore one = parsed.sets().get(set).ours().get(i).score();
            different += one.equals(after.get(i).score()) ? 0 : 1;
        }
        return different;
    }

    private ReportTable costs() {
        double[] render = totals(shown);
        double[] parse = totals(parsed);
        double pages = pages(parsed).size();
        return ReportTable.of(
                        "Table 16: what rendering costs, one pass each without warm-up (bench render takes turns); the thesis:"
                                + " dataset #3 on another machine",
                        "",
                        "render",
                        "no render",
                        "render by no render, %",
                        "printed render",
                        "printed no render",
                        "printed variation, %")
                .row(
                        "total runtime, s",
                        digits(render[0] / 1e3, 3),
                        digits(parse[0] / 1e3, 3),
                        digits(100 * render[0] / parse[0], 1),
                        "89.871",
                        "41.279",
                        "217.72")
                .row(
                        "average runtime a page, s",
                        digits(render[0] / 1e3 / pages, 4),
                        digits(parse[0] / 1e3 / pages, 4),
                        "-",
                        "0.281",
                        "0.129",
                        "-")
                .row(
                        "total size, nodes",
                        digits(render[1], 0),
                        digits(parse[1], 0),
                        digits(100 * render[1] / parse[1], 2),
                        "642,264",
                        "634,428",
                        "98.78 (the other way round)")
                .row(
                        "average size a page, nodes",
                        digits(render[1] / pages, 0),
                        digits(parse[1] / pages, 0),
                        "-",
                        "2,007",
                        "1,982",
                        "-");
    }

    /** Milliseconds and nodes. */
    private static double[] totals(RecordRun run) {
        double[] totals = new double[2];
        for (PageScore page : pages(run)) {
            totals[0] += millis(page);
            totals[1] += nodes(page);
        }
        return totals;
    }

    private Chart figure() {
        Chart chart = Chart.of("Document size against running time", "nodes of the page", "milliseconds");
        for (RecordRun run : List.of(shown, parsed)) {
            String name = run == shown ? "rendering" : "no rendering";
            double[] x = pages(run).stream().mapToDouble(RenderedRecords::nodes).toArray();
            double[] y =
                    pages(run).stream().mapToDouble(RenderedRecords::millis).toArray();
            LinearFit fit = LinearFit.of(x, y);
            chart = chart.points(name, x, y).trend(name + ", R² " + digits(fit.r2(), 3), fit.intercept(), fit.slope());
        }
        return chart;
    }

    private static List<PageScore> pages(RecordRun run) {
        return run.sets().stream().flatMap(set -> set.ours().stream()).toList();
    }

    private static double nodes(PageScore page) {
        return page.page().page().tree().size();
    }

    private static double millis(PageScore page) {
        return page.page().millis() + page.millis();
    }
}
