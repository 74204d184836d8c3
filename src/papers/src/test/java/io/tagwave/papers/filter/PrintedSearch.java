package io.tagwave.papers.filter;

import io.tagwave.tree.Span;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Algorithm 3 of both papers line by line, with its recounting: slow, and what {@link RegionSearch} is held against. */
final class PrintedSearch {

    private final boolean gapVersion;
    private final double margin;

    PrintedSearch(TpsFilterSettings settings) {
        gapVersion = settings.rule() == SplitRule.GAP;
        margin = settings.margin();
    }

    Span mainRegion(int[] codes) {
        int start = 0;
        int end = codes.length;
        while (true) {
            int i = split(codes, start, end);
            if (i < 0) {
                return new Span(start, end);
            }
            if (i < (end - start) / 2.0) {
                start += i;
            } else {
                end = start + i;
            }
        }
    }

    private int split(int[] codes, int start, int end) {
        Map<Integer, Integer> symbolCount = new HashMap<>();
        for (int i = start; i < end; i++) {
            symbolCount.merge(codes[i], 1, Integer::sum);
        }
        List<Integer> thresholds = List.copyOf(new TreeSet<>(symbolCount.values()));
        for (int t = 1; t < thresholds.size(); t++) {
            Set<Integer> alphabet = new HashSet<>(symbolCount.keySet());
            int threshold = thresholds.get(t);
            alphabet.removeIf(symbol -> symbolCount.get(symbol) < threshold);
            if (alphabet.size() < 2) {
                break;
            }
            int i = scan(codes, start, end, alphabet, new HashMap<>(symbolCount));
            if (i > 0) {
                return i;
            }
        }
        return -1;
    }

    private int scan(int[] codes, int start, int end, Set<Integer> alphabet, Map<Integer, Integer> count) {
        Set<Integer> regionAlphabet = new HashSet<>();
        int n = end - start;
        int gap = 0;
        for (int i = 1; i <= n; i++) {
            int symbol = codes[start + i - 1];
            if (alphabet.contains(symbol)) {
                regionAlphabet.add(symbol);
                if (count.merge(symbol, -1, Integer::sum) == 0) {
                    alphabet.remove(symbol);
                    if (disjoint(alphabet, regionAlphabet)) {
                        double ratio = Math.abs((n - 2.0 * i + gap) / n - gap);
                        if (!alphabet.isEmpty() && ratio > margin) {
                            return i;
                        }
                        if (!gapVersion) {
                            return -1;
                        }
                        gap = 1;
                    }
                }
            } else if (gap > 0) {
                gap++;
            }
        }
        return -1;
    }

    private static boolean disjoint(Collection<Integer> a, Collection<Integer> b) {
        return a.stream().noneMatch(b::contains);
    }
}
