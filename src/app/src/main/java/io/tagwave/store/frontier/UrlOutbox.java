package io.tagwave.store.frontier;

import io.tagwave.store.Database;
import io.tagwave.store.IdAllocator;
import io.tagwave.store.StatementParameters;
import io.tagwave.web.LinksToFollow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Addresses of hosts of other processes, left for their owners. Not for use by two threads at once. */
final class UrlOutbox {

    /** Letters that are taken in at a time. */
    static final int AT_ONCE = 20_000;

    private final long crawlId;
    private final IdAllocator ids;
    private final PreparedStatement insert;
    private final PreparedStatement delete;
    private boolean written;

    UrlOutbox(Database database, Connection connection, long crawlId) throws SQLException {
        this.crawlId = crawlId;
        ids = new IdAllocator(database, "frontier_mail");
        insert = connection.prepareStatement(
                "INSERT INTO frontier_mail (id, crawl_id, host, url, rank, depth, found_on, raised)"
                        + " SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ? OR NOT EXISTS"
                        + " (SELECT 1 FROM frontier WHERE crawl_id = ? AND url_hash = ? AND url = ?)");
        delete = connection.prepareStatement("DELETE FROM frontier_mail WHERE id = ANY (?)");
    }

    /** An address that was found; it is not left where its owner knows it. */
    void write(String url, long hash, String host, int rank, int depth, Long foundOn, boolean raised)
            throws SQLException {
        new StatementParameters(insert)
                .add(ids.next())
                .add(crawlId)
                .add(host)
                .add(url)
                .add(rank)
                .add(depth)
                .add(foundOn)
                .add(raised)
                .add(raised)
                .add(crawlId)
                .add(hash)
                .add(url);
        insert.addBatch();
        written = true;
    }

    /** Leaves what was written. */
    void send() throws SQLException {
        if (written) {
            insert.executeBatch();
            written = false;
        }
    }

    /** Forgets what was written and not sent. */
    void forget() throws SQLException {
        insert.clearBatch();
        written = false;
    }

    /** Removes letters that are taken in. */
    void remove(List<Letter> letters) throws SQLException {
        new StatementParameters(delete).add(letters.stream().map(Letter::id).toArray(Long[]::new));
        delete.executeUpdate();
    }

    /** What was left for hosts of a process, first come first. */
    static List<Letter> read(Connection connection, long crawlId, long process) throws SQLException {
        List<Letter> letters = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT m.id, m.host, m.url, m.rank, m.depth, m.found_on, m.raised FROM frontier_mail m"
                        + " JOIN frontier_host h ON h.crawl_id = m.crawl_id AND h.host = m.host"
                        + " WHERE m.crawl_id = ? AND h.owner = ? ORDER BY m.id LIMIT " + AT_ONCE)) {
            new StatementParameters(query).add(crawlId).add(process);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    letters.add(new Letter(
                            row.getLong(1),
                            row.getString(2),
                            row.getString(3),
                            row.getInt(4),
                            row.getInt(5),
                            row.getObject(6, Long.class),
                            row.getBoolean(7)));
                }
            }
        }
        return letters;
    }

    /** An address left for the owner of its host, see table {@code frontier_mail}. */
    record Letter(long id, String host, String url, int rank, int depth, Long foundOn, boolean raised) {

        /** Whether both were found in one go, and are added in one. */
        private boolean goesWith(Letter other) {
            return rank == other.rank
                    && depth == other.depth
                    && raised == other.raised
                    && Objects.equals(foundOn, other.foundOn);
        }

        /** Those that follow on each other and were found in one go. */
        static List<List<Letter>> together(List<Letter> letters) {
            List<List<Letter>> groups = new ArrayList<>();
            for (Letter letter : letters) {
                if (groups.isEmpty() || !groups.get(groups.size() - 1).get(0).goesWith(letter)) {
                    groups.add(new ArrayList<>());
                }
                groups.get(groups.size() - 1).add(letter);
            }
            return groups;
        }

        /** The addresses of such a group. */
        static LinksToFollow follow(List<Letter> group) {
            List<String> urls = group.stream().map(Letter::url).toList();
            Letter first = group.get(0);
            return new LinksToFollow(urls, first.rank == 0 ? urls.size() : 0, first.raised ? urls.size() : 0);
        }
    }
}
