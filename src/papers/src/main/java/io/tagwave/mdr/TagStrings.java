package io.tagwave.mdr;

import io.tagwave.number.Hashing;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Compares the tag strings of generalised nodes. Neighbouring siblings stand side by side in document order, so the tag
 * string of each generalised node is a run of the page's tags, told apart by a rolling hash; a pair of strings is
 * measured once, wherever on the page it comes up.
 */
final class TagStrings {

    private final MdrSettings settings;
    private final int[] tags;
    private final long[] hash;
    private final long[] power;
    private final Map<Pair, Boolean> known = new HashMap<>();

    private record Pair(long a, long b) {}

    TagStrings(TagTree tree, MdrSettings settings) {
        this.settings = settings;
        tags = new int[tree.size()];
        hash = new long[tags.length + 1];
        power = Hashing.powers(tags.length + 1);
        for (int i = 0; i < tags.length; i++) {
            tags[i] = tree.tag(i);
            hash[i + 1] = hash[i] * Hashing.GOLDEN + Hashing.scattered(tags[i] + 1);
        }
    }

    /** Tells whether the runs {@code [start, middle)} and {@code [middle, end)} are similar. */
    boolean similar(int start, int middle, int end) {
        int a = middle - start;
        int b = end - middle;
        int limit = (int) Math.floor(settings.threshold() * (a + b) / 2.0);
        if (Math.abs(a - b) > limit) {
            return false;
        }
        long hashA = hash(start, middle);
        long hashB = hash(middle, end);
        if (a == b && hashA == hashB) {
            return true;
        }
        if (Math.max(a, b) > settings.longest()) {
            return false;
        }
        return known.computeIfAbsent(
                new Pair(hashA, hashB), pair -> EditDistance.within(run(start, middle), run(middle, end), limit));
    }

    private int[] run(int start, int end) {
        return Arrays.copyOfRange(tags, start, end);
    }

    private long hash(int start, int end) {
        return hash[end] - hash[start] * power[end - start];
    }
}
