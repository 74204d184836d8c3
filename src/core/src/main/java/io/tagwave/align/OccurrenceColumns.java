package io.tagwave.align;

import io.tagwave.number.Numbering;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Aligns records that are too long to be compared pairwise: the k-th occurrence of a symbol in one record is in the column of its
 * k-th occurrence in any other. Linear; columns are in order of first appearance.
 */
final class OccurrenceColumns {

    private OccurrenceColumns() {}

    /** Returns the column of each symbol of each record. */
    static int[][] of(List<SymbolString> records) {
        Numbering columns = new Numbering();
        int[][] places = new int[records.size()][];
        for (int r = 0; r < places.length; r++) {
            int[] codes = records.get(r).codes;
            Map<Integer, Integer> seen = new HashMap<>();
            int[] place = new int[codes.length];
            for (int i = 0; i < place.length; i++) {
                int occurrence = seen.merge(codes[i], 1, Integer::sum);
                place[i] = columns.number(codes[i], occurrence) - 1;
            }
            places[r] = place;
        }
        return places;
    }
}
