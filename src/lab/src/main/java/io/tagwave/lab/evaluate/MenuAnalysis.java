package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.learn.menu.MenuGridSearch;
import io.tagwave.papers.menu.NodeProperties;
import io.tagwave.papers.menu.PropertyWeights;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.papers.menu.WeightedPage;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Explains why the published menu method scores lower here than its paper prints: candidates, weights, training. */
final class MenuAnalysis {

    /** Makes a candidate of every node with two links. */
    private static final PropertyWeights ANY = new PropertyWeights(0, 0, 0, 0, 0, 0);

    private static final PropertyWeights LIST = new PropertyWeights(0, 0, 0, 1, 0, 0);
    private static final PropertyWeights NAMED = new PropertyWeights(0, 0, 0, 0, 1, 0);
    private static final PublishedMenuSettings PAPER = PublishedMenuSettings.PAPER;
    private static final int FOLDS = 8;
    private static final int SHUFFLINGS = 5;

    /**
     * A labeled page.
     *
     * @param ceiling F1 of the best node
     * @param list whether a best node is a list
     * @param named whether a best node is called menu or nav
     */
    private record Page(MenuLabels.Page page, NodeProperties properties, double ceiling, boolean list, boolean named) {

        static Page of(MenuLabels.Page page) {
            NodeProperties properties = NodeProperties.of(page.tree());
            double[] f1 = new double[page.tree().size()];
            for (int node : new WeightedPage(properties, ANY, 0).candidates()) {
                f1[node] = page.menu().links(node).f1();
            }
            double best = Arrays.stream(f1).max().orElse(0);
            return new Page(
                    page,
                    properties,
                    best,
                    isAmong(best, f1, new WeightedPage(properties, LIST, 0.5)),
                    isAmong(best, f1, new WeightedPage(properties, NAMED, 0.5)));
        }

        private static boolean isAmong(double best, double[] f1, WeightedPage having) {
            return Arrays.stream(having.candidates()).anyMatch(n -> f1[n] > best - 1e-9);
        }

        private RecordScore score(NodeProperties properties, PublishedMenuSettings s, double candidate) {
            int node = new WeightedPage(properties, s.weights(), candidate).menu(s.root(), s.menu());
            return node < 0 ? RecordScore.NONE : page.menu().links(node);
        }

        double f1(double candidate) {
            return score(properties, PAPER, candidate).f1();
        }

        private int[] candidates() {
            return new WeightedPage(properties, PAPER.weights(), PAPER.candidate()).candidates();
        }

        boolean hasCandidate() {
            return candidates().length > 0;
        }

        double bestCandidate() {
            return Arrays.stream(candidates())
                    .mapToDouble(node -> page.menu().links(node).f1())
                    .max()
                    .orElse(0);
        }
    }

    private final List<Page> pages;
    private ReportTable table = PrintedTable.empty("menu-analysis")
            .row("printed, on the authors' 50 pages (over nodes)", "50", "94.46", "74");
    private ReportTable settings = PrintedTable.read("menu-settings").table();

    private MenuAnalysis(List<Page> pages) {
        this.pages = pages;
    }

    static void addTo(LabReport report, List<MenuLabels.Page> labeled, PrintWriter err) {
        MenuAnalysis analysis = new MenuAnalysis(labeled.stream()
                .filter(page -> !page.menu().absent())
                .map(Page::of)
                .toList());
        analysis.candidates();
        analysis.training(err);
        report.table(analysis.table);
        report.table(analysis.settings);
        PrintedTable.notes("menu-why").forEach(report::paragraph);
    }

    private void candidates() {
        ToDoubleFunction<Page> published = page -> page.f1(PAPER.candidate());
        row("published settings, all pages here that have a menu", page -> true, published);
        row("of these, pages with a candidate of .85", Page::hasCandidate, published);
        row("of these, pages without: the heaviest node stands in", page -> !page.hasCandidate(), published);
        row("the menu is a ul, called menu or nav", page -> page.list() && page.named(), published);
        row("the menu is a ul, not so called", page -> page.list() && !page.named(), published);
        row("the menu is no ul, but so called", page -> !page.list() && page.named(), published);
        row("the menu is neither", page -> !page.list() && !page.named(), published);
        row(
                "to the letter: no menu where there is no candidate",
                page -> true,
                page -> page.hasCandidate() ? published.applyAsDouble(page) : 0);
        row("the best of the candidates, if Algorithms 1 and 2 never erred", page -> true, Page::bestCandidate);
        for (double threshold : new double[] {0.80, 0.75, 0.70, 0.65}) {
            row("candidates of " + digits(threshold, 2), page -> true, page -> page.f1(threshold));
        }
        row("the best node of the page: what one node can reach", page -> true, Page::ceiling);
    }

    private void training(PrintWriter err) {
        if (pages.size() < FOLDS) {
            return;
        }
        MenuGridSearch search = new MenuGridSearch(
                pages.stream().map(page -> page.page().tree()).toList(),
                pages.stream().map(page -> page.page().menu()).toList());
        List<MenuGridSearch.Row> rows;
        try (StepProgress progress = new StepProgress("weightings of the paper's grid", search.weightings(), err)) {
            rows = IntStream.range(0, search.weightings())
                    .parallel()
                    .mapToObj(weighting -> {
                        MenuGridSearch.Row row = search.row(weighting);
                        progress.step();
                        return row;
                    })
                    .toList();
        }
        MenuGridSearch.Best best =
                search.best(rows, IntStream.range(0, pages.size()).toArray());
        int count = pages.size();
        String f1 = MenuEvaluation.percent(best.f1());
        table = table.row("the paper's grid on these pages, in sample", count, f1, perfect(best.pages()));
        PublishedMenuSettings s = best.settings();
        PropertyWeights w = s.weights();
        List<Double> numbers = List.of(
                s.menu(), s.root(), w.amplitude(), w.links(), w.text(), w.list(), w.representative(), w.position());
        settings = settings.row(
                "these pages, in sample",
                numbers.stream().map(value -> digits(value, 2)).toList(),
                mean(s, RecordScore::recall),
                mean(s, RecordScore::precision),
                f1);
        double heldOut = IntStream.range(0, SHUFFLINGS)
                .mapToDouble(seed -> search.crossValidated(rows, FOLDS, seed))
                .average()
                .orElse(0);
        table = table.row(
                "the same, pages left out in " + FOLDS + " folds, " + SHUFFLINGS + " shufflings",
                count,
                MenuEvaluation.percent(heldOut),
                "-");
    }

    /** Returns the mean of a measure over links with some settings, in percent. */
    private String mean(PublishedMenuSettings s, ToDoubleFunction<RecordScore> measure) {
        return MenuEvaluation.percent(pages.stream()
                .mapToDouble(page -> measure.applyAsDouble(page.score(page.properties, s, s.candidate())))
                .average()
                .orElse(0));
    }

    private void row(String name, Predicate<Page> included, ToDoubleFunction<Page> f1) {
        double[] values = pages.stream().filter(included).mapToDouble(f1).toArray();
        String mean = values.length == 0
                ? "-"
                : MenuEvaluation.percent(Arrays.stream(values).average().orElse(0));
        table = table.row(name, values.length, mean, perfect(values));
    }

    private static String perfect(double[] values) {
        double share =
                Arrays.stream(values).map(f1 -> f1 > 0.9999 ? 1 : 0).average().orElse(0);
        return values.length == 0 ? "-" : digits(100 * share, 0);
    }
}
