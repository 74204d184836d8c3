package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.UrlHash;
import io.tagwave.web.LinksToFollow;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrontierTableTest {

    private static final String HOST = "http://a.example/";
    private static final Pattern SCANNED = Pattern.compile("scanCount: (\\d+)");

    @TempDir
    Path folder;

    @Test
    void rowsReadForThePagesOfAHostDoNotGrowWithThoseThatWait() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString());
                Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            know(database, connection, 0, 400);
            List<Integer> few = scanned(connection);
            know(database, connection, 400, 6_000);
            List<Integer> many = scanned(connection);
            assertEquals(few, many);
            assertTrue(Collections.max(many) <= 66, many.toString());
        }
    }

    @Test
    void pagesComeByRankThenDepthThenNumber() throws SQLException {
        try (Database database = Database.open(folder.resolve("db").toString());
                Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            KnownUrls known =
                    new KnownUrls(database, connection, 1, new HostOwnership.SingleProcess(0), ProcessOutbox.NONE);
            known.add(new LinksToFollow(List.of(HOST + "deep"), 0), 2, null);
            known.add(new LinksToFollow(List.of(HOST + "menu", HOST + "late"), 1), 1, null);
            known.add(new LinksToFollow(List.of(HOST + "seed", HOST + "second"), 0), 0, null);
            known.add(new LinksToFollow(List.of("http://b.example/other"), 0), 0, null);
            connection.commit();
            FrontierTable table = new FrontierTable(connection, 1, 0);
            assertEquals(List.of("menu", "seed", "second"), paths(table, 3));
            assertEquals(List.of("late", "deep"), paths(table, 3));
            assertEquals(Optional.of("b.example"), table.hostAfter("a.example"));
        }
    }

    private static List<String> paths(FrontierTable table, int limit) throws SQLException {
        return table.lease("a.example", limit, false).stream()
                .map(lease -> lease.url().substring(HOST.length()))
                .toList();
    }

    private static void know(Database database, Connection connection, int from, int to) throws SQLException {
        List<String> urls =
                IntStream.range(from, to).mapToObj(i -> HOST + "p/" + i).toList();
        new KnownUrls(database, connection, 1, new HostOwnership.SingleProcess(0), ProcessOutbox.NONE)
                .add(new LinksToFollow(urls, 0), 0, null);
        new KnownUrls(database, connection, 1, new HostOwnership.SingleProcess(0), ProcessOutbox.NONE)
                .add(new LinksToFollow(List.of("http://b.example/" + from), 0), 0, null);
        connection.commit();
    }

    /** Rows that the database reads for the next pages of a host, for the next host, and for one page. */
    private static List<Integer> scanned(Connection connection) throws SQLException {
        List<Integer> rows = new ArrayList<>();
        rows.add(scanned(connection, FrontierTable.WAITING, 1L, "a.example", 64));
        rows.add(scanned(connection, FrontierTable.NEXT_HOST, 1L, FrontierTable.justAfter("a.example")));
        String known = HOST + "p/7";
        rows.add(scanned(connection, FrontierTable.FIND, 1L, UrlHash.ofKey(known), "a.example"));
        return rows;
    }

    private static int scanned(Connection connection, String query, Object... values) throws SQLException {
        try (PreparedStatement explain = connection.prepareStatement("EXPLAIN ANALYZE " + query)) {
            String plan =
                    Sql.query(explain, values).first(row -> row.getString(1)).orElseThrow();
            Matcher count = SCANNED.matcher(plan);
            assertTrue(count.find(), plan);
            return Integer.parseInt(count.group(1));
        }
    }
}
