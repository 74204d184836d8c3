package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.web.FrontierProgress;
import java.sql.Connection;
import java.sql.SQLException;

/** Says which hosts of a crawl this process owns and how much of the crawl it may do. Thread-safe. */
public interface HostOwnership {

    /** Returns the number of the process among those of the crawl, 0 if it is the only one. */
    long process();

    /** Returns whether this process owns the host: everything that is written about a host, its owner writes. */
    boolean owns(String host);

    /** Returns whether requests may be sent now: not if other processes may consider this one dead. */
    boolean mayRequest();

    /**
     * Returns the reason why this process cannot continue. If others consider it dead, that is the reason, whatever failed
     * first because of it.
     *
     * @param what the failed work, in words
     */
    default StoreException failure(String what, Throwable reason) {
        return new StoreException(what + ": " + StoreException.reason(reason), reason);
    }

    /** Returns whether nothing more is expected from other processes. */
    boolean isOver();

    /** Returns the number of pages of the crawl after which this process has to stop, -1 for no limit. */
    long limit();

    /** Returns the progress of the crawl, given that of this process. */
    FrontierProgress among(FrontierProgress own);

    /** Returns the outbox of the connection that writes. */
    ProcessOutbox outbox(Database database, Connection writer) throws SQLException;

    /** A process that has a crawl alone: it owns all hosts. */
    record SingleProcess(long maxPages) implements HostOwnership {

        @Override
        public long process() {
            return 0;
        }

        @Override
        public boolean owns(String host) {
            return true;
        }

        @Override
        public boolean mayRequest() {
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
        public ProcessOutbox outbox(Database database, Connection writer) {
            return ProcessOutbox.NONE;
        }
    }
}
