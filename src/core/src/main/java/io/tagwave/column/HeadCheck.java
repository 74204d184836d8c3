package io.tagwave.column;

import io.tagwave.tree.CellGrid;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Recognizes a row of column names by what the rows below hold: words stand above numbers and dates in at least two columns, or
 * years above other numbers; or the same words stand above every second row. A row with a text that a record has in the same
 * column is a record.
 */
record HeadCheck(PageTree tree, List<Integer> records) {

    /** Records below a row of names: fewer may differ from it by chance. */
    private static final int MIN_RECORDS = 3;
    /** Records that are compared; more only cost time. */
    private static final int MAX_COMPARED = 24;

    private static final int MIN_COLUMNS = 2;
    /** From so many columns on names may recur: "Points" at home and away. */
    private static final int MANY_COLUMNS = 4;

    private static final int MAX_NAME_LENGTH = 40;
    private static final int YEAR_LENGTH = 4;

    /** Counts the texts of the compared records in a column. */
    private static final class Below {
        private final Set<String> texts = new HashSet<>();
        private int filled;
        private int digits;
        private int years;
    }

    /** Returns whether a row names the columns of the records from a number on. */
    boolean isHead(int row, int from) {
        List<Integer> rows = new ArrayList<>(
                records.subList(Math.min(from, records.size()), Math.min(records.size(), from + MAX_COMPARED)));
        if (rows.size() < MIN_RECORDS || !GridRows.isRow(tree, row) && !isGrid(row, rows)) {
            return false;
        }
        List<Integer> cells = GridRows.cells(tree, row);
        if (cells.size() < MIN_COLUMNS || cells.stream().anyMatch(this::isLong)) {
            return false;
        }
        List<String> texts = texts(row);
        if (isEverySecond(row, texts)) {
            return true;
        }
        rows.removeIf(other -> texts(other).equals(texts));
        rows.add(0, row);
        return rows.size() > MIN_RECORDS && contrasts(rows, cells);
    }

    /** Returns whether every second row has these texts, which are different words. */
    private boolean isEverySecond(int row, List<String> texts) {
        if (Set.copyOf(texts).size() < texts.size()
                || GridRows.cells(tree, row).stream().anyMatch(this::hasDigit)) {
            return false;
        }
        int place = 0;
        int same = 0;
        for (int other = tree.nextSibling(row); other >= 0 && place < MAX_COMPARED; other = tree.nextSibling(other)) {
            if (!tree.isText(other)) {
                boolean isSame = texts(other).equals(texts);
                if (isSame != (++place % 2 == 0)) {
                    return false;
                }
                same += isSame ? 1 : 0;
            }
        }
        return same >= 2;
    }

    private List<String> texts(int row) {
        return GridRows.cells(tree, row).stream().map(this::text).toList();
    }

    private boolean isLong(int cell) {
        return tree.textLength(cell, tree.end(cell)) > MAX_NAME_LENGTH;
    }

    /**
     * Returns whether elements that are no rows of a table are used as such: they have cells of text alone, as many in the head as in
     * each record, and the head has a style of its own.
     */
    private boolean isGrid(int head, List<Integer> rows) {
        int width = GridRows.cells(tree, head).size();
        int style = tree.style(rows.get(0));
        return width > MIN_COLUMNS
                && tree.style(head) != style
                && GridRows.cells(tree, head).stream().allMatch(cell -> tree.end(cell) == cell + 2)
                && rows.stream()
                        .allMatch(row -> tree.style(row) == style
                                && GridRows.cells(tree, row).size() == width);
    }

    private boolean contrasts(List<Integer> rows, List<Integer> cells) {
        CellGrid grid = CellGrid.of(tree, rows);
        Map<Integer, Below> columns = new HashMap<>();
        for (int other : rows.subList(1, rows.size())) {
            for (int cell : GridRows.cells(tree, other)) {
                read(cell, columns.computeIfAbsent(grid.column(cell), column -> new Below()));
            }
        }
        int words = 0;
        int years = 0;
        Set<String> names = new HashSet<>();
        for (int cell : cells) {
            String name = text(cell);
            Below below = columns.get(grid.column(cell));
            if (below == null || name.isEmpty()) {
                continue;
            }
            if (below.texts.contains(name)) {
                return false;
            }
            boolean isFilled = below.filled >= MIN_RECORDS && 2 * below.filled >= rows.size() - 1;
            if (isYear(name)) {
                years += isFilled && below.digits == below.filled && below.years == 0 ? 1 : 0;
            } else if (isFilled
                    && below.digits == below.filled
                    && !hasDigit(cell)
                    && name.chars().anyMatch(Character::isLetter)) {
                words++;
                names.add(name);
            }
        }
        // "Sand, on request, unknown" has no names but words in place of values.
        String first = text(cells.get(0));
        boolean isRecord = !first.isEmpty()
                && Character.isUpperCase(first.codePointAt(0))
                && names.stream().allMatch(name -> Character.isLowerCase(name.codePointAt(0)))
                && names.stream().anyMatch(name -> name.length() > YEAR_LENGTH);
        // "Sold out" twice is no pair of names.
        boolean isNamed = !isRecord
                && words >= MIN_COLUMNS
                && (names.size() == words || words >= MANY_COLUMNS && 2 * names.size() >= words);
        return isNamed || years >= MIN_COLUMNS && words + years + 1 >= cells.size();
    }

    private void read(int cell, Below below) {
        String text = text(cell);
        if (text.chars().anyMatch(Character::isLetterOrDigit)) {
            below.texts.add(text);
            below.filled++;
            below.digits += hasDigit(cell) ? 1 : 0;
            below.years += isYear(text) ? 1 : 0;
        }
    }

    private static boolean isYear(String text) {
        return text.length() == YEAR_LENGTH
                && text.chars().allMatch(c -> c >= '0' && c <= '9')
                && (text.startsWith("19") || text.startsWith("20"));
    }

    private boolean hasDigit(int cell) {
        return tree.anyDigit(cell, tree.end(cell));
    }

    private String text(int cell) {
        return tree.text(cell, tree.end(cell)).replace('\u00a0', ' ').strip();
    }
}
