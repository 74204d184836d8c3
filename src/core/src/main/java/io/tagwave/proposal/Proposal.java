package io.tagwave.proposal;

import io.tagwave.number.Hashing;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A proposal of how a region falls into records. A record is one run of positions, or several parts that lie apart: a
 * column of a grid that is written row by row. Immutable, as long as nobody changes the arrays it was made of.
 */
public final class Proposal {

    private static final int[] NONE = new int[0];

    private final int[] starts;
    private final int[] ends;
    private final int votes;
    private final boolean runs;
    /** The starts and ends of all parts of all records in turn; none when every record is in one part. */
    private final int[] bounds;
    /** Where those of each record begin; after the last one their number. */
    private final int[] first;
    /** One past the last position of all. */
    private final int end;

    /**
     * A segmentation.
     *
     * @param starts first position of each record, in document order
     * @param ends one past the last position of each; never beyond the next start
     * @param votes how many codes propose it
     * @param runs whether a record is a run of siblings, not one subtree
     */
    Proposal(int[] starts, int[] ends, int votes, boolean runs) {
        this(starts, ends, votes, runs, NONE, NONE);
    }

    private Proposal(int[] starts, int[] ends, int votes, boolean runs, int[] first, int[] bounds) {
        this.first = first;
        this.bounds = bounds;
        this.starts = starts;
        this.ends = ends;
        this.votes = votes;
        this.runs = runs;
        end = end();
    }

    private int end() {
        int last = ends.length == 0 ? 0 : ends[ends.length - 1];
        for (int i = 0; bounds.length > 0 && i < starts.length; i++) {
            last = Math.max(last, bounds[first[i + 1] - 1]);
        }
        return last;
    }

    /**
     * A segmentation into records of several parts.
     *
     * @param first where the bounds of each record begin, in the order of their first parts; after the last one their
     *     number
     * @param bounds the start and end of each part of each record in turn, in document order
     */
    static Proposal ofParts(int[] first, int[] bounds, int votes) {
        int[] starts = new int[first.length - 1];
        int[] ends = new int[starts.length];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = bounds[first[i]];
            ends[i] = bounds[first[i] + 1];
        }
        return new Proposal(starts, ends, votes, false, first, bounds);
    }

    /** The same with records more, in document order; only for segmentations whose records are in one part. */
    public Proposal with(List<Span> more) {
        List<Span> all = new ArrayList<>(spans());
        all.addAll(more);
        all.sort(Comparator.comparingInt(Span::start));
        return recut(all);
    }

    /**
     * Those records of it alone that pass, or the same when all do; only for segmentations whose records are in one
     * part.
     */
    public Proposal where(IntPredicate which) {
        int[] from = new int[starts.length];
        int[] to = new int[starts.length];
        int kept = 0;
        for (int record = 0; record < starts.length; record++) {
            if (which.test(record)) {
                from[kept] = starts[record];
                to[kept++] = ends[record];
            }
        }
        return kept == starts.length
                ? this
                : new Proposal(Arrays.copyOf(from, kept), Arrays.copyOf(to, kept), votes, runs);
    }

    /** Other records in place of these, in document order, each in one part. */
    public Proposal recut(List<Span> records) {
        int[] from = new int[records.size()];
        int[] to = new int[from.length];
        for (int record = 0; record < from.length; record++) {
            from[record] = records.get(record).start();
            to[record] = records.get(record).end();
        }
        return new Proposal(from, to, votes, runs);
    }

    /**
     * The same records ended earlier; they are runs of siblings no more if each is one subtree. Only for records in one part.
     *
     * @param earlier the new ends, each behind the start of its record
     */
    public Proposal endingAt(int[] earlier, PageTree tree) {
        boolean areRuns = false;
        for (int record = 0; record < starts.length; record++) {
            areRuns |= earlier[record] > tree.end(starts[record]);
        }
        return new Proposal(starts, earlier, votes, areRuns);
    }

    /** The records as a new list; only for segmentations whose records are in one part. */
    public List<Span> spans() {
        return IntStream.range(0, starts.length)
                .mapToObj(record -> new Span(starts[record], ends[record]))
                .toList();
    }

    /** Tells whether a record starts at a node. */
    public boolean startsAt(int node) {
        return Arrays.binarySearch(starts, node) >= 0;
    }

    /** The last record that starts before a node, -1 if none does. */
    public int recordBefore(int node) {
        int at = Arrays.binarySearch(starts, node);
        return (at < 0 ? -at - 1 : at) - 1;
    }

    /** Number of records. */
    public int count() {
        return starts.length;
    }

    /** First position of a record. */
    public int start(int record) {
        return starts[record];
    }

    /** One past the last position of a record's first part. */
    public int end(int record) {
        return ends[record];
    }

    /** Number of parts of a record, mostly 1. */
    public int parts(int record) {
        return bounds.length == 0 ? 1 : (first[record + 1] - first[record]) / 2;
    }

    /** First position of a part. */
    public int start(int record, int part) {
        return bounds.length == 0 ? starts[record] : bounds[first[record] + 2 * part];
    }

    /** One past the last position of a part. */
    public int end(int record, int part) {
        return bounds.length == 0 ? ends[record] : bounds[first[record] + 2 * part + 1];
    }

    /** Nodes of a record, in all its parts. */
    public int size(int record) {
        int size = ends[record] - starts[record];
        for (int part = parts(record) - 1; part > 0; part--) {
            size += end(record, part) - start(record, part);
        }
        return size;
    }

    /** Tells whether records may have several parts. */
    public boolean apart() {
        return bounds.length > 0;
    }

    /** Returns how many codes propose this segmentation. */
    public int votes() {
        return votes;
    }

    /** Tells whether a record is a run of siblings, not one subtree. */
    public boolean runs() {
        return runs;
    }

    /** From the first record's start to the end of what ends last. */
    public Span span() {
        return new Span(starts[0], end);
    }

    /** Tells whether the spans of two share a position. */
    public boolean overlaps(Proposal other) {
        return starts[0] < other.end && other.starts[0] < end;
    }

    /** The parts of each record, in document order. */
    public List<List<Span>> records() {
        return IntStream.range(0, starts.length)
                .mapToObj(record -> IntStream.range(0, parts(record))
                        .mapToObj(part -> new Span(start(record, part), end(record, part)))
                        .toList())
                .toList();
    }

    /**
     * A digest, equal for segmentations into the same records; others meet it with a chance of 2 to the power of -64.
     */
    long digest() {
        long digest = runs ? 1 : 0;
        for (int i = 0; i < starts.length; i++) {
            for (int p = 0; p < parts(i); p++) {
                digest = Hashing.chained(
                        Hashing.chained(digest, RecordRoots.digest(start(i, p))), RecordRoots.digest(end(i, p)));
            }
        }
        return digest;
    }

    /** Characters of text in the records, without what stands between them. */
    public int textLength(PageTree tree) {
        int text = 0;
        for (int record = 0; record < starts.length; record++) {
            text += textLength(tree, record);
        }
        return text;
    }

    /** Characters of text in a record. */
    public int textLength(PageTree tree, int record) {
        int text = tree.textLength(starts[record], ends[record]);
        for (int part = parts(record) - 1; part > 0; part--) {
            text += tree.textLength(start(record, part), end(record, part));
        }
        return text;
    }

    /** Characters of text inside links in a record. */
    public int linkTextLength(PageTree tree, int record) {
        int text = tree.linkTextLength(starts[record], ends[record]);
        for (int part = parts(record) - 1; part > 0; part--) {
            text += tree.linkTextLength(start(record, part), end(record, part));
        }
        return text;
    }

    /**
     * Returns how much of something a record holds.
     *
     * @param before how much of it stands before each position of the page, and before its end
     */
    public int sum(int record, int[] before) {
        int sum = before[ends[record]] - before[starts[record]];
        for (int part = parts(record) - 1; part > 0; part--) {
            sum += before[end(record, part)] - before[start(record, part)];
        }
        return sum;
    }
}
