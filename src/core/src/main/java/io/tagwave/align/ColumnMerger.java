package io.tagwave.align;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one column of several that differ in looks alone, where no record has two of them: what is sold out stands in red,
 * what is in stock in green; a long title in a span with its full length as a hint, a short one without; all fields of a
 * card in another frame. Of several that a column may join it is the one whose path ends most alike; then the one whose
 * texts are most nearly as long, then the last. Those before the last it joins only if its fields stay in order, or look the same.
 */
final class ColumnMerger {

    /** The last steps of two paths, the text itself among them, after which they belong together in whatever order. */
    private static final int SAME_LOOKS = 2;
    /** So many columns of a kind are looked at, the last ones: enough for any list of fields, not for pages of tags. */
    private static final int MOST = 64;

    private final FieldPaths paths;
    /** Of each column in which sorts of records it is filled; of one that others joined in which any of them is. */
    private final List<BitSet> filled = new ArrayList<>();
    /** Of each column the symbol of its path. */
    private final List<Integer> codes = new ArrayList<>();

    private double[] lengths;

    private ColumnMerger(FieldPaths paths) {
        this.paths = paths;
    }

    /**
     * The columns of each symbol of each sort of records, counted from 0, merged.
     *
     * @param columns of each sort the column of each symbol; changed
     */
    static int[][] merged(Fields fields, int[][] columns, FieldPaths paths) {
        ColumnMerger like = new ColumnMerger(paths);
        like.fill(fields.symbols(), columns);
        like.lengths = fields.lengths(columns);
        int[] places = like.places();
        for (int[] line : columns) {
            for (int i = 0; i < line.length; i++) {
                line[i] = places[line[i]];
            }
        }
        return columns;
    }

    private void fill(List<SymbolString> sorts, int[][] columns) {
        for (int sort = 0; sort < columns.length; sort++) {
            int[] symbols = sorts.get(sort).codes;
            for (int i = 0; i < symbols.length; i++) {
                int column = columns[sort][i];
                while (filled.size() <= column) {
                    filled.add(new BitSet());
                    codes.add(0);
                }
                filled.get(column).set(sort);
                codes.set(column, symbols[i]);
            }
        }
    }

    /** Of each column its place among those that stay. */
    private int[] places() {
        int[] places = new int[filled.size()];
        Map<Integer, List<Integer>> kinds = new HashMap<>();
        int width = 0;
        for (int column = 0; column < places.length; column++) {
            List<Integer> kind = kinds.computeIfAbsent(paths.tags(codes.get(column)), tags -> new ArrayList<>());
            int joined = joined(column, kind);
            if (joined >= 0) {
                filled.get(joined).or(filled.get(column));
                places[column] = places[joined];
            } else {
                kind.add(column);
                places[column] = width++;
            }
        }
        return places;
    }

    /** The column before it that a column joins, or -1. */
    private int joined(int column, List<Integer> kind) {
        int best = -1;
        int mostAlike = -1;
        int met = -1;
        for (int i = kind.size() - 1; i >= Math.max(0, kind.size() - MOST); i--) {
            int like = kind.get(i);
            if (filled.get(like).intersects(filled.get(column))) {
                continue;
            }
            int alike = paths.sameEnd(codes.get(like), codes.get(column));
            if (alike < SAME_LOOKS && i < kind.size() - 1) {
                met = met < 0 ? met(column) : met;
                if (like < met) {
                    continue;
                }
            }
            if (alike > mostAlike || alike == mostAlike && difference(like, column) < difference(best, column)) {
                mostAlike = alike;
                best = like;
            }
        }
        return best;
    }

    /** The last column before one that shares a record with it: what joins a column before that changes its place; else 0. */
    private int met(int column) {
        int met = column - 1;
        while (met > 0 && !filled.get(met).intersects(filled.get(column))) {
            met--;
        }
        return met;
    }

    /** How many times as long the texts of a column are as those of another. */
    private double difference(int one, int other) {
        return Math.max(lengths[one] / lengths[other], lengths[other] / lengths[one]);
    }
}
