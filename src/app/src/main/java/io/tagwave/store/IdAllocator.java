package io.tagwave.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Numbers for new rows, taken from table {@code id_block} a block at a time: rows of several tables can then be written
 * in batches without asking the database for every key, and two writers never meet. Not for use by two threads at once.
 */
public final class IdAllocator {

    private static final int BLOCK = 20_000;

    /** How the codes of the SQL standard begin for a row that must not be there twice. */
    private static final String ALREADY_THERE = "23";

    private final Database database;
    private final String name;
    private long next;
    private long end;

    public IdAllocator(Database database, String name) {
        this.database = database;
        this.name = name;
    }

    /** A number that was never given out before, from 1. */
    public long next() throws SQLException {
        if (next == end) {
            next = take(BLOCK);
            end = next + BLOCK;
        }
        return next++;
    }

    /** One number of a kind that is seldom needed: the next of the table, not of a block. */
    public long single() throws SQLException {
        return take(1);
    }

    /** In a transaction of its own, so that a page that is rolled back does not give its numbers out twice. */
    private long take(int numbers) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            while (execute(connection, "UPDATE id_block SET next_id = next_id + " + numbers + " WHERE name = ?") == 0) {
                begin(connection);
            }
            long first = current(connection) - numbers;
            connection.commit();
            return first;
        }
    }

    /** The first block of its kind; another process may come first. */
    private void begin(Connection connection) throws SQLException {
        try {
            execute(connection, "INSERT INTO id_block VALUES (?, 1)");
            connection.commit();
        } catch (SQLException e) {
            connection.rollback();
            if (e.getSQLState() == null || !e.getSQLState().startsWith(ALREADY_THERE)) {
                throw e;
            }
        }
    }

    private int execute(Connection connection, String sql) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, name);
            return statement.executeUpdate();
        }
    }

    private long current(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT next_id FROM id_block WHERE name = ?")) {
            statement.setString(1, name);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        }
    }
}
