package io.tagwave.store.frontier;

import java.sql.SQLException;
import java.util.Collection;

/** Keeps what is remembered of rows consistent with the transaction that writes them. */
interface TransactionListener {

    /** Returns how much is remembered, as a mark for {@link #takeBack}. */
    int size();

    /** Forgets what came after a mark because it was rolled back. */
    void takeBack(int size) throws SQLException;

    /**
     * Prepares the commit of everything.
     *
     * @param results of the work in the transaction
     * @throws SQLException if it must not be committed
     */
    void committing(Collection<?> results) throws SQLException;

    void committed();

    void rolledBack() throws SQLException;
}
