package io.tagwave.region;

import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The lists of heads that the codes of a page propose. Codes that raise to the same heads are votes for one list. Heads
 * of one depth are grouped by their parent, by the ancestors two and three up (rows of a grid, lists in sections), and
 * all together.
 */
final class HeadLists {

    /** A group needs a repetition. */
    private static final int FEWEST = 2;
    /** How far up a common ancestor may be. */
    private static final int FARTHEST = 3;
    /** Heads of one code lie at few depths; each costs a pass over them. */
    private static final int MOST_DEPTHS = 6;

    private final PageTree tree;
    private final Map<Long, Heads> lists = new LinkedHashMap<>();

    HeadLists(PageTree tree) {
        this.tree = tree;
    }

    /** Raises the codes of one kind, numbered from 1, and takes in the lists of heads they lead to. */
    void propose(int[] codes, int alphabetSize) {
        Raising raising = Raising.of(tree, codes, alphabetSize);
        long[] digests = new long[alphabetSize + 1];
        int[] counts = new int[alphabetSize + 1];
        for (int node = 0; node < codes.length; node++) {
            int head = raising.head(node);
            if (head != Raising.NONE) {
                digests[codes[node]] = Heads.digest(digests[codes[node]], head);
                counts[codes[node]]++;
            }
        }
        Map<Long, int[]> distinct = new LinkedHashMap<>();
        for (int code = 1; code <= alphabetSize; code++) {
            if (counts[code] >= FEWEST) {
                int[] known = distinct.get(digests[code]);
                if (known == null) {
                    known = new int[] {code, 0};
                    distinct.put(digests[code], known);
                }
                known[1]++;
            }
        }
        for (int[] list : distinct.values()) {
            group(raising.heads(list[0], counts[list[0]]), list[1]);
        }
    }

    /** All lists, in order of first proposal. */
    Collection<Heads> lists() {
        return lists.values();
    }

    private void group(int[] heads, int votes) {
        int[] depths = new int[heads.length];
        for (int i = 0; i < heads.length; i++) {
            depths[i] = tree.depth(heads[i]);
        }
        int[] seen = new int[MOST_DEPTHS];
        int kinds = 0;
        int last = -1;
        for (int i = 0; i < depths.length && kinds < MOST_DEPTHS; i++) {
            if (depths[i] != last && !contains(seen, kinds, depths[i])) {
                seen[kinds++] = depths[i];
                int[] level = Heads.atDepth(heads, depths, depths[i]);
                if (level.length >= FEWEST) {
                    groupLevel(level, votes);
                }
            }
            last = depths[i];
        }
    }

    private static boolean contains(int[] values, int count, int value) {
        for (int i = 0; i < count; i++) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }

    private void groupLevel(int[] level, int votes) {
        add(level, 0, level.length, votes);
        int[] above = level.clone();
        for (int up = 1; up <= FARTHEST; up++) {
            for (int i = 0; i < above.length; i++) {
                above[i] = Math.max(0, tree.parent(above[i]));
            }
            if (above[0] == above[above.length - 1]) {
                return;
            }
            int from = 0;
            for (int i = 1; i <= above.length; i++) {
                if (i == above.length || above[i] != above[from]) {
                    if (i - from >= FEWEST) {
                        add(level, from, i, votes);
                    }
                    from = i;
                }
            }
        }
    }

    private void add(int[] level, int from, int to, int votes) {
        lists.computeIfAbsent(Heads.digest(level, from, to), d -> new Heads(Arrays.copyOfRange(level, from, to)))
                .votes += votes;
    }
}
