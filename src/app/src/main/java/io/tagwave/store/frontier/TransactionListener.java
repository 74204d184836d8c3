package io.tagwave.store.frontier;

import java.sql.SQLException;
import java.util.Collection;

/** What is remembered of rows whose transaction has not ended. */
interface TransactionListener {

    /** How much is remembered: a mark for {@link #takeBack}. */
    int size();

    /** Forgets what came after the mark: it was rolled back. */
    void takeBack(int size) throws SQLException;

    /**
     * All of it is about to be committed.
     *
     * @param results of the work in it
     * @throws SQLException when it must not be
     */
    void committing(Collection<?> results) throws SQLException;

    /** All of it stands in the database now. */
    void committed();

    /** All of it was rolled back. */
    void rolledBack() throws SQLException;
}
