package io.tagwave.column;

import io.tagwave.tree.CellGrid;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the names of the columns of a table: the nearest rows whose cells are marked as heads; else up to three rows before the
 * first record, or the last ones of the part before, or the first record itself, if they look like names. A row is any element whose
 * children are cells. A column under several names has them all, from top to bottom.
 */
public final class HeaderRow {

    private static final int MIN_CELLS = 2;
    private static final int MAX_NAME_LENGTH = 40;
    /** Cells that are marked as heads may be longer. */
    private static final int MAX_HEAD_LENGTH = 80;
    /** One in so many names has a digit or is long at most, if nothing marks them as names. */
    private static final int MIN_PLAIN = 3;

    private static final int MAX_ROWS = 3;
    /** From this number of names one may be repeated: "Team" of home and away. */
    private static final int MANY_NAMES = 5;
    /** Minimum number of records of which one has to look like another. */
    private static final int MIN_STYLED = 4;

    /** Rows that alternate between two or three styles show each of them within so many. */
    private static final int MAX_COMPARED = 8;

    private final PageTree tree;
    private final List<Span> records;
    /** The grid of the records, computed on demand. */
    private @Nullable CellGrid grid;

    /** True if styles distinguish rows, which they do not if every record has its own. */
    private final boolean isStyled;
    /** The texts of the cells of each header row. */
    private List<List<String>> rows = List.of();
    /** By column. */
    private String[] names = {};

    private boolean firstRecord;
    private int leading;

    private HeaderRow(PageTree tree, List<Span> records) {
        this.tree = tree;
        this.records = records;
        isStyled = records.size() < MIN_STYLED || isLikeAny(1, MAX_COMPARED, true);
    }

    public static HeaderRow of(PageTree tree, List<Span> records) {
        HeaderRow header = new HeaderRow(tree, records);
        int first = header.row(0);
        int below = records.size() > 1 ? 1 : 0;
        while (below + 1 < Math.min(records.size(), MAX_COMPARED) && GridRows.isHead(tree, header.row(below))) {
            below++;
        }
        int body = header.row(below);
        if (GridRows.isRow(tree, body) && !GridRows.isHead(tree, body)) {
            List<Integer> heads = GridRows.headsOf(tree, body);
            if (!heads.isEmpty() && header.isNamedBy(heads, body, true)) {
                header.firstRecord = heads.contains(first);
                return header;
            }
        }
        if (tree.tag(first) != tree.tag(body)) {
            return header;
        }
        return header.findPlain(first, body);
    }

    /** Looks for names of columns that nothing marks, in the first record and above it. */
    private HeaderRow findPlain(int first, int body) {
        boolean mayBeFirst = records.size() > 1 && !isLikeAny(0, records.size(), isStyled);
        List<Integer> above = rowsAbove(tree, first);
        if (mayBeFirst && grid().width(body) >= MIN_CELLS && isNamedBy(List.of(first), body, false)) {
            firstRecord = true;
            return this;
        }
        HeadCheck check = new HeadCheck(tree, rows());
        int lead = 0;
        while (lead < MAX_ROWS
                && lead + MIN_STYLED < records.size()
                && GridRows.cells(tree, row(lead)).size() < MIN_CELLS) {
            lead++;
        }
        if (check.isHead(row(lead), lead + 1)) {
            firstRecord = true;
            leading = lead;
            acceptPlain(above, row(lead));
            return this;
        }
        for (int from = 0; from < above.size() && grid().width(body) >= MIN_CELLS; from++) {
            if (isNamedBy(above.subList(from, above.size()), body, false)) {
                return this;
            }
        }
        int last = above.size() - 1;
        if (last >= 0 && check.isHead(above.get(last), 0)) {
            acceptPlain(above.subList(0, last), above.get(last));
        }
        return this;
    }

    /** Accepts a row as the names of columns, with those above it that have no digit. */
    private void acceptPlain(List<Integer> above, int head) {
        List<Integer> heads = new ArrayList<>(above);
        heads.removeIf(row -> tree.anyDigit(row, tree.end(row)));
        heads.add(head);
        accept(heads, names(heads, CellGrid.of(tree, heads), width(), MAX_NAME_LENGTH));
    }

    /** Returns the number of columns of the widest record. */
    private int width() {
        return rows().stream().mapToInt(grid()::width).max().orElse(0);
    }

    private void accept(List<Integer> heads, String[] joined) {
        rows = heads.stream()
                .map(row -> GridRows.cells(tree, row).stream().map(this::text).toList())
                .toList();
        names = joined;
    }

    /** Returns how many records are headings of the table that stand above the names of its columns. */
    public int leading() {
        return leading;
    }

    /** Returns the element of a record that holds its cells. */
    private int row(int record) {
        return Math.max(records.get(record).start(), GridRows.row(tree, records.get(record)));
    }

    private List<Integer> rows() {
        return IntStream.range(0, records.size()).mapToObj(this::row).toList();
    }

    private CellGrid grid() {
        if (grid == null) {
            grid = CellGrid.of(tree, rows());
        }
        return grid;
    }

    /** Returns whether a record looks like another of the next ones and says something else; rows may alternate between styles. */
    private boolean isLikeAny(int one, int most, boolean styled) {
        int end = Math.min(records.size(), one + most);
        return IntStream.range(one + 1, end)
                .anyMatch(other -> looksAlike(row(one), row(other), styled)
                        && !text(row(one)).equals(text(row(other))));
    }

    public boolean isFound() {
        return names.length > 0;
    }

    /** Returns whether the first record is the header. */
    boolean isFirstRecord() {
        return firstRecord;
    }

    /** Returns whether a row repeats the names of the columns, as tables of several sections and long tables do. */
    public boolean isRepeatedBy(int row) {
        return rows.stream().anyMatch(texts -> isRepeatedBy(row, texts));
    }

    private boolean isRepeatedBy(int row, List<String> texts) {
        List<Integer> cells = siblingsBefore(tree, row, tree.end(row)).stream()
                .filter(child -> !tree.isText(child))
                .toList();
        return cells.size() == texts.size()
                && IntStream.range(0, texts.size())
                        .allMatch(i -> bare(text(cells.get(i))).equals(bare(texts.get(i))));
    }

    /** Returns a text without white space of any kind. */
    private static String bare(String name) {
        return name.codePoints()
                .filter(c -> !Character.isWhitespace(c) && !Character.isSpaceChar(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Returns the name above a field, or null. */
    @Nullable
    String above(int node) {
        if (names.length == 0) {
            return beside(node);
        }
        int column = column(node);
        return column < 0 || column >= names.length ? null : names[column];
    }

    /** Returns the name of the row around a field if the records are columns of a table; or null. */
    private @Nullable String beside(int node) {
        int first = records.get(0).start();
        if (tree.parent(first) < 0 || !GridRows.isRow(tree, tree.parent(first))) {
            return null;
        }
        int cell = node;
        while (tree.parent(cell) >= 0 && !GridRows.isRow(tree, tree.parent(cell))) {
            cell = tree.parent(cell);
        }
        int row = tree.parent(cell);
        boolean isBehind = row >= 0
                && records.size() > 1
                && tree.parent(records.get(1).start()) == tree.parent(first)
                && GridRows.cell(tree, tree.firstChild(tree.parent(first))) != first;
        int name = isBehind ? GridRows.cell(tree, tree.firstChild(row)) : row < 0 ? -1 : GridRows.label(tree, row);
        return name < 0 || name == cell || text(name).chars().noneMatch(Character::isLetter) ? null : text(name);
    }

    /** Returns the column of the cell around a node, -1 if it is in none. */
    int column(int node) {
        int cell = node;
        while (cell >= 0 && grid().column(cell) < 0) {
            cell = tree.parent(cell);
        }
        return cell < 0 ? -1 : grid().column(cell);
    }

    /**
     * Returns the rows right above the records, topmost first; those of the part before if the records are the first rows of
     * theirs.
     */
    private static List<Integer> rowsAbove(PageTree tree, int first) {
        List<Integer> rows = siblingsBefore(tree, tree.parent(first), first);
        if (rows.isEmpty() && tree.parent(first) >= 0 && tree.firstChild(tree.parent(first)) == first) {
            int part = tree.parent(first);
            List<Integer> before = tree.parent(part) < 0 ? List.of() : siblingsBefore(tree, tree.parent(part), part);
            if (!before.isEmpty()) {
                int last = before.get(before.size() - 1);
                rows = siblingsBefore(tree, last, tree.end(last));
            }
        }
        List<Integer> above = new ArrayList<>();
        for (int i = rows.size() - 1;
                i >= 0 && above.size() < MAX_ROWS && tree.tag(rows.get(i)) == tree.tag(first);
                i--) {
            // A row of one cell is the heading of a section.
            if (GridRows.cells(tree, rows.get(i)).size() >= MIN_CELLS) {
                above.add(0, rows.get(i));
            }
        }
        return above;
    }

    /** Returns the elements before a position under a parent. */
    private static List<Integer> siblingsBefore(PageTree tree, int parent, int end) {
        return IntStream.iterate(tree.firstChild(parent), child -> child >= 0 && child < end, tree::nextSibling)
                .boxed()
                .toList();
    }

    /**
     * Accepts rows as the names of the columns: if they are marked, whatever they are; else if they have short texts without digits,
     * with few exceptions, hardly any of them repeated, name most columns, and look different from the records.
     */
    private boolean isNamedBy(List<Integer> heads, int body, boolean marked) {
        int width = marked ? width() : grid().width(body);
        CellGrid above = CellGrid.of(tree, heads);
        for (int row : heads) {
            List<Integer> cells = GridRows.cells(tree, row);
            boolean isHead = cells.size() >= MIN_CELLS && above.width(row) == width;
            if (!marked && (!isHead || looksAlike(row, body, isStyled) || !mayBeNames(cells, body))) {
                return false;
            }
        }
        String[] joined = names(heads, above, width, marked ? MAX_HEAD_LENGTH : MAX_NAME_LENGTH);
        long named = Arrays.stream(joined).filter(Objects::nonNull).count();
        if (named < MIN_CELLS || !marked && (named * 2 <= width || !namesDiffer(heads, above, joined))) {
            return false;
        }
        accept(heads, joined);
        return true;
    }

    /**
     * Returns whether cells may be names: most are short and have no digit. Where some have one, such as "24 h" and 2023, at least one
     * that has none stands above a digit.
     */
    private boolean mayBeNames(List<Integer> cells, int body) {
        List<Integer> below = GridRows.cells(tree, body);
        int odd = 0;
        boolean contrasts = false;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            boolean plain =
                    tree.textLength(cell, tree.end(cell)) <= MAX_NAME_LENGTH && !tree.anyDigit(cell, tree.end(cell));
            odd += plain ? 0 : 1;
            contrasts |= plain
                    && tree.textLength(cell, tree.end(cell)) > 0
                    && i < below.size()
                    && tree.anyDigit(below.get(i), tree.end(below.get(i)));
        }
        return odd == 0 || contrasts && MIN_PLAIN * odd <= cells.size();
    }

    /** Returns whether hardly a name is repeated, except one above several columns. */
    private boolean namesDiffer(List<Integer> heads, CellGrid above, String[] joined) {
        List<String> all = heads.stream()
                .flatMap(row -> GridRows.cells(tree, row).stream())
                .map(above::column)
                .distinct()
                .filter(column -> column < joined.length && joined[column] != null)
                .map(column -> joined[column])
                .toList();
        int different = Set.copyOf(all).size();
        return different >= MIN_CELLS && all.size() - different <= (all.size() < MANY_NAMES ? 0 : 1);
    }

    /** Returns what stands above each column, null if it is nothing. */
    private String[] names(List<Integer> heads, CellGrid above, int width, int longest) {
        String[] names = new String[width];
        for (int level = heads.size() - 1; level >= 0; level--) {
            for (int cell : GridRows.cells(tree, heads.get(level))) {
                String text = text(cell);
                int from = Math.min(above.column(cell), width);
                int to = Math.min(from + above.breadth(cell), width);
                if (from >= 0 && !bare(text).isEmpty() && text.length() <= longest) {
                    for (int i = from; i < to; i++) {
                        names[i] = names[i] == null ? text : text + " " + names[i];
                    }
                }
            }
        }
        return names;
    }

    private String text(int cell) {
        return tree.text(cell, tree.end(cell)).strip();
    }

    /** Returns whether two rows have cells of the same tags, and of the same styles if that matters, in the same order. */
    private boolean looksAlike(int row, int other, boolean styled) {
        int cell = GridRows.cell(tree, tree.firstChild(row));
        int beside = GridRows.cell(tree, tree.firstChild(other));
        for (int count = 0; count <= CellGrid.MAX_SPAN && cell >= 0 && beside >= 0; count++) {
            if (look(cell, styled) != look(beside, styled)) {
                return false;
            }
            cell = GridRows.cell(tree, tree.nextSibling(cell));
            beside = GridRows.cell(tree, tree.nextSibling(beside));
        }
        return (cell < 0) == (beside < 0);
    }

    private long look(int cell, boolean styled) {
        int child = tree.firstChild(cell);
        int inner = child >= 0 && tree.nextSibling(child) < 0 ? tree.tag(child) : -1;
        return ((long) tree.tag(cell) << 40) ^ ((long) (styled ? tree.style(cell) : 0) << 20) ^ (inner + 1);
    }
}
