package io.tagwave.store.frontier;

import io.tagwave.number.Numbering;
import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Which page of a crawl was the first with its bytes. Held in memory, sixteen bytes a page, where one process alone writes: digests come
 * in no order, so that an index over them would be written again, nearly whole, with each commit. Not for use by two threads at
 * once.
 */
final class DuplicateIndex {

    private static final int HEX_DIGITS = 16;

    private final PreparedStatement digest;
    private final Numbering known = new Numbering();
    /** By the number of a digest. */
    private long[] pages = new long[64];

    private final List<Page> uncommitted = new ArrayList<>();

    private record Page(long key, String sha256, long id) {}

    /** Takes in what the crawl stored before. */
    DuplicateIndex(Connection connection, long crawlId) throws SQLException {
        digest = connection.prepareStatement("SELECT sha256 FROM page WHERE id = ?");
        try (PreparedStatement query = connection.prepareStatement("SELECT sha256, id FROM page"
                + " WHERE crawl_id = ? AND outcome = 'done' AND sha256 IS NOT NULL ORDER BY id")) {
            new StatementParameters(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    remember(key(row.getString(1)), row.getLong(2));
                }
            }
        }
    }

    /** The page's number, or null when no page has these bytes. */
    Long first(String sha256) throws SQLException {
        long key = key(sha256);
        for (Page page : uncommitted) {
            if (page.key == key && page.sha256.equals(sha256)) {
                return page.id;
            }
        }
        int number = known.known(key);
        return number > 0 && isOf(pages[number], sha256) ? pages[number] : null;
    }

    /** Adds a page whose bytes no other has. */
    void add(String sha256, long id) {
        uncommitted.add(new Page(key(sha256), sha256, id));
    }

    /** To be called when the transaction was committed. */
    void committed() {
        uncommitted.forEach(page -> remember(page.key, page.id));
        uncommitted.clear();
    }

    /** To be called when it was rolled back. */
    void rolledBack() {
        uncommitted.clear();
    }

    private void remember(long key, long id) {
        int number = known.number(key);
        if (number >= pages.length) {
            pages = Arrays.copyOf(pages, 2 * number);
        }
        if (pages[number] == 0) {
            pages[number] = id;
        }
    }

    /** The key is a fourth of the digest. */
    private boolean isOf(long page, String sha256) throws SQLException {
        new StatementParameters(digest).add(page);
        try (ResultSet row = digest.executeQuery()) {
            return row.next() && sha256.equals(row.getString(1));
        }
    }

    private static long key(String sha256) {
        return HexFormat.fromHexDigitsToLong(sha256, 0, HEX_DIGITS);
    }
}
