package io.tagwave.extract;

import io.tagwave.align.NodeTable;
import io.tagwave.column.ClassWords;
import io.tagwave.column.ColumnBuilder;
import io.tagwave.column.ColumnPaths;
import io.tagwave.column.Ellipsis;
import io.tagwave.column.HiddenColumns;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.XPaths;
import io.tagwave.value.PageValueReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Builds the rows of lists. */
final class RowBuilder {

    private static final int NO_CELL = -1;
    /** Fewer characters before an ellipsis may begin anything. */
    private static final int MIN_CUT = 3;

    private final PageTree tree;
    private final UnaryOperator<String> absolute;
    private final XPaths xpaths;
    private final PageValueReader page;
    private final BlockBoundaries walls;
    private final ClassWords words;
    /** The text of each text node of the current list, whose first node is {@link #start}. */
    private String[] texts = new String[0];

    private int start;

    /**
     * Builds the lists of one page.
     *
     * @param absolute resolves the address of a link or image
     * @param page reads the values of the page
     */
    RowBuilder(PageTree tree, UnaryOperator<String> absolute, PageValueReader page) {
        this.page = page;
        this.tree = tree;
        this.absolute = absolute;
        xpaths = new XPaths(tree);
        walls = new BlockBoundaries(tree);
        words = new ClassWords(tree);
    }

    ExtractedList region(JudgedRegion judged) {
        LocatedRegion region = judged.located();
        NodeTable table = judged.table();
        start = region.span().start();
        texts = new String[region.span().length()];
        String[][] cells = new String[table.height()][table.width()];
        Span span = region.span();
        // Before the XPaths of the records, which continue it.
        String address = xpaths.of(tree.commonAncestor(start, span.end() - 1));
        List<DataRecord> records = new ArrayList<>(cells.length);
        for (int row = 0; row < cells.length; row++) {
            records.add(record(region.parts().get(row), table, table.row(row), cells[row]));
        }
        ColumnPaths paths = new ColumnPaths(tree, start);
        ColumnBuilder.Named named = ColumnBuilder.of(tree, region.parts(), table, cells, paths, page, words);
        if (!named.hidden().isEmpty()) {
            addHidden(records, named.hidden());
        }
        return new ExtractedList(
                start,
                span.end(),
                address,
                judged.verdict(),
                judged.features(),
                named.columns(),
                records,
                paths.ofRecords());
    }

    private static void addHidden(List<DataRecord> records, List<HiddenColumns.Hidden> hidden) {
        for (int row = 0; row < records.size(); row++) {
            List<String> cells = new ArrayList<>(records.get(row).cells());
            for (HiddenColumns.Hidden column : hidden) {
                cells.add(column.cells()[row]);
            }
            records.set(row, records.get(row).withCells(cells));
        }
    }

    /** Builds a record from its row, which has every text, link and image of the record as a cell. */
    private DataRecord record(List<Span> parts, NodeTable table, int[] nodes, String[] cells) {
        String text = text(parts, table, inOrder(nodes));
        int link = NO_CELL;
        int image = NO_CELL;
        for (int column = 0; column < nodes.length; column++) {
            int node = nodes[column];
            if (node == NodeTable.GAP) {
                continue;
            }
            if (tree.isText(node)) {
                String shown = texts[node - start];
                // No-break spaces fill empty cells of tables, blanks without width empty links.
                boolean isBlank = shown == null
                        || shown.chars()
                                .allMatch(c -> c <= ' '
                                        || Character.isSpaceChar(c)
                                        || Character.getType(c) == Character.FORMAT);
                cells[column] = isBlank ? null : shown;
                continue;
            }
            cells[column] = addresses(node, table.end(node));
            if (tree.isLink(node)) {
                link = link == NO_CELL || node < nodes[link] ? column : link;
            } else {
                image = image == NO_CELL || node < nodes[image] ? column : image;
            }
        }
        Span first = parts.get(0);
        return new DataRecord(
                first.start(),
                first.end(),
                xpaths.of(first.start()),
                text,
                new CellList(cells),
                link == NO_CELL ? null : address(nodes[link]),
                image == NO_CELL ? null : cells[image]);
    }

    /** Returns the nodes of a row in document order, which may differ from that of the columns. */
    private static int[] inOrder(int[] row) {
        return Arrays.stream(row).filter(node -> node != NodeTable.GAP).sorted().toArray();
    }

    /** Returns the text of a record, and keeps its single texts for the cells. A part without text counts as an empty one. */
    private String text(List<Span> parts, NodeTable table, int[] nodes) {
        String[] own = new String[nodes.length + parts.size()];
        int count = 0;
        int at = 0;
        int covered = 0;
        while (at < nodes.length && nodes[at] < parts.get(0).start()) {
            // A cell of an earlier record that spans this one.
            at++;
        }
        for (Span part : parts) {
            int before = count;
            for (; at < nodes.length && nodes[at] < part.end(); at++) {
                int node = nodes[at];
                if (tree.isText(node)) {
                    int end = table.end(node);
                    boolean alone = end == node + 1;
                    String line = alone ? tree.ownText(node) : line(node, end);
                    texts[node - start] = whole(line, part);
                    boolean isCut = !line.equals(texts[node - start]);
                    if (node >= covered) {
                        own[count++] = alone || isCut ? texts[node - start] : tree.text(node, end);
                    }
                    covered = Math.max(covered, end);
                }
            }
            if (count == before) {
                own[count++] = "";
            }
        }
        return (count == 1 ? own[0] : String.join(" ", Arrays.copyOf(own, count))).strip();
    }

    /** Returns the name of an element of the record that a text with an ellipsis begins; the text itself if there is none. */
    private String whole(String text, Span part) {
        String cut = Ellipsis.without(text);
        if (cut.length() == text.length() || cut.length() < MIN_CUT) {
            return text;
        }
        for (int node = tree.statements().nextName(part.start());
                node >= 0 && node < part.end();
                node = tree.statements().nextName(node + 1)) {
            String name = tree.statements().name(node);
            if (name != null
                    && name.length() > cut.length()
                    && name.startsWith(cut)
                    && Ellipsis.without(name).equals(name)) {
                return name;
            }
        }
        return text;
    }

    /**
     * Returns a text of several nodes as it looks in a line: with blanks only for white space and line breaks, and between digits,
     * because cents are superscript.
     */
    private String line(int first, int end) {
        StringBuilder line = new StringBuilder();
        boolean isList = isList(first, end);
        boolean broken = false;
        int link = -1;
        for (int node = first; node < end; node++) {
            if (tree.isText(node)) {
                String text = tree.ownText(node);
                boolean isApart = broken || tree.isSpaced(node) || isDigitBeforeDigit(line, text);
                int own = link(node);
                String separator = isList && own >= 0 && link >= 0 && own != link ? ", " : isApart ? " " : "";
                line.append(line.isEmpty() ? "" : separator).append(text);
                broken = false;
                link = own;
            } else {
                broken |= walls.isWall(node);
            }
        }
        return line.toString();
    }

    /** Returns whether a text of several nodes is a list of links, such as tags, with at most separators between them. */
    private boolean isList(int first, int end) {
        return IntStream.range(first, end)
                .filter(tree::isText)
                .allMatch(node -> tree.textLength(node, node + 1) < MIN_CUT || link(node) >= 0);
    }

    /** Returns the link around a text, or -1. */
    private int link(int text) {
        int node = tree.linkTextLength(text, text + 1) > 0 ? tree.parent(text) : -1;
        while (node >= 0 && !tree.isLink(node)) {
            node = tree.parent(node);
        }
        return node;
    }

    private static boolean isDigitBeforeDigit(StringBuilder line, String text) {
        return !text.isEmpty()
                && !line.isEmpty()
                && Character.isDigit(text.charAt(0))
                && Character.isDigit(line.charAt(line.length() - 1));
    }

    /** Returns the address of a link, or those of all links of a list. */
    private @Nullable String addresses(int node, int end) {
        return !tree.isLink(node) || end == node + 1
                ? address(node)
                : IntStream.range(node, end)
                        .filter(tree::isLink)
                        .mapToObj(this::address)
                        .filter(Objects::nonNull)
                        .collect(Collectors.joining(", "));
    }

    private @Nullable String address(int node) {
        String written = tree.isLink(node) ? tree.address(node) : ElementImages.address(tree, node);
        return written == null ? null : absolute.apply(written);
    }
}
