package io.tagwave.proposal;

import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * Compares the cells of a table with their neighbors. In a table of one thing a row, a cell is like those above and below it; where
 * a column is a thing, as in comparisons of products and in tables of pictures, it is like those beside it.
 */
final class CellShapes {

    /** Rows and cells of a row that are compared; more only cost time. */
    private static final int MAX_COMPARED = 12;

    /** Longer texts are alike. */
    private static final int MAX_LENGTH = 24;
    /** Longer words are only words; shorter ones may be units. */
    private static final int MAX_UNIT = 3;

    /** Rows with a name from which on a table compares things: the case of four phones has six. */
    private static final int MIN_NAMED = 3;
    /** Where nothing marks names, one cell in so many may differ from that beside it, and twice as many be like that above. */
    private static final int FEW = 8;

    private CellShapes() {}

    /** Tells what the records of a table are, as far as its marked heads and the shapes of its cells say. */
    enum Records {
        ROWS,
        /** Columns, with the names of their properties in the first cells of the rows. */
        NAMED_COLUMNS,
        UNKNOWN
    }

    static Records of(PageTree tree, int grid) {
        int across = 0;
        int beside = 0;
        int down = 0;
        int below = 0;
        int rows = 0;
        int named = 0;
        int words = 0;
        int odd = 0;
        int even = 0;
        boolean headed = false;
        String[] last = {};
        for (int row = tree.firstChild(grid); row >= 0 && rows < MAX_COMPARED; row = tree.nextSibling(row)) {
            if (tree.isText(row)) {
                continue;
            }
            if (!GridRows.isRow(tree, row)) {
                return Records.UNKNOWN;
            }
            String[] shapes = shapes(tree, row);
            for (int i = 0; i < shapes.length; i++) {
                int before = i > 0 ? alike(shapes[i - 1], shapes[i]) : -1;
                int above = last.length == shapes.length ? alike(last[i], shapes[i]) : -1;
                across += Math.max(before, 0);
                beside += before < 0 ? 0 : 1;
                down += Math.max(above, 0);
                below += above < 0 ? 0 : 1;
                odd += i > 1 && before == 0 ? 1 : 0;
                even += i > 0 && above > 0 ? 1 : 0;
            }
            headed |= rows == 0 && GridRows.isHead(tree, row);
            boolean isNamed = GridRows.label(tree, row) >= 0;
            headed &= rows != 1 || !isNamed;
            named += isNamed ? 1 : 0;
            words += shapes.length > 2 && (shapes[0].equals("w") || rows == 0 && shapes[0].isEmpty()) ? 1 : 0;
            last = shapes;
            rows++;
        }
        long downward = (long) down * beside;
        long sideward = (long) across * below;
        if (downward > sideward || downward == sideward && headed) {
            return Records.ROWS;
        }
        boolean isComparison = sideward > downward && named >= MIN_NAMED && named >= rows - 1;
        boolean isPlain = words == rows && rows > MIN_NAMED && FEW * odd <= beside && FEW * even <= 2 * below;
        return isComparison || isPlain ? Records.NAMED_COLUMNS : Records.UNKNOWN;
    }

    /** Returns 1 for cells of one shape, 0 for others, -1 if one is empty. */
    private static int alike(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? -1 : one.equals(other) ? 1 : 0;
    }

    private static String[] shapes(PageTree tree, int row) {
        List<Integer> cells = GridRows.cells(tree, row);
        return cells.stream().limit(MAX_COMPARED).map(cell -> shape(tree, cell)).toArray(String[]::new);
    }

    /** Returns the text of a cell with # for numbers and w for words, and what else it has. */
    private static String shape(PageTree tree, int cell) {
        boolean image = false;
        for (int node = cell; node < tree.end(cell) && !image; node++) {
            image = tree.isImage(node);
        }
        String text =
                tree.text(cell, Math.min(tree.end(cell), cell + MAX_LENGTH)).strip();
        StringBuilder shape = new StringBuilder(image ? "i" : "");
        for (int i = 0; i < text.length() && i < MAX_LENGTH; ) {
            int end = i;
            while (end < text.length() && Character.isLetter(text.charAt(end))) {
                end++;
            }
            boolean number = end == i && Character.isDigit(text.charAt(i));
            while (number
                    && end < text.length()
                    && (Character.isDigit(text.charAt(end)) || ".,".indexOf(text.charAt(end)) >= 0)) {
                end++;
            }
            end = Math.max(end, i + 1);
            boolean word = Character.isLetter(text.charAt(i));
            shape.append(
                    number
                            ? "#"
                            : word && (end - i > MAX_UNIT || shape.indexOf("#") < 0) ? "w" : text.substring(i, end));
            i = end;
        }
        return tree.anyDigit(cell, tree.end(cell))
                ? shape.toString()
                : text.isEmpty() ? shape.toString() : image ? "iw" : "w";
    }
}
