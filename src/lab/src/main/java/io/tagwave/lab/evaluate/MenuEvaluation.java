package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.train.LeftOutMenus;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuResult;
import io.tagwave.report.ReportTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What a detector finds on labelled pages.
 *
 * @param links over links, by page that has a menu
 * @param nodes the same over DOM nodes
 * @param absent pages without a menu
 * @param absentRight those of them on which none was named
 */
record MenuEvaluation(Map<String, RecordScore> links, Map<String, RecordScore> nodes, int absent, int absentRight) {

    private static final String LEFT_OUT = "/io/tagwave/eval/menu-left-out.tsv";

    static MenuEvaluation of(List<MenuLabels.Page> pages, MenuDetector detector, Runnable step) {
        Map<String, RecordScore> links = new LinkedHashMap<>();
        Map<String, RecordScore> nodes = new LinkedHashMap<>();
        int absent = 0;
        int absentRight = 0;
        for (MenuLabels.Page page : pages) {
            MenuResult found = detector.detect(page.tree());
            boolean none = found.menu() == null;
            if (page.menu().absent()) {
                absent++;
                absentRight += none ? 1 : 0;
            } else {
                links.put(
                        page.file(),
                        none
                                ? page.menu().nothing()
                                : page.menu().links(found.menu().node()));
                nodes.put(
                        page.file(),
                        none
                                ? page.menu().nothing()
                                : page.menu().nodes(found.menu().node()));
            }
            step.run();
        }
        return new MenuEvaluation(links, nodes, absent, absentRight);
    }

    /** A table with the paper's own figures in its first row. */
    static ReportTable table() {
        return ReportTable.of(
                        "Main menus, means over pages, in percent",
                        "method",
                        "over",
                        "pages with a menu",
                        "precision",
                        "recall",
                        "F1",
                        "perfect",
                        "without a menu, right")
                .row("printed (Alarte et al., their 50 pages)", "nodes", "50", "98.21", "94.13", "94.46", "74", "-")
                .row("printed, while training", "nodes", "-", "97.91", "94.10", "94.09", "-", "-");
    }

    /** The table with this evaluation's rows. */
    ReportTable in(ReportTable table, String method) {
        String right = absentRight + " of " + absent;
        return row(row(table, method, "links", links, right), method, "nodes", nodes, right);
    }

    private static ReportTable row(
            ReportTable table, String method, String over, Map<String, RecordScore> scores, String absent) {
        return table.row(
                method,
                over,
                Integer.toString(scores.size()),
                percent(mean(scores, RecordScore::precision)),
                percent(mean(scores, RecordScore::recall)),
                percent(mean(scores, RecordScore::f1)),
                digits(100 * mean(scores, s -> s.perfect() ? 1 : 0), 0),
                absent);
    }

    /**
     * F1 over links of the shipped model's way of training while the site of each page was left out, one for each
     * shuffling; none when pages are not those that the model learned from.
     */
    List<Double> leftOut() {
        return shufflings(f1 -> f1);
    }

    /** The share of pages found without a fault in the same way. */
    List<Double> leftOutPerfect() {
        return shufflings(f1 -> f1 > 0.9999 ? 1 : 0);
    }

    private List<Double> shufflings(ToDoubleFunction<Double> figure) {
        Map<String, List<Double>> known = known();
        List<List<Double>> pages =
                links.keySet().stream().map(known::get).filter(p -> p != null).toList();
        List<Double> means = new ArrayList<>();
        if (!pages.isEmpty() && pages.size() == links.size()) {
            IntStream.range(0, pages.get(0).size())
                    .forEach(i -> means.add(pages.stream()
                            .mapToDouble(page -> figure.applyAsDouble(page.get(i)))
                            .average()
                            .orElse(0)));
        }
        return means;
    }

    private static Map<String, List<Double>> known() {
        try (InputStream in = MenuEvaluation.class.getResourceAsStream(LEFT_OUT)) {
            return LeftOutMenus.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(LEFT_OUT, e);
        }
    }

    /** Adds the left-out figures, as one row, where there are any. */
    ReportTable leftOutIn(ReportTable table, String method) {
        List<Double> f1 = leftOut();
        if (f1.isEmpty()) {
            return table;
        }
        return table.row(
                method + ", sites left out, " + f1.size() + " shufflings",
                "links",
                Integer.toString(links.size()),
                "-",
                "-",
                percent(mean(f1)),
                digits(100 * mean(leftOutPerfect()), 0),
                "-");
    }

    /** Mean F1 over links. */
    double f1() {
        return mean(links, RecordScore::f1);
    }

    static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    static double mean(Map<String, RecordScore> scores, ToDoubleFunction<RecordScore> figure) {
        return scores.values().stream().mapToDouble(figure).average().orElse(0);
    }

    static String percent(double share) {
        return digits(100 * share, 2);
    }
}
