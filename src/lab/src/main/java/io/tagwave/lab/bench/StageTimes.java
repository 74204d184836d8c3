package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.extract.Timings;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.model.ContentModel;
import io.tagwave.visit.ContentPageFilter;
import io.tagwave.visit.PageFilter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The CPU time of the stages of reading pages, pass after pass in one thread of a fresh JVM.
 *
 * @param millis over all pages, by the pass, from 1, and the name of the stage, joined by a blank
 */
record StageTimes(Map<String, Double> millis) {

    /** The stages from the tag path sequence to the verdict. */
    static final List<String> JUDGING = List.of("sequence", "segment", "locate", "align", "classify");

    /** Measures files. */
    static StageTimes measure(List<Path> files, int passes) throws IOException, InterruptedException {
        Path names = Files.createTempFile("tagwave-bench", ".txt");
        try {
            Files.write(names, files.stream().map(Path::toString).toList());
            List<String> lines = ChildJvm.lines(ChildJvm.start(Child.class, String.valueOf(passes), names.toString()));
            Map<String, Double> millis = new HashMap<>();
            for (String line : lines) {
                String[] parts = line.split(" ");
                if (parts.length == 4 && parts[0].equals("pass")) {
                    millis.put(parts[1] + " " + parts[2], Double.parseDouble(parts[3]));
                }
            }
            if (millis.isEmpty()) {
                throw new UserException("the pages gave no times, but: " + lines);
            }
            return new StageTimes(millis);
        } finally {
            Files.delete(names);
        }
    }

    /** Returns the time of a stage in a pass over all pages. */
    double of(int pass, String stage) {
        return millis.getOrDefault(pass + " " + stage, Double.NaN);
    }

    /** Returns the time of several stages. */
    double of(int pass, List<String> stages) {
        return stages.stream().mapToDouble(stage -> of(pass, stage)).sum();
    }

    /** The fresh JVM, {@code PASSES FILE}: prints a line {@code pass NUMBER STAGE MILLIS} for each stage of each pass. */
    static final class Child {

        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        private final HtmlParser parser = new HtmlParser();
        private final RecordExtractor extractor =
                new RecordExtractor(ContentModel.shipped(), THREADS::getCurrentThreadCpuTime);
        private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);
        private final PageFilter filter = new ContentPageFilter();
        private final Map<String, Double> millis = new LinkedHashMap<>();

        private Child() {}

        public static void main(String[] args) throws IOException {
            List<byte[]> pages = new ArrayList<>();
            for (String file : Files.readAllLines(Path.of(args[1]))) {
                pages.add(Files.readAllBytes(Path.of(file)));
            }
            Child child = new Child();
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
}
