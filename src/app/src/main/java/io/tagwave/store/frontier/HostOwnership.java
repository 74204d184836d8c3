package io.tagwave.store.frontier;

import io.tagwave.store.StoreException;
import io.tagwave.web.FrontierProgress;
import java.sql.Connection;
import java.sql.SQLException;

/** What of a crawl is this process's to do. Used by many threads at once. */
interface HostOwnership {

    /** The number of the process among those of the crawl, 0 where it is the only one. */
    long process();

    /** Whether the host is this process's: all that is written about it, its owner writes. */
    boolean owns(String host);

    /** Whether hosts may be asked now: not where others may have taken this process for dead. */
    boolean mayAsk();

    /**
     * Why this process can not go on: where others have taken it for dead, that is the reason, whatever failed first because of it.
     *
     * @param what failed, in words
     */
    default StoreException failure(String what, Throwable reason) {
        return new StoreException(what + ": " + StoreException.reason(reason), reason);
    }

    /** Whether nothing is to be expected of others any more. */
    boolean isOver();

    /** How many pages of the crawl may be done before this process has to stop, -1 for any number. */
    long limit();

    /** How far the crawl is, where this is how far this process is. */
    FrontierProgress among(FrontierProgress own);

    /** Called with the connection that writes, before it does. */
    void writing(Connection connection) throws SQLException;

    /**
     * Called at the end of a transaction, before it is committed.
     *
     * @throws SQLException when others have taken this process for dead
     */
    void committing(Connection connection, CommitCounts done) throws SQLException;

    /** Whether a page of these bytes may be stored: false while another process's transaction stores one. */
    boolean reserves(Connection connection, String sha256) throws SQLException;

    /** All of a crawl. */
    record Sole(long maxPages) implements HostOwnership {
        @Override
        public long process() {
            return 0;
        }

        @Override
        public boolean owns(String host) {
            return true;
        }

        @Override
        public boolean mayAsk() {
            return true;
        }

        @Override
        public boolean isOver() {
            return true;
        }

        @Override
        public long limit() {
            return maxPages > 0 ? maxPages : -1;
        }

        @Override
        public FrontierProgress among(FrontierProgress own) {
            return own;
        }

        @Override
        public void writing(Connection connection) {
            // Nobody else waits for what it locks.
        }

        @Override
        public void committing(Connection connection, CommitCounts done) {
            // Nobody else is there to take this process for dead.
        }

        @Override
        public boolean reserves(Connection connection, String sha256) {
            return true;
        }
    }
}
