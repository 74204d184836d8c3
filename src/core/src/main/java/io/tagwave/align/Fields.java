package io.tagwave.align;

import io.tagwave.number.Catalogue;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The nodes of each record that carry information, and the symbols of their tag paths. Records with equal strings of
 * symbols are of one sort: they are aligned once.
 */
final class Fields {

    /** Of all records, one after the other. */
    private final int[] nodes;
    /** Of each record. */
    private final int[] sorts;

    /** The symbols of each sort, in order of first appearance, and how many records are of it. */
    private final List<Symbols> symbols;

    private final int[] counts;

    /** Texts that are one field, or null. */
    private final TextRuns runs;

    /** The fields of records, by their paths on the page. */
    Fields(PageTree tree, TagPathSequence sequence, List<List<Span>> records) {
        this(tree, sequence::code, null, records);
    }

    /** The fields of records, by the paths from their heads, where a run of text is one field. */
    Fields(PageTree tree, TextRuns runs, List<List<Span>> records) {
        this(tree, runs::code, runs, records);
    }

    private Fields(PageTree tree, IntUnaryOperator code, TextRuns runs, List<List<Span>> records) {
        this.runs = runs;
        nodes = new int[length(records)];
        sorts = new int[records.size()];
        counts = new int[records.size()];
        int[] codes = new int[nodes.length];
        Catalogue<Symbols> known = new Catalogue<>();
        int kept = 0;
        Symbols before = null;
        for (int r = 0; r < sorts.length; r++) {
            int start = kept;
            for (Span part : records.get(r)) {
                int covered = part.start();
                for (int node = part.start(); node < part.end(); node = runs == null ? node + 1 : runs.next(node)) {
                    boolean text = tree.isText(node) && node >= covered;
                    if (text || tree.isLink(node) || isImage(tree, node)) {
                        codes[kept] = code.applyAsInt(node);
                        nodes[kept++] = node;
                        covered = text && runs != null ? runs.end(node) : covered;
                    }
                }
            }
            Symbols own = new Symbols(Arrays.copyOfRange(codes, start, kept));
            // Records are often as the one before, which spares hashing them.
            sorts[r] = own.equals(before) ? sorts[r - 1] : known.number(own);
            counts[sorts[r]]++;
            before = own;
        }
        symbols = known.values();
    }

    /** An image without an address, such as one that is drawn, shows nothing in a table. */
    private boolean isImage(PageTree tree, int node) {
        return tree.isImage(node) && (runs == null || tree.address(node) != null);
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

    /** The symbols of each sort, in order of first appearance. */
    List<Symbols> symbols() {
        return symbols;
    }

    /** How many records are of a sort. */
    int count(int sort) {
        return counts[sort];
    }

    /**
     * The nodes in their columns.
     *
     * @param columns of each sort the column of each field
     */
    Table table(int[][] columns) {
        int width = width(columns);
        int[][] rows = new int[sorts.length][];
        int field = 0;
        for (int r = 0; r < rows.length; r++) {
            int[] row = new int[width];
            Arrays.fill(row, Table.GAP);
            for (int column : columns[sorts[r]]) {
                row[column] = nodes[field++];
            }
            rows[r] = row;
        }
        return new Table(rows, runs == null ? node -> node + 1 : runs::end);
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
