package io.tagwave.learn.menu;

import io.tagwave.menu.LinkBlock;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Nested cross-validation of {@link MenuFit}: in each fold the penalty is chosen by a cross-validation of its own on the
 * training pages, so that the test pages have no influence. Sites are never split.
 *
 * @param folds outer folds
 * @param inner inner folds
 * @param penalties the penalties that are tried
 * @param seed of the shuffling of sites
 */
public record MenuFolds(int folds, int inner, double[] penalties, long seed) {

    /** Returns the penalties that are tried by default. */
    public static double[] usualPenalties() {
        return new double[] {0.004, 0.008, 0.016, 0.032};
    }

    /**
     * The result for one page while its site was left out.
     *
     * @param page name of the page
     * @param absent whether it has no menu
     * @param f1 F1 of the links; on a page without a menu 1 when none was found, else 0
     * @param node the node that was found, -1 for none
     */
    public record Case(String page, boolean absent, double f1, int node) {}

    /** Tests every page of {@code tested} once; pages of {@code further} are only trained on. */
    public List<Case> run(List<LabeledMenu> tested, List<LabeledMenu> further) {
        Map<String, Integer> foldOf = split(tested, folds, seed);
        return IntStream.range(0, folds)
                .boxed()
                .parallel()
                .flatMap(f -> {
                    List<LabeledMenu> test = tested.stream()
                            .filter(p -> foldOf.getOrDefault(p.site(), -1) == f)
                            .toList();
                    List<LabeledMenu> training = Stream.concat(tested.stream(), further.stream())
                            .filter(p -> foldOf.getOrDefault(p.site(), -1) != f)
                            .toList();
                    MenuModel model = new MenuFit(penalty(training)).fit(training);
                    return test.stream().map(p -> test(model, p));
                })
                .sorted(Comparator.comparing(Case::page))
                .toList();
    }

    /** Returns the penalty with the least loss on pages left out of the fit; F1 jumps by whole pages, so the loss says more. */
    public double penalty(List<LabeledMenu> pages) {
        if (penalties.length == 1) {
            return penalties[0];
        }
        Map<String, Integer> foldOf = split(pages, inner, seed + 1);
        return DoubleStream.of(penalties)
                .boxed()
                .min(Comparator.comparingDouble(penalty -> lost(pages, foldOf, penalty)))
                .orElseThrow();
    }

    private double lost(List<LabeledMenu> pages, Map<String, Integer> foldOf, double penalty) {
        double[] lost = IntStream.range(0, inner)
                .parallel()
                .mapToDouble(f -> lost(pages, foldOf, f, penalty))
                .toArray();
        // In the order of the folds, so that the sum does not depend on the threads.
        return DoubleStream.of(lost).sum();
    }

    private static double lost(List<LabeledMenu> pages, Map<String, Integer> foldOf, int fold, double penalty) {
        MenuModel model = new MenuFit(penalty)
                .fit(pages.stream()
                        .filter(p -> foldOf.getOrDefault(p.site(), -1) != fold)
                        .toList());
        return MenuFit.loss(
                model,
                pages.stream()
                        .filter(p -> foldOf.getOrDefault(p.site(), -1) == fold)
                        .toList());
    }

    private static Case test(MenuModel model, LabeledMenu page) {
        MenuCandidate found = model.choose(page.table()).menu();
        if (found == null) {
            return new Case(page.page(), page.absent(), page.absent() ? 1 : 0, -1);
        }
        List<LinkBlock> blocks = page.table().blocks();
        int block = IntStream.range(0, blocks.size())
                .filter(b -> blocks.get(b).node() == found.node())
                .findFirst()
                .orElseThrow();
        return new Case(page.page(), page.absent(), page.absent() ? 0 : page.f1()[block], found.node());
    }

    private static Map<String, Integer> split(List<LabeledMenu> pages, int folds, long seed) {
        List<String> sites = new ArrayList<>(
                pages.stream().map(LabeledMenu::site).distinct().sorted().toList());
        Collections.shuffle(sites, new Random(seed));
        Map<String, Integer> foldOf = new HashMap<>();
        for (int i = 0; i < sites.size(); i++) {
            foldOf.put(sites.get(i), i % folds);
        }
        return foldOf;
    }
}
