package io.tagwave.store.frontier;

import io.tagwave.web.Lease;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Writes, within the writer's transaction, what other processes of the crawl have to know. Does nothing by itself, as a process
 * that has a crawl alone needs.
 */
public interface ProcessOutbox {

    /** The outbox of a process that has a crawl alone. */
    ProcessOutbox NONE = new ProcessOutbox() {};

    default void addUrl(String url, long hash, String host, int rank, int depth, @Nullable Long foundOn, boolean raised)
            throws SQLException {}

    /** Writes the URLs that were added. */
    default void send() throws SQLException {}

    /** Forgets the URLs that were added and not written. */
    default void forget() throws SQLException {}

    /** Removes URLs of other processes that were imported, by their numbers. */
    default void removeImported(Long[] ids) throws SQLException {}

    /** Leaves a page to the owner of the host to which it was redirected. */
    default void sendPage(Lease lease) throws SQLException {}

    default void removePage(long page) throws SQLException {}

    /** Reserves the right to store a page with these bytes. Returns false while another process's transaction stores one. */
    default boolean reserve(String sha256) throws SQLException {
        return true;
    }

    /**
     * Prepares a commit.
     *
     * @throws SQLException if other processes consider this one dead
     */
    default void committing(CommitCounts counts) throws SQLException {}
}
