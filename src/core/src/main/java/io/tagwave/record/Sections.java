package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Tells whether a cut is into sections of a list, not into its records (decision 0123): brands by letter, events by day. Another
 * cut is into elements inside them that hold nearly all their text, now more of them, now fewer, all of one kind.
 */
final class Sections {

    /** Records for each section, on average, at least. */
    private static final int SEVERAL = 2;
    /** Share of the sections' text that records in them have: the rest are headings. */
    private static final double NEARLY_ALL = 0.9;
    /** Likeness of the least alike of them with their median. */
    private static final double PLAINLY_ALIKE = 0.75;
    /** Share of the sections that hold the same number of records, at most. */
    private static final double MOST_EQUAL = 0.4;

    private final PageTree tree;
    private final CutMeter meter;

    Sections(PageTree tree, CutMeter meter) {
        this.tree = tree;
        this.meter = meter;
    }

    /** Whether the records of a cut are those in the sections of another one. */
    boolean hold(Cut records, Cut sections) {
        return !sections.apart()
                && !records.runs()
                && records.count() >= SEVERAL * sections.count()
                && records.start(0) >= sections.start(0)
                && records.span().end() <= tree.end(tree.parent(sections.start(sections.count() - 1)))
                && records.textLength(tree) >= NEARLY_ALL * sections.textLength(tree)
                && meter.isComposed(records)
                && isVaried(records, sections)
                && meter.template(records).leastLikeness() >= PLAINLY_ALIKE;
    }

    /** Whether sections hold now more, now fewer records; the parts of a record are mostly as many in each. */
    private static boolean isVaried(Cut records, Cut sections) {
        int[] sectionsWith = new int[records.count() + 1];
        int record = 0;
        for (int section = 1; section <= sections.count(); section++) {
            int end = section < sections.count() ? sections.start(section) : Integer.MAX_VALUE;
            int first = record;
            while (record < records.count() && records.start(record) < end) {
                record++;
            }
            sectionsWith[record - first]++;
        }
        return Arrays.stream(sectionsWith).max().getAsInt() <= MOST_EQUAL * sections.count();
    }
}
