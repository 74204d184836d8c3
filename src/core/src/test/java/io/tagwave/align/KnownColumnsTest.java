package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The share of cells in their right column, on lists that were made from known columns.
 *
 * <p>What is right: a field that comes once in a record has one column, wherever in the record it stands, so that a field
 * that changes places with its neighbour keeps its column. Of a field that repeats, the first has the first column of that
 * field, the second the second, and so on. Two fields that share their path are two columns: both may be missing, but a
 * field that every record has stands between them, so that their place tells which is which. Two such fields side by side
 * are not made: only their words would tell them apart, and the aligner reads none. All fields of one path are thus one
 * field or kept apart by others; lists whose fields move and share their path as well are not made either.
 *
 * <p>The columns that were found are paired with the known ones one to one, those with most cells in common first. A cell
 * outside its pair is wrong.
 */
class KnownColumnsTest {

    private static final int LISTS = 400;
    private static final double BAR = 0.99;

    static double share(CenterStarSettings settings, KnownList.Kind kind) {
        int[] sums = IntStream.range(0, LISTS)
                .mapToObj(seed -> new KnownList(new Random(seed), kind).cells(new CenterStarAligner(settings)))
                .reduce(new int[2], (a, b) -> new int[] {a[0] + b[0], a[1] + b[1]});
        return (double) sums[0] / sums[1];
    }

    private static void assertBar(KnownList.Kind kind) {
        double share = share(CenterStarSettings.QUICK, kind);
        assertTrue(share >= BAR, kind + ": " + share);
    }

    @Test
    void optionalFields() {
        assertBar(KnownList.Kind.OPTIONAL);
    }

    @Test
    void repeatedFields() {
        assertBar(KnownList.Kind.REPEATED);
    }

    @Test
    void reorderedFields() {
        assertBar(KnownList.Kind.REORDERED);
    }

    @Test
    void optionalFieldsThatShareAPath() {
        assertBar(KnownList.Kind.SHARED);
    }

    @Test
    void allAtOnce() {
        assertBar(KnownList.Kind.ALL);
    }
}
