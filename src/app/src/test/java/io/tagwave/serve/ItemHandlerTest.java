package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.Sql;
import io.tagwave.store.query.SavedQueries;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shop that is visited three times: one lamp gets dearer and then cheaper, one goes, one comes. */
class ItemHandlerTest {

    private static final int[] PRICES = {20, 30, 25};

    @TempDir
    Path folder;

    private static String shop(int visit) {
        StringBuilder html = new StringBuilder("<!doctype html><title>Lamps</title><main>");
        for (int i = 0; i < 12; i++) {
            if (i != 3 || visit == 0) {
                int price = i == 5 ? PRICES[visit] : 40 + i;
                html.append("<div class=card><a href=/lamp/" + i + "?a=1&amp;b=2><h3>Brass lamp " + i + "</h3></a><b>"
                        + price + ",00 €</b><p>A lamp of brass with a warm light, the best of all of the "
                        + (i + 2) + " that are sold here.</p></div>");
            }
        }
        return html + "</main>";
    }

    @Test
    void aListAndItsItemsOverTime() throws Exception {
        overTime(folder.resolve("db").toString());
    }

    @Test
    void onPostgres() throws Exception {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start()) {
            overTime(server.url());
            endsWithItsReader(server.url());
        }
    }

    /** A query whose process is killed does not keep the database busy for hours. */
    private static void endsWithItsReader(String db) throws Exception {
        String active = "SELECT COUNT(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%1000000000)%'"
                + " AND pid <> pg_backend_pid()";
        LocalServer server =
                LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db));
        HttpRequest query = HttpRequest.newBuilder(server.address().resolve("/api/sql"))
                .header("Content-Type", "application/json")
                .POST(
                        HttpRequest.BodyPublishers.ofString(
                                "{\"query\":\"SELECT COUNT(*) FROM generate_series(1, 1000000000) a, generate_series(1, 9) b\"}"))
                .build();
        HttpClient.newHttpClient().sendAsync(query, HttpResponse.BodyHandlers.ofString());
        try (Connection connection = DriverManager.getConnection(db)) {
            for (int sessions : List.of(1, 0)) {
                Instant end = Instant.now().plusSeconds(15);
                while (Sql.number(connection, active) != sessions) {
                    assertTrue(Instant.now().isBefore(end), "expected queries: " + sessions);
                    Thread.sleep(100);
                }
                server.close();
            }
        }
    }

    private void overTime(String db) throws Exception {
        try (TestSite site = new TestSite()) {
            for (int visit = 0; visit < PRICES.length; visit++) {
                site.html("/p", shop(visit));
                Cli run = Cli.run(
                        "list",
                        site.url("/p"),
                        "--db",
                        db,
                        "--ignore-robots",
                        "--delay",
                        "0",
                        "-o",
                        folder.resolve("lamps.csv").toString());
                assertEquals(0, run.status(), run.err());
            }
        }
        try (LocalServer server =
                LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db))) {
            String home = get(server, "/").body();
            Matcher latest = Pattern.compile("href=\"(/lists/(\\d+))\"").matcher(home);
            assertTrue(latest.find(), home);
            String shown = latest.group(1);
            assertFalse(shown.equals("/lists/1"), "the latest visit");
            assertFalse(latest.find(), "one list, however many visits it has");
            String items = get(server, shown).body();
            assertTrue(items.contains("Rows 1 to 11 of 11") && items.contains("/item?key="), items);
            assertTrue(items.contains("/rows.csv?view=current"), items);
            assertTrue(items.contains("href=\"/lists/1?view=merged\""), items);

            Matcher look = Pattern.compile("href=\"(/pages/\\d+/look)\"").matcher(items);
            assertTrue(look.find(), items);
            assertTrue(get(server, look.group(1)).body().contains("This is no list"), "the page was kept");

            String list = get(server, "/lists/1").body();
            assertTrue(list.contains("href=\"/lists/1/time\""), list);
            String time = get(server, "/lists/1/time").body();
            assertTrue(time.contains("aria-label=\"items: 12, 11, 11\""), time);
            assertTrue(time.contains(">11</text>") && !time.contains(">0</text>"), "drawn from the range of the data");
            assertTrue(time.contains("<div class=\"wide\""), "nothing has to be moved sideways");
            assertTrue(time.contains("aria-label=\"mean of price: 43."), time);
            assertTrue(time.contains("<a href=\"/changes?is.list=1&amp;is.crawl=2&amp;is.change=gone\">1</a>"), time);

            String feed = get(server, "/changes").body();
            assertTrue(feed.contains("<strong>gone</strong>"), feed);
            JsonNode all =
                    JsonText.MAPPER.readTree(get(server, "/api/changes").body()).get("rows");
            assertEquals(3, all.get(0).get("crawl").asInt(), "the latest visit first");

            String changes = get(server, "/changes?is.crawl=2&f.column=price").body();
            assertTrue(changes.contains(" → ") && changes.contains("(+50.0 %)"), changes);
            Matcher link =
                    Pattern.compile("href=\"(/lists/1/item\\?key=[^\"]+)\"").matcher(changes);
            assertTrue(link.find(), changes);
            String item = get(server, link.group(1).replace("&amp;", "&")).body();
            assertTrue(item.contains("aria-label=\"price: 20, 30, 25\""), item);
            assertTrue(item.contains("Brass lamp 5"), item);
            assertFalse(item.contains("Brass lamp 6"), item);

            JsonNode dearer = JsonText.MAPPER.readTree(
                    get(server, "/api/changes?is.crawl=2&f.column=price").body());
            assertEquals("30", dearer.get("rows").get(0).get("new").asText().replaceFirst("[.,].*| .*", ""));
            String current = get(server, "/lists/1?view=current").body();
            assertTrue(current.contains("/lists/1/item?key="), current);
            assertEquals(404, get(server, "/lists/1/item?key=none").statusCode());
            assertEquals(404, get(server, "/lists/99/time").statusCode());
        }
    }

    private static HttpResponse<String> get(LocalServer server, String path) throws Exception {
        URI address = URI.create(server.address().toString().replaceFirst("/$", "") + path);
        return HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }
}
