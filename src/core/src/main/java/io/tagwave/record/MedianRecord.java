package io.tagwave.record;

import io.tagwave.number.Numbering;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The codes of records, counted: which occur once in each, what the median record holds, how far records depart from
 * it. Codes are 64-bit digests. Made to be used again for the next one; not for use by two threads at once.
 */
final class MedianRecord {

    /** Counts above this are as good as equal. */
    private static final int CAP = 8;

    private static final int BINS = CAP + 1;
    /** Records of a small page have few codes. */
    private static final int INITIAL_CAPACITY = 64;

    /** From this likeness on with the median of the others, a record is none too odd. */
    static final double HALF = 0.5;
    /** From this likeness on a record may be one of another form, if it shares more nodes than chance would have it. */
    private static final double OTHER_FORM = 0.4;

    private static final int FEWEST_SHARED = 6;
    /** Share of the records in which a field occurs once. */
    private static final double FIELD_SHARE = 0.8;
    /** The same for a field whose text has to differ. */
    private static final double VARIED_FIELD_SHARE = 0.6;
    /** Share of such a field's texts that stand in one record only. */
    private static final double VARIED_TEXT_SHARE = 0.7;

    /** The codes that were read; each is called by its number less 1. */
    private final Numbering codes = new Numbering(INITIAL_CAPACITY);
    /** By code, how many records have it. */
    private int[] present = new int[INITIAL_CAPACITY];
    /** By code, its nodes in all records. */
    private int[] total = new int[INITIAL_CAPACITY];
    /** By code, in how many records it stands how often; the last bin is for that and more, the first stays empty. */
    private int[] histogram = new int[BINS * INITIAL_CAPACITY];

    private int[] median = new int[INITIAL_CAPACITY];
    /** By code, the comparison it was last met in, and its nodes there so far. */
    private int[] compared = new int[INITIAL_CAPACITY];

    private int[] met = new int[INITIAL_CAPACITY];
    private int[] ownTexts = new int[INITIAL_CAPACITY];
    /** Where each record's row begins, and the codes and counts in it. */
    private int[] rowStart = new int[INITIAL_CAPACITY];

    private int[] rowCode = new int[2 * INITIAL_CAPACITY];
    private int[] rowCount = new int[2 * INITIAL_CAPACITY];
    private int rows;
    private int rowEnd;
    private int medianSize;
    private int fields;
    private int variedFields;
    private int doubled;
    private long deviation;

    /** Forgets all. */
    void clear() {
        int read = codes.size();
        Arrays.fill(present, 0, read, 0);
        Arrays.fill(total, 0, read, 0);
        Arrays.fill(ownTexts, 0, read, 0);
        Arrays.fill(histogram, 0, read * BINS, 0);
        codes.clear();
        rows = 0;
        rowEnd = 0;
    }

    /** Counts all the nodes that the record at hand has of a code, by what {@link #code} said. */
    void count(int code, int nodes) {
        present[code]++;
        total[code] += nodes;
        histogram[code * BINS + Math.min(nodes, CAP)]++;
    }

    /** The same, and keeps it for {@link #likeness(int)}. */
    void keep(int code, int nodes) {
        count(code, nodes);
        if (rowEnd == rowCode.length) {
            rowCode = Arrays.copyOf(rowCode, rowEnd * 2);
            rowCount = Arrays.copyOf(rowCount, rowEnd * 2);
        }
        rowCode[rowEnd] = code;
        rowCount[rowEnd++] = nodes;
    }

    /** Notes that a node of that code has a text that stands in one record only. */
    void noteOwnText(int code) {
        ownTexts[code]++;
    }

    /** Ends the record that is being read. */
    void endRecord() {
        rows++;
        if (rows == rowStart.length) {
            rowStart = Arrays.copyOf(rowStart, rows * 2);
        }
        rowStart[rows] = rowEnd;
    }

    /** Finds the median record and its fields, after the last record. */
    void close() {
        medianSize = 0;
        deviation = 0;
        fields = 0;
        variedFields = 0;
        doubled = 0;
        double inMost = FIELD_SHARE * rows;
        double inMany = VARIED_FIELD_SHARE * rows;
        for (int code = 0; code < codes.size(); code++) {
            int usual = medianOf(code);
            median[code] = usual;
            medianSize += usual;
            doubled += usual > 1 ? usual : 0;
            int once = histogram[code * BINS + 1];
            fields += once >= inMost ? 1 : 0;
            variedFields += once >= inMany && ownTexts[code] > VARIED_TEXT_SHARE * total[code] ? 1 : 0;
        }
    }

    /**
     * Most codes stand in less than half of the records, or once in each that has them: these need no look at the
     * bins.
     */
    private int medianOf(int code) {
        int without = rows - present[code];
        if (2 * without >= rows) {
            deviation += total[code];
            return 0;
        }
        if (total[code] == present[code]) {
            deviation += without;
            return 1;
        }
        int bin = code * BINS;
        int middle = 0;
        for (int seen = without; 2 * seen < rows; seen += histogram[bin + middle]) {
            middle++;
        }
        int beyond = total[code];
        deviation += (long) without * middle;
        for (int count = 1; count <= CAP; count++) {
            beyond -= count * histogram[bin + count];
            deviation += (long) Math.abs(count - middle) * histogram[bin + count];
        }
        deviation += beyond;
        return middle;
    }

    /** Nodes of the median record. */
    int medianSize() {
        return medianSize;
    }

    /** Nodes that records have too many or too few against the median record. */
    long deviation() {
        return deviation;
    }

    /** Number of fields: codes that occur exactly once in most records. */
    int fields() {
        return fields;
    }

    /** Number of codes that occur exactly once in many records, most of their texts in one record only. */
    int variedFields() {
        return variedFields;
    }

    /** Share of the median record's nodes whose code stands in it more than once. */
    double doubling() {
        return medianSize == 0 ? 0 : (double) doubled / medianSize;
    }

    /** Mean likeness of the records with the median one: nodes in common against nodes of either, from 0 to 1. */
    double likeness() {
        double sum = 0;
        for (int row = 0; row < rows; row++) {
            sum += likeness(row);
        }
        return sum / rows;
    }

    /** Likeness of the record that is least like the median one, from 0 to 1. */
    double leastLikeness() {
        return IntStream.range(0, rows).mapToDouble(this::likeness).min().orElse(1);
    }

    /** Returns the likeness that all but one of twenty records have at least. */
    double mostLikeness() {
        double[] likeness = new double[rows];
        Arrays.setAll(likeness, this::likeness);
        Arrays.sort(likeness);
        return likeness[(int) (rows * (1 - EvidenceMeter.MOST))];
    }

    /** Likeness that a further record has at least: as much as the least alike of these, and half. */
    double furtherLikeness() {
        return Math.max(HALF, leastLikeness());
    }

    /** Likeness below which another record is odd: less by a margin than that of any of these, and less than half. */
    double oddLikeness(double margin) {
        return Math.min(HALF, leastLikeness() - margin);
    }

    /** Likeness of one record with the median one, from 0 to 1. */
    double likeness(int row) {
        int common = 0;
        int either = medianSize;
        for (int i = rowStart[row]; i < rowStart[row + 1]; i++) {
            int usual = median[rowCode[i]];
            common += Math.min(usual, rowCount[i]);
            either += Math.max(0, rowCount[i] - usual);
        }
        return either == 0 ? 0 : (double) common / either;
    }

    /** Begins to compare something that is no record with the median record. */
    Comparison compare() {
        return new Comparison();
    }

    /** Nodes held against the median record, one by one. */
    final class Comparison {
        private int common;
        private int foreign;
        private final int mark = --comparisons;

        void add(long key) {
            int code = codes.known(key) - 1;
            if (code < 0) {
                foreign++;
                return;
            }
            if (compared[code] != mark) {
                compared[code] = mark;
                met[code] = 0;
            }
            if (++met[code] <= median[code]) {
                common++;
            } else {
                foreign++;
            }
        }

        /** Nodes in common with the median record so far. */
        int common() {
            return common;
        }

        /** Likeness so far, from 0 to 1. */
        double likeness() {
            int either = medianSize + foreign;
            return either == 0 ? 0 : (double) common / either;
        }

        /** Tells whether it may be a record of the same list, if in another form. */
        boolean isOtherForm() {
            return common >= FEWEST_SHARED && likeness() >= OTHER_FORM;
        }
    }

    private int comparisons = -1;

    /** A short number for a code. */
    int code(long key) {
        int code = codes.number(key) - 1;
        if (code == total.length) {
            grow();
        }
        return code;
    }

    private void grow() {
        int room = total.length * 2;
        present = Arrays.copyOf(present, room);
        total = Arrays.copyOf(total, room);
        histogram = Arrays.copyOf(histogram, room * BINS);
        median = Arrays.copyOf(median, room);
        compared = Arrays.copyOf(compared, room);
        met = Arrays.copyOf(met, room);
        ownTexts = Arrays.copyOf(ownTexts, room);
    }
}
