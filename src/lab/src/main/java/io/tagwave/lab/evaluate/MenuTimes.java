package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.MedianTimes;
import io.tagwave.eval.TimingComparison;
import io.tagwave.eval.TimingComparison.Task;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.papers.menu.PublishedMenuDetector;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;

/**
 * The time of detection beside parsing: CPU time of one thread, so that a busy machine does not count, each detection on a
 * tree that was just made. Medians of several passes over all pages.
 *
 * @param parse milliseconds a page
 * @param detection milliseconds a page
 */
record MenuTimes(double parse, double detection) {

    private static final int WARMING = 30;
    private static final int COUNTED = 9;

    private static final int PASSES = WARMING + COUNTED;

    /** Returns the times of both methods below the printed ones. */
    static ReportTable table(List<MenuLabels.Page> pages, PrintWriter err) {
        ReportTable table = PrintedTable.read("menu-times").table();
        table = of(pages, new PublishedMenuDetector(PublishedMenuSettings.PAPER), err)
                .in(table, "profile published");
        return of(pages, MenuDetector.tagwave(MenuModel.SHIPPED), err).in(table, "profile tagwave");
    }

    private ReportTable in(ReportTable table, String method) {
        return table.row(method, digits(parse, 3), digits(detection, 3), digits(parse + detection, 3));
    }

    static MenuTimes of(List<MenuLabels.Page> pages, MenuDetector detector, PrintWriter err) {
        HtmlParser parser = new HtmlParser();
        Task task = new Task("menu", page -> {
            long start = cpuNanos();
            PageTree tree = parser.parse(pages.get(page).html(), null, "").tree();
            long parsed = cpuNanos();
            detector.detect(tree);
            return Map.of("parse", (parsed - start) / 1e6, "detection", (cpuNanos() - parsed) / 1e6);
        });
        try (StepProgress progress = new StepProgress("menu pages timed", PASSES * pages.size(), err)) {
            MedianTimes times = new TimingComparison(WARMING, COUNTED)
                    .run(List.of(progress.counting(task)), pages.size())
                    .get(0);
            return new MenuTimes(times.total("parse") / pages.size(), times.total("detection") / pages.size());
        }
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
