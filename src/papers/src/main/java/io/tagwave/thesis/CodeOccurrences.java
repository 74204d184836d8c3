package io.tagwave.thesis;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The positions of every code of a run, by counting sort. */
final class CodeOccurrences {

    private final int[] first;
    private final int[] positions;

    private CodeOccurrences(int[] first, int[] positions) {
        this.first = first;
        this.positions = positions;
    }

    static CodeOccurrences of(int[] codes) {
        int lowest = Arrays.stream(codes).min().orElse(0);
        int highest = Arrays.stream(codes).max().orElse(-1);
        int[] first = new int[highest - lowest + 2];
        for (int code : codes) {
            first[code - lowest + 1]++;
        }
        Arrays.parallelPrefix(first, Integer::sum);
        int[] next = first.clone();
        int[] positions = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            positions[next[codes[i] - lowest]++] = i;
        }
        return new CodeOccurrences(first, positions);
    }

    /** Ascending positions of each code that occurs, lowest code first. */
    List<int[]> inOrderOfCode() {
        return IntStream.range(0, first.length - 1)
                .filter(c -> first[c] < first[c + 1])
                .mapToObj(c -> Arrays.copyOfRange(positions, first[c], first[c + 1]))
                .toList();
    }
}
