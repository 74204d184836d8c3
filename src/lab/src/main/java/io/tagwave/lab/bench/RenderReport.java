package io.tagwave.lab.bench;

import io.tagwave.bench.MedianTimes;
import io.tagwave.eval.LinearFit;
import io.tagwave.render.RenderDecider;
import io.tagwave.report.Chart;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.PageLoader;
import io.tagwave.web.UrlHosts;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The tables and the figure of {@code bench render}. */
final class RenderReport {

    private static final List<String> STAGES = List.of("navigate", "wait", "serialise", "parse", "tree", "extract");

    /** Those that a page goes through without a browser too. */
    private static final Set<String> BOTH = Set.of("parse", "tree", "extract");

    private final List<RenderTask.BenchPage> pages;
    private final List<RenderTask.Facts> parsed;
    private final List<RenderTask.Facts> rendered;
    private final MedianTimes parse;
    private final MedianTimes render;
    private final double startMillis;

    RenderReport(
            List<RenderTask.BenchPage> pages,
            List<RenderTask.Facts> parsed,
            List<RenderTask.Facts> rendered,
            MedianTimes parse,
            MedianTimes render,
            double startMillis) {
        this.pages = pages;
        this.parsed = parsed;
        this.rendered = rendered;
        this.parse = parse;
        this.render = render;
        this.startMillis = startMillis;
    }

    /** Table 16 of the thesis, which found a ratio of 2.18 and trees of 98.78 % of the rendered size. */
    ReportTable table16() {
        double with = render.total("total");
        double without = parse.total("total");
        double nodesWith = nodes(rendered);
        double nodesWithout = nodes(parsed);
        int n = pages.size();
        return ReportTable.of(
                        "Rendered against parsed, " + n + " pages (Table 16; the thesis: 217.72% and 98.78%)",
                        "",
                        "render",
                        "no render",
                        "variation")
                .row("total time (s)", number(with / 1000, 3), number(without / 1000, 3), percent(with, without))
                .row("time per page (ms)", number(with / n, 2), number(without / n, 2), percent(with, without))
                .row(
                        "total size (nodes)",
                        number(nodesWith, 0),
                        number(nodesWithout, 0),
                        percent(nodesWithout, nodesWith))
                .row(
                        "size per page (nodes)",
                        number(nodesWith / n, 0),
                        number(nodesWithout / n, 0),
                        percent(nodesWithout, nodesWith));
    }

    /** Where the time goes. */
    ReportTable stages() {
        ReportTable table =
                ReportTable.of("Time by stage", "stage", "render ms/page", "share", "no render ms/page", "share");
        for (String stage : STAGES) {
            boolean both = BOTH.contains(stage);
            table = table.row(
                    stage,
                    number(render.total(stage) / pages.size(), 2),
                    percent(render.total(stage), render.total("total")),
                    both ? number(parse.total(stage) / pages.size(), 2) : "-",
                    both ? percent(parse.total(stage), parse.total("total")) : "-");
        }
        return table.row("start of a browser, once (ms)", number(startMillis, 0), "-", "-", "-");
    }

    /** What the thesis did not ask: what rendering finds, and at which price. */
    ReportTable records() {
        int both = 0;
        int more = 0;
        int less = 0;
        int gaining = 0;
        for (int page = 0; page < pages.size(); page++) {
            int common = rendered.get(page).records().common(parsed.get(page).records());
            int extra = rendered.get(page).records().size() - common;
            both += common;
            more += extra;
            less += parsed.get(page).records().size() - common;
            gaining += extra > 0 ? 1 : 0;
        }
        double cost = render.total("total") - parse.total("total");
        return ReportTable.of("Content records", "", "value")
                .row("found by either way", Integer.toString(both))
                .row("found only by rendering", Integer.toString(more))
                .row("found only by parsing", Integer.toString(less))
                .row("pages on which rendering finds other records", Integer.toString(gaining))
                .row("ms for each extra record", more == 0 ? "-" : number(cost / more, 1));
    }

    /** How often {@code --render auto} would have been right: to render where that adds records, and only there. */
    ReportTable auto() {
        RenderDecider decider = new RenderDecider();
        int[][] counts = new int[2][2];
        for (int page = 0; page < pages.size(); page++) {
            int gain = rendered.get(page).records().size()
                    - parsed.get(page).records().size();
            String host = host(pages.get(page).name());
            boolean chosen = decider.decide(host, parsed.get(page).signs()).render();
            if (chosen) {
                decider.learn(host, gain);
            }
            counts[chosen ? 1 : 0][gain > 0 ? 1 : 0]++;
        }
        int right = counts[1][1] + counts[0][0];
        return ReportTable.of("Decisions of --render auto", "decision", "rendering adds records", "adds none")
                .row("render", Integer.toString(counts[1][1]), Integer.toString(counts[1][0]))
                .row("do not", Integer.toString(counts[0][1]), Integer.toString(counts[0][0]))
                .row("right: " + right + " of " + pages.size(), "", "");
    }

    /** Figure 14: time against page size. */
    Chart figure14() {
        double[] sizes = parsed.stream().mapToDouble(RenderTask.Facts::nodes).toArray();
        double[] renderedSizes =
                rendered.stream().mapToDouble(RenderTask.Facts::nodes).toArray();
        LinearFit with = render.fit("total", renderedSizes);
        LinearFit without = parse.fit("total", sizes);
        return Chart.of("Time against page size", "nodes", "ms")
                .points("rendered", renderedSizes, render.millis("total"))
                .points("parsed", sizes, parse.millis("total"))
                .trend("rendered, R² " + number(with.r2(), 3), with.intercept(), with.slope())
                .trend("parsed, R² " + number(without.r2(), 3), without.intercept(), without.slope());
    }

    /** The fitted lines in words. */
    ReportTable fits() {
        double[] sizes = parsed.stream().mapToDouble(RenderTask.Facts::nodes).toArray();
        double[] renderedSizes =
                rendered.stream().mapToDouble(RenderTask.Facts::nodes).toArray();
        return fitRow(
                fitRow(
                        ReportTable.of("Time against size (Figure 14)", "", "ms at size 0", "ms per 1000 nodes", "R²"),
                        "rendered",
                        render.fit("total", renderedSizes)),
                "parsed",
                parse.fit("total", sizes));
    }

    /** A pool beside one plain session. */
    static ReportTable pool(BrowserPoolBenchmark trial, int sessions) {
        return ReportTable.of(
                        "Pool of " + sessions + " sessions beside one plain session, " + trial.pages() + " pages",
                        "",
                        "value")
                .row("pages per second, plain", number(trial.pages() * 1000 / trial.plainMillis(), 2))
                .row("pages per second, pool", number(trial.pages() * 1000 / trial.poolMillis(), 2))
                .row("ratio", number(trial.ratio(), 2))
                .row("median ratio of blocks", number(trial.typicalRatio(), 2))
                .row("processor time a page, plain (ms)", number(trial.plainCpu() / trial.pages(), 0))
                .row("processor time a page, pool (ms)", number(trial.poolCpu() / trial.pages(), 0))
                .row("failures of the pool", Integer.toString(trial.failures()))
                .row("sessions replaced", Integer.toString(trial.replaced().size()));
    }

    private static ReportTable fitRow(ReportTable table, String name, LinearFit fit) {
        return table.row(name, number(fit.intercept(), 2), number(fit.slope() * 1000, 2), number(fit.r2(), 3));
    }

    /** The site of a page; saved pages of one site lie together and begin alike. */
    private static String host(String name) {
        return PageLoader.isUrl(name) ? UrlHosts.of(name) : name.replaceFirst("[-_0-9][^/]*$", "");
    }

    private static double nodes(List<RenderTask.Facts> facts) {
        return facts.stream().mapToDouble(RenderTask.Facts::nodes).sum();
    }

    private static String percent(double part, double whole) {
        return number(100 * part / whole, 2) + " %";
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
