package io.tagwave.align;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Merges columns that differ only in style and are never filled in the same record: "sold out" in red and "in stock" in green; a
 * truncated long title in a span with a tooltip and a short one without; all fields of a card in another frame. A column joins the
 * one whose path ends most alike; then the one whose texts are most similar in length, then the last. It joins others than the
 * last only if its fields stay in order, or have the same style. Prices and "sold out" are two columns: figures are never joined with
 * words alone; and so are an old price and the one beside it, where other records have one price alone.
 */
final class ColumnMerger {

    /**
     * Number of last steps, including the text itself, that two paths have in common if their columns may be merged in any order.
     */
    private static final int SAME_END_STEPS = 2;
    /**
     * Maximum number of columns of a kind that are compared, the last ones: enough for any list of fields, but not for pages of
     * tags.
     */
    private static final int MAX_COMPARED = 64;

    private final FieldPaths paths;
    /** For each column the kinds of records that fill it, including those of merged columns. */
    private final List<BitSet> filled = new ArrayList<>();
    /** For each column the symbol of its path; of merged ones, of the column that most records had. */
    private final List<Integer> codes = new ArrayList<>();
    /** For each column the number of its records. */
    private final List<Integer> counts = new ArrayList<>();

    /** Columns that have joined another, whose records are now those of that one. */
    private final BitSet isJoined = new BitSet();

    /** Columns of old prices beside another column of their kind. */
    private final BitSet isOld = new BitSet();

    private final double[] lengths;

    private final FigureShare[] figures;

    private ColumnMerger(FieldPaths paths, double[] lengths, FigureShare[] figures) {
        this.paths = paths;
        this.lengths = lengths;
        this.figures = figures;
    }

    /**
     * Returns the columns of each symbol of each kind of records after merging, from 0.
     *
     * @param columns the column of each symbol of each kind; changed
     */
    static int[][] merged(Fields fields, int[][] columns, FieldPaths paths) {
        ColumnMerger like = new ColumnMerger(paths, fields.lengths(columns), fields.figures(columns));
        like.fill(fields, columns);
        int[] places = like.places((one, other) -> fields.isDearer(one, other, columns), fields.looks(columns));
        for (int[] line : columns) {
            for (int i = 0; i < line.length; i++) {
                line[i] = places[line[i]];
            }
        }
        return columns;
    }

    private void fill(Fields fields, int[][] columns) {
        for (int sort = 0; sort < columns.length; sort++) {
            int[] symbols = fields.symbols().get(sort).codes();
            for (int i = 0; i < symbols.length; i++) {
                int column = columns[sort][i];
                while (filled.size() <= column) {
                    filled.add(new BitSet());
                    codes.add(0);
                    counts.add(0);
                }
                filled.get(column).set(sort);
                codes.set(column, symbols[i]);
                counts.set(column, counts.get(column) + fields.count(sort));
            }
        }
    }

    /** Returns the place of each column among those that remain; those of other tags are alike if their elements look alike. */
    private int[] places(BiPredicate<Integer, Integer> isDearer, int[] looks) {
        int[] places = new int[filled.size()];
        Map<Integer, List<Integer>> kinds = new HashMap<>();
        int width = 0;
        for (int column = 0; column < places.length; column++) {
            boolean mayBeOld = paths.isStruck(codes.get(column)) || figures[column] == FigureShare.MOST;
            isOld.set(column, mayBeOld && isOld(column, isDearer));
        }
        for (int column = 0; column < places.length; column++) {
            List<Integer> kind = kinds.computeIfAbsent(paths.tags(codes.get(column)), tags -> new ArrayList<>());
            List<Integer> alike = kinds.computeIfAbsent(-looks[column], look -> new ArrayList<>());
            int joined = joined(column, kind);
            joined = joined < 0 && looks[column] > 0 ? joined(column, alike) : joined;
            if (joined >= 0) {
                isJoined.set(column);
                filled.get(joined).or(filled.get(column));
                if (counts.get(column) > counts.get(joined)) {
                    codes.set(joined, codes.get(column));
                }
                counts.set(joined, counts.get(joined) + counts.get(column));
                places[column] = places[joined];
            } else {
                kind.add(column);
                alike.add(column);
                places[column] = width++;
            }
        }
        return places;
    }

    /** Returns whether a column is struck out, or always the greater price, beside another one of its kind. */
    private boolean isOld(int column, BiPredicate<Integer, Integer> isDearer) {
        int code = codes.get(column);
        List<Integer> kind = IntStream.range(0, codes.size())
                .filter(other -> other != column && paths.tags(codes.get(other)) == paths.tags(code))
                .boxed()
                .toList();
        boolean isFigure = figures[column] == FigureShare.MOST
                && kind.stream().anyMatch(other -> !filled.get(other).intersects(filled.get(column)));
        return kind.stream()
                .filter(other -> filled.get(other).intersects(filled.get(column)))
                .filter(other -> !paths.isStruck(codes.get(other)))
                .anyMatch(other -> paths.isStruck(code) || isFigure && isDearer.test(column, other));
    }

    /** Returns the column before it that a column joins, or -1. */
    private int joined(int column, List<Integer> kind) {
        int best = -1;
        int mostAlike = -1;
        int met = -1;
        for (int i = kind.size() - 1; i >= Math.max(0, kind.size() - MAX_COMPARED); i--) {
            int like = kind.get(i);
            if (filled.get(like).intersects(filled.get(column))
                    || figures[like].excludes(figures[column])
                    || isOld.get(like) != isOld.get(column)) {
                continue;
            }
            int alike = paths.sameEnd(codes.get(like), codes.get(column));
            if (alike < SAME_END_STEPS && i < kind.size() - 1) {
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

    /**
     * Returns the last column before one that shares a record with it, else 0. A column that joins one before that changes its
     * place.
     */
    private int met(int column) {
        int met = column - 1;
        while (met > 0
                && (isJoined.get(met) || isOld.get(met) || !filled.get(met).intersects(filled.get(column)))) {
            met--;
        }
        return met;
    }

    /** Returns the ratio of the lengths of two columns' texts, 1 or more. */
    private double difference(int one, int other) {
        return Math.max(lengths[one] / lengths[other], lengths[other] / lengths[one]);
    }
}
