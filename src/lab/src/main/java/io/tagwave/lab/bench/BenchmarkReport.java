package io.tagwave.lab.bench;

import static io.tagwave.lab.bench.MarkdownPage.number;

import io.tagwave.bench.TimingComparison;
import io.tagwave.eval.TemplateScore;
import io.tagwave.template.TemplateAlgorithms;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The page of benchmarks: ratios of what was measured side by side, and what each means. */
final class BenchmarkReport {

    /** Pages of more nodes are big. */
    private static final int BIG = 2_000;

    private final MarkdownPage page = new MarkdownPage("Benchmarks");

    BenchmarkReport(String command) {
        page.paragraph("Written by `" + command + "` on " + LocalDate.now(ZoneOffset.UTC) + ", Java "
                + Runtime.version().feature() + ", "
                + Runtime.getRuntime().availableProcessors() + " processors. Not edited by hand. Milliseconds are of"
                + " that machine; ratios are of things measured in one run, and are what counts.");
    }

    /** What reading a page costs, pass by pass. */
    void reading(StageTimes passes, int pages, int most) {
        page.section("Reading pages");
        page.paragraph(
                "CPU a page of one thread in a fresh JVM that reads the same " + pages + " pages again and again."
                        + " The first pass is what a short command pays, mostly uncompiled; the fifth is half warm; the last is"
                        + " what a long crawl pays. `parse` is jsoup alone, the floor of every program that uses it. `judge` is"
                        + " all from the tag path sequence to the verdict; `rows` writes tables of texts, columns and values;"
                        + " `menu` finds the main menu; `filter` prunes the page, and has to judge it for that; `extraction` is"
                        + " `judge` and `rows`.");
        List<List<String>> rows = new ArrayList<>();
        for (int pass : Stream.of(1, 5, most).filter(p -> p <= most).distinct().toList()) {
            rows.add(pass(passes, pages, pass));
        }
        page.table(
                List.of(
                        "pass",
                        "parse ms",
                        "tree / parse",
                        "judge / parse",
                        "of it segment",
                        "of it locate",
                        "of it align",
                        "rows / parse",
                        "menu / parse",
                        "filter / judge",
                        "filter / extraction"),
                rows);
    }

    private static List<String> pass(StageTimes passes, int pages, int pass) {
        double parse = passes.of(pass, "parse");
        double judge = passes.of(pass, StageTimes.JUDGING);
        List<String> cells = new ArrayList<>(List.of(
                String.valueOf(pass),
                number(parse / pages),
                number(passes.of(pass, "tree") / parse),
                number(judge / parse)));
        for (String stage : List.of("segment", "locate", "align", "rows", "menu")) {
            cells.add(number(passes.of(pass, stage) / parse));
        }
        cells.add(number(passes.of(pass, "filter") / judge));
        cells.add(number(passes.of(pass, "filter") / (judge + passes.of(pass, "rows"))));
        return cells;
    }

    /** How the template algorithms compare. */
    void templates(List<TemplateScore> scores) {
        page.section("Templates");
        page.paragraph("Time of top-down mapping (RTDM-TD, the optimum as the literature computes it) over that of each"
                + " algorithm, summed over the same pairs of pages, warmed up, best of five: how many times faster each is."
                + " F1 is that of the nodes found against top-down's; `hashed` finds the optimum too.");
        List<List<String>> rows = new ArrayList<>();
        for (TemplateAlgorithms algorithm :
                scores.stream().map(TemplateScore::algorithm).distinct().toList()) {
            rows.add(List.of(
                    algorithm.code(),
                    faster(scores, algorithm, 0),
                    faster(scores, algorithm, BIG),
                    number(scores.stream()
                            .filter(score -> score.algorithm() == algorithm)
                            .mapToDouble(TemplateScore::f1)
                            .average()
                            .orElse(0))));
        }
        page.table(List.of("algorithm", "times as fast", "pages of over " + BIG + " nodes", "F1"), rows);
    }

    private static String faster(List<TemplateScore> scores, TemplateAlgorithms algorithm, int nodes) {
        double its = millis(scores, algorithm, nodes);
        return its == 0 ? "-" : number(millis(scores, TemplateAlgorithms.TOP_DOWN, nodes) / its);
    }

    private static double millis(List<TemplateScore> scores, TemplateAlgorithms algorithm, int nodes) {
        return scores.stream()
                .filter(score -> score.algorithm() == algorithm && score.shape().treeSize() > nodes)
                .mapToDouble(TemplateScore::millis)
                .sum();
    }

    /** What a crawl costs beside the least that it could. */
    void crawl(Map<String, List<CrawlMeasurement>> runs, int known) {
        page.section("Crawling");
        page.paragraph(
                "CPU of whole processes with their start, pages from a server on the same machine, eight workers."
                        + " `bare` is the JDK's HTTP client and jsoup, with nothing kept: the floor. `ours` extracts and stores"
                        + " records, links, columns and menus, by `java -jar`. `launched` is the same as `bin/tagwave` starts it, with"
                        + " the JVM's first compiler alone; `bare launched` is what that does for the floor. `stock` is crawler4j as it"
                        + " comes, which stores nothing; it is there where its class path was given. `known` is `launched` beside "
                        + known + " addresses that it knows already. Heap is what a collection leaves at the end.");
        double bare = median(runs.get("bare"), CrawlMeasurement::cpuMillisAPage);
        List<List<String>> rows = new ArrayList<>();
        runs.forEach((kind, all) -> rows.add(List.of(
                kind,
                String.valueOf(all.get(0).pages()),
                number(median(all, CrawlMeasurement::cpuMillisAPage)),
                number(median(all, CrawlMeasurement::cpuMillisAPage) / bare),
                number(median(all, CrawlMeasurement::pagesPerSecond)),
                number(median(all, CrawlMeasurement::heapMegabytes)))));
        page.table(List.of("what", "pages", "CPU ms a page", "CPU / bare", "pages a second", "heap MB"), rows);
    }

    private static double median(List<CrawlMeasurement> runs, ToDoubleFunction<CrawlMeasurement> figure) {
        return TimingComparison.median(runs.stream().mapToDouble(figure).toArray());
    }

    /** How long short commands take. */
    void start(StartTimes launches) {
        page.section("Starting");
        page.paragraph(
                "Seconds from start to end by the clock, median of seven, with the launcher of the distribution.");
        page.table(
                List.of("command", "s"),
                List.of(
                        List.of("`--help`", number(launches.help())),
                        List.of("`extract` of one page", number(launches.page()))));
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
