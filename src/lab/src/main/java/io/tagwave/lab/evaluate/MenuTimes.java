package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.TimingComparison;
import io.tagwave.dom.HtmlParser;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.report.PrintedTable;
import io.tagwave.lab.report.StepProgress;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.papers.menu.PublishedMenuDetector;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The time of detection beside parsing: CPU time of one thread, so that a busy machine does not count, page after page in
 * turn, each detection on a tree that was just made. Medians of several passes over all pages.
 *
 * @param parse milliseconds a page
 * @param detection milliseconds a page
 * @param ratio detection over parse, pass by pass
 */
record MenuTimes(double parse, double detection, double ratio) {

    private static final int WARMING = 30;
    private static final int COUNTED = 9;

    /** Number of passes over all pages; each is a step. */
    static final int PASSES = WARMING + COUNTED;

    /** Returns the times of both methods below the printed ones. */
    static ReportTable table(List<MenuLabels.Page> pages, PrintWriter err) {
        ReportTable table = PrintedTable.read("menu-times").table();
        try (StepProgress progress = new StepProgress("menu passes timed", 2 * PASSES, err)) {
            table = of(pages, new PublishedMenuDetector(PublishedMenuSettings.PAPER), progress::step)
                    .in(table, "profile published");
            return of(pages, MenuDetector.tagwave(MenuModel.SHIPPED), progress::step)
                    .in(table, "profile tagwave");
        }
    }

    private ReportTable in(ReportTable table, String method) {
        return table.row(method, digits(parse, 3), digits(detection, 3), digits(parse + detection, 3));
    }

    static MenuTimes of(List<MenuLabels.Page> pages, MenuDetector detector, Runnable step) {
        MenuTimes[] passes = new MenuTimes[PASSES];
        Arrays.setAll(passes, i -> {
            MenuTimes pass = pass(pages, detector);
            step.run();
            return pass;
        });
        passes = Arrays.copyOfRange(passes, WARMING, PASSES);
        return new MenuTimes(
                median(passes, MenuTimes::parse),
                median(passes, MenuTimes::detection),
                median(passes, MenuTimes::ratio));
    }

    private static MenuTimes pass(List<MenuLabels.Page> pages, MenuDetector detector) {
        HtmlParser parser = new HtmlParser();
        long parse = 0;
        long detection = 0;
        for (MenuLabels.Page page : pages) {
            long start = cpuNanos();
            PageTree tree = parser.parse(page.html(), null, "").tree();
            long parsed = cpuNanos();
            detector.detect(tree);
            parse += parsed - start;
            detection += cpuNanos() - parsed;
        }
        double millis = 1e6 * pages.size();
        return new MenuTimes(parse / millis, detection / millis, detection / (double) parse);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static double median(MenuTimes[] passes, ToDoubleFunction<MenuTimes> figure) {
        return TimingComparison.median(Arrays.stream(passes).mapToDouble(figure).toArray());
    }
}
