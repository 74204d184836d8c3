package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.GroundTruthMenu;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.train.HeldOutMenus;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.report.ReportTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The scores of a menu detector on labeled pages.
 *
 * @param links over links, by page that has a menu
 * @param nodes the same over DOM nodes
 * @param absent pages without a menu
 * @param absentRight those of them on which none was found
 */
record MenuEvaluation(Map<String, RecordScore> links, Map<String, RecordScore> nodes, int absent, int absentRight) {

    private static final String HELD_OUT = "/io/tagwave/eval/menu-left-out.tsv";

    static MenuEvaluation of(List<MenuLabels.Page> pages, MenuDetector detector, Runnable step) {
        Map<String, RecordScore> links = new LinkedHashMap<>();
        Map<String, RecordScore> nodes = new LinkedHashMap<>();
        int absent = 0;
        int absentRight = 0;
        for (MenuLabels.Page page : pages) {
            MenuCandidate found = detector.detect(page.tree()).menu();
            if (page.menu().absent()) {
                absent++;
                absentRight += found == null ? 1 : 0;
            } else {
                GroundTruthMenu menu = page.menu();
                links.put(page.file(), found == null ? menu.nothing() : menu.links(found.node()));
                nodes.put(page.file(), found == null ? menu.nothing() : menu.nodes(found.node()));
            }
            step.run();
        }
        return new MenuEvaluation(links, nodes, absent, absentRight);
    }

    ReportTable addTo(ReportTable table, String method) {
        String right = absentRight + " of " + absent;
        return row(row(table, method, "links", links, right), method, "nodes", nodes, right);
    }

    private static ReportTable row(
            ReportTable table, String method, String over, Map<String, RecordScore> scores, String absent) {
        return table.row(
                method,
                over,
                scores.size(),
                percent(mean(scores, RecordScore::precision)),
                percent(mean(scores, RecordScore::recall)),
                percent(mean(scores, RecordScore::f1)),
                digits(100 * mean(scores, s -> s.perfect() ? 1 : 0), 0),
                absent);
    }

    /**
     * Returns F1 over links of the shipped model's way of training while the site of each page was left out, one for each
     * shuffling; empty when pages are not those that the model learned from.
     */
    List<Double> heldOut() {
        return shufflings(f1 -> f1);
    }

    /** Returns the share of pages found without a fault in the same way. */
    List<Double> heldOutPerfect() {
        return shufflings(f1 -> f1 > 0.9999 ? 1 : 0);
    }

    private List<Double> shufflings(ToDoubleFunction<Double> figure) {
        Map<String, List<Double>> known = HeldOutMenus.read(PrintedTable.lines(HELD_OUT));
        if (links.isEmpty() || !known.keySet().containsAll(links.keySet())) {
            return List.of();
        }
        List<List<Double>> pages = known.entrySet().stream()
                .filter(page -> links.containsKey(page.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return IntStream.range(0, pages.get(0).size())
                .mapToObj(i -> pages.stream()
                        .mapToDouble(page -> figure.applyAsDouble(page.get(i)))
                        .average()
                        .orElse(0))
                .toList();
    }

    /** Returns the table with one more row of the held-out scores, where there are any. */
    ReportTable addHeldOutTo(ReportTable table, String method) {
        List<Double> f1 = heldOut();
        return f1.isEmpty()
                ? table
                : table.row(
                        method + ", sites left out, " + f1.size() + " shufflings",
                        "links",
                        links.size(),
                        "-",
                        "-",
                        percent(mean(f1)),
                        digits(100 * mean(heldOutPerfect()), 0),
                        "-");
    }

    /** Returns the mean F1 over links. */
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
