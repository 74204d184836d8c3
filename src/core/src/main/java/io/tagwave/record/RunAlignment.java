package io.tagwave.record;

import io.tagwave.number.Hashing;
import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Aligns a segmentation into runs of siblings with their beginnings. Where records are runs, a list may
 * be cut a few siblings too late: each record begins behind its title and holds that of the next. The siblings
 * themselves tell: one that stands once in every record but the last, always of the same nodes, and once before the
 * first, and no more behind the last head, leads.
 */
final class RunAlignment {

    /** Of one run alone anything is usual. */
    private static final int FEWEST = 3;

    private final PageTree tree;
    private final TagPathSequence sequence;
    /** Children of the list's node in order, and which of them are heads. */
    private int[] children = new int[16];
    /** Digests of the children, equal for the same nodes in the same order, but for chance. */
    private long[] kinds = new long[16];

    private int number;
    private int[] heads = new int[0];

    RunAlignment(PageTree tree, TagPathSequence sequence) {
        this.tree = tree;
        this.sequence = sequence;
    }

    /** The same records with what leads them and without headings at their ends, or the segmentation as it is. */
    Proposal corrected(Proposal cut) {
        return led(withoutHeadings(cut));
    }

    /**
     * Ends records before what heads those that follow: siblings of one path, each the last before another record, such as also stands
     * right before the first.
     */
    private Proposal withoutHeadings(Proposal cut) {
        int heading = cut.runs() && cut.count() >= FEWEST && areSiblings(cut) ? before(cut.start(0)) : -1;
        if (heading < 0) {
            return cut;
        }
        int[] ends = new int[cut.count()];
        int headings = 0;
        for (int record = 0; record < ends.length; record++) {
            ends[record] = cut.end(record);
            for (int node = cut.start(record); node < cut.end(record); node = tree.end(node)) {
                if (sequence.code(node) == sequence.code(heading)) {
                    if (node == cut.start(record) || tree.end(node) < cut.end(record) || record + 1 == ends.length) {
                        return cut;
                    }
                    ends[record] = node;
                    headings++;
                }
            }
        }
        return headings > 0 && headings + 1 < ends.length ? cut.endingAt(ends, tree) : cut;
    }

    /** The nearest sibling before a node that shows text, -1 without any. */
    private int before(int node) {
        int nearest = -1;
        for (int child = tree.firstChild(tree.parent(node)); child < node; child = tree.nextSibling(child)) {
            nearest = isFilled(child) ? child : nearest;
        }
        return nearest;
    }

    private Proposal led(Proposal cut) {
        if (!cut.runs() || cut.count() < FEWEST || isFirstChild(cut.start(0)) || !areSiblings(cut)) {
            return cut;
        }
        readChildren(cut);
        int[] leaders = leaders();
        return leaders == null ? cut : cut.startingAt(leaders);
    }

    private boolean isFirstChild(int node) {
        return node == tree.parent(node) + 1;
    }

    private boolean areSiblings(Proposal cut) {
        int parent = tree.parent(cut.start(0));
        for (int record = 1; record < cut.count(); record++) {
            if (tree.parent(cut.start(record)) != parent) {
                return false;
            }
        }
        return true;
    }

    private void readChildren(Proposal cut) {
        heads = new int[cut.count()];
        number = 0;
        int end = 0;
        int parent = tree.parent(cut.start(0));
        int record = 0;
        for (int child = tree.firstChild(parent); child >= 0 && number == end; child = tree.nextSibling(child)) {
            if (number == children.length) {
                children = Arrays.copyOf(children, 2 * number);
                kinds = Arrays.copyOf(kinds, 2 * number);
            }
            if (record < heads.length && child == cut.start(record)) {
                heads[record++] = number;
            }
            kinds[number] = digest(child);
            children[number++] = child;
            end = child < cut.end(heads.length - 1) ? number : end;
        }
    }

    /**
     * Returns what leads each record, as far before its head as any that does, or null when no kind of siblings
     * leads.
     */
    private int @Nullable [] leaders() {
        int best = -1;
        long leading = 0;
        for (Map.Entry<Long, Seen> known : seenOnce().entrySet()) {
            if (known.getValue().records == heads.length - 1) {
                int first = before(known.getKey(), known.getValue().farthest);
                leading = first >= 0 && (best < 0 || first < best) ? known.getKey() : leading;
                best = first >= 0 && (best < 0 || first < best) ? first : best;
            }
        }
        return best < 0 ? null : collect(best, leading);
    }

    /** A kind of siblings: in how many records, from the first on, it is, and how far before the next head at most. */
    private static final class Seen {
        private int records;
        private int farthest;
    }

    /**
     * The kinds of siblings that no record has twice, and neither heads nor what is in the last record or follows it
     * are of.
     */
    private Map<Long, Seen> seenOnce() {
        Map<Long, Seen> known = new HashMap<>();
        for (int at = heads[0] + 1; at < heads[1]; at++) {
            known.put(kinds[at], new Seen());
        }
        for (int record = 0; record < heads.length; record++) {
            int next = record + 1 < heads.length ? heads[record + 1] : number;
            for (int at = heads[record]; at < next; at++) {
                long kind = kinds[at];
                Seen seen = known.get(kind);
                if (seen != null
                        && (seen.records != record
                                || at == heads[record]
                                || !isFilled(children[at])
                                || next == number)) {
                    known.remove(kind);
                } else if (seen != null) {
                    seen.records++;
                    seen.farthest = Math.max(seen.farthest, next - at);
                }
            }
        }
        return known;
    }

    private int[] collect(int first, long kind) {
        int[] starts = new int[heads.length];
        starts[0] = children[first];
        int record = 1;
        for (int at = heads[0]; record < starts.length; at++) {
            if (kinds[at] == kind) {
                starts[record++] = children[at];
            }
        }
        return starts;
    }

    /** The nearest of a kind before the first head, or -1. */
    private int before(long kind, int farthest) {
        for (int at = heads[0] - 1; at >= Math.max(0, heads[0] - farthest); at--) {
            if (isFilled(children[at]) && kinds[at] == kind) {
                return at;
            }
        }
        return -1;
    }

    private boolean isFilled(int node) {
        return tree.textLength(node, tree.end(node)) > 0;
    }

    private long digest(int node) {
        long digest = 0;
        for (int inside = node; inside < tree.end(node); inside++) {
            digest = Hashing.chained(digest, sequence.code(inside));
        }
        return digest;
    }
}
