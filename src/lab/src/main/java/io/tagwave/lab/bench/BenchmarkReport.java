package io.tagwave.lab.bench;

import static io.tagwave.lab.bench.CrawlMeasurement.cpu;
import static io.tagwave.lab.bench.CrawlMeasurement.median;

import io.tagwave.eval.TemplateScore;
import io.tagwave.lab.evaluate.LabReport;
import io.tagwave.lab.evaluate.PrintedTable;
import io.tagwave.lab.evaluate.TemplateReport;
import io.tagwave.report.ReportTable;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The page of benchmarks: ratios of things that were measured side by side, and their meaning. */
final class BenchmarkReport {

    /** The meaning of the tables of reading, templates and crawling. */
    private static final List<String> NOTES = PrintedTable.notes("benchmarks");

    private final LabReport report = LabReport.silent("Benchmarks");

    BenchmarkReport(String command) {
        report.paragraph("Written by `" + command + "` on " + LocalDate.now(ZoneOffset.UTC) + ", Java "
                + Runtime.version().feature() + ", "
                + Runtime.getRuntime().availableProcessors() + " processors. Not edited by hand. Milliseconds are of"
                + " that machine; ratios are of things measured in one run, and are what counts.");
    }

    /** Adds the cost of reading a page, pass by pass. */
    void reading(StageTimes times, int pages, int most) {
        report.section("Reading pages");
        report.paragraph(NOTES.get(0).formatted(pages));
        ReportTable table = PrintedTable.empty("bench-passes");
        for (int pass : Stream.of(1, 5, most).filter(p -> p <= most).distinct().toList()) {
            double parse = times.of(pass, "parse");
            double judge = times.of(pass, StageTimes.JUDGING);
            double extraction = judge + times.of(pass, "rows");
            table = table.row(
                    pass,
                    number(parse / pages),
                    number(times.of(pass, "tree") / parse),
                    number(judge / parse),
                    Stream.of("segment", "locate", "align", "rows", "menu")
                            .map(stage -> number(times.of(pass, stage) / parse))
                            .toList(),
                    number(times.of(pass, "filter") / judge),
                    number(times.of(pass, "filter") / extraction));
        }
        report.table(table);
    }

    /** Adds the comparison of the template algorithms. */
    void templates(List<TemplateScore> scores) {
        report.section("Templates");
        report.paragraph(NOTES.get(1));
        TemplateReport templates = new TemplateReport(scores);
        report.table(templates.speed());
        report.table(templates.f1());
    }

    /** Adds the cost of a crawl beside the least possible. */
    void crawl(Map<String, List<CrawlMeasurement>> runs, int known) {
        report.section("Crawling");
        report.paragraph(NOTES.get(2).formatted(known));
        report.table(crawls(runs));
    }

    /** Returns a row for each way of crawling. */
    static ReportTable crawls(Map<String, List<CrawlMeasurement>> runs) {
        double bare = cpu(runs.getOrDefault(CrawlBenchmark.BARE, List.of()));
        ReportTable table = PrintedTable.empty("bench-crawls");
        for (Map.Entry<String, List<CrawlMeasurement>> run : runs.entrySet()) {
            List<CrawlMeasurement> all = run.getValue();
            table = table.row(
                    run.getKey(),
                    all.get(0).pages(),
                    number(cpu(all)),
                    number(cpu(all) / bare),
                    number(median(all, CrawlMeasurement::pagesPerSecond)),
                    number(median(all, CrawlMeasurement::heapMegabytes)));
        }
        return table;
    }

    /** Adds the time of short commands. */
    void start(StartTimes times) {
        report.section("Starting");
        report.paragraph(
                "Seconds from start to end by the clock, median of seven, with the launcher of the distribution.");
        report.table(PrintedTable.empty("bench-starts")
                .row("`--help`", number(times.help()))
                .row("`extract` of one page", number(times.page())));
    }

    private static String number(double value) {
        return ReportTable.digits(value, 2);
    }

    String markdown() {
        return report.markdown();
    }
}
