package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.FilterRow;
import io.tagwave.eval.FilterTable;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.FilterVersion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;

/** The table of the TPS filter papers for people and for programs, with the printed row beside where there is one. */
final class FilterTables {

    /** Rows this near to the paper's share of nodes count as reproduced. */
    static final double NEAR = 2;

    private static final String NONE = "-";
    private static final int CSV_VALUES = 8;

    private FilterTables() {}

    /** All versions, one table each. */
    static void show(List<FilterEvaluation.Outcome> outcomes, EvaluationReport findings) {
        for (FilterEvaluation.Outcome outcome : outcomes) {
            PublishedFilters published = PublishedFilters.of(outcome.version());
            findings.show(table(outcome.version(), outcome.table(), published));
            findings.say(published == null ? inSample() : agreement(outcome.version(), outcome.table(), published));
        }
    }

    private static String inSample() {
        return "Version " + FilterVersion.TAGWAVE
                + " asks the shipped content model, which has learned from the pages of "
                + String.join(", ", LeftOutFigures.ofShippedModel().sets().keySet())
                + ": its figures on these are in sample.";
    }

    /** Means of the published versions; ours stands beside them. */
    static void summarise(List<FilterEvaluation.Outcome> outcomes, Summary summary) {
        FilterTable ours = outcomes.stream()
                .filter(outcome -> PublishedFilters.of(outcome.version()) == null)
                .findFirst()
                .orElseThrow()
                .table();
        for (FilterEvaluation.Outcome outcome : outcomes) {
            PublishedFilters published = PublishedFilters.of(outcome.version());
            if (published != null) {
                FilterTable printed = published.table();
                FilterTable here = outcome.table();
                String version = "TPS filter, version " + outcome.version() + ": ";
                summary.add(
                        version + "pages that keep their content",
                        percent(printed.present()),
                        percent(here.present()),
                        percent(ours.present()));
                summary.add(
                        version + "noise records removed",
                        percent(printed.noiseRemoved()),
                        percent(here.noiseRemoved()),
                        percent(ours.noiseRemoved()));
            }
        }
    }

    static ReportTable table(FilterVersion version, FilterTable measured, PublishedFilters published) {
        ReportTable table = ReportTable.of(
                "Version " + version + ": nodes and MDR records before and after; p: as printed in the paper",
                "page",
                "raw",
                "pruned",
                "removed %",
                "content",
                "MDR",
                "target",
                "MDR after",
                "target after",
                "noise removed %",
                "p raw",
                "p pruned",
                "p removed %",
                "p content",
                "p MDR",
                "p target",
                "p MDR after",
                "p target after",
                "p noise removed %");
        for (FilterRow row : measured.rows()) {
            FilterRow printed = published == null ? null : published.byFile().get(row.page());
            table = table.row(cells(row, printed));
        }
        table = table.row(means("mean of all pages here", measured, null));
        if (published == null) {
            return table;
        }
        // The two above and below are means of different pages; this one is of the same.
        List<FilterRow> ours = measured.rows().stream()
                .filter(row -> published.byFile().containsKey(row.page()))
                .toList();
        if (!ours.isEmpty()) {
            List<FilterRow> theirs =
                    ours.stream().map(row -> published.byFile().get(row.page())).toList();
            table = table.row(means(
                    "mean of the " + ours.size() + " pages in both", new FilterTable(ours), new FilterTable(theirs)));
        }
        return table.row(means("mean of all rows of the paper", null, published.table()));
    }

    private static String[] cells(FilterRow row, FilterRow printed) {
        List<String> cells = new ArrayList<>(List.of(
                row.page(),
                Integer.toString(row.nodesRaw()),
                Integer.toString(row.nodesPruned()),
                percent(row.reduction()),
                yesNo(row),
                Integer.toString(row.raw().total()),
                Integer.toString(row.raw().target()),
                Integer.toString(row.pruned().total()),
                Integer.toString(row.pruned().target()),
                percent(row.noiseRemoved())));
        if (printed == null) {
            cells.addAll(Collections.nCopies(9, NONE));
        } else {
            cells.addAll(List.of(
                    Integer.toString(printed.nodesRaw()),
                    Integer.toString(printed.nodesPruned()),
                    percent(printed.reduction()),
                    yesNo(printed),
                    Integer.toString(printed.raw().total()),
                    Integer.toString(printed.raw().target()),
                    Integer.toString(printed.pruned().total()),
                    Integer.toString(printed.pruned().target()),
                    percent(printed.noiseRemoved())));
        }
        return cells.toArray(String[]::new);
    }

    private static String[] means(String name, FilterTable measured, FilterTable printed) {
        return new String[] {
            name,
            NONE,
            NONE,
            measured == null ? NONE : percent(measured.reduction()),
            measured == null ? NONE : percent(measured.present()),
            NONE,
            NONE,
            NONE,
            NONE,
            measured == null ? NONE : percent(measured.noiseRemoved()),
            NONE,
            NONE,
            printed == null ? NONE : percent(printed.reduction()),
            printed == null ? NONE : percent(printed.present()),
            NONE,
            NONE,
            NONE,
            NONE,
            printed == null ? NONE : percent(printed.noiseRemoved())
        };
    }

    /** How many of the printed rows whose page is here were reproduced. */
    static String agreement(FilterVersion version, FilterTable measured, PublishedFilters published) {
        List<FilterRow> rows = measured.rows().stream()
                .filter(row -> published.byFile().containsKey(row.page()))
                .toList();
        long near = rows.stream()
                .filter(row -> row.pointsFrom(published.byFile().get(row.page())) <= NEAR)
                .count();
        long content = rows.stream()
                .filter(row ->
                        row.present() == published.byFile().get(row.page()).present())
                .count();
        return "Version " + version + ": pruned nodes within " + (int) NEAR + " points of the paper on " + near + " of "
                + rows.size() + " tabled pages, content as in the paper on " + content;
    }

    /** A row for programs: the version, then the table's own columns; what is not known is empty. */
    static List<Object> csv(FilterVersion version, FilterRow row, FilterRow printed) {
        List<Object> cells = new ArrayList<>();
        cells.add(version.toString());
        for (FilterRow r : new FilterRow[] {row, printed}) {
            cells.addAll(
                    r == null
                            ? Collections.nCopies(CSV_VALUES, null)
                            : List.of(
                                    r.page(),
                                    r.nodesRaw(),
                                    r.nodesPruned(),
                                    r.present(),
                                    r.raw().total(),
                                    r.raw().target(),
                                    r.pruned().total(),
                                    r.pruned().target()));
        }
        return cells;
    }

    static List<String> csvHeader() {
        List<String> header = new ArrayList<>(List.of("version"));
        for (String prefix : List.of("", "published_")) {
            for (String name : List.of(
                    "page",
                    "nodes_raw",
                    "nodes_pruned",
                    "content_present",
                    "mdr_total",
                    "mdr_target",
                    "mdr_total_pruned",
                    "mdr_target_pruned")) {
                header.add(prefix + name);
            }
        }
        return header;
    }

    private static String yesNo(FilterRow row) {
        return row.present() ? "yes" : "no";
    }

    private static String percent(double share) {
        return digits(100 * share, 2);
    }

    private static String percent(OptionalDouble share) {
        return share.isPresent() ? percent(share.getAsDouble()) : NONE;
    }
}
