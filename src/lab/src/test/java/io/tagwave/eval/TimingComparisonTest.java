package io.tagwave.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.eval.TimingComparison.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TimingComparisonTest {

    /** Takes the next of its times at every call, and notes the call. */
    private static Task scripted(String mode, double[] times, List<String> log) {
        int[] calls = new int[1];
        return new Task(mode, page -> {
            log.add(mode + page);
            return Map.of("work", times[calls[0]++ % times.length]);
        });
    }

    @Test
    void medianOfRoundsCountsAndWarmUpsDoNot() {
        List<String> log = new ArrayList<>();
        Task one = scripted("one", new double[] {99, 5, 1, 3}, log);
        MedianTimes medians = new TimingComparison(1, 3).run(List.of(one), 1).get(0);
        assertArrayEquals(new double[] {3}, medians.millis("work"));
        assertEquals(4, log.size());
    }

    @Test
    void everyTaskIsFirstEquallyOften() {
        List<String> log = new ArrayList<>();
        List<Task> both = List.of(scripted("a", new double[] {1}, log), scripted("b", new double[] {1}, log));
        new TimingComparison(0, 4).run(both, 3);
        long first = 0;
        for (int i = 0; i < log.size(); i += 2) {
            first += log.get(i).startsWith("a") ? 1 : 0;
            assertEquals(log.get(i).substring(1), log.get(i + 1).substring(1), "both work on one page");
        }
        assertEquals(6, first);
    }

    @Test
    void timesOfPagesAddUp() {
        MedianTimes medians = new MedianTimes("m", List.of(Map.of("s", 2.0), Map.of("s", 4.0), Map.of("s", 6.0)));
        assertEquals(12, medians.total("s"));
    }

    @Test
    void noRoundIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TimingComparison(1, 0));
    }
}
