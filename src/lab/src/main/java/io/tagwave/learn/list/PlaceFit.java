package io.tagwave.learn.list;

import io.tagwave.proposal.Proposal;
import io.tagwave.record.PlaceWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Learns the weights of {@link PlaceWords}: a logistic regression with a penalty on squared weights tells the place of a
 * page's main list from the places of its other lists.
 */
final class PlaceFit {

    /** A word on fewer sites is not learned: it would tell the site. */
    private static final int FEWEST_SITES = 5;

    /** Weight of the squared weights against the loss of a page. */
    private static final double PENALTY = 2;

    private static final int STEPS = 150;

    /** Weights below this are dropped. */
    private static final double LEAST = 0.02;

    /** Number of parts by which pages get weights that were not learned from their own site. */
    static final int PARTS = 4;

    /** The words of a list, and whether it is the main one. */
    private record Place(String site, Set<String> words, boolean main, double weight) {}

    private final List<Place> places = new ArrayList<>();

    /** Gathers the places of lists on pages, by the best of their proposals. */
    PlaceFit(List<LabeledPage> pages) {
        pages.forEach(this::add);
    }

    private void add(LabeledPage page) {
        int main = IntStream.range(0, page.scores().size())
                .reduce((a, b) ->
                        page.scores().get(b).f1() > page.scores().get(a).f1() ? b : a)
                .orElse(-1);
        boolean found = main >= 0 && page.scores().get(main).f1() >= ContentTrainer.CONTENT;
        if (!found && page.truth().expected() > 0) {
            return;
        }
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < page.proposals().size(); i++) {
            Proposal proposal = page.proposals().get(i);
            if (page.scores().get(i).right() == 0
                    && !(found && proposal.overlaps(page.proposals().get(main)))
                    && others.stream()
                            .noneMatch(
                                    other -> proposal.overlaps(page.proposals().get(other)))) {
                others.add(i);
            }
        }
        String site = page.source().site();
        double weight = page.weight();
        if (found) {
            places.add(new Place(site, page.places().get(main), true, weight));
        }
        others.forEach(other ->
                places.add(new Place(site, page.places().get(other), false, weight / Math.max(3, others.size()))));
    }

    /** Fits the weights on the sites that pass. */
    PlaceWords fit(Predicate<String> sites) {
        List<Place> learned =
                places.stream().filter(place -> sites.test(place.site())).toList();
        Map<String, Set<String>> sitesOf = new TreeMap<>();
        for (Place place : learned) {
            place.words().forEach(word -> sitesOf.computeIfAbsent(word, w -> new HashSet<>())
                    .add(place.site()));
        }
        sitesOf.values().removeIf(of -> of.size() < FEWEST_SITES);
        List<String> words = List.copyOf(sitesOf.keySet());
        Map<String, Integer> number = new HashMap<>();
        words.forEach(word -> number.put(word, number.size()));
        int[][] rows = learned.stream()
                .map(place -> place.words().stream()
                        .filter(number::containsKey)
                        .mapToInt(number::get)
                        .sorted()
                        .toArray())
                .toArray(int[][]::new);
        double[] weights = SignedDescent.minimize(
                (w, gradient) -> loss(learned, rows, w, gradient), new int[words.size() + 1], STEPS);
        Map<String, Double> byWord = new TreeMap<>();
        for (int i = 0; i < words.size(); i++) {
            if (Math.abs(weights[i]) >= LEAST) {
                byWord.put(words.get(i), weights[i]);
            }
        }
        return new PlaceWords(byWord);
    }

    private static double loss(List<Place> places, int[][] rows, double[] weights, double[] gradient) {
        int bias = weights.length - 1;
        double loss = 0;
        for (int i = 0; i < weights.length; i++) {
            double penalty = i == bias ? 0 : PENALTY;
            gradient[i] = penalty * weights[i];
            loss += penalty / 2 * weights[i] * weights[i];
        }
        for (int row = 0; row < rows.length; row++) {
            double sum = weights[bias];
            for (int word : rows[row]) {
                sum += weights[word];
            }
            Place place = places.get(row);
            double wanted = place.main() ? 1 : 0;
            loss += place.weight() * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - wanted * sum);
            double off = place.weight() * (1 / (1 + Math.exp(-sum)) - wanted);
            for (int word : rows[row]) {
                gradient[word] += off;
            }
            gradient[bias] += off;
        }
        return loss;
    }

    static int part(String site) {
        return TrainingSet.mixed(site) % PARTS;
    }
}
