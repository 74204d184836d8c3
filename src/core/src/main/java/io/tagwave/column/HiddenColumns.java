package io.tagwave.column;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.StructuredData;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Columns that a page does not show: what elements without text state for machines of most records, such as the microdata
 * {@code <meta itemprop="sku" content="17">}. What a column shows already is none, nor is what all records have the same.
 */
public final class HiddenColumns {

    /** Share of the records that state it. */
    private static final double MOST = 0.5;
    /** Share of these in which another column says the same. */
    private static final double SAME = 0.7;
    /** Properties of an offer (schema.org) that are amounts of money, in the currency that another one states. */
    private static final Set<String> PRICES = Set.of("price", "lowPrice", "highPrice");

    private static final String CURRENCY = "priceCurrency";
    /** So many columns are looked for. */
    private static final int MOST_COLUMNS = 16;

    private HiddenColumns() {}

    /**
     * A column.
     *
     * @param name the property
     * @param cells by record, null where it does not state it
     * @param reader of the cells
     */
    public record Hidden(String name, String[] cells, ColumnReader reader) {

        /** With a name that no other has. */
        Column column(List<Column> others) {
            ColumnKind kind = asStated(new ColumnValues(cells.clone(), null, digits(), () -> reader).kind(), name);
            String unique = name;
            for (int number = 2; isTaken(unique, others); number++) {
                unique = name + " " + number;
            }
            return new Column(unique, kind.code(), "@" + name, false);
        }

        private static boolean isTaken(String name, List<Column> others) {
            return others.stream().anyMatch(column -> column.name().equalsIgnoreCase(name));
        }

        private int digits() {
            return (int) Arrays.stream(cells)
                    .filter(cell -> cell != null && cell.chars().anyMatch(Character::isDigit))
                    .count();
        }
    }

    /** A kind as far as it can be read, with what the property adds to it, or null without one: a number may be a price. */
    static ColumnKind asStated(ColumnKind kind, String property) {
        return kind == ColumnKind.NUMBER && property != null && PRICES.contains(property) ? ColumnKind.PRICE : kind;
    }

    /**
     * The hidden columns of a region in the order in which the page first states them.
     *
     * @param shown the cells of each record
     * @param readers of the columns shown, null for those that nobody has read as they are shown
     * @param page reads them
     */
    static List<Hidden> of(
            PageTree tree, List<List<Span>> records, String[][] shown, ColumnReader[] readers, PageValueReader page) {
        if (!tree.statements().any() || shown.length < 2) {
            return List.of();
        }
        Map<String, String[]> stated = new LinkedHashMap<>();
        for (int row = 0; row < shown.length; row++) {
            for (Span part : records.get(row)) {
                read(tree, part, row, shown.length, stated);
            }
        }
        List<Hidden> hidden = new ArrayList<>();
        Shown columns = new Shown(shown, readers, page);
        stated.forEach((name, cells) -> {
            if (hidden.size() < MOST_COLUMNS && filled(cells) >= MOST * cells.length && !isConstant(cells)) {
                String[] currencies = PRICES.contains(name) ? stated.get(CURRENCY) : null;
                ColumnReader reader = page.column(Arrays.asList(currencies == null ? cells : with(currencies, cells)));
                if (!columns.say(cells, reader.read())) {
                    hidden.add(new Hidden(name, cells, reader));
                }
            }
        });
        return hidden;
    }

    private static String[] with(String[] currencies, String[] prices) {
        String[] texts = prices.clone();
        for (int row = 0; row < texts.length; row++) {
            boolean both = texts[row] != null && currencies[row] != null && ColumnReader.isCurrency(currencies[row]);
            texts[row] = both ? texts[row] + " " + currencies[row] : texts[row];
        }
        return texts;
    }

    /** Of several elements of a record that state the same property the first counts. */
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

    /** A property without the vocabulary that it is of; of several the first. */
    static String name(String property) {
        int blank = property.indexOf(' ');
        String first = blank < 0 ? property : property.substring(0, blank);
        String bare = first.substring(Math.max(first.lastIndexOf('/'), first.lastIndexOf('#')) + 1);
        return bare.isEmpty() ? first : bare;
    }

    private static int filled(String[] cells) {
        int filled = 0;
        for (String cell : cells) {
            filled += cell == null ? 0 : 1;
        }
        return filled;
    }

    private static boolean isConstant(String[] cells) {
        String first = null;
        for (String cell : cells) {
            if (cell != null && first != null && !cell.equals(first)) {
                return false;
            }
            first = first == null ? cell : first;
        }
        return true;
    }

    /** The columns that the page shows, each read as values when that is first asked for. */
    private static final class Shown {

        private final String[][] columns;
        private final TypedValue[][] meant;
        private final ColumnReader[] readers;
        private final PageValueReader page;

        Shown(String[][] rows, ColumnReader[] readers, PageValueReader page) {
            this.readers = readers;
            this.page = page;
            columns = new String[rows[0].length][rows.length];
            meant = new TypedValue[columns.length][];
            for (int column = 0; column < columns.length; column++) {
                for (int row = 0; row < rows.length; row++) {
                    columns[column][row] = rows[row][column];
                }
            }
        }

        /** Whether a column says the same in most records, in these or other words. */
        boolean say(String[] cells, TypedValue[] values) {
            double least = SAME * filled(cells);
            for (int column = 0; column < columns.length; column++) {
                int same = 0;
                for (int row = 0; row < cells.length; row++) {
                    same += says(column, row, cells[row], values[row]) ? 1 : 0;
                }
                if (same >= least) {
                    return true;
                }
            }
            return false;
        }

        private boolean says(int column, int row, String cell, TypedValue value) {
            String other = columns[column][row];
            if (cell == null || other == null) {
                return false;
            }
            // Addresses may be written in full or not.
            return other.endsWith(cell)
                    || cell.endsWith(other)
                    || value != null && meant(column)[row] != null && isSame(value, meant(column)[row]);
        }

        private TypedValue[] meant(int column) {
            if (meant[column] == null) {
                ColumnReader known = readers[column];
                meant[column] = (known == null ? page.column(Arrays.asList(columns[column])) : known).read();
            }
            return meant[column];
        }
    }

    private static boolean isSame(TypedValue one, TypedValue other) {
        return one.number() != null
                ? one.number().equals(other.number())
                : one.date() != null && Objects.equals(one.date(), other.date());
    }
}
