package io.tagwave.site;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the columns that were learned among those of a region. Columns whose paths differ in their number alone keep their order;
 * which of them is which the kinds of their values tell, and that each page has those that are required.
 */
final class ColumnMatch {

    static final int NONE = -1;

    /** Share of a column's cells that have to be of the kind that was learned: below it, it is another column. */
    private static final double LEAST_OF_KIND = 0.3;

    private static final int REQUIRED = 4;
    private static final int SAME_KIND = 2;
    private static final int FOUND = 1;

    private final List<SiteColumn> learned;
    private final ExtractedList region;
    private final int[] places;
    private final List<SiteColumn> doubtful = new ArrayList<>();

    private ColumnMatch(List<SiteColumn> learned, ExtractedList region) {
        this.learned = learned;
        this.region = region;
        places = new int[learned.size()];
        Arrays.fill(places, NONE);
    }

    /** Looks for columns of a list in one of its regions. */
    static ColumnMatch of(List<SiteColumn> learned, ExtractedList region) {
        ColumnMatch match = new ColumnMatch(learned, region);
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < learned.size(); i++) {
            groups.computeIfAbsent(base(learned.get(i).path()), base -> new ArrayList<>())
                    .add(i);
        }
        groups.forEach(match::place);
        return match;
    }

    /** The number of the region's column that a learned one is, or {@link #NONE}. */
    int place(int column) {
        return places[column];
    }

    /** Required columns that the region lacks. */
    List<SiteColumn> missing() {
        List<SiteColumn> missing = new ArrayList<>();
        for (int i = 0; i < places.length; i++) {
            if (places[i] == NONE && learned.get(i).isRequired()) {
                missing.add(learned.get(i));
            }
        }
        return missing;
    }

    /** Columns at whose paths something else stands. */
    List<SiteColumn> changed() {
        return missing().stream()
                .filter(column ->
                        region.columns().stream().anyMatch(other -> other.path().equals(column.path())))
                .toList();
    }

    /** Required columns that might as well be others: more are there than were learned. */
    List<SiteColumn> doubtful() {
        return doubtful;
    }

    private void place(String base, List<Integer> group) {
        List<Integer> here = new ArrayList<>();
        for (int i = 0; i < region.columns().size(); i++) {
            if (base(region.columns().get(i).path()).equals(base)) {
                here.add(i);
            }
        }
        Comparator<Integer> byNumber =
                Comparator.comparingInt(i -> number(learned.get(i).path()));
        group.sort(byNumber);
        here.sort(Comparator.comparingInt(i -> number(region.columns().get(i).path())));
        int[] first = aligned(group, here, false);
        for (int i = 0; i < first.length; i++) {
            places[group.get(i)] = first[i];
        }
        if (here.stream().filter(this::isFull).count() > group.size()) {
            int[] last = aligned(group, here, true);
            for (int i = 0; i < first.length; i++) {
                if (first[i] != last[i] && learned.get(group.get(i)).isRequired()) {
                    doubtful.add(learned.get(group.get(i)));
                }
            }
        }
    }

    /**
     * The best way to find columns in their order.
     *
     * @param late which of several best ways is taken: that of the last columns, else that of the first
     * @return of each learned column its place, or {@link #NONE}
     */
    private int[] aligned(List<Integer> group, List<Integer> here, boolean late) {
        int rows = group.size();
        int columns = here.size();
        // Of what remains from a row and a column on, or was before them.
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

    /** How well a column of the region is a learned one; 0 where it can not be. */
    private int score(int known, int column) {
        SiteColumn wanted = learned.get(known);
        ColumnKind kind = ColumnKind.of(region.columns().get(column).kind());
        if ((isAddress(wanted.kind()) || isAddress(kind)) && wanted.kind() != kind || !mayBe(wanted.kind(), column)) {
            return 0;
        }
        return FOUND + (wanted.kind() == kind ? SAME_KIND : 0) + (wanted.isRequired() ? REQUIRED : 0);
    }

    private static boolean isAddress(ColumnKind kind) {
        return kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
    }

    /** Whether cells of a column can be read as what was learned. */
    private boolean mayBe(ColumnKind kind, int column) {
        boolean days = kind == ColumnKind.DATE;
        if (!days && kind != ColumnKind.NUMBER && kind != ColumnKind.PRICE) {
            return true;
        }
        int filled = 0;
        int fitting = 0;
        for (DataRecord record : region.records()) {
            TypedValue value = record.values().get(column);
            filled += record.cells().get(column) == null ? 0 : 1;
            fitting += value != null && (days ? value.date() != null : value.number() != null) ? 1 : 0;
        }
        return fitting >= LEAST_OF_KIND * filled;
    }

    private boolean isFull(int column) {
        return region.records().stream().allMatch(record -> record.cells().get(column) != null);
    }

    /** A path without the number that tells it from others of the same steps. */
    private static String base(String path) {
        int mark = mark(path);
        return mark < 0 ? path : path.substring(0, mark);
    }

    private static int number(String path) {
        int mark = mark(path);
        return mark < 0 ? 1 : Integer.parseInt(path.substring(mark + 1));
    }

    /** Where the number of a path begins, or -1: {@code li/#text} has none, {@code li/#text#2} has. */
    private static int mark(String path) {
        int mark = path.lastIndexOf('#');
        boolean digits = mark >= 0 && mark + 1 < path.length() && path.length() - mark < 9;
        for (int i = mark + 1; i < path.length() && digits; i++) {
            digits = path.charAt(i) >= '0' && path.charAt(i) <= '9';
        }
        return digits ? mark : -1;
    }

    /** A column as it is wanted. */
    static Column column(SiteColumn wanted) {
        return new Column(wanted.name(), wanted.kind().code(), wanted.path(), false);
    }
}
