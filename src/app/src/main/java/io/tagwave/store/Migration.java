package io.tagwave.store;

import io.tagwave.column.ColumnKind;
import io.tagwave.column.ColumnValues;
import io.tagwave.extract.Column;
import io.tagwave.extract.VisibleColumns;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Brings an older database up to date, step by step. What an older version did not store and can be found from what it
 * did is filled in: kinds of columns, numbers and dates.
 */
final class Migration {

    private final Connection connection;

    private Migration(Connection connection) {
        this.connection = connection;
    }

    /** Changes the database where it is; broken off in between, it may be begun again or be of no use. */
    static void run(Connection connection, int from) throws SQLException {
        Migration migration = new Migration(connection);
        if (from < 2) {
            migration.fromOneToTwo();
        }
        if (from < 3) {
            // The old tables stay until the version is set, and are dropped with the making of the views.
            migration.step("from-2-to-3.sql", 3);
        }
        if (from < 4) {
            migration.step("from-3-to-4.sql", 4);
        }
        if (from < 5) {
            migration.step("from-4-to-5.sql", 5);
        }
        migration.step("from-5-to-6.sql", 6);
    }

    /** H2 ends the transaction at each change of a table: the version is set last, and each step may be repeated. */
    private void fromOneToTwo() throws SQLException {
        DatabaseSchema.run(connection, "from-1-to-2.sql");
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM region_column");
            for (long region : contentRegions()) {
                fill(region);
            }
            statement.execute("UPDATE schema_info SET version = 2");
            connection.commit();
        } finally {
            connection.setAutoCommit(true);
        }
    }

    /** A step that a script makes alone. */
    private void step(String script, int version) throws SQLException {
        DatabaseSchema.run(connection, script);
        try (Statement statement = connection.createStatement()) {
            statement.execute("UPDATE schema_info SET version = " + version);
        }
    }

    private List<Long> contentRegions() throws SQLException {
        List<Long> ids = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT id FROM region WHERE content ORDER BY id")) {
            while (row.next()) {
                ids.add(row.getLong(1));
            }
        }
        return ids;
    }

    private void fill(long region) throws SQLException {
        List<Long> records = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(
                        "SELECT id, cells FROM data_record WHERE region_id = " + region + " ORDER BY ordinal");
                ResultSet row = query.executeQuery()) {
            while (row.next()) {
                records.add(row.getLong(1));
                Object[] cells = (Object[]) row.getArray(2).getArray();
                rows.add(Arrays.asList(Arrays.copyOf(cells, cells.length, String[].class)));
            }
        }
        List<Column> columns = columns(region, rows);
        TypedCells typed =
                TypedCells.of(columns.stream().map(c -> ColumnKind.of(c.kind())).toList(), rows);
        ColumnWriter writer = new ColumnWriter(connection);
        writer.add(region, columns, VisibleColumns.of(columns, rows), typed);
        writer.execute();
        type(records, typed);
    }

    private List<Column> columns(long region, List<List<String>> rows) throws SQLException {
        List<Column> columns = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT column_names, column_kinds FROM region WHERE id = " + region)) {
            row.next();
            Object[] names = (Object[]) row.getArray(1).getArray();
            Object[] kinds = (Object[]) row.getArray(2).getArray();
            for (int i = 0; i < names.length; i++) {
                int column = i;
                ColumnValues values = new ColumnValues(Arrays.asList(
                        rows.stream().map(cells -> cells.get(column)).toArray(String[]::new)));
                ColumnKind kind = ColumnKind.of(String.valueOf(kinds[i]));
                String code = kind == ColumnKind.TEXT ? values.kind().code() : kind.code();
                columns.add(new Column(String.valueOf(names[i]), code, "", values.constant()));
            }
        }
        return columns;
    }

    private void type(List<Long> records, TypedCells typed) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE data_record SET numbers = ?, dates = ? WHERE id = ?")) {
            for (int i = 0; i < records.size(); i++) {
                new StatementParameters(update)
                        .add(typed.numbers(i))
                        .add(typed.dates(i))
                        .add(records.get(i));
                update.addBatch();
            }
            update.executeBatch();
        }
    }
}
