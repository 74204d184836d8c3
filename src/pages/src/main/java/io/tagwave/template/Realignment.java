package io.tagwave.template;

import org.jspecify.annotations.Nullable;

/**
 * Reconsiders which items of a list the walk over a sequence matched. Where one list has items to spare, the longest
 * common subsequence takes parts of neighbouring items for one, and the walk, held to one of them, loses the rest (the
 * limitation of Figures 4.7 to 4.9). A tighter bound than the sequence's own length is at hand: how many labels two
 * items share. The items are matched anew by that bound, and kept when it promises no less than before.
 */
final class Realignment {

    /** Label comparisons at most for one page; lists beyond stay as the walk left them. */
    private static final long MOST_WORK = 1 << 26;

    /** Compares two trees: the second one's node for each node of the first, or null. */
    interface Matcher {
        int @Nullable [] match(LabeledTree first, LabeledTree second);
    }

    private final LabeledTree first;
    private final LabeledTree second;
    private final int[] mate;
    private final int[] inverse;
    private final Matcher matcher;
    private final SharedLabels shared;
    private final int[] fresh;
    private final int[] count;
    private final BlockMatching.Table table = new BlockMatching.Table();
    /** Null until a list is realigned. */
    private @Nullable TreePair lists;

    private long work;

    /** @param mate the second tree's node for each node of the first, or -1; will be changed */
    Realignment(LabeledTree first, LabeledTree second, int[] mate, Matcher matcher) {
        this.first = first;
        this.second = second;
        this.mate = mate;
        this.matcher = matcher;
        inverse = new NodeMapping(mate).inverse(second.size());
        shared = new SharedLabels(first, second);
        fresh = NodeMapping.empty(mate.length);
        count = new int[LabeledTree.labels(first, second)];
    }

    /** From the root down, since what is matched anew may hold lists itself. */
    void run() {
        for (int a = 0; a < mate.length; a++) {
            if (mate[a] >= 0 && hasSpare(a, mate[a])) {
                realign(a, mate[a]);
            }
        }
    }

    /** Tells whether a child is unmatched on one side and the other side has a child that it could be matched with. */
    private boolean hasSpare(int a, int b) {
        return hasSpare(first, a, mate, second, b) || hasSpare(second, b, inverse, first, a);
    }

    private boolean hasSpare(LabeledTree tree, int node, int[] mates, LabeledTree other, int otherNode) {
        int unmatched = tree.firstChild(node);
        while (unmatched >= 0 && mates[unmatched] >= 0) {
            unmatched = tree.nextSibling(unmatched);
        }
        if (unmatched < 0) {
            return false;
        }
        for (int child = other.firstChild(otherNode); child >= 0; child = other.nextSibling(child)) {
            count[other.label[child]] = 1;
        }
        boolean spare = false;
        for (int child = unmatched; child >= 0; child = tree.nextSibling(child)) {
            spare |= mates[child] < 0 && count[tree.label[child]] > 0;
        }
        for (int child = other.firstChild(otherNode); child >= 0; child = other.nextSibling(child)) {
            count[other.label[child]] = 0;
        }
        return spare;
    }

    private TreePair lists() {
        TreePair known = lists == null ? new TreePair(first, second) : lists;
        lists = known;
        return known;
    }

    private void realign(int a, int b) {
        ChildRun run = lists().run(a, b);
        long effort = work(run, a, b);
        if (work + effort > MOST_WORK) {
            return;
        }
        work += effort;
        int[] partners = run.equalEnds();
        for (BlockMatching block : BlockMatching.cut(run, shared)) {
            int[] columns = block.match(table);
            for (int row = 0; row < columns.length; row++) {
                partners[block.rowIndex(row)] = columns[row] < 0 ? -1 : block.columnIndex(columns[row]);
            }
        }
        run.settleLeft(partners);
        for (int i = 0; i < partners.length; i++) {
            fresh[run.first[i]] = partners[i] < 0 ? -1 : run.second[partners[i]];
        }
        if (promise(run.first, fresh) >= promise(run.first, mate)) {
            replace(run.first);
        }
        for (int child : run.first) {
            fresh[child] = -1;
        }
    }

    /** Cells of the alignment, and labels to count for their weights if no two items are equal. */
    private long work(ChildRun run, int a, int b) {
        return run.cells() + (long) run.rows() * second.subtreeSize(b) + first.subtreeSize(a);
    }

    private int promise(int[] children, int[] partners) {
        int promise = 0;
        for (int child : children) {
            promise += partners[child] < 0 ? 0 : shared.common(child, partners[child]);
        }
        return promise;
    }

    /** All changed items are let go before the first is matched anew: one may take the place of another. */
    private void replace(int[] children) {
        for (int child : children) {
            if (mate[child] >= 0 && mate[child] != fresh[child]) {
                release(child);
            }
        }
        for (int child : children) {
            if (mate[child] != fresh[child]) {
                match(child, fresh[child]);
            }
        }
    }

    private void release(int root) {
        for (int node = root; node < first.end[root]; node++) {
            if (mate[node] >= 0) {
                inverse[mate[node]] = -1;
                mate[node] = -1;
            }
        }
    }

    private void match(int a, int b) {
        if (lists().areEqual(a, b)) {
            for (int i = 0; i < first.subtreeSize(a); i++) {
                mate[a + i] = b + i;
                inverse[b + i] = a + i;
            }
            return;
        }
        PrunedTree[] parts = PrunedTree.shared(new PrunedTree.Cut(first, a), new PrunedTree.Cut(second, b), count);
        int[] found = matcher.match(parts[0].tree(), parts[1].tree());
        if (found == null) {
            found = NodeMapping.empty(parts[0].tree().size());
            found[0] = 0;
        }
        PrunedTree.write(parts[0], parts[1], found, mate);
        for (int node = a; node < first.end[a]; node++) {
            if (mate[node] >= 0) {
                inverse[mate[node]] = node;
            }
        }
    }
}
