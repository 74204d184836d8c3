package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.FilterTable;
import io.tagwave.eval.FilterTable.Mined;
import io.tagwave.eval.FilterTable.Row;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.FilterVersion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** The table of the TPS filter papers for one version of the filter, beside the printed rows where there are any. */
final class FilterTables {

    /** Rows whose share of nodes differs from the paper's by at most so many points count as reproduced. */
    private static final double MAX_POINTS = 2;

    private static final String NONE = "-";
    private static final List<String> HEADERS = List.of(
            "raw", "pruned", "removed %", "content", "MDR", "target", "MDR after", "target after", "noise removed %");
    private final FilterVersion version;
    private final FilterTable measured;
    /** All printed rows, by site; none for the version that is not a paper's. */
    private final List<Row> printed = new ArrayList<>();
    /** The printed rows whose very page was saved, by its file's name. */
    private final Map<String, Row> printedByFile = new HashMap<>();

    FilterTables(FilterVersion version, FilterTable measured) {
        this.version = version;
        this.measured = measured;
        for (List<String> cells : PrintedTable.read("tps-filter").table().rows()) {
            if (cells.get(0).equals(version.toString())) {
                int[] numbers = cells.stream()
                        .skip(3)
                        .mapToInt(cell -> cell.matches("\\d+") ? Integer.parseInt(cell) : -1)
                        .toArray();
                Row row = new Row(
                        cells.get(1),
                        numbers[0],
                        numbers[1],
                        cells.get(5).equals("yes"),
                        new Mined(numbers[3], numbers[4]),
                        new Mined(numbers[5], numbers[6]));
                printed.add(row);
                printedByFile.put(cells.get(2), row);
            }
        }
        printedByFile.remove("");
    }

    void addTo(LabReport report) {
        report.table(table());
        report.paragraph(printed.isEmpty() ? inSample() : agreement());
    }

    private String inSample() {
        return "Version " + version + " asks the shipped content model, which has learned from the pages of "
                + String.join(", ", HeldOutScores.ofShippedModel().sets().keySet())
                + ": its figures on these are in sample.";
    }

    /** Adds the means of a published version to the summary, beside those of ours. */
    ReportTable summarize(ReportTable summary, FilterTables ours) {
        if (printed.isEmpty()) {
            return summary;
        }
        FilterTable paper = new FilterTable(printed);
        String name = "TPS filter, version " + version + ": ";
        return summary.row(
                        name + "pages that keep their content",
                        percent(paper.present()),
                        percent(measured.present()),
                        percent(ours.measured.present()))
                .row(
                        name + "noise records removed",
                        percent(paper.noiseRemoved()),
                        percent(measured.noiseRemoved()),
                        percent(ours.measured.noiseRemoved()));
    }

    private ReportTable table() {
        List<String> ofPaper = HEADERS.stream().map(header -> "p " + header).toList();
        List<List<String>> rows = new ArrayList<>();
        for (Row row : measured.rows()) {
            rows.add(ReportTable.cells(row.page(), cells(row), cells(printedByFile.get(row.page()))));
        }
        rows.add(ReportTable.cells("mean of all pages here", means(measured), means(null)));
        // The means above and below are of different pages; this one is of the same.
        List<Row> both = inBoth();
        if (!both.isEmpty()) {
            List<Row> paper = both.stream()
                    .map(row -> Objects.requireNonNull(printedByFile.get(row.page())))
                    .toList();
            rows.add(ReportTable.cells(
                    "mean of the " + both.size() + " pages in both",
                    means(new FilterTable(both)),
                    means(new FilterTable(paper))));
        }
        if (!printed.isEmpty()) {
            rows.add(ReportTable.cells("mean of all rows of the paper", means(null), means(new FilterTable(printed))));
        }
        return new ReportTable(
                "Version " + version + ": nodes and MDR records before and after; p: as printed in the paper",
                ReportTable.cells("page", HEADERS, ofPaper),
                rows);
    }

    private List<Row> inBoth() {
        return measured.rows().stream()
                .filter(row -> printedByFile.containsKey(row.page()))
                .toList();
    }

    private static List<String> cells(@Nullable Row row) {
        return row == null
                ? Collections.nCopies(HEADERS.size(), NONE)
                : ReportTable.cells(
                        row.nodesRaw(),
                        row.nodesPruned(),
                        percent(row.reduction()),
                        row.present() ? "yes" : "no",
                        row.raw().total(),
                        row.raw().target(),
                        row.pruned().total(),
                        row.pruned().target(),
                        percent(row.noiseRemoved()));
    }

    private static List<String> means(@Nullable FilterTable table) {
        List<String> cells = new ArrayList<>(Collections.nCopies(HEADERS.size(), NONE));
        if (table != null) {
            cells.set(2, percent(table.reduction()));
            cells.set(3, percent(table.present()));
            cells.set(8, percent(table.noiseRemoved()));
        }
        return cells;
    }

    /** Says how many of the printed rows whose page is here were reproduced. */
    private String agreement() {
        List<Row> rows = inBoth();
        long near = rows.stream()
                .filter(row -> row.pointsFrom(printedByFile.getOrDefault(row.page(), row)) <= MAX_POINTS)
                .count();
        long content = rows.stream()
                .filter(row -> row.present()
                        == printedByFile.getOrDefault(row.page(), row).present())
                .count();
        return "Version " + version + ": pruned nodes within " + (int) MAX_POINTS + " points of the paper on " + near
                + " of " + rows.size() + " tabled pages, content as in the paper on " + content;
    }

    private static String percent(double share) {
        return digits(100 * share, 2);
    }

    private static String percent(OptionalDouble share) {
        return share.isPresent() ? percent(share.getAsDouble()) : NONE;
    }
}
