package io.tagwave.region;

import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A proposal of how a region falls into records. Immutable, as long as nobody changes the arrays it was made of.
 */
public final class Cut {

    /** No proposal. */
    public static final Cut NONE = new Cut(new int[0], new int[0], 0, false);

    private final int[] starts;
    private final int[] ends;
    private final int votes;
    private final boolean runs;

    /**
     * A cut.
     *
     * @param starts first position of each record, in document order
     * @param ends one past the last position of each; never beyond the next start
     * @param votes how many codes propose it
     * @param runs whether a record is a run of siblings, not one subtree
     */
    Cut(int[] starts, int[] ends, int votes, boolean runs) {
        this.starts = starts;
        this.ends = ends;
        this.votes = votes;
        this.runs = runs;
    }

    /** Number of records. */
    public int count() {
        return starts.length;
    }

    /** First position of a record. */
    public int start(int record) {
        return starts[record];
    }

    /** One past the last position of a record. */
    public int end(int record) {
        return ends[record];
    }

    /** How many codes propose this cut. */
    public int votes() {
        return votes;
    }

    /** Whether a record is a run of siblings, not one subtree. */
    public boolean runs() {
        return runs;
    }

    /** From the first record's start to the last one's end. */
    public Span span() {
        return new Span(starts[0], ends[ends.length - 1]);
    }

    /** The records as spans. */
    public List<Span> records() {
        List<Span> records = new ArrayList<>(starts.length);
        for (int i = 0; i < starts.length; i++) {
            records.add(new Span(starts[i], ends[i]));
        }
        return records;
    }
}
