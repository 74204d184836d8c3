package io.tagwave.site;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.column.ColumnPaths;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Finds learned columns among those of a list. Columns whose paths differ only in their number are aligned in their order, by the
 * kinds of their values and by which of them are required.
 */
final class ColumnMatch {

    static final int NONE = -1;

    /** Share of a column's cells that can be read as the learned kind; a column with fewer is another one. */
    private static final double MIN_OF_KIND = 0.3;

    private static final int REQUIRED_SCORE = 4;
    private static final int SAME_KIND_SCORE = 2;
    private static final int FOUND_SCORE = 1;

    private final List<SiteColumn> learned;
    private final ExtractedList list;
    private final int[] places;
    private final List<SiteColumn> ambiguous = new ArrayList<>();
    /** True where neither the list nor the page has another column of the same steps. */
    private boolean isAlone;

    private ColumnMatch(List<SiteColumn> learned, ExtractedList list) {
        this.learned = learned;
        this.list = list;
        places = new int[learned.size()];
        Arrays.fill(places, NONE);
    }

    /** Finds learned columns in a list of a page. */
    static ColumnMatch of(List<SiteColumn> learned, ExtractedList list) {
        ColumnMatch match = new ColumnMatch(learned, list);
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < learned.size(); i++) {
            groups.computeIfAbsent(base(learned.get(i).path()), base -> new ArrayList<>())
                    .add(i);
        }
        groups.forEach(match::place);
        return match;
    }

    /** Returns the number of the list's column that a learned one is, or {@link #NONE}. */
    int place(int column) {
        return places[column];
    }

    /** Returns whether the list has a column at the path of a learned one. */
    boolean isKnown(SiteColumn column) {
        String base = base(column.path());
        return list.columns().stream().anyMatch(other -> base(other.path()).equals(base));
    }

    /** Returns the required columns that the list lacks. */
    List<SiteColumn> missing() {
        return IntStream.range(0, places.length)
                .filter(i -> places[i] == NONE && learned.get(i).isRequired())
                .<SiteColumn>mapToObj(learned::get)
                .toList();
    }

    /** Returns the missing columns at whose paths the list has something else. */
    List<SiteColumn> changed() {
        return missing().stream()
                .filter(column ->
                        list.columns().stream().anyMatch(other -> other.path().equals(column.path())))
                .toList();
    }

    /** Returns the required columns that could as well be others, because the list has more than were learned. */
    List<SiteColumn> ambiguous() {
        return ambiguous;
    }

    private void place(String base, List<Integer> group) {
        List<String> paths = list.columns().stream().map(Column::path).toList();
        List<Integer> here =
                new ArrayList<>(IntStream.range(0, paths.size()).boxed().toList());
        here.removeIf(i -> !base(paths.get(i)).equals(base));
        here.sort(Comparator.comparingInt(i -> number(paths.get(i))));
        group.sort(Comparator.comparingInt(i -> number(learned.get(i).path())));
        isAlone = group.size() == 1 && here.size() == 1;
        int[] first = aligned(group, here, false);
        for (int i = 0; i < first.length; i++) {
            places[group.get(i)] = first[i];
        }
        if (here.stream().filter(this::isFull).count() > group.size()) {
            int[] last = aligned(group, here, true);
            for (int i = 0; i < first.length; i++) {
                if (first[i] != last[i] && learned.get(group.get(i)).isRequired()) {
                    ambiguous.add(learned.get(group.get(i)));
                }
            }
        }
    }

    /**
     * Aligns learned columns with those of the list in their order, with the greatest sum of scores.
     *
     * @param late whether of several such alignments the one with the last columns is taken, rather than the first
     * @return for each learned column its place, or {@link #NONE}
     */
    private int[] aligned(List<Integer> group, List<Integer> here, boolean late) {
        int rows = group.size();
        int columns = here.size();
        // Best sum for the columns behind a row and column, or before them if late.
        int[][] best = new int[rows + 1][columns + 1];
        for (int r = 1; r <= rows; r++) {
            for (int c = 1; c <= columns; c++) {
                int pair = score(group.get(late ? r - 1 : rows - r), here.get(late ? c - 1 : columns - c));
                int without = Math.max(best[r - 1][c], best[r][c - 1]);
                best[r][c] = pair > 0 ? Math.max(without, best[r - 1][c - 1] + pair) : without;
            }
        }
        int[] found = new int[rows];
        Arrays.fill(found, NONE);
        int r = rows;
        int c = columns;
        while (r > 0 && c > 0) {
            int row = late ? r - 1 : rows - r;
            int column = late ? c - 1 : columns - c;
            int pair = score(group.get(row), here.get(column));
            if (pair > 0 && best[r][c] == best[r - 1][c - 1] + pair) {
                found[row] = here.get(column);
                r--;
                c--;
            } else if (best[r][c] == best[r][c - 1]) {
                c--;
            } else {
                r--;
            }
        }
        return found;
    }

    /** Returns how well a column matches a learned one, 0 if it cannot be that. */
    private int score(int known, int column) {
        SiteColumn wanted = learned.get(known);
        ColumnKind kind = ColumnKind.of(list.columns().get(column).kind());
        String label = label(wanted.path());
        String other = label(list.columns().get(column).path());
        if (!label.isEmpty() && !other.isEmpty() && !label.equals(other)) {
            return 0;
        }
        if ((isAddress(wanted.kind()) || isAddress(kind)) && wanted.kind() != kind || !mayBe(wanted, column)) {
            return 0;
        }
        return FOUND_SCORE + (wanted.kind() == kind ? SAME_KIND_SCORE : 0) + (wanted.isRequired() ? REQUIRED_SCORE : 0);
    }

    private static boolean isAddress(ColumnKind kind) {
        return kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
    }

    /**
     * Returns whether enough cells of a column can be read as a kind. A text that is the same in all cells, or in one alone, is read as
     * a number only because other pages have others; where no column can be meant but this, it may be none, such as "on request".
     */
    private boolean mayBe(SiteColumn wanted, int column) {
        ColumnKind kind = wanted.kind();
        boolean days = kind == ColumnKind.DATE;
        if (!days && kind != ColumnKind.NUMBER && kind != ColumnKind.PRICE) {
            return true;
        }
        List<String> cells =
                list.cells(column).stream().filter(Objects::nonNull).toList();
        long fitting = list.records().stream()
                .map(record -> record.values().get(column))
                .filter(value -> value != null && (days ? value.date() != null : value.number() != null))
                .count();
        boolean isOneText = new HashSet<>(cells).size() == 1;
        boolean mayBeNone = isAlone && (wanted.optional() || cells.size() < ListFit.ENOUGH_RECORDS);
        return fitting >= MIN_OF_KIND * cells.size()
                || isOneText && mayBeNone
                || isOneText && kind == ColumnKind.NUMBER && ColumnReader.read(cells, PageHints.NONE, true)[0] != null;
    }

    private boolean isFull(int column) {
        return !list.cells(column).contains(null);
    }

    /** Returns a path without the label and the number that distinguish it from others of the same steps. */
    private static String base(String path) {
        return path.substring(
                0, path.length() - label(path).length() - numbering(path).length());
    }

    /** Returns the label at the end of a path, or an empty string. */
    private static String label(String path) {
        int end = path.length() - numbering(path).length();
        int start = path.indexOf(ColumnPaths.LABEL);
        return start < 0 ? "" : path.substring(start, end);
    }

    private static String numbering(String path) {
        int mark = mark(path);
        return mark < 0 ? "" : path.substring(mark);
    }

    private static int number(String path) {
        int mark = mark(path);
        return mark < 0 ? 1 : Integer.parseInt(path.substring(mark + 1));
    }

    /** Returns where the number of a path begins, -1 without one: {@code li/#text} has none, {@code li/#text#2} has. */
    private static int mark(String path) {
        int mark = path.lastIndexOf('#');
        boolean any = mark >= 0 && mark + 1 < path.length() && path.length() - mark < 9;
        return any && path.chars().skip(mark + 1L).allMatch(c -> c >= '0' && c <= '9') ? mark : -1;
    }
}
