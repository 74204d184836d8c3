package io.tagwave.store;

import io.tagwave.extract.DataRecord;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;

/** Writes what the records of a region say, for searches. The transaction is its caller's. */
final class TextWriter {

    /** A row is closed after so many characters: H2 takes a million. */
    private static final int LONG = 20_000;

    private final PreparedStatement insert;

    TextWriter(Connection connection) throws SQLException {
        insert = connection.prepareStatement(
                "INSERT INTO region_text (region_id, first_record, last_record, text) VALUES (?, ?, ?, ?)");
    }

    void add(long regionId, List<DataRecord> records) throws SQLException {
        StringBuilder text = new StringBuilder();
        int first = 0;
        for (int record = 0; record < records.size(); record++) {
            text.append(records.get(record).text()).append('\n');
            if (text.length() > LONG || record == records.size() - 1) {
                new StatementParameters(insert)
                        .add(regionId)
                        .add(first)
                        .add(record)
                        .add(text.toString().toLowerCase(Locale.ROOT));
                insert.addBatch();
                text.setLength(0);
                first = record + 1;
            }
        }
    }

    void clear() throws SQLException {
        insert.clearBatch();
    }

    void execute() throws SQLException {
        insert.executeBatch();
    }

    /** Gives a database its texts that was written before there were any. */
    static void fill(Connection connection) throws SQLException {
        if (hasRow(connection, "SELECT 1 FROM region_text LIMIT 1")
                || !hasRow(connection, "SELECT 1 FROM data_record LIMIT 1")) {
            return;
        }
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("INSERT INTO region_text (region_id, first_record, last_record, text)"
                    + " SELECT d.region_id, d.ordinal, d.ordinal, LOWER(d.text) FROM data_record d"
                    + " JOIN region r ON r.id = d.region_id WHERE r.content");
        }
    }

    private static boolean hasRow(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            return row.next();
        }
    }
}
