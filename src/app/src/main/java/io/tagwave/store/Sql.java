package io.tagwave.store;

import java.sql.SQLException;

/** Makes a failure of the database one line for its user. */
public final class Sql {

    private Sql() {}

    /** Work that the database may fail. */
    public interface Work<T> {
        T run() throws SQLException;
    }

    /**
     * Does the work.
     *
     * @param what the work in words that follow "cannot"
     * @throws StoreException when the database fails
     */
    public static <T> T run(String what, Work<T> work) {
        try {
            return work.run();
        } catch (SQLException e) {
            throw new StoreException("cannot " + what + ": " + StoreException.reason(e), e);
        }
    }
}
