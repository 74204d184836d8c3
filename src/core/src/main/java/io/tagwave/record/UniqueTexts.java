package io.tagwave.record;

import io.tagwave.proposal.Proposal;

/** Which texts of a segmentation stand in one of its records only. Made to be used again for the next cut. */
final class UniqueTexts {

    private static final int SHARED = -1;

    private final PageTexts texts;
    /**
     * For each text the segmentation that it was last seen in, in the upper half, and the record or {@link #SHARED}.
     */
    private final long[] owner;

    private long use;

    UniqueTexts(PageTexts texts) {
        this.texts = texts;
        owner = new long[texts.distinct() + 1];
    }

    /** Reads the sampled records of a segmentation. */
    void read(Proposal cut, int[] sample) {
        use++;
        for (int record : sample) {
            for (int part = 0; part < cut.parts(record); part++) {
                read(record, texts.before(cut.start(record, part)), texts.before(cut.end(record, part)));
            }
        }
    }

    private void read(int record, int from, int to) {
        for (int place = from; place < to; place++) {
            int text = texts.number(place);
            if (owner[text] >>> 32 != use) {
                owner[text] = use << 32 | record;
            } else if ((int) owner[text] != record) {
                owner[text] = use << 32 | SHARED & 0xffffffffL;
            }
        }
    }

    /** Tells whether a text that was read stands in one record only. */
    boolean isOwn(int place) {
        return (int) owner[texts.number(place)] != SHARED;
    }
}
