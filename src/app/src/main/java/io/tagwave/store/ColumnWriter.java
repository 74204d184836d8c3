package io.tagwave.store;

import io.tagwave.extract.Column;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/** Writes the columns of a region, numbered from 1 as {@code cells} counts. The transaction is its caller's. */
final class ColumnWriter {

    private final PreparedStatement insert;

    ColumnWriter(Connection connection) throws SQLException {
        insert = connection.prepareStatement(
                "INSERT INTO region_column (region_id, ordinal, name, kind, path, is_constant,"
                        + " number_count, least, total, greatest, currency, timed)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    }

    /**
     * Adds the columns of a region.
     *
     * @param shown the numbers of those that tell something, from 0: the others count as constant, and no view or list has them
     */
    void add(long regionId, List<Column> columns, List<Integer> shown, TypedCells typed) throws SQLException {
        int ordinal = 0;
        for (Column column : columns) {
            boolean clutter = column.constant() || !shown.contains(ordinal);
            DoubleSummaryStatistics numbers = typed.statistics(ordinal);
            String currency = typed.currency(ordinal);
            boolean timed = typed.timed(ordinal);
            boolean some = numbers.getCount() > 0;
            new StatementParameters(insert)
                    .add(regionId)
                    .add(++ordinal)
                    .add(column.name())
                    .add(column.kind())
                    .add(column.path())
                    .add(clutter)
                    .add((int) numbers.getCount())
                    .add(some ? numbers.getMin() : null)
                    .add(some ? numbers.getSum() : null)
                    .add(some ? numbers.getMax() : null)
                    .add(currency)
                    .add(timed);
            insert.addBatch();
        }
    }

    void clear() throws SQLException {
        insert.clearBatch();
    }

    void execute() throws SQLException {
        insert.executeBatch();
    }
}
