package io.tagwave.align;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Makes one column of several that differ in looks alone, where no record has two of them: what is sold out stands in red,
 * what is in stock in green; a long title in a span with its full length as a hint, a short one without.
 */
final class LikeColumns {

    private LikeColumns() {}

    /**
     * The columns of each symbol of each record, counted from 0, merged.
     *
     * @param columns of each record the column of each symbol; changed
     * @param kinds of a symbol what it is without its looks
     */
    static int[][] merged(List<Symbols> records, int[][] columns, IntUnaryOperator kinds) {
        List<BitSet> filled = new ArrayList<>();
        List<Integer> kind = new ArrayList<>();
        for (int r = 0; r < columns.length; r++) {
            int[] codes = records.get(r).codes;
            for (int i = 0; i < codes.length; i++) {
                int column = columns[r][i];
                while (filled.size() <= column) {
                    filled.add(new BitSet());
                    kind.add(0);
                }
                filled.get(column).set(r);
                kind.set(column, kinds.applyAsInt(codes[i]));
            }
        }
        int[] places = places(filled, kind);
        for (int[] line : columns) {
            for (int i = 0; i < line.length; i++) {
                line[i] = places[line[i]];
            }
        }
        return columns;
    }

    /** Of each column its place among those that stay: a column joins the last one of its kind, if no record has both. */
    private static int[] places(List<BitSet> filled, List<Integer> kind) {
        int[] places = new int[filled.size()];
        Map<Integer, Integer> last = new HashMap<>();
        int width = 0;
        for (int column = 0; column < places.length; column++) {
            Integer like = last.get(kind.get(column));
            if (like != null && !filled.get(like).intersects(filled.get(column))) {
                filled.get(like).or(filled.get(column));
                places[column] = places[like];
            } else {
                last.put(kind.get(column), column);
                places[column] = width++;
            }
        }
        return places;
    }
}
