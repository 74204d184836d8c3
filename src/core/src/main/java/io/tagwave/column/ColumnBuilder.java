package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.PageValueReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Builds the columns of a list. A name is taken from a header row, from a label beside the values or inside them, or from a word
 * among their classes; without them it is the column's role: title, link, image, price, date, text 1.
 */
public final class ColumnBuilder {

    /** Number of records, evenly spread, from which kinds are read; more would only cost time. */
    private static final int SAMPLE_SIZE = 24;
    /** Share of the records that have a column which other pages of the list have, too; old prices and flags come and go. */
    private static final double MIN_COMMON = 0.75;
    /** Number of ways to stand in a record of which each counts: more are classes that scripts make up for each record. */
    private static final int MAX_VARIED = 3;

    private final PageTree tree;
    private final List<List<Span>> records;
    private final ColumnPaths paths;
    private final NodeTable table;
    private final String[][] cells;
    /** The first row that is a record, because the one before may be the header. */
    private final int first;

    private final List<Field> fields = new ArrayList<>();

    /**
     * A column before it is named.
     *
     * @param sample the cells of some records
     * @param firstNode the first node at the path
     * @param path where most of its cells stand in their records, without a number
     * @param property that the page states for machines
     */
    record Field(
            int index,
            ColumnKind kind,
            boolean constant,
            ColumnValues sample,
            int firstNode,
            String path,
            @Nullable String property) {

        Field as(ColumnKind other, boolean label) {
            return new Field(index, other, label, sample, firstNode, path, property);
        }

        /** Returns the same with what JSON-LD or an element without text calls it, where its own elements do not. */
        Field with(@Nullable String stated) {
            return property != null || stated == null
                    ? this
                    : new Field(index, HiddenColumns.asStated(kind, stated), constant, sample, firstNode, path, stated);
        }
    }

    private final PageValueReader page;
    private final StructuredCells statements;
    /** Readers of the columns that may have values. */
    private final ColumnReader[] readers;
    /** The same, but for columns in which the page states something else than it shows. */
    private final ColumnReader[] shown;

    private ColumnBuilder(
            PageTree tree,
            List<List<Span>> records,
            ColumnPaths paths,
            NodeTable table,
            String[][] cells,
            int first,
            PageValueReader page) {
        this.page = page;
        this.records = records;
        this.paths = paths;
        statements = new StructuredCells(tree, table, page);
        readers = new ColumnReader[table.width()];
        shown = new ColumnReader[readers.length];
        this.tree = tree;
        this.table = table;
        this.cells = cells;
        this.first = first;
    }

    /**
     * The columns of a list with their names.
     *
     * @param hidden the last of the columns, which the page does not show
     */
    public record Named(List<Column> columns, List<HiddenColumns.Hidden> hidden) {}

    /**
     * Builds the columns of a list.
     *
     * @param records the parts of each record
     * @param cells by row and column, null if a record lacks the field
     * @param page reads the values of the page
     * @param words those among the page's classes
     */
    public static Named of(
            PageTree tree,
            List<List<Span>> records,
            NodeTable table,
            String[][] cells,
            ColumnPaths paths,
            PageValueReader page,
            ClassWords words) {
        HeaderRow header =
                HeaderRow.of(tree, records.stream().map(parts -> parts.get(0)).toList());
        int first = header.isFirstRecord() && cells.length > 1 ? 1 : 0;
        Map<String, String[]> labelled = LineParts.split(tree, table, cells);
        ColumnBuilder names = new ColumnBuilder(tree, records, paths, table, cells, first, page);
        int[] sample = names.sample();
        for (int column = 0; column < table.width(); column++) {
            names.fields.add(names.field(column, sample));
        }
        names.lookAtNeighbours();
        List<HiddenColumns.Hidden> hidden = new ArrayList<>(PositionColumns.of(tree, records, page));
        labelled.forEach((label, texts) -> hidden.add(new HiddenColumns.Hidden(label, texts, page)));
        DividedLines lines = new DividedLines(page, hidden);
        for (Field field : names.fields) {
            if (!field.constant() && tree.isText(field.firstNode())) {
                lines.add(cells, field, header.above(field.firstNode()));
            }
        }
        String[] properties = new String[table.width()];
        hidden.addAll(HiddenColumns.of(tree, records, header, cells, names.shown, page, properties));
        names.fields.replaceAll(field -> field.with(properties[field.index()]));
        TitleColumn titles = new TitleColumn(tree, table, cells, sample, names::start);
        int title = titles.of(names.fields);
        if (title >= 0 && header.above(names.fields.get(title).firstNode()) == null) {
            names.completeTitle(titles.whole(names.fields.get(title), names.fields), title, hidden);
        }
        List<ColumnReader> readers = new ArrayList<>(Arrays.asList(names.readers));
        hidden.forEach(column -> readers.add(column.reader()));
        page.add(readers.toArray(ColumnReader[]::new));
        return new Named(names.columns(header, title, hidden, words, sample), hidden);
    }

    /** Makes titles whole, and keeps the part that was the title beside them. */
    private void completeTitle(List<String> whole, int title, List<HiddenColumns.Hidden> hidden) {
        if (!whole.isEmpty()) {
            String[] part = new String[cells.length];
            for (int row = 0; row < part.length; row++) {
                part[row] = cells[row][title];
                cells[row][title] = whole.get(row);
            }
            readers[title] = null;
            hidden.add(new HiddenColumns.Hidden(ColumnNamer.TITLE, part, page));
        }
    }

    private List<Column> columns(
            HeaderRow header, int title, List<HiddenColumns.Hidden> hidden, ClassWords words, int[] sample) {
        ColumnNamer namer = new ColumnNamer(
                fields,
                new LabelColumns(tree, table, fields),
                title,
                field -> statements.common(
                        field.index(),
                        sample,
                        element -> words.of(element, field.sample().filled() * cells.length)));
        String[] names = namer.names(header);
        List<String> places = new ArrayList<>();
        for (Field field : fields) {
            String label = namer.label(field);
            places.add(field.path() + (label == null ? "" : ColumnPaths.LABEL + label + "]"));
            if (label != null && names[field.index()].startsWith(label)) {
                removeLabels(field);
            }
        }
        List<String> numbered = ColumnPaths.numbered(
                places, column -> fields.get(column).sample().filled() >= MIN_COMMON);
        List<Column> columns = new ArrayList<>(names.length);
        for (Field field : fields) {
            String name = names[field.index()];
            boolean isPrice = field.kind() == ColumnKind.NUMBER && CurrencyNames.inName(name) != null;
            ColumnKind kind = isPrice ? ColumnKind.PRICE : field.kind();
            columns.add(new Column(name, kind.code(), numbered.get(field.index()), field.constant()));
        }
        hidden.forEach(column -> columns.add(column.column(columns)));
        return columns;
    }

    /** Removes the label that is the column's name from the beginning of each cell. */
    private void removeLabels(Field field) {
        String label = field.sample().label();
        for (int row = first; label != null && row < cells.length; row++) {
            String cell = cells[row][field.index()];
            if (cell != null && cell.startsWith(label)) {
                String value = cell.substring(label.length()).replaceFirst("^[\\s\u00a0]+", "");
                cells[row][field.index()] = value.isEmpty() ? null : value;
            }
        }
    }

    /** Uses what stands in the next column: a number behind a currency is a price, a mark before a value is a label. */
    private void lookAtNeighbours() {
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            Field next = i + 1 < fields.size() ? fields.get(i + 1) : null;
            if (field.kind() == ColumnKind.BOOLEAN
                    && (isBeforeValue(field, next)
                            || tree.linkTextLength(field.firstNode(), field.firstNode() + 1) > 0
                            || LabelColumns.isTerm(tree, field))) {
                fields.set(i, field.as(ColumnKind.TEXT, true));
            }
            // A sign between two numbers belongs to the second.
            boolean last = i + 2 >= fields.size() || fields.get(i + 2).kind() != ColumnKind.NUMBER;
            boolean behind = last
                    && next != null
                    && next.sample().isCurrency()
                    && field.sample().filledAs(next.sample());
            if (behind && field.kind() == ColumnKind.NUMBER) {
                fields.set(i, field.as(ColumnKind.PRICE, field.constant()));
            }
            if (next != null
                    && next.kind() == ColumnKind.NUMBER
                    && field.sample().isCurrency()) {
                fields.set(i + 1, next.as(ColumnKind.PRICE, next.constant()));
            }
        }
    }

    private static boolean isBeforeValue(Field field, @Nullable Field next) {
        return next != null
                && next.kind() != ColumnKind.TEXT
                && next.kind() != ColumnKind.BOOLEAN
                && field.sample().filledAs(next.sample());
    }

    private Field field(int column, int[] sampled) {
        Place place = place(column, sampled);
        int node = place.node();
        ColumnKind known = tree.isText(node) ? null : tree.isLink(node) ? ColumnKind.LINK : ColumnKind.IMAGE;
        String[] some =
                Arrays.stream(sampled).mapToObj(row -> cells[row][column]).toArray(String[]::new);
        int digits = known == null ? digits(column, sampled) : 0;
        if (known == null && tree.statements().any() && readStated(column)) {
            digits = filled(column, sampled);
        }
        if (4 * digits >= sampled.length
                || digits > 0 && 4 * digits >= filled(column, sampled)
                || known == null && page.mayBeNamed(cells[first][column])) {
            reader(column);
        }
        ColumnValues sample = new ColumnValues(some, known, digits, () -> reader(column));
        String property = known == null ? statements.property(column, sampled) : null;
        return new Field(
                column,
                HiddenColumns.asStated(sample.kind(), property),
                sample.constant() && isConstant(column),
                sample,
                node,
                place.path(),
                property);
    }

    /** Reads a column with the values that the page states for machines, if there are any. */
    private boolean readStated(int column) {
        String[] texts = texts(column);
        boolean any = statements.replace(column, texts);
        if (any) {
            readers[column] = page.column(Arrays.asList(texts));
        }
        return any;
    }

    private int filled(int column, int[] rows) {
        return (int)
                Arrays.stream(rows).filter(row -> cells[row][column] != null).count();
    }

    private ColumnReader reader(int column) {
        if (readers[column] == null) {
            readers[column] = page.column(Arrays.asList(texts(column)));
            shown[column] = readers[column];
        }
        return readers[column];
    }

    private String[] texts(int column) {
        String[] texts = new String[cells.length];
        for (int row = 0; row < texts.length; row++) {
            String cell = cells[row][column];
            int node = cell == null ? NodeTable.GAP : table.node(row, column);
            String price = price(row, column);
            if (price != null || price(row, column - 1) != null) {
                texts[row] = price;
                continue;
            }
            boolean parts = node != NodeTable.GAP && table.end(node) > node + 1 && tree.anyDigit(node, table.end(node));
            texts[row] = parts
                    ? RaisedDigits.join(tree, node, table.end(node), cell, page)
                    : cell == null
                            ? null
                            : RaisedDigits.joinCells(
                                    column == 0 ? null : cells[row][column - 1],
                                    cell,
                                    column + 1 < cells[row].length ? cells[row][column + 1] : null);
        }
        return texts;
    }

    /** Returns the price whose whole part is in a cell and whose cents are in the next one; or null. */
    private @Nullable String price(int row, int column) {
        if (column < 0 || column + 1 >= cells[row].length) {
            return null;
        }
        String whole = cells[row][column];
        String cents = cells[row][column + 1];
        return whole != null && cents != null && RaisedDigits.mayBePrice(whole, cents)
                ? RaisedDigits.joinBlocks(tree, table.node(row, column), table.node(row, column + 1), page)
                : null;
    }

    /**
     * Where most cells of a column stand.
     *
     * @param node the first of these cells
     * @param path in the record
     */
    private record Place(int node, String path) {}

    private Place place(int column, int[] sampled) {
        Map<Long, Integer> counts = new HashMap<>();
        int filled = 0;
        for (int row : sampled) {
            if (table.node(row, column) != NodeTable.GAP) {
                counts.merge(key(row, column), 1, Integer::sum);
                filled++;
            }
        }
        int most = counts.isEmpty() ? 0 : Collections.max(counts.values());
        int row = first;
        while (row < cells.length && !isTypical(row, column, counts, most)) {
            row++;
        }
        row = row < cells.length ? row : 0;
        int node = table.node(row, column);
        return new Place(node, paths.of(node, start(row), MAX_VARIED * most < filled));
    }

    private boolean isTypical(int row, int column, Map<Long, Integer> counts, int most) {
        return table.node(row, column) != NodeTable.GAP
                && (most == 0 || counts.getOrDefault(key(row, column), 0) == most);
    }

    private long key(int row, int column) {
        return paths.key(table.node(row, column), start(row));
    }

    private int start(int row) {
        return records.get(row).get(0).start();
    }

    private int[] sample() {
        int rows = cells.length - first;
        int size = Math.min(rows, SAMPLE_SIZE);
        return IntStream.range(0, size)
                .map(i -> first + (int) ((long) i * rows / size))
                .toArray();
    }

    /** Returns how many of the rows have a digit in a column, which the tree knows without the text. */
    private int digits(int column, int[] rows) {
        return (int) Arrays.stream(rows)
                .map(row -> table.node(row, column))
                .filter(node -> node != NodeTable.GAP && tree.anyDigit(node, table.end(node)))
                .count();
    }

    /** Checks the rows beyond the sample too, for columns that are constant in it. */
    private boolean isConstant(int column) {
        String one = cells[first][column];
        return cells.length - first <= SAMPLE_SIZE
                || one == null
                || Arrays.stream(cells).skip(first).allMatch(row -> one.equals(row[column]));
    }
}
