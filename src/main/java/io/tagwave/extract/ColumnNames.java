package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.column.ColumnKind;
import io.tagwave.column.ColumnValues;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes the columns of a region. A name is taken from a header row, from a label beside the values or inside them,
 * and where the page gives none from the column's role: title, link, image, price, date, text 1.
 */
final class ColumnNames {

    /** Kinds are read from this many records, evenly spread: more would only cost time. */
    private static final int SAMPLE = 24;

    private final PageTree tree;
    private final Table table;
    private final List<Field> fields = new ArrayList<>();

    /**
     * One column before it is named.
     *
     * @param sample the cells of some records
     */
    record Field(int index, ColumnKind kind, boolean constant, ColumnValues sample, int firstNode) {}

    private ColumnNames(PageTree tree, Table table) {
        this.tree = tree;
        this.table = table;
    }

    static List<Column> of(
            PageTree tree, LocatedRegion region, Table table, List<DataRecord> records, ColumnPaths paths) {
        ColumnNames names = new ColumnNames(tree, table);
        HeaderRow header = HeaderRow.of(tree, region.records());
        List<DataRecord> rows =
                header.isFirstRecord() && records.size() > 1 ? records.subList(1, records.size()) : records;
        int skipped = records.size() - rows.size();
        List<DataRecord> sample = sample(rows);
        for (int column = 0; column < table.width(); column++) {
            names.fields.add(names.field(column, rows, sample, skipped));
        }
        names.lookAtNeighbours();
        return names.columns(paths, header);
    }

    private List<Column> columns(ColumnPaths paths, HeaderRow header) {
        NameGiver giver = new NameGiver(fields, titleOf());
        List<Column> columns = new ArrayList<>();
        for (Field field : fields) {
            String name = giver.name(field, header.above(field.firstNode()));
            columns.add(new Column(name, field.kind().code(), paths.of(field.firstNode()), field.constant()));
        }
        return columns;
    }

    /** What a column is may stand in the one beside it: a currency before a number, the value behind a label. */
    private void lookAtNeighbours() {
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            Field next = i + 1 < fields.size() ? fields.get(i + 1) : null;
            if (field.kind() == ColumnKind.BOOLEAN && (isBeforeValue(field, next) || isLinked(field.firstNode()))) {
                fields.set(i, new Field(i, ColumnKind.TEXT, true, field.sample(), field.firstNode()));
            }
            if (next != null
                    && next.kind() == ColumnKind.NUMBER
                    && field.sample().isCurrency()) {
                fields.set(i + 1, new Field(i + 1, ColumnKind.PRICE, next.constant(), next.sample(), next.firstNode()));
            }
        }
    }

    private static boolean isBeforeValue(Field field, Field next) {
        return next != null
                && next.kind() != ColumnKind.TEXT
                && next.kind() != ColumnKind.BOOLEAN
                && field.sample().filledAs(next.sample());
    }

    private Field field(int column, List<DataRecord> rows, List<DataRecord> sampled, int skipped) {
        int node = Table.GAP;
        for (int row = skipped; row < table.height() && node == Table.GAP; row++) {
            node = table.node(row, column);
        }
        if (node == Table.GAP) {
            node = table.node(0, column);
        }
        ColumnKind known = tree.isLink(node) ? ColumnKind.LINK : tree.isImage(node) ? ColumnKind.IMAGE : null;
        ColumnValues sample = new ColumnValues(cells(sampled, column), known);
        return new Field(column, sample.kind(), sample.constant() && isConstant(rows, column), sample, node);
    }

    private static List<DataRecord> sample(List<DataRecord> rows) {
        if (rows.size() <= SAMPLE) {
            return rows;
        }
        List<DataRecord> sample = new ArrayList<>(SAMPLE);
        for (int i = 0; i < SAMPLE; i++) {
            sample.add(rows.get((int) ((long) i * rows.size() / SAMPLE)));
        }
        return sample;
    }

    private static List<String> cells(List<DataRecord> rows, int column) {
        List<String> cells = new ArrayList<>(rows.size());
        for (DataRecord row : rows) {
            cells.add(row.cells().get(column));
        }
        return cells;
    }

    /** Beyond the sample, for values that are one and the same there. */
    private static boolean isConstant(List<DataRecord> rows, int column) {
        String first = rows.get(0).cells().get(column);
        if (rows.size() <= SAMPLE || first == null) {
            return true;
        }
        for (DataRecord row : rows) {
            if (!first.equals(row.cells().get(column))) {
                return false;
            }
        }
        return true;
    }

    /** The first text that differs from record to record, inside a link where there is one. */
    private int titleOf() {
        int title = -1;
        for (Field field : fields) {
            if (field.kind() == ColumnKind.TEXT && field.sample().tellsApart()) {
                if (isLinked(field.firstNode())) {
                    return field.index();
                }
                title = title < 0 ? field.index() : title;
            }
        }
        return title;
    }

    private boolean isLinked(int node) {
        return tree.linkTextLength(node, node + 1) > 0;
    }
}
