package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The aligner for records too long to be compared pairwise: the k-th occurrence of a symbol in one record stands in the
 * column of its k-th occurrence in any other. Linear; columns are in order of first appearance.
 */
final class OccurrenceColumns {

    private OccurrenceColumns() {}

    /** The column of each symbol of each record. */
    static Map<Symbols, int[]> of(List<Symbols> records) {
        Map<Long, Integer> columns = new HashMap<>();
        Map<Symbols, int[]> places = new LinkedHashMap<>();
        for (Symbols record : records) {
            Map<Integer, Integer> seen = new HashMap<>();
            int[] place = new int[record.length()];
            for (int i = 0; i < place.length; i++) {
                int occurrence = seen.merge(record.code(i), 1, Integer::sum);
                long key = ((long) record.code(i) << 32) | occurrence;
                Integer known = columns.putIfAbsent(key, columns.size());
                place[i] = known == null ? columns.size() - 1 : known;
            }
            places.put(record, place);
        }
        return places;
    }
}
