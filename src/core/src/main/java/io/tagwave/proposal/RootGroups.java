package io.tagwave.proposal;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The lists of heads that the codes of a page propose. Codes that raise to the same heads are votes for one list. Heads
 * of one depth are grouped by their parent, by the ancestors two and three up (rows of a grid, lists in sections), and
 * all together.
 */
final class RootGroups {

    /** A group needs a repetition. */
    private static final int FEWEST = 2;
    /** Says how far up a common ancestor may be. */
    private static final int FARTHEST = 3;
    /** Heads of one code lie at few depths; each costs a pass over them. */
    private static final int MOST_DEPTHS = 6;

    private final PageTree tree;
    /** Lists whose records can not hold more characters are none. */
    private final double leastText;

    private final RootLifting raising;
    private final List<RecordRoots> lists = new ArrayList<>();
    private final Numbering known = new Numbering();
    /** Holds what codes raised to as a whole, before it was grouped: often the same for codes of several kinds. */
    private final Numbering wholes = new Numbering();

    private final List<int[]> listsOfWholes = new ArrayList<>();
    /** Counts how many codes raised to each. */
    private int[] votes = new int[256];
    /** The lists that the grouping at hand leads to. */
    private int[] voted = new int[16];

    private int votedCount;

    RootGroups(PageTree tree, double leastText) {
        this.tree = tree;
        this.leastText = leastText;
        raising = new RootLifting(tree);
    }

    /**
     * Raises the codes of one kind, numbered from 1, and takes in the lists of heads they lead to.
     */
    void propose(int[] codes, int alphabetSize) {
        raising.raise(codes, alphabetSize);
        for (int code : raising.codes()) {
            if (raising.count(code) >= FEWEST) {
                int whole = wholes.number(raising.digest(code)) - 1;
                if (whole == listsOfWholes.size()) {
                    votedCount = 0;
                    group(raising.heads(code));
                    listsOfWholes.add(Arrays.copyOf(voted, votedCount));
                    votes = whole < votes.length ? votes : Arrays.copyOf(votes, 2 * whole);
                }
                votes[whole]++;
            }
        }
    }

    /**
     * The lists, in order of first proposal; asked for once. A list with a single vote may be chance: it is left out
     * when all its heads are of one longer list that has more votes than any other of theirs.
     */
    List<RecordRoots> lists() {
        for (int whole = 0; whole < listsOfWholes.size(); whole++) {
            for (int list : listsOfWholes.get(whole)) {
                lists.get(list).votes += votes[whole];
            }
        }
        RecordRoots[] mostVoted = new RecordRoots[tree.size()];
        for (RecordRoots list : lists) {
            if (list.votes > 1) {
                enter(list, mostVoted);
            }
        }
        return lists.stream()
                .filter(list -> list.votes > 1 || !isPart(list.nodes, mostVoted))
                .toList();
    }

    private static void enter(RecordRoots list, RecordRoots[] mostVoted) {
        for (int head : list.nodes) {
            RecordRoots known = mostVoted[head];
            if (known == null || list.votes > known.votes) {
                mostVoted[head] = list;
            }
        }
    }

    /** Given the most voted list of each head, of those with more than one vote. */
    private static boolean isPart(int[] heads, RecordRoots[] mostVoted) {
        RecordRoots whole = mostVoted[heads[0]];
        return whole != null
                && whole.nodes.length > heads.length
                && Arrays.stream(heads).allMatch(head -> mostVoted[head] == whole);
    }

    private void group(int[] heads) {
        int depth = tree.depth(heads[0]);
        for (int head : heads) {
            if (tree.depth(head) != depth) {
                groupLevels(heads);
                return;
            }
        }
        groupLevel(heads);
    }

    /** One list for each of the first few depths, in order of appearance. */
    private void groupLevels(int[] heads) {
        int[] depths = new int[heads.length];
        Arrays.setAll(depths, i -> tree.depth(heads[i]));
        BitSet seen = new BitSet();
        for (int i = 0; i < heads.length && seen.cardinality() < MOST_DEPTHS; i++) {
            int depth = depths[i];
            if (!seen.get(depth)) {
                seen.set(depth);
                int[] level = new int[heads.length - i];
                int count = 0;
                for (int k = i; k < heads.length; k++) {
                    if (depths[k] == depth) {
                        level[count++] = heads[k];
                    }
                }
                if (count >= FEWEST) {
                    groupLevel(Arrays.copyOf(level, count));
                }
            }
        }
    }

    private void groupLevel(int[] level) {
        if (reach(level[0], level[level.length - 1]) <= leastText) {
            return;
        }
        long[] digestOf = raising.digests();
        long[] digests = new long[level.length + 1];
        for (int i = 0; i < level.length; i++) {
            digests[i + 1] = digests[i] + digestOf[level[i]];
        }
        add(level, 0, level.length, digests);
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
                        add(level, from, i, digests);
                    }
                    from = i;
                }
            }
        }
    }

    /** The text that records with these heads, the first and the last of a level, could hold at most. */
    private int reach(int first, int last) {
        int from = tree.parent(tree.parent(first));
        int grid = tree.parent(tree.parent(last));
        return tree.textLength(from < 0 ? 0 : from, tree.end(Math.max(0, grid)));
    }

    /** Takes in a part of nodes whose digests up to each of them are known, unless it reaches too little. */
    private void add(int[] level, int from, int to, long[] digests) {
        int reach = reach(level[from], level[to - 1]);
        if (reach <= leastText) {
            return;
        }
        int list = known.number(digests[to] - digests[from]) - 1;
        if (list == lists.size()) {
            lists.add(new RecordRoots(Arrays.copyOfRange(level, from, to), reach));
        }
        voted = votedCount < voted.length ? voted : Arrays.copyOf(voted, 2 * votedCount);
        voted[votedCount++] = list;
    }
}
