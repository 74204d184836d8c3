package io.tagwave.store;

import io.tagwave.number.Hashing;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * Numbers of links. What stands on every page of a site is stored once, as long as a cache of fixed size remembers it; the
 * database is never asked. The transaction is its caller's. Not for use by two threads at once.
 */
final class AnchorWriter {

    /** Slots in pairs: what is new takes the first of its pair, what stood there the second. */
    private static final int CACHE = 1 << 17;

    /** Keeps a link and the same one not to be followed apart: they share neither hash nor place. */
    private static final long NOFOLLOW = Hashing.GOLDEN;

    private final IdAllocator ids;
    private final PreparedStatement insert;
    private final long[] hashes = new long[CACHE];
    /** 0 where nothing is remembered. */
    private final long[] numbers = new long[CACHE];

    private boolean added;

    AnchorWriter(Database database, Connection connection) throws SQLException {
        ids = new IdAllocator(database, "anchor");
        insert = connection.prepareStatement("INSERT INTO anchor (id, url, text, nofollow) VALUES (?, ?, ?, ?)");
    }

    /** The number of a link, which becomes a row with {@link #execute} unless it is one. */
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
        new StatementParameters(insert).add(number).add(url).add(text).add(nofollow);
        insert.addBatch();
        added = true;
        return number;
    }

    void execute() throws SQLException {
        if (added) {
            insert.executeBatch();
            added = false;
        }
    }

    /** Forgets all numbers: rows were rolled back, or never sent. */
    void forget() throws SQLException {
        java.util.Arrays.fill(numbers, 0);
        insert.clearBatch();
        added = false;
    }
}
