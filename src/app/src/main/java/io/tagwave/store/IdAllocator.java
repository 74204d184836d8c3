package io.tagwave.store;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * Allocates numbers for new rows from table {@code id_block}, a block at a time: rows of several tables can then be written
 * in batches without asking the database for every key, and two writers never get the same number. Not thread-safe.
 */
public final class IdAllocator {

    private static final int BLOCK = 20_000;

    /** First digits of the SQL standard's codes for a row that exists already. */
    private static final String ALREADY_THERE = "23";

    private final Database database;
    private final String name;
    private long next;
    private long end;

    public IdAllocator(Database database, String name) {
        this.database = database;
        this.name = name;
    }

    /** Returns a number that was never returned before, from 1. */
    public long next() throws SQLException {
        if (next == end) {
            next = allocate(BLOCK);
            end = next + BLOCK;
        }
        return next++;
    }

    /** Returns the next single number, for tables that seldom get a row. */
    public long single() throws SQLException {
        return allocate(1);
    }

    /** Allocates in a transaction of its own: a page that is rolled back must not free its numbers. */
    private long allocate(int numbers) throws SQLException {
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            String take = "UPDATE id_block SET next_id = next_id + " + numbers + " WHERE name = ?";
            while (Sql.update(connection, take, name) == 0) {
                createBlock(connection);
            }
            long first = Sql.number(connection, "SELECT next_id FROM id_block WHERE name = ?", name) - numbers;
            connection.commit();
            return first;
        }
    }

    /** Creates the row of this name; another process may be faster. */
    private void createBlock(Connection connection) throws SQLException {
        try {
            Sql.update(connection, "INSERT INTO id_block VALUES (?, 1)", name);
            connection.commit();
        } catch (SQLException e) {
            connection.rollback();
            if (e.getSQLState() == null || !e.getSQLState().startsWith(ALREADY_THERE)) {
                throw e;
            }
        }
    }
}
