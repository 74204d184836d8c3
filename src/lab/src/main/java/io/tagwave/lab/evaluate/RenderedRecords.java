package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.LinearFit;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.evaluate.RecordEvaluation.SetScores;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Compares the same pages parsed as they are and shown in a browser first (thesis, 5.2.3, Tables 15 and 16, Figure 14). */
final class RenderedRecords {

    /** Pages slower than this waited for something. */
    private static final double SLOW_MILLIS = 2000;

    private final RecordEvaluation parsed;
    private final RecordEvaluation shown;
    private final List<String> failed;

    /**
     * Compares the pages of both runs.
     *
     * @param failed pages that could not be shown, each with the reason
     */
    RenderedRecords(RecordEvaluation parsed, RecordEvaluation shown, List<String> failed) {
        this.parsed = within(parsed, shown);
        this.shown = within(shown, parsed);
        this.failed = failed;
    }

    private static RecordEvaluation within(RecordEvaluation run, RecordEvaluation other) {
        Set<Path> files = other.pages().stream().map(page -> page.page().file()).collect(Collectors.toSet());
        List<SetScores> sets = run.sets().stream()
                .map(set -> new SetScores(
                        set.name(),
                        set.pages().stream()
                                .filter(page -> files.contains(page.page().file()))
                                .toList()))
                .toList();
        return new RecordEvaluation(sets, run.unstructured());
    }

    void addTo(LabReport report) {
        report.table(quality());
        report.paragraph(claim());
        if (!failed.isEmpty()) {
            report.paragraph("Could not be shown, and left out of both columns: " + String.join("; ", failed));
        }
        report.table(costs());
        report.paragraph(reason());
        report.figure(figure(), "Figure 14: a mark is a page; the lines are fitted by least squares.");
    }

    private ReportTable quality() {
        ReportTable table = PrintedTable.empty("rendered-quality");
        for (int i = 0; i < parsed.sets().size(); i++) {
            SetScores set = parsed.sets().get(i);
            List<String> before = RecordTables.cells(set.sum());
            List<String> after = RecordTables.cells(shown.sets().get(i).sum());
            table = table.row(
                    set.name(),
                    before.get(0),
                    after.get(0),
                    before.get(1),
                    after.get(1),
                    before.get(2),
                    after.get(2),
                    differing(i) + " of " + set.pages().size());
        }
        return table;
    }

    /** Compares the result with the thesis' claim. */
    private String claim() {
        long different = 0;
        for (int i = 0; i < parsed.sets().size(); i++) {
            different += differing(i);
        }
        String claim = "The thesis: rendering leaves precision, recall and F the same (5.2.3). Here ";
        return different == 0
                ? claim + "that holds: no page has another score."
                : claim + different + " pages have another score. Pages without a list left alone: " + parsed.silence()
                        + " parsed, " + shown.silence() + " rendered. Saved pages were shown without what they loaded"
                        + " from the web.";
    }

    private long differing(int set) {
        List<PageScore> before = parsed.sets().get(set).pages();
        List<PageScore> after = shown.sets().get(set).pages();
        long different = 0;
        for (int i = 0; i < after.size(); i++) {
            different += before.get(i).score().equals(after.get(i).score()) ? 0 : 1;
        }
        return different;
    }

    private ReportTable costs() {
        double pages = parsed.pages().size();
        double seconds = sum(shown, RenderedRecords::millis) / 1e3;
        double secondsParsed = sum(parsed, RenderedRecords::millis) / 1e3;
        double nodes = sum(shown, RenderedRecords::nodes);
        double nodesParsed = sum(parsed, RenderedRecords::nodes);
        return PrintedTable.read("thesis-16")
                .withMeasured(
                        List.of("render", "no render", "render by no render, %"),
                        List.of(
                                List.of(
                                        digits(seconds, 3),
                                        digits(secondsParsed, 3),
                                        digits(100 * seconds / secondsParsed, 1)),
                                List.of(digits(seconds / pages, 4), digits(secondsParsed / pages, 4), "-"),
                                List.of(digits(nodes, 0), digits(nodesParsed, 0), digits(100 * nodes / nodesParsed, 2)),
                                List.of(digits(nodes / pages, 0), digits(nodesParsed / pages, 0), "-")));
    }

    /** Says where the time of rendered pages goes, since that of the thesis is another mix of pages. */
    private String reason() {
        double[] millis = shown.pages().stream()
                .mapToDouble(RenderedRecords::millis)
                .sorted()
                .toArray();
        double[] slow =
                Arrays.stream(millis).filter(page -> page >= SLOW_MILLIS).toArray();
        double share =
                Arrays.stream(slow).sum() / Math.max(1, Arrays.stream(millis).sum());
        return "A browser mostly waits: for scripts, styles and requests that a saved page cannot have answered, up to a"
                + " limit. The median page takes " + digits(millis[millis.length / 2], 0) + " ms; " + slow.length
                + " of "
                + millis.length + " pages take " + digits(SLOW_MILLIS / 1e3, 0) + " s or more, and these have "
                + digits(100 * share, 0) + " % of the time. The thesis' pages came from the web, whose delay its column"
                + " without rendering has, too; here that column reads files.";
    }

    private static double sum(RecordEvaluation run, ToDoubleFunction<PageScore> value) {
        return run.pages().stream().mapToDouble(value).sum();
    }

    private Chart figure() {
        Chart chart = Chart.of("Document size against running time", "nodes of the page", "milliseconds");
        for (RecordEvaluation run : List.of(shown, parsed)) {
            String name = run == shown ? "rendering" : "no rendering";
            double[] x =
                    run.pages().stream().mapToDouble(RenderedRecords::nodes).toArray();
            double[] y =
                    run.pages().stream().mapToDouble(RenderedRecords::millis).toArray();
            LinearFit fit = LinearFit.of(x, y);
            chart = chart.points(name, x, y).trend(name + ", R² " + digits(fit.r2(), 3), fit.intercept(), fit.slope());
        }
        return chart;
    }

    private static double nodes(PageScore page) {
        return page.page().page().tree().size();
    }

    private static double millis(PageScore page) {
        return page.page().millis() + page.millis();
    }
}
