package io.tagwave.extract;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The row that names the columns of a table: the one before the first record, the last of the part before that (a table's
 * head), or the first record itself. A row is any element whose children are the cells.
 */
final class HeaderRow {

    private static final HeaderRow NONE = new HeaderRow(null, -1, List.of(), false);
    private static final int MIN_CELLS = 2;
    private static final int MAX_CELLS = 100;
    private static final int LONG_NAME = 40;

    /** Rows of two or three looks show each of them so early. */
    private static final int MOST_COMPARED = 8;

    private final PageTree tree;
    private final int rowParent;
    private final List<String> names;
    private final boolean firstRecord;

    private HeaderRow(PageTree tree, int rowParent, List<String> names, boolean firstRecord) {
        this.tree = tree;
        this.rowParent = rowParent;
        this.names = names;
        this.firstRecord = firstRecord;
    }

    static HeaderRow of(PageTree tree, List<Span> records) {
        int first = records.get(0).start();
        int body = records.get(records.size() > 1 ? 1 : 0).start();
        int width = children(tree, body).size();
        if (width < MIN_CELLS || width > MAX_CELLS || tree.tag(first) != tree.tag(body)) {
            return NONE;
        }
        int parent = tree.parent(first);
        if (records.size() > 1 && isHeading(tree, first, body, width) && !isLikeAny(tree, records)) {
            return new HeaderRow(tree, parent, names(tree, first), true);
        }
        int above = rowAbove(tree, first);
        return above >= 0 && isHeading(tree, above, body, width)
                ? new HeaderRow(tree, parent, names(tree, above), false)
                : NONE;
    }

    /** Whether the first record looks like another, if not like the second: rows may be of two looks in turn. */
    private static boolean isLikeAny(PageTree tree, List<Span> records) {
        List<Integer> cells = children(tree, records.get(0).start());
        return records.subList(1, Math.min(records.size(), MOST_COMPARED)).stream()
                .map(record -> children(tree, record.start()))
                .anyMatch(other -> other.size() == cells.size() && looksAlike(tree, cells, other));
    }

    /** Whether the header was taken for a record. */
    boolean isFirstRecord() {
        return firstRecord;
    }

    /** Whether a row names the columns once more, as tables of several sections do, or long ones. */
    boolean isRepeatedBy(int row) {
        if (names.isEmpty()) {
            return false;
        }
        int named = 0;
        for (int child = tree.firstChild(row); child >= 0; child = tree.nextSibling(child)) {
            if (!tree.isText(child)) {
                if (named == names.size()
                        || !bare(tree.text(child, tree.end(child))).equals(bare(names.get(named)))) {
                    return false;
                }
                named++;
            }
        }
        return named == names.size();
    }

    /** Without white space of any kind. */
    private static String bare(String name) {
        return name.codePoints()
                .filter(c -> !Character.isWhitespace(c) && !Character.isSpaceChar(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** The name above a field, or null. */
    String above(int node) {
        if (names.isEmpty()) {
            return null;
        }
        int cell = node;
        int row = tree.parent(node);
        while (row >= 0 && tree.parent(row) != rowParent) {
            cell = row;
            row = tree.parent(row);
        }
        int index = row < 0 ? -1 : children(tree, row).indexOf(cell);
        String name = index < 0 || index >= names.size() ? "" : names.get(index);
        return name.isEmpty() ? null : name;
    }

    private static int rowAbove(PageTree tree, int first) {
        int before = previousSibling(tree, first);
        if (before >= 0) {
            return tree.tag(before) == tree.tag(first) ? before : -1;
        }
        int part = tree.parent(first) < 0 ? -1 : previousSibling(tree, tree.parent(first));
        List<Integer> rows = part < 0 ? List.of() : children(tree, part);
        int last = rows.isEmpty() ? -1 : rows.get(rows.size() - 1);
        return last >= 0 && tree.tag(last) == tree.tag(first) ? last : -1;
    }

    private static int previousSibling(PageTree tree, int node) {
        int before = -1;
        int child = node > 0 ? tree.firstChild(tree.parent(node)) : node;
        for (; child < node; child = tree.nextSibling(child)) {
            before = child;
        }
        return before;
    }

    /** As many cells as a record has, with short texts without digits, no two alike, and looks that no record has. */
    private static boolean isHeading(PageTree tree, int row, int record, int width) {
        List<Integer> cells = children(tree, row);
        if (cells.size() != width || looksAlike(tree, cells, children(tree, record))) {
            return false;
        }
        Set<String> distinct = new HashSet<>();
        int named = 0;
        for (int cell : cells) {
            int end = tree.end(cell);
            if (tree.textLength(cell, end) > LONG_NAME || tree.anyDigit(cell, end)) {
                return false;
            }
            String text = tree.text(cell, end);
            if (text.length() > LONG_NAME) {
                return false;
            }
            if (!text.isEmpty()) {
                named++;
                distinct.add(text);
            }
        }
        return named * 2 > width && distinct.size() == named;
    }

    /** The same tags and styles in the same order: a row like any other. */
    private static boolean looksAlike(PageTree tree, List<Integer> a, List<Integer> b) {
        for (int i = 0; i < a.size(); i++) {
            if (look(tree, a.get(i)) != look(tree, b.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static long look(PageTree tree, int cell) {
        int child = tree.firstChild(cell);
        int inner = child >= 0 && tree.nextSibling(child) < 0 ? tree.tag(child) : -1;
        return ((long) tree.tag(cell) << 40) ^ ((long) tree.style(cell) << 20) ^ (inner + 1);
    }

    private static List<String> names(PageTree tree, int row) {
        return children(tree, row).stream()
                .map(cell -> tree.text(cell, tree.end(cell)).strip())
                .toList();
    }

    private static List<Integer> children(PageTree tree, int node) {
        List<Integer> children = new ArrayList<>();
        for (int child = tree.firstChild(node);
                child >= 0 && children.size() <= MAX_CELLS;
                child = tree.nextSibling(child)) {
            if (!tree.isText(child)) {
                children.add(child);
            }
        }
        return children;
    }
}
