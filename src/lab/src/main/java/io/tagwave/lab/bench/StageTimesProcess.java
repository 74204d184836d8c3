package io.tagwave.lab.bench;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.extract.Timings;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.model.ContentModel;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads pages pass after pass in one thread of a JVM that has done nothing before: {@code PASSES FILE…}. Prints a line
 * {@code pass NUMBER STAGE MILLIS} for each stage of each pass, CPU of the thread.
 */
final class StageTimesProcess {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final HtmlParser parser = new HtmlParser();
    private final RecordExtractor extractor =
            new RecordExtractor(ContentModel.shipped(), THREADS::getCurrentThreadCpuTime);
    private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);
    private final PageFilter filter = new PageFilter(FilterVersion.TAGWAVE, PageFilter.MARGIN, false);
    private final Map<String, Double> millis = new LinkedHashMap<>();

    private StageTimesProcess() {}

    public static void main(String[] args) throws IOException {
        List<byte[]> pages = new ArrayList<>();
        for (String file : Files.readAllLines(Path.of(args[1]))) {
            pages.add(Files.readAllBytes(Path.of(file)));
        }
        StageTimesProcess child = new StageTimesProcess();
        for (int pass = 1; pass <= Integer.parseInt(args[0]); pass++) {
            child.millis.clear();
            pages.forEach(child::read);
            for (Map.Entry<String, Double> stage : child.millis.entrySet()) {
                System.out.printf(Locale.ROOT, "pass %d %s %f%n", pass, stage.getKey(), stage.getValue());
            }
        }
    }

    private void read(byte[] bytes) {
        long start = THREADS.getCurrentThreadCpuTime();
        ParsedPage page = parser.parse(bytes, null, "");
        double parsed = since(start);
        double tree = Math.min(page.treeMillis(), parsed);
        add("parse", parsed - tree);
        add("tree", tree);
        Timings timings = extractor.extract(page.tree(), page).timings();
        add("sequence", timings.sequence());
        add("segment", timings.segment());
        add("locate", timings.locate());
        add("align", timings.align());
        add("classify", timings.classify());
        add("rows", timings.rows());
        start = THREADS.getCurrentThreadCpuTime();
        menus.detect(page.tree());
        add("menu", since(start));
        start = THREADS.getCurrentThreadCpuTime();
        filter.filter(page);
        add("filter", since(start));
    }

    private static double since(long start) {
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }

    private void add(String stage, double time) {
        millis.merge(stage, time, Double::sum);
    }
}
