package io.tagwave.region;

import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A proposal of how a region falls into records. A record is one run of positions, or several parts that lie apart: a
 * column of a grid that is written row by row. Immutable, as long as nobody changes the arrays it was made of.
 */
public final class Cut {

    /** No proposal. */
    public static final Cut NONE = new Cut(new int[0], new int[0], 0, false);

    private final int[] starts;
    private final int[] ends;
    private final int votes;
    private final boolean runs;
    /** For each record the starts and ends of all its parts in turn; null when every record is in one part. */
    private final int[][] parts;

    /**
     * A cut.
     *
     * @param starts first position of each record, in document order
     * @param ends one past the last position of each; never beyond the next start
     * @param votes how many codes propose it
     * @param runs whether a record is a run of siblings, not one subtree
     */
    Cut(int[] starts, int[] ends, int votes, boolean runs) {
        this(starts, ends, votes, runs, null);
    }

    private Cut(int[] starts, int[] ends, int votes, boolean runs, int[][] parts) {
        this.parts = parts;
        this.starts = starts;
        this.ends = ends;
        this.votes = votes;
        this.runs = runs;
    }

    /**
     * A cut into records of several parts.
     *
     * @param parts for each record the start and end of each of its parts in turn, in document order; records in the
     *     order of their first parts
     */
    static Cut ofParts(List<int[]> parts, int votes) {
        int[] starts = parts.stream().mapToInt(p -> p[0]).toArray();
        int[] ends = parts.stream().mapToInt(p -> p[1]).toArray();
        return new Cut(starts, ends, votes, false, parts.toArray(int[][]::new));
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
        return parts == null ? 1 : parts[record].length / 2;
    }

    /** First position of a part. */
    public int start(int record, int part) {
        return parts == null ? starts[record] : parts[record][2 * part];
    }

    /** One past the last position of a part. */
    public int end(int record, int part) {
        return parts == null ? ends[record] : parts[record][2 * part + 1];
    }

    /** Whether records may have several parts. */
    public boolean apart() {
        return parts != null;
    }

    /** How many codes propose this cut. */
    public int votes() {
        return votes;
    }

    /** Whether a record is a run of siblings, not one subtree. */
    public boolean runs() {
        return runs;
    }

    /** From the first record's start to the end of what ends last. */
    public Span span() {
        int end = ends[ends.length - 1];
        for (int i = 0; parts != null && i < parts.length; i++) {
            end = Math.max(end, parts[i][parts[i].length - 1]);
        }
        return new Span(starts[0], end);
    }

    /** The parts of each record, in document order. */
    public List<List<Span>> records() {
        List<List<Span>> records = new ArrayList<>(starts.length);
        for (int i = 0; i < starts.length; i++) {
            List<Span> spans = new ArrayList<>(parts(i));
            for (int p = 0; p < parts(i); p++) {
                spans.add(new Span(start(i, p), end(i, p)));
            }
            records.add(spans);
        }
        return records;
    }

    /** A digest, equal for cuts into the same records. */
    long digest() {
        long digest = runs ? 1 : 0;
        for (int i = 0; i < starts.length; i++) {
            for (int p = 0; p < parts(i); p++) {
                digest = Heads.digest(Heads.digest(digest, start(i, p)), end(i, p));
            }
        }
        return digest;
    }
}
