package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.Sql;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.query.SavedQueries;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list of 25,000 items: item i costs i modulo 1,000, every 500th nothing known, and is in one of two states. */
class LongListTest {

    private static final int ITEMS = 25_000;

    @TempDir
    static Path folder;

    private static LocalServer server;

    @BeforeAll
    static void fill() throws Exception {
        String db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            ListPages.crawl(database);
            ListPages.goods(database, 1, 1, "http://example.org/shop", "0:Lamp:0", "1:Lamp used:1", "2:Lamp:2");
            ListTableBuilder.makeAll(database);
            database.execute("fill", connection -> {
                Sql.execute(connection, "DELETE FROM list_1");
                Sql.execute(
                        connection,
                        "INSERT INTO list_1 (id, crawl_id, page_id, page_url, region, ordinal, since, carried, repeats, key,"
                                + " title, price) SELECT 100000 + x, 1, 1, 'http://example.org/shop', 1, x, 1, FALSE, FALSE, 'k' || x,"
                                + " CASE MOD(x, 2) WHEN 0 THEN 'lamp' ELSE 'Lamp used' END,"
                                + " CASE MOD(x, 500) WHEN 0 THEN NULL ELSE MOD(x, 1000) END FROM SYSTEM_RANGE(0, "
                                + (ITEMS - 1)
                                + ")");
                Sql.execute(connection, "UPDATE list_visit SET last_row = 200000, records = " + ITEMS);
            });
        }
        server = LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void rowsOfEqualValueKeepTheOrderOfTheListOnEveryPage() throws Exception {
        List<Integer> risen =
                IntStream.range(0, ITEMS).boxed().sorted(LongListTest::byPrice).toList();
        assertEquals(risen.subList(0, 40), ordinals("sort=price&limit=40"));
        assertEquals(risen.subList(12_000, 12_100), ordinals("sort=price&limit=100&offset=12000"));
        assertEquals(risen.subList(ITEMS - 60, ITEMS), ordinals("sort=price&limit=100&offset=" + (ITEMS - 60)));
        assertEquals(List.of(), ordinals("sort=price&limit=100&offset=" + ITEMS));
        assertEquals(List.of(999, 1999, 2999), ordinals("sort=-price&limit=3"));
        assertEquals(
                List.of(24_000, 24_500), ordinals("sort=-price&limit=9&offset=" + (ITEMS - 2)), "unknown ones last");
        assertEquals(List.of(0, 2, 4), ordinals("sort=title&limit=3"));
        assertEquals(List.of(1, 3), ordinals("sort=-title&limit=2"));
    }

    private static int byPrice(int one, int other) {
        int a = one % 500 == 0 ? 1000 : one % 1000;
        int b = other % 500 == 0 ? 1000 : other % 1000;
        return a == b ? Integer.compare(one, other) : Integer.compare(a, b);
    }

    @Test
    void aFilterCountsAllRowsInEveryOrder() throws Exception {
        for (String order : List.of("", "&sort=price", "&sort=-title")) {
            JsonNode found = json("q=USED&min.price=10&max.price=19&limit=7" + order);
            assertEquals(5 * ITEMS / 1000, found.get("total").asInt(), order);
            assertEquals(7, found.get("rows").size());
        }
        assertEquals(List.of(11, 1011, 2011), ordinals("q=used&min.price=10&sort=price&limit=3"));
        assertEquals(List.of(), ordinals("q=nothing&sort=price"));
        assertEquals(0, json("q=nothing").get("total").asInt());
        assertEquals(ITEMS, json("limit=0&sort=price").get("total").asInt());
    }

    @Test
    void valuesAreCountedInTheFirstRowsAndThePageSaysSo() throws Exception {
        for (String query : List.of("?", "?sort=price", "?view=current", "?min.price=0")) {
            String page = get("/lists/1" + query);
            assertTrue(page.contains("title in the first 10,000 rows: "), query);
            assertTrue(page.contains(">lamp (") && page.contains(">Lamp used (5,"), query);
        }
        String few = get("/lists/1?max.price=99");
        assertTrue(few.contains("title: "), "all 2,475 rows");
        assertTrue(few.contains(">Lamp used (1,250)</a>") && few.contains(">lamp (1,225)</a>"), few);
    }

    private static List<Integer> ordinals(String query) throws Exception {
        List<Integer> ordinals = new ArrayList<>();
        json(query).get("rows").forEach(row -> ordinals.add(row.get("ordinal").asInt()));
        return ordinals;
    }

    private static JsonNode json(String query) throws Exception {
        return JsonText.MAPPER.readTree(get("/api/lists/1/rows?" + query));
    }

    private static String get(String path) throws Exception {
        URI address = URI.create(server.address().toString().replaceFirst("/$", "") + path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
