package io.tagwave.column;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.StatedRecords;
import io.tagwave.tree.StructuredData;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds columns that a page does not show: values that elements without text state for machines in most records, such as the
 * microdata {@code <meta itemprop="sku" content="17">}, fields of records that the page states as JSON-LD, and accessible names of
 * icons. Values that another column shows, and constant ones, are left out.
 */
public final class HiddenColumns {

    /** Share of the records that state the value. */
    private static final double MIN_STATED = 0.5;
    /** Share of these in which another column shows the same. */
    private static final double MIN_SAME = 0.7;
    /** Share of the records with both in which a column shows a property and nothing else. */
    private static final double MIN_EQUAL = 0.9;
    /** Properties of an offer (schema.org) that are amounts of money, in the currency of another property. */
    private static final Set<String> PRICES = Set.of("price", "lowPrice", "highPrice");

    private static final String CURRENCY = "priceCurrency";
    /** Maximum number of hidden columns. */
    private static final int MAX_COLUMNS = 16;
    /** A longer text that a stated one contains is what that is about: "Ann Lee" in "Profile of Ann Lee, member". */
    private static final int MIN_PART = 3;

    private HiddenColumns() {}

    /**
     * A hidden column.
     *
     * @param name the property
     * @param cells by record, null if it lacks the property
     * @param reader of the cells
     */
    public record Hidden(String name, String[] cells, ColumnReader reader) {

        Hidden(String name, String[] cells, PageValueReader page) {
            this(name, cells, page.column(Arrays.asList(cells)));
        }

        /** Returns the column with a unique name. */
        Column column(List<Column> others) {
            ColumnKind kind = asStated(new ColumnValues(cells.clone(), null, digits(), () -> reader).kind(), name);
            String unique = Column.unique(name, taken -> others.stream()
                    .anyMatch(other -> other.name().equalsIgnoreCase(taken)));
            return new Column(unique, kind.code(), "@" + name, false);
        }

        private int digits() {
            return (int) Arrays.stream(cells)
                    .filter(cell -> cell != null && cell.chars().anyMatch(Character::isDigit))
                    .count();
        }
    }

    /** Returns a kind with what a property adds to it: a number may be a price. */
    static ColumnKind asStated(ColumnKind kind, @Nullable String property) {
        return kind == ColumnKind.NUMBER && property != null && PRICES.contains(property) ? ColumnKind.PRICE : kind;
    }

    /**
     * Returns the hidden columns of a list in the order in which the page first states them.
     *
     * @param shown the cells of each record
     * @param readers of the visible columns, null for those that were not read as they are shown
     * @param page reads the values
     * @param properties takes the properties of the visible columns that show the same as one
     */
    static List<Hidden> of(
            PageTree tree,
            List<List<Span>> records,
            HeaderRow header,
            String[][] shown,
            ColumnReader[] readers,
            PageValueReader page,
            String[] properties) {
        if (shown.length < 2) {
            return List.of();
        }
        Map<String, String[]> stated = new LinkedHashMap<>();
        for (int row = 0; row < shown.length; row++) {
            for (Span part : records.get(row)) {
                read(tree, part, row, shown.length, stated);
            }
        }
        join(tree.statements().records(), shown, stated);
        Set<String> named = Set.copyOf(stated.keySet());
        AccessibleNames.of(tree, records, header).forEach(stated::putIfAbsent);
        List<Hidden> hidden = new ArrayList<>();
        VisibleCells columns = new VisibleCells(shown, readers, page);
        stated.forEach((name, cells) -> {
            if (hidden.size() < MAX_COLUMNS && filled(cells) >= MIN_STATED * cells.length && !isConstant(cells)) {
                String[] currencies = PRICES.contains(name) ? stated.get(CURRENCY) : null;
                ColumnReader reader = page.column(Arrays.asList(currencies == null ? cells : with(currencies, cells)));
                TypedValue[] values = reader.read();
                int same = named.contains(name) ? columns.of(cells, values, true) : -1;
                if (same >= 0) {
                    properties[same] = properties[same] == null ? name : properties[same];
                } else if (columns.of(cells, values, false) < 0) {
                    hidden.add(new Hidden(name, cells, reader));
                }
            }
        });
        return hidden;
    }

    private static String[] with(String[] currencies, String[] prices) {
        String[] texts = prices.clone();
        for (int row = 0; row < texts.length; row++) {
            boolean both = texts[row] != null && currencies[row] != null && CurrencyNames.isCurrency(currencies[row]);
            texts[row] = both ? texts[row] + " " + currencies[row] : texts[row];
        }
        return texts;
    }

    /** Reads the stated values of a record; the first of a property counts. */
    private static void read(PageTree tree, Span part, int row, int rows, Map<String, String[]> stated) {
        StructuredData statements = tree.statements();
        for (int node = statements.next(part.start());
                node >= 0 && node < part.end();
                node = statements.next(node + 1)) {
            String value = statements.value(node);
            String property = tree.textLength(node, tree.end(node)) > 0 ? null : statements.property(node);
            if (property != null) {
                String[] cells = stated.computeIfAbsent(name(property), name -> new String[rows]);
                cells[row] = cells[row] == null ? value : cells[row];
            }
        }
    }

    /** Adds the fields of records that the page states as JSON-LD, where no element states them. */
    private static void join(List<StatedRecords> lists, String[][] shown, Map<String, String[]> stated) {
        for (StatedRecords list : lists) {
            List<@Nullable Map<String, String>> joined = list.of(shown);
            for (int row = 0; joined != null && row < shown.length; row++) {
                Map<String, String> fields = joined.get(row);
                if (fields != null) {
                    int at = row;
                    fields.forEach((name, text) -> {
                        String[] cells = stated.computeIfAbsent(name, key -> new String[shown.length]);
                        cells[at] = cells[at] == null ? text : cells[at];
                    });
                }
            }
        }
    }

    /** Returns a property without its vocabulary; the first one of several. */
    static String name(String property) {
        int blank = property.indexOf(' ');
        String first = blank < 0 ? property : property.substring(0, blank);
        String bare = first.substring(Math.max(first.lastIndexOf('/'), first.lastIndexOf('#')) + 1);
        return bare.isEmpty() ? first : bare.substring(bare.indexOf(':') + 1);
    }

    private static long filled(String[] cells) {
        return Arrays.stream(cells).filter(Objects::nonNull).count();
    }

    static boolean isConstant(String[] cells) {
        return Arrays.stream(cells).filter(Objects::nonNull).distinct().limit(2).count() < 2;
    }

    /** The visible columns, whose values are read on demand. */
    private static final class VisibleCells {

        private final String[][] columns;
        private final TypedValue[][] values;
        private final ColumnReader[] readers;
        private final PageValueReader page;

        VisibleCells(String[][] rows, ColumnReader[] readers, PageValueReader page) {
            this.readers = readers;
            this.page = page;
            columns = IntStream.range(0, rows[0].length)
                    .mapToObj(column ->
                            Arrays.stream(rows).map(row -> row[column]).toArray(String[]::new))
                    .toArray(String[][]::new);
            values = new TypedValue[columns.length][];
        }

        /**
         * Returns the first column that shows the same in most records, or -1.
         *
         * @param isExact whether it shows nothing else, in nearly all records that have both
         */
        int of(String[] cells, TypedValue[] stated, boolean isExact) {
            long filled = filled(cells);
            for (int column = 0; column < columns.length; column++) {
                int both = 0;
                int same = 0;
                for (int row = 0; row < cells.length; row++) {
                    boolean isBoth = cells[row] != null && columns[column][row] != null;
                    both += isBoth ? 1 : 0;
                    same += isBoth && shows(column, row, cells[row], stated[row], isExact) ? 1 : 0;
                }
                if (isExact ? 2 * both >= cells.length && same >= MIN_EQUAL * both : same >= MIN_SAME * filled) {
                    return column;
                }
            }
            return -1;
        }

        private boolean shows(int column, int row, String cell, @Nullable TypedValue value, boolean isExact) {
            String other = columns[column][row];
            TypedValue read = value == null ? null : values(column)[row];
            if (cell.equalsIgnoreCase(other) || value != null && read != null && isSame(value, read)) {
                return true;
            }
            boolean isAddress = cell.indexOf('/') >= 0 && other.indexOf('/') >= 0;
            // Addresses may be absolute or relative.
            return !isExact
                    && (isAddress && (other.endsWith(cell) || cell.endsWith(other))
                            || other.length() > MIN_PART && cell.contains(other));
        }

        private TypedValue[] values(int column) {
            if (values[column] == null) {
                ColumnReader known = readers[column];
                values[column] = (known == null ? page.column(Arrays.asList(columns[column])) : known).read();
            }
            return values[column];
        }
    }

    private static boolean isSame(TypedValue one, TypedValue other) {
        return one.number() != null
                ? one.number().equals(other.number())
                : one.date() != null && Objects.equals(one.date(), other.date());
    }
}
