package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.MedianTimes;
import io.tagwave.bench.TimingComparison;
import io.tagwave.bench.TimingComparison.Task;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.eval.LinearFit;
import io.tagwave.lab.report.LabReport;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.papers.PublishedPageFilter;
import io.tagwave.papers.filter.SplitRule;
import io.tagwave.papers.filter.TpsFilter;
import io.tagwave.papers.filter.TpsFilterSettings;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.ContentPageFilter;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/** Measures the time of the filters by the size of the page, beside parsing, and the time that they save MDR. */
final class FilterTimes {

    private static final String TOTAL = "total";
    private static final int[] CHAINS = {10_000, 30_000, 100_000, 300_000, 1_000_000};

    private final HtmlParser parser = new HtmlParser();
    private final TimingComparison comparison;
    private final List<String> names;
    private final double[] nodes;
    private final List<MedianTimes> pages;
    private final MedianTimes chains;

    /** Measures a number of rounds. */
    FilterTimes(List<FilterEvaluation.Labeled> labeled, int rounds) {
        comparison = new TimingComparison(2, rounds);
        names = labeled.stream().map(FilterEvaluation.Labeled::name).toList();
        nodes = labeled.stream().mapToDouble(page -> page.page().tree().size()).toArray();
        pages = pages(labeled.stream()
                .map(page -> PrunedHtml.of(page.page(), node -> true))
                .toList());
        chains = chains();
    }

    /** Times parsing, each version of the filter, and MDR on the page as it is and as each version leaves it. */
    private List<MedianTimes> pages(List<String> html) {
        Mdr mdr = new Mdr(MdrSettings.PUBLISHED);
        List<ParsedPage> raw = html.stream().map(page -> parser.parse(page, "")).toList();
        PageFilter ours = new ContentPageFilter();
        PageFilter gap = PublishedPageFilter.of(FilterVersion.GAP);
        List<PageTree> afterGap = raw.stream().map(page -> pruned(page, gap)).toList();
        List<PageTree> afterOurs = raw.stream().map(page -> pruned(page, ours)).toList();
        return comparison.run(
                List.of(
                        timed("parse", page -> parser.parse(html.get(page), "")),
                        timed("filter 2013", page -> search(raw.get(page).tree(), SplitRule.FIRST_SPLIT)),
                        timed("filter gap", page -> search(raw.get(page).tree(), SplitRule.GAP)),
                        timed("filter tagwave", page -> ours.filter(raw.get(page))),
                        timed("mdr", page -> mdr.regions(raw.get(page).tree())),
                        timed("mdr after gap", page -> mdr.regions(afterGap.get(page))),
                        timed("mdr after tagwave", page -> mdr.regions(afterOurs.get(page)))),
                html.size());
    }

    /** Times the gap version over chains of blocks whose alphabets are disjoint. */
    private MedianTimes chains() {
        List<TagPathSequence> sequences =
                Arrays.stream(CHAINS).mapToObj(FilterTimes::chain).toList();
        TpsFilter filter = new TpsFilter(TpsFilterSettings.published(SplitRule.GAP));
        // Short chains are run as often as makes up for their length: else the clock and the collector are measured.
        IntUnaryOperator repeats = chain -> CHAINS[CHAINS.length - 1] / CHAINS[chain];
        Task task = timed("filter gap", repeats, chain -> {
            for (int i = 0; i < repeats.applyAsInt(chain); i++) {
                filter.mainRegion(sequences.get(chain));
            }
        });
        return comparison.run(List.of(task), CHAINS.length).get(0);
    }

    private PageTree pruned(ParsedPage page, PageFilter filter) {
        return parser.parse(PrunedHtml.of(page, filter.filter(page).kept()::contains), "")
                .tree();
    }

    private static void search(PageTree tree, SplitRule rule) {
        new TpsFilter(TpsFilterSettings.published(rule))
                .filter(tree, TagPathSequence.of(tree, StepSchemes.classAndStyle()));
    }

    /** Makes blocks of one symbol that occurs once and one that occurs twice, as in (x a a)(y b b) …: a split after each. */
    private static TagPathSequence chain(int length) {
        int[] codes = new int[length];
        for (int i = 0; i < length; i++) {
            codes[i] = 1 + 2 * (i / 3) + (i % 3 == 0 ? 0 : 1);
        }
        return TagPathSequence.ofCodes(codes);
    }

    private static Task timed(String mode, IntConsumer work) {
        return timed(mode, page -> 1, work);
    }

    private static Task timed(String mode, IntUnaryOperator repeats, IntConsumer work) {
        return new Task(mode, page -> {
            long start = System.nanoTime();
            work.accept(page);
            return Map.of(TOTAL, (System.nanoTime() - start) / 1e6 / repeats.applyAsInt(page));
        });
    }

    void addTo(LabReport report) {
        report.table(totals());
        for (MedianTimes times : pages) {
            if (times.mode().startsWith("filter")) {
                growth(report, times.mode() + " on the pages", nodes, times);
            }
        }
        growth(report, "filter gap on chains of disjoint alphabets", lengths(), chains);
    }

    /** Returns one row for each page and stage. */
    List<BenchmarkRow> rows() {
        List<BenchmarkRow> rows = new ArrayList<>();
        pages.forEach(times -> rows.addAll(times.rows("filter", names, nodes)));
        List<String> chainNames =
                Arrays.stream(CHAINS).mapToObj(length -> "chain of " + length).toList();
        rows.addAll(chains.rows("filter chains", chainNames, lengths()));
        return rows;
    }

    private ReportTable totals() {
        ReportTable table = ReportTable.of("Time over all pages, sum of medians", "what", "ms", "of parsing");
        double parse = pages.get(0).total(TOTAL);
        for (MedianTimes times : pages) {
            double total = times.total(TOTAL);
            table = table.row(times.mode(), digits(total, 1), digits(total / parse, 3));
        }
        return table;
    }

    /** Adds the line through size and time, both as logarithms: its slope is the exponent of growth. */
    private static void growth(LabReport report, String name, double[] sizes, MedianTimes times) {
        double[] millis = times.millis(TOTAL);
        LinearFit fit = LinearFit.of(logs(sizes), logs(millis));
        report.paragraph("Growth of time, " + name + ": size to the power of " + digits(fit.slope(), 3) + ", R² "
                + digits(fit.r2(), 3));
        report.figure(
                Chart.of(name, "nodes", "ms").points("median", sizes, millis).logarithmic(true, true),
                "Both axes are logarithmic: a slope of 1 is linear growth.");
    }

    private static double[] logs(double[] values) {
        return Arrays.stream(values).map(Math::log).toArray();
    }

    private static double[] lengths() {
        return Arrays.stream(CHAINS).asDoubleStream().toArray();
    }
}
