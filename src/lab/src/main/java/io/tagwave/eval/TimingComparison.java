package io.tagwave.eval;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Times tasks over the same pages. They take turns page by page, in another order every round, so that a busy machine, the
 * compiler and the garbage collector affect all alike; of several rounds the median counts.
 *
 * @param warmUps rounds that do not count
 * @param rounds rounds that count, at least one
 */
public record TimingComparison(int warmUps, int rounds) {

    public TimingComparison {
        if (rounds < 1 || warmUps < 0) {
            throw new IllegalArgumentException("expected at least one round, found " + rounds + " after " + warmUps);
        }
    }

    /**
     * One of the things that are compared.
     *
     * @param mode its name in tables and in {@code benchmark.mode}
     * @param work does the work of the page of a number, from 0, and returns milliseconds by stage, the same stages every time
     */
    public record Task(String mode, IntFunction<Map<String, Double>> work) {

        /** Does the work of a page. */
        public Map<String, Double> run(int page) {
            return work.apply(page);
        }
    }

    /** Returns the medians of each task, in the order given. */
    public List<MedianTimes> run(List<Task> tasks, int pages) {
        List<List<Map<String, double[]>>> times = tasks.stream()
                .map(task -> Stream.<Map<String, double[]>>generate(LinkedHashMap::new)
                        .limit(pages)
                        .toList())
                .toList();
        for (int round = -warmUps; round < rounds; round++) {
            for (int page = 0; page < pages; page++) {
                for (int turn = 0; turn < tasks.size(); turn++) {
                    int task = Math.floorMod(turn + round + page, tasks.size());
                    Map<String, Double> stages = tasks.get(task).run(page);
                    if (round >= 0) {
                        keep(times.get(task).get(page), stages, round);
                    }
                }
            }
        }
        return IntStream.range(0, tasks.size())
                .mapToObj(task -> new MedianTimes(
                        tasks.get(task).mode(),
                        times.get(task).stream().map(TimingComparison::medians).toList()))
                .toList();
    }

    private void keep(Map<String, double[]> page, Map<String, Double> stages, int round) {
        stages.forEach((stage, millis) -> page.computeIfAbsent(stage, s -> new double[rounds])[round] = millis);
    }

    private static Map<String, Double> medians(Map<String, double[]> page) {
        Map<String, Double> medians = new LinkedHashMap<>();
        page.forEach((stage, millis) -> medians.put(stage, median(millis)));
        return medians;
    }

    /** Returns the middle value, or the mean of the two in the middle; of at least one value. */
    public static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
