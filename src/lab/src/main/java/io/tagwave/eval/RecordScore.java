package io.tagwave.eval;

import java.util.List;

/**
 * Extracted records compared with the true ones of a page, or of many pages added up (micro average).
 *
 * @param right extracted records that match one true record each
 * @param extracted all extracted records
 * @param expected all true records
 */
public record RecordScore(int right, int extracted, int expected) {

    /** The score of no page, to add to. */
    public static final RecordScore NONE = new RecordScore(0, 0, 0);

    public RecordScore {
        if (right < 0 || right > extracted || expected < 0) {
            throw new IllegalArgumentException(
                    "expected 0 <= right <= extracted, found right " + right + ", extracted " + extracted);
        }
    }

    /**
     * Scores a page. Records and titles are matched one to one, as many as possible, where the record's text contains the
     * title, compared by letters and digits alone: a record that swallows two true ones costs recall, one cut in two
     * costs precision.
     *
     * @param titles title of each true record, in Unicode's normal form KC
     * @param expected number of true records, which may be more than have a title
     * @param records text of each extracted record, in normal form KC
     */
    public static RecordScore of(List<String> titles, int expected, List<String> records) {
        List<TitleKey> keys = TitleKey.of(titles);
        List<int[]> edges =
                records.stream().map(text -> TitleKey.containedIn(text, keys)).toList();
        return new RecordScore(BipartiteMatching.size(edges, keys.size()), records.size(), expected);
    }

    /** Tells whether a page's labels can be compared with anything: it has a title to look for, or no record at all. */
    public static boolean isScorable(List<String> titles, int expected) {
        return expected == 0 || !TitleKey.of(titles).isEmpty();
    }

    /** Returns the share of the titles that a text contains, from 0 to 1; 1 when there is none to look for. */
    public static double shareOfTitles(List<String> titles, String text) {
        List<TitleKey> keys = TitleKey.of(titles);
        return keys.isEmpty() ? 1 : (double) TitleKey.containedIn(text, keys).length / keys.size();
    }

    /** Returns the sum of both scores. */
    public RecordScore plus(RecordScore other) {
        return new RecordScore(right + other.right, extracted + other.extracted, expected + other.expected);
    }

    /** Returns the share of the extracted records that are right, 0 without any. */
    public double precision() {
        return extracted == 0 ? 0 : (double) right / extracted;
    }

    /** Returns the share of the true records that were found, 0 without any. */
    public double recall() {
        return expected == 0 ? 0 : (double) right / expected;
    }

    /** Returns the harmonic mean of precision and recall. */
    public double f1() {
        return harmonic(precision(), recall());
    }

    /** Returns the harmonic mean of a precision and a recall, 0 where both are. */
    public static double harmonic(double precision, double recall) {
        double sum = precision + recall;
        return sum == 0 ? 0 : 2 * precision * recall / sum;
    }

    /** Tells whether every true record was found and nothing else. */
    public boolean perfect() {
        return right == extracted && right == expected;
    }
}
