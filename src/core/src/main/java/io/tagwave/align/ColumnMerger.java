package io.tagwave.align;

import java.util.ArrayList;
import java.util.Arrays;
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

    /** For each column the look of its texts, 0 without. */
    private final int[] looks;

    private ColumnMerger(FieldPaths paths, Fields fields, int[][] columns) {
        this.paths = paths;
        lengths = fields.lengths(columns);
        figures = fields.figures(columns);
        looks = fields.looks(columns);
    }

    /**
     * Returns the columns of each symbol of each kind of records after merging, from 0.
     *
     * @param columns the column of each symbol of each kind; changed
     */
    static int[][] merged(Fields fields, int[][] columns, FieldPaths paths) {
        ColumnMerger like = new ColumnMerger(paths, fields, columns);
        like.fill(fields, columns);
        int[] places = like.places((one, other) -> fields.isDearer(one, other, columns));
        put(columns, places);
        int most = IntStream.range(0, columns.length)
                .reduce((one, other) -> fields.count(other) > fields.count(one) ? other : one)
                .orElse(0);
        int[] heads = like.heads(places);
        int[] joined = IntStream.range(0, heads.length).toArray();
        for (int[] line : columns) {
            like.joinBetween(columns[most], line, heads, joined);
        }
        put(columns, compact(joined));
        return columns;
    }

    private static void put(int[][] columns, int[] places) {
        for (int[] line : columns) {
            Arrays.setAll(line, i -> places[line[i]]);
        }
    }

    /** Returns the column that each place is of. */
    private int[] heads(int[] places) {
        int[] heads = new int[Arrays.stream(places).max().orElse(-1) + 1];
        IntStream.range(0, places.length)
                .filter(column -> !isJoined.get(column))
                .forEach(column -> heads[places[column]] = column);
        return heads;
    }

    /** Renumbers places without those that have joined another, which has a smaller number. */
    private static int[] compact(int[] joined) {
        int width = 0;
        int[] places = new int[joined.length];
        for (int place = 0; place < joined.length; place++) {
            places[place] = joined[place] == place ? width++ : places[joined[place]];
        }
        return places;
    }

    /**
     * Joins what two kinds of records have between the same columns if it is as much and ends in the same steps, one by one: the same
     * fields within another element.
     */
    private void joinBetween(int[] most, int[] other, int[] heads, int[] joined) {
        BitSet ofMost = bits(most, joined);
        if (Arrays.stream(other).allMatch(place -> ofMost.get(root(place, joined)))) {
            return;
        }
        BitSet ofOther = bits(other, joined);
        int i = 0;
        int j = 0;
        while (i < most.length && j < other.length) {
            int from = i;
            int to = j;
            while (i < most.length && !ofOther.get(root(most[i], joined))) {
                i++;
            }
            while (j < other.length && !ofMost.get(root(other[j], joined))) {
                j++;
            }
            boolean isBefore = i < most.length && j < other.length
                    ? root(most[i], joined) == root(other[j], joined)
                    : i == most.length && j == other.length;
            if (!isBefore) {
                return;
            }
            int[] ones = Arrays.stream(most, from, i)
                    .map(place -> root(place, joined))
                    .toArray();
            int[] twos = Arrays.stream(other, to, j)
                    .map(place -> root(place, joined))
                    .toArray();
            if (ones.length == twos.length
                    && IntStream.range(0, ones.length).allMatch(k -> isSame(heads[ones[k]], heads[twos[k]]))) {
                for (int k = 0; k < ones.length; k++) {
                    int first = Math.min(ones[k], twos[k]);
                    int second = Math.max(ones[k], twos[k]);
                    filled.get(heads[first]).or(filled.get(heads[second]));
                    joined[second] = first;
                }
            }
            i++;
            j++;
        }
    }

    private static BitSet bits(int[] places, int[] joined) {
        return Arrays.stream(places).map(place -> root(place, joined)).collect(BitSet::new, BitSet::set, BitSet::or);
    }

    private static int root(int place, int[] joined) {
        int root = place;
        while (joined[root] != root) {
            root = joined[root];
        }
        return root;
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
    private int[] places(BiPredicate<Integer, Integer> isDearer) {
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

    private boolean isSame(int one, int other) {
        return one != other
                && !filled.get(one).intersects(filled.get(other))
                && !figures[one].excludes(figures[other])
                && isOld.get(one) == isOld.get(other)
                && looks[one] == looks[other]
                && paths.sameEnd(codes.get(one), codes.get(other)) >= SAME_END_STEPS;
    }

    /** Returns the ratio of the lengths of two columns' texts, 1 or more. */
    private double difference(int one, int other) {
        return Math.max(lengths[one] / lengths[other], lengths[other] / lengths[one]);
    }
}
