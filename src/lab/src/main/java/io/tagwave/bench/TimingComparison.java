package io.tagwave.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Times contenders over the same pages. They take turns page by page, in another order every round, so that a busy
 * machine, the compiler and the collector treat them alike; of several rounds the median counts.
 */
public final class TimingComparison {

    private final int warmUps;
    private final int rounds;

    /**
     * A comparison.
     *
     * @param warmUps rounds that do not count
     * @param rounds rounds that count, at least one
     */
    public TimingComparison(int warmUps, int rounds) {
        if (rounds < 1 || warmUps < 0) {
            throw new IllegalArgumentException("expected at least one round, found " + rounds + " after " + warmUps);
        }
        this.warmUps = warmUps;
        this.rounds = rounds;
    }

    /** The medians of each contender, in the order given. */
    public List<MedianTimes> run(List<? extends TimedTask> contenders, int pages) {
        List<List<Map<String, double[]>>> times = new ArrayList<>();
        contenders.forEach(contender -> times.add(emptyPages(pages)));
        for (int round = -warmUps; round < rounds; round++) {
            for (int page = 0; page < pages; page++) {
                for (int turn = 0; turn < contenders.size(); turn++) {
                    int who = Math.floorMod(turn + round + page, contenders.size());
                    Map<String, Double> stages = contenders.get(who).run(page);
                    if (round >= 0) {
                        keep(times.get(who).get(page), stages, round);
                    }
                }
            }
        }
        List<MedianTimes> medians = new ArrayList<>();
        for (int who = 0; who < contenders.size(); who++) {
            medians.add(new MedianTimes(
                    contenders.get(who).mode(),
                    times.get(who).stream().map(TimingComparison::medians).toList()));
        }
        return medians;
    }

    private static List<Map<String, double[]>> emptyPages(int pages) {
        List<Map<String, double[]>> empty = new ArrayList<>();
        for (int page = 0; page < pages; page++) {
            empty.add(new LinkedHashMap<>());
        }
        return empty;
    }

    private void keep(Map<String, double[]> page, Map<String, Double> stages, int round) {
        stages.forEach((stage, millis) -> page.computeIfAbsent(stage, s -> new double[rounds])[round] = millis);
    }

    private static Map<String, Double> medians(Map<String, double[]> page) {
        Map<String, Double> medians = new LinkedHashMap<>();
        page.forEach((stage, millis) -> medians.put(stage, median(millis)));
        return medians;
    }

    /** The middle value, or the mean of the two in the middle; of at least one value. */
    public static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
