package io.tagwave.store.frontier;

import io.tagwave.store.AnchorCheck;
import io.tagwave.store.PageTables;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;

/**
 * Repairs a crawl that was interrupted. H2 has been seen to keep half of a transaction after its process was killed: a page
 * whose rows do not match its counts is removed and waits again.
 */
public record CrawlRecovery(Connection connection, long crawlId) {

    private static final SqlStatements SQL = SqlStatements.of(CrawlRecovery.class);

    /**
     * Returns all leases and requeues all torn pages, in one transaction. Nothing is read for a new crawl after crawls that
     * have ended: all their rows were written before their ends.
     *
     * @return number of torn pages
     */
    public static int run(Connection connection, long crawlId) throws SQLException {
        if (!Sql.exists(connection, SQL.get("unrepaired"), crawlId, crawlId)) {
            return 0;
        }
        CrawlRecovery recovery = new CrawlRecovery(connection, crawlId);
        Set<Long> torn = recovery.torn();
        AnchorCheck anchors = AnchorCheck.of(connection);
        for (long page : anchors.torn()) {
            if (Sql.exists(connection, "SELECT 1 FROM frontier WHERE id = ? AND crawl_id = ?", page, crawlId)) {
                torn.add(page);
            }
        }
        for (long id : torn) {
            recovery.requeue(id);
        }
        recovery.update("UPDATE frontier SET state = 0, lease_until = NULL WHERE state = 1 AND crawl_id = ?", crawlId);
        recovery.removeOrphans();
        (torn.isEmpty() ? anchors : AnchorCheck.of(connection)).removeUnused();
        connection.commit();
        return torn.size();
    }

    private Set<Long> torn() throws SQLException {
        Set<Long> ids = new TreeSet<>(
                Sql.query(connection, SQL.get("tornPages"), crawlId).list(row -> row.getLong(1)));
        if (SqlDialect.of(connection) == SqlDialect.H2) {
            // PostgreSQL's transactions are whole, and links to hosts of other processes are not counted there.
            addPagesWithLostLinks(ids);
        }
        return ids;
    }

    /** Compares pages with what they made known, both in the order of their numbers: linear without an index. */
    private void addPagesWithLostLinks(Set<Long> ids) throws SQLException {
        try (Statement one = connection.createStatement();
                Statement other = connection.createStatement();
                ResultSet page = one.executeQuery("SELECT id, found_count FROM page WHERE crawl_id = " + crawlId
                        + " AND found_count > 0 ORDER BY id");
                ResultSet found = other.executeQuery("SELECT found_on, COUNT(*) FROM frontier WHERE crawl_id = "
                        + crawlId + " AND found_on IS NOT NULL GROUP BY found_on ORDER BY found_on")) {
            boolean left = found.next();
            while (page.next()) {
                while (left && found.getLong(1) < page.getLong(1)) {
                    left = found.next();
                }
                if (!left || found.getLong(1) != page.getLong(1) || found.getLong(2) != page.getLong(2)) {
                    ids.add(page.getLong(1));
                }
            }
        }
    }

    private void requeue(long id) throws SQLException {
        // Its rows are removed with the orphans.
        update("DELETE FROM page WHERE id = ?", id);
        // URLs that the torn page made known stay known, but are no longer counted for it.
        update(SQL.get("forgetFoundOn"), crawlId, id);
        update("UPDATE frontier SET state = 0, lease_until = NULL WHERE id = ?", id);
    }

    private void removeOrphans() throws SQLException {
        for (String table : PageTables.OF_PAGES) {
            update("DELETE FROM " + table + " WHERE NOT EXISTS (SELECT 1 FROM page p WHERE p.id = page_id)");
        }
        for (String table : PageTables.OF_REGIONS) {
            update("DELETE FROM " + table + " WHERE NOT EXISTS (SELECT 1 FROM region r WHERE r.id = region_id)");
        }
    }

    private void update(String sql, Object... parameters) throws SQLException {
        Sql.update(connection, sql, parameters);
    }
}
