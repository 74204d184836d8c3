package io.tagwave.align;

import io.tagwave.number.ObjectNumbering;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;

/**
 * Collects the nodes of each record that carry information, and the symbols of their tag paths. Records with equal strings of
 * symbols are of one kind, which is aligned once.
 */
final class Fields {

    /** Of all records, one after the other. */
    private final int[] nodes;
    /** The kind of each record. */
    private final int[] sorts;

    /** The symbols of each kind, in order of first appearance, and the number of its records. */
    private final List<SymbolString> symbols;

    private final int[] counts;

    private final PageTree tree;
    private final FieldRules rules;

    Fields(PageTree tree, FieldRules rules, List<List<Span>> records) {
        this.tree = tree;
        this.rules = rules;
        nodes = new int[length(records)];
        sorts = new int[records.size()];
        counts = new int[records.size()];
        int[] codes = new int[nodes.length];
        int[] starts = new int[sorts.length + 1];
        int kept = 0;
        for (int r = 0; r < sorts.length; r++) {
            for (Span part : records.get(r)) {
                int covered = part.start();
                for (int node = part.start(); node < part.end(); node = rules.next(node)) {
                    boolean text = tree.isText(node) && (node >= covered || rules.isPart(node));
                    if (text || tree.isLink(node) || rules.isImage(tree, node)) {
                        codes[kept] = rules.code(node);
                        nodes[kept++] = node;
                        covered = text ? Math.max(covered, rules.end(node)) : covered;
                    }
                }
            }
            starts[r + 1] = kept;
        }
        rules.readLabels(nodes, codes, starts);
        ObjectNumbering<SymbolString> known = new ObjectNumbering<>();
        SymbolString before = new SymbolString();
        for (int r = 0; r < sorts.length; r++) {
            SymbolString own = new SymbolString(Arrays.copyOfRange(codes, starts[r], starts[r + 1]));
            // Records are often equal to the one before, which saves hashing them.
            sorts[r] = r > 0 && own.equals(before) ? sorts[r - 1] : known.number(own);
            counts[sorts[r]]++;
            before = own;
        }
        symbols = known.values();
    }

    private Fields(Fields fields, int[] sorts, List<SymbolString> symbols) {
        tree = fields.tree;
        rules = fields.rules;
        nodes = fields.nodes;
        this.sorts = sorts;
        this.symbols = symbols;
        counts = new int[symbols.size()];
        for (int sort : sorts) {
            counts[sort]++;
        }
    }

    /**
     * Returns the fields in finer kinds: if records differ in the number of fields of a path, the style of these fields counts,
     * too. A price that is struck out has another class than the current one, so that a record with a single price has it in the
     * right column.
     */
    Fields byLooks(ColumnLimits limits) {
        if (!limits.anyVaries()) {
            return this;
        }
        int[] finer = new int[sorts.length];
        ObjectNumbering<SymbolString> known = new ObjectNumbering<>();
        int field = 0;
        for (int r = 0; r < finer.length; r++) {
            int[] codes = symbols.get(sorts[r]).codes();
            int[] looks = null;
            for (int i = 0; i < codes.length; i++) {
                int node = nodes[field++];
                if (limits.varies(codes[i])) {
                    looks = looks == null ? new int[codes.length] : looks;
                    looks[i] = tree.style(tree.isText(node) ? tree.parent(node) : node);
                }
            }
            finer[r] = known.number(looks == null ? symbols.get(sorts[r]) : new SymbolString(codes, looks));
        }
        return new Fields(this, finer, known.values());
    }

    /** Returns the kind of the first record of a kind among finer kinds. */
    int finer(int sort, Fields fields) {
        int record = 0;
        while (sorts[record] != sort) {
            record++;
        }
        return fields.sorts[record];
    }

    private static int length(List<List<Span>> records) {
        int length = 0;
        for (List<Span> record : records) {
            for (Span part : record) {
                length += part.length();
            }
        }
        return length;
    }

    /** Returns the symbols of each kind, in order of first appearance. */
    List<SymbolString> symbols() {
        return symbols;
    }

    /** Returns the number of records of a kind. */
    int count(int sort) {
        return counts[sort];
    }

    /**
     * Returns the nodes in their columns.
     *
     * @param columns the column of each field of each kind
     */
    NodeTable table(int[][] columns) {
        int width = width(columns);
        int[][] rows = new int[sorts.length][];
        int field = 0;
        for (int r = 0; r < rows.length; r++) {
            int[] row = new int[width];
            Arrays.fill(row, NodeTable.GAP);
            for (int column : columns[sorts[r]]) {
                row[column] = nodes[field++];
            }
            rows[r] = row;
        }
        return new NodeTable(rows, rules::end);
    }

    /**
     * Returns the mean length of the texts of each column plus 1, which is the value of links without text.
     *
     * @param columns the column of each field of each kind
     */
    double[] lengths(int[][] columns) {
        double[] lengths = new double[width(columns)];
        int[] filled = new int[lengths.length];
        int field = 0;
        for (int sort : sorts) {
            for (int column : columns[sort]) {
                int node = nodes[field++];
                lengths[column] += 1 + tree.textLength(node, rules.end(node));
                filled[column]++;
            }
        }
        for (int column = 0; column < lengths.length; column++) {
            lengths[column] /= filled[column];
        }
        return lengths;
    }

    /**
     * Returns for each column whether its texts are figures, have no digits, or neither.
     *
     * @param columns the column of each field of each kind
     */
    FigureShare[] figures(int[][] columns) {
        int width = width(columns);
        int[] filled = new int[width];
        int[] marks = new int[width];
        int[] digits = new int[width];
        int[] figures = new int[width];
        int field = 0;
        for (int sort : sorts) {
            for (int column : columns[sort]) {
                int node = nodes[field++];
                int end = tree.isText(node) ? rules.end(node) : node;
                filled[column]++;
                if (tree.anyDigit(node, end)) {
                    digits[column]++;
                    figures[column] += FigureShare.isFigure(tree.text(node, end)) ? 1 : 0;
                } else if (end > node && tree.textLength(node, end) <= 2) {
                    marks[column] += FigureShare.isMark(tree.text(node, end)) ? 1 : 0;
                }
            }
        }
        FigureShare[] shares = new FigureShare[width];
        Arrays.setAll(shares, column -> FigureShare.of(filled[column], marks[column], digits[column], figures[column]));
        return shares;
    }

    /** Returns whether one column has the greater price in all records that have both. */
    boolean isDearer(int column, int other, int[][] columns) {
        int field = 0;
        boolean any = false;
        for (int sort : sorts) {
            String one = null;
            String beside = null;
            for (int place : columns[sort]) {
                int node = nodes[field++];
                one = place == column ? tree.text(node, rules.end(node)) : one;
                beside = place == other ? tree.text(node, rules.end(node)) : beside;
            }
            if (one != null && beside != null) {
                any = true;
                if (!FigureShare.isDearer(one, beside)) {
                    return false;
                }
            }
        }
        return any;
    }

    /** Returns for each column the first class of an element around its texts as a number of a style, 0 without. */
    int[] looks(int[][] columns) {
        int[] looks = new int[width(columns)];
        int field = 0;
        for (int sort : sorts) {
            for (int column : columns[sort]) {
                int node = nodes[field++];
                int look = tree.isText(node) ? tree.style(tree.parent(node)) : 0;
                boolean isFirst =
                        looks[column] == 0 && !tree.styles().get(look).classes().isEmpty();
                looks[column] = isFirst ? look : looks[column];
            }
        }
        return looks;
    }

    private static int width(int[][] columns) {
        int width = 0;
        for (int[] places : columns) {
            for (int place : places) {
                width = place < width ? width : place + 1;
            }
        }
        return width;
    }
}
