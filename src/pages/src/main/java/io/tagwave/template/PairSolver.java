package io.tagwave.template;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best matching of two subtrees without looking into all pairs of their children. Lists are aligned by upper
 * bounds first; only pairs that this alignment takes are solved themselves, which lowers their bounds, and the list is
 * aligned again until it takes nothing but pairs that are known. What it leaves out could at best have done as well.
 *
 * <p>Pairs in work stand on a stack of our own: a page may nest deeper than the thread's stack.
 */
final class PairSolver implements BlockMatching.Weigher {

    /** Subtrees up to this size are weighed by the labels they share, larger ones by their size. */
    private static final int SMALL = 128;

    private final TreePair lists;
    private final SharedLabels shared;
    /** By pair of classes: equal pairs of subtrees are solved once, however often they stand in the pages. */
    private final Map<Long, Solution> known = new HashMap<>();

    private final BlockMatching.Table table = new BlockMatching.Table();
    private long cellsLeft;

    /** @param mostCells cells of all alignments; beyond, bounds are taken for the truth */
    PairSolver(TreePair lists, long mostCells) {
        this.lists = lists;
        shared = new SharedLabels(lists.first, lists.second);
        cellsLeft = mostCells;
    }

    /**
     * The best matching of two subtrees whose roots are matched.
     *
     * @param common nodes they have in common
     * @param partners for each child of the first root the number of the second root's child, from 0 on, or -1
     */
    private record Solution(int common, int[] partners) {}

    /** The best matching of the children of two nodes with equal labels and unequal subtrees. */
    int[] partners(int a, int b) {
        Solution solution = find(a, b);
        return solution == null ? solve(a, b).partners() : solution.partners();
    }

    private @Nullable Solution find(int a, int b) {
        return known.get(pair(a, b));
    }

    private long pair(int a, int b) {
        return (long) lists.firstClass[a] << Integer.SIZE | lists.secondClass[b];
    }

    private Solution solve(int a, int b) {
        Deque<Work> stack = new ArrayDeque<>();
        stack.push(new Work(a, b));
        while (!stack.isEmpty()) {
            Work work = stack.peek();
            List<Work> needed = find(work.a, work.b) == null ? work.advance() : List.of();
            if (needed.isEmpty()) {
                stack.pop();
            }
            needed.forEach(stack::push);
        }
        return Objects.requireNonNull(find(a, b), "a pair whose work is done has a solution");
    }

    @Override
    public int weigh(int a, int b) {
        if (lists.areEqual(a, b)) {
            return BlockMatching.exact(lists.first.subtreeSize(a));
        }
        if (lists.first.label[a] != lists.second.label[b]) {
            return BlockMatching.exact(0);
        }
        int size = Math.min(lists.first.subtreeSize(a), lists.second.subtreeSize(b));
        int larger = Math.max(lists.first.subtreeSize(a), lists.second.subtreeSize(b));
        int most = larger <= SMALL ? shared.common(a, b) : size;
        return most == 1 ? BlockMatching.exact(1) : BlockMatching.bound(most);
    }

    /** A pair whose children are being aligned. */
    private final class Work {
        private final int a;
        private final int b;
        /** Null until the pair is aligned for the first time. */
        private @Nullable ChildRun run;

        private List<BlockMatching> blocks = List.of();

        Work(int a, int b) {
            this.a = a;
            this.b = b;
        }

        private ChildRun run() {
            ChildRun known = run;
            if (known == null) {
                known = lists.run(a, b);
                run = known;
                blocks = BlockMatching.cut(known, PairSolver.this);
            }
            return known;
        }

        /** Aligns once more: the pairs that have to be solved first, none when this one is solved. */
        List<Work> advance() {
            ChildRun run = run();
            int[] partners = run.equalEnds();
            int common = 1 + run.equalNodes();
            List<Work> needed = new ArrayList<>();
            for (BlockMatching block : blocks) {
                common += align(block, partners, needed);
            }
            if (needed.isEmpty()) {
                run.settleLeft(partners);
                known.put(pair(a, b), new Solution(common, partners));
            }
            return needed;
        }

        /** Aligns a block until it takes known pairs only, or such as are not known yet and go to {@code needed}. */
        private int align(BlockMatching block, int[] partners, List<Work> needed) {
            while (true) {
                cellsLeft -= block.cells();
                int[] columns = block.match(table);
                int unknown = needed.size();
                boolean lowered = false;
                int weight = 0;
                for (int row = 0; row < columns.length; row++) {
                    int column = columns[row];
                    partners[block.rowIndex(row)] = column < 0 ? -1 : block.columnIndex(column);
                    if (column >= 0) {
                        weight += block.weight(row, column) >> 1;
                        lowered |= lower(block, row, column, needed);
                    }
                }
                if (!lowered || needed.size() > unknown) {
                    return weight;
                }
            }
        }

        /** Replaces a bound by what is known; true when it was one and is lower now. */
        private boolean lower(BlockMatching block, int row, int column, List<Work> needed) {
            int weight = block.weight(row, column);
            if ((weight & 1) == 0 || cellsLeft < 0) {
                return false;
            }
            int child = run().first[block.rowIndex(row)];
            int other = run().second[block.columnIndex(column)];
            Solution solution = find(child, other);
            if (solution == null) {
                needed.add(new Work(child, other));
                return false;
            }
            block.setExact(row, column, solution.common());
            return solution.common() < weight >> 1;
        }
    }
}
