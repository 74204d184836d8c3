package io.tagwave.store.frontier;

import io.tagwave.number.Numbering;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first page of a crawl with the same bytes. Held in memory, sixteen bytes a page, where one process alone writes:
 * digests come in random order, so that an index over them would be rewritten nearly whole with each commit. Not thread-safe.
 */
final class DuplicateIndex {

    private static final SqlStatements SQL = SqlStatements.of(DuplicateIndex.class);

    private static final int HEX_DIGITS = 16;

    private final PreparedStatement digest;
    private final Numbering known = new Numbering();
    /** Pages by the number of their digest. */
    private long[] pages = new long[64];

    private final List<Page> uncommitted = new ArrayList<>();

    private record Page(long key, String sha256, long id) {}

    /** Reads what the crawl stored before. */
    DuplicateIndex(Connection connection, long crawlId) throws SQLException {
        digest = connection.prepareStatement("SELECT sha256 FROM page WHERE id = ?");
        Sql.query(connection, SQL.get("storedDigests"), crawlId)
                .each(row -> remember(key(row.getString(1)), row.getLong(2)));
    }

    /** Returns the number of the first page with these bytes, or null. */
    @Nullable
    Long first(String sha256) throws SQLException {
        long key = key(sha256);
        for (Page page : uncommitted) {
            if (page.key == key && page.sha256.equals(sha256)) {
                return page.id;
            }
        }
        int number = known.known(key);
        return number > 0 && hasDigest(pages[number], sha256) ? pages[number] : null;
    }

    /** Adds a page whose bytes no other has. */
    void add(String sha256, long id) {
        uncommitted.add(new Page(key(sha256), sha256, id));
    }

    void committed() {
        uncommitted.forEach(page -> remember(page.key, page.id));
        uncommitted.clear();
    }

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

    /** Compares the whole digest: the key is a quarter of it. */
    private boolean hasDigest(long page, String sha256) throws SQLException {
        return Sql.query(digest, page)
                .first(row -> row.getString(1))
                .filter(sha256::equals)
                .isPresent();
    }

    private static long key(String sha256) {
        return HexFormat.fromHexDigitsToLong(sha256, 0, HEX_DIGITS);
    }
}
