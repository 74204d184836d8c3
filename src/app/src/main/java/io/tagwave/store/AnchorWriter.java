package io.tagwave.store;

import io.tagwave.number.Hashing;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;

/**
 * Gives links their numbers in table {@code anchor} and writes the new ones. A link that stands on every page of a site is
 * stored once for as long as a cache of fixed size remembers it; the database is never asked. Runs in the caller's
 * transaction. Not thread-safe.
 */
final class AnchorWriter {

    /** Number of slots, in pairs: a new link takes the first of its pair, and its predecessor moves to the second. */
    private static final int CACHE = 1 << 17;

    /** Separates a link from the same one marked nofollow: they share neither hash nor slot. */
    private static final long NOFOLLOW = Hashing.GOLDEN;

    private final IdAllocator ids;
    private final PreparedStatement insert;
    private final long[] hashes = new long[CACHE];
    /** 0 in an empty slot. */
    private final long[] numbers = new long[CACHE];

    private boolean added;

    AnchorWriter(Database database, Connection connection) throws SQLException {
        ids = new IdAllocator(database, "anchor");
        insert = Sql.insert(connection, "anchor", "id, url, text, nofollow");
    }

    /** Returns the number of a link; {@link #execute} writes a row for it unless it has one. */
    long number(String url, String text, boolean nofollow) throws SQLException {
        long hash = UrlHash.of(text, UrlHash.of(url)) + (nofollow ? NOFOLLOW : 0);
        int first = (int) (hash >>> 32) & CACHE - 2;
        if (numbers[first] != 0 && hashes[first] == hash) {
            return numbers[first];
        }
        long known = hashes[first + 1] == hash ? numbers[first + 1] : 0;
        hashes[first + 1] = hashes[first];
        numbers[first + 1] = numbers[first];
        hashes[first] = hash;
        numbers[first] = known == 0 ? added(url, text, nofollow) : known;
        return numbers[first];
    }

    private long added(String url, String text, boolean nofollow) throws SQLException {
        long number = ids.next();
        Sql.batch(insert, number, url, text, nofollow);
        added = true;
        return number;
    }

    void execute() throws SQLException {
        if (added) {
            insert.executeBatch();
            added = false;
        }
    }

    /** Forgets all numbers after rows were rolled back or never sent. */
    void forget() throws SQLException {
        Arrays.fill(numbers, 0);
        insert.clearBatch();
        added = false;
    }
}
