package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalServerTest {

    private static final String JSON = "application/json";
    private static final String FORM = "application/x-www-form-urlencoded";

    @TempDir
    static Path folder;

    private static ServedShop shop;

    @BeforeAll
    static void serve() throws Exception {
        shop = new ServedShop(folder);
    }

    @AfterAll
    static void end() {
        shop.close();
    }

    @Test
    void everyListIsReachedFromTheFirstPageByPlainLinks() throws Exception {
        List<Long> known = new ArrayList<>();
        json("/api/lists").forEach(list -> known.add(list.get("list").asLong()));
        assertEquals(3, known.size());
        String first = ok("/");
        List<Long> linked = new ArrayList<>();
        Matcher links = Pattern.compile("<a href=\"/lists/(\\d+)\"").matcher(first);
        while (links.find()) {
            linked.add(Long.parseLong(links.group(1)));
        }
        assertEquals(known, linked);
        assertTrue(first.contains("Rope Price: 12,50 €"), "a sample of the list");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/lists/1",
                "/crawls",
                "/crawls/1",
                "/pages",
                "/pages/1",
                "/changes",
                "/sql",
                "/sql?saved=all-lists"
            })
    void everyPageIsHtmlThatRunsNothingOfItsOwn(String path) throws Exception {
        HttpResponse<String> answer = shop.get(path);
        assertEquals(200, answer.statusCode(), answer.body());
        String policy = answer.headers().firstValue("Content-Security-Policy").orElseThrow();
        assertTrue(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertEquals(
                "text/html; charset=utf-8",
                answer.headers().firstValue("Content-Type").orElseThrow());
        assertFalse(
                answer.body().matches("(?s).*<script(?! src=\"/assets/serve.js\" defer=\"\"></script>).*"),
                "own script alone");
        assertFalse(answer.body().matches("(?s).*\\s(style|on\\w+)=.*<.*")
                && answer.body().contains(" style="));
        for (String text : ServedShop.HOSTILE) {
            assertFalse(text.startsWith("<") && answer.body().contains(text), text);
        }
        assertFalse(answer.body().contains("href=\"javascript:"));
    }

    @Test
    void aListIsSortedFilteredAndPagedByTheServer() throws Exception {
        assertEquals(List.of("Rope", "Knife <b>", "Anchor", "Buoy"), titles("?"));
        assertEquals(List.of("Buoy", "Rope", "Anchor", "Knife <b>"), titles("?sort=price"));
        assertEquals(List.of("Knife <b>", "Anchor", "Rope", "Buoy"), titles("?sort=-price"));
        assertEquals(List.of("Anchor", "Buoy", "Knife <b>", "Rope"), titles("?sort=title"));
        assertEquals(List.of("Rope", "Buoy"), titles("?sort=-price&max.price=12.5"));
        assertEquals(List.of("Rope"), titles("?min.sold_on=2024-09-06&max.sold_on=2024-09-06"));
        assertEquals(List.of("Rope", "Anchor"), titles("?q=o+r"));
        assertEquals(List.of("Knife <b>"), titles("?f.title=%3CB%3E"));
        assertEquals(List.of(), titles("?f.title=%25"), "no wildcard");
        assertEquals(List.of("Buoy"), titles("?is.title=Buoy"));
        assertEquals(List.of("Rope", "Anchor"), titles("?sort=price&limit=2&offset=1"));
        JsonNode page = json("/api/lists/1/rows?sort=price&limit=1&offset=1&min.price=10");
        assertEquals(3, page.get("total").asLong());
        assertEquals("80,00 €", page.get("rows").get(0).get("price_text").asText());
    }

    @ParameterizedTest
    @CsvSource({
        "/api/lists/1/rows?sort=nothing, 400",
        "/api/lists/1/rows?limit=-1, 400",
        "/api/lists/1/rows?limit=1000000, 400",
        "/api/lists/1/rows?min.price=dear, 400",
        "/api/lists/1/rows?min.title=1, 400",
        "/api/lists/1/rows?like.title=1, 400",
        "/api/lists/1/rows?view=page, 400",
        "/api/lists/99/rows, 404",
        "/api/lists/1%20OR%201=1/rows, 404",
        "/api/nothing, 404",
        "/api/sql, 405",
        "/lists/99, 404",
        "/pages/99, 404",
        "/crawls/99, 404",
        "/nothing, 404",
        "/assets/../Routes.class, 404",
        "/assets/Routes.class, 404",
        "/sql?saved=none, 404",
    })
    void wrongAddressesAreToldWhatWasExpected(String path, int status) throws Exception {
        HttpResponse<String> answer = shop.get(path);
        assertEquals(status, answer.statusCode(), answer.body());
        if (path.startsWith("/api")) {
            assertFalse(JsonText.MAPPER
                    .readTree(answer.body())
                    .get("error")
                    .asText()
                    .isEmpty());
        } else {
            assertTrue(answer.body().contains("role=\"alert\""), answer.body());
        }
    }

    @Test
    void aListIsSavedAsAFile() throws Exception {
        HttpResponse<String> csv = shop.get("/lists/1/rows.csv?sort=price&min.price=10");
        assertEquals(
                "text/csv; charset=utf-8",
                csv.headers().firstValue("Content-Type").orElseThrow());
        assertTrue(csv.headers().firstValue("Content-Disposition").orElseThrow().contains("merged_1.csv"));
        assertEquals(4, csv.body().lines().count());
        assertTrue(csv.body().lines().skip(1).findFirst().orElseThrow().contains("Rope"), csv.body());
        assertEquals('\uFEFF', shop.get("/lists/1/rows.excel.csv").body().charAt(0));
        List<String> lines = shop.get("/lists/1/rows.jsonl").body().lines().toList();
        assertEquals(4, lines.size());
        assertEquals(12.5, JsonText.MAPPER.readTree(lines.get(0)).get("price").asDouble());
    }

    @Test
    void aPageShowsItsRegionsAndTheirRecords() throws Exception {
        HttpResponse<String> region = shop.get("/regions/1");
        assertEquals(303, region.statusCode());
        assertEquals(
                "/pages/1#region-1", region.headers().firstValue("Location").orElseThrow());
        String page = ok("/pages/1");
        assertTrue(page.contains("id=\"region-1\"") && page.contains("the page&#39;s main list"), page);
        assertTrue(page.contains("Knife &lt;b&gt;"), page);
    }

    @Test
    void picturesAreAskedForOnlyWhenThePersonWants() throws Exception {
        assertTrue(policy("/lists/1").contains("img-src 'self';"));
        assertTrue(policy("/lists/1?pictures=1").contains("img-src 'self' http: https:;"));
        assertFalse(
                ok("/lists/" + hostile() + "?pictures=1").contains("<img"), "no picture of another kind of address");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DELETE FROM page",
                "UPDATE page SET url = 'x'",
                "DROP TABLE page",
                "INSERT INTO schema_info VALUES (1)",
                "CREATE TABLE x (a INT)",
                "SHUTDOWN",
                "SET MODE MySQL",
                "SELECT 1; DELETE FROM page",
                "WITH x AS (SELECT 1) DELETE FROM page",
                "EXPLAIN ANALYZE DELETE FROM page",
                "SELECT FILE_READ('/etc/passwd')",
                "SELECT * FROM CSVREAD('/etc/passwd')",
                "CALL CSVWRITE('x.csv', 'SELECT 1')",
                "SELECT * FROM nothing",
                "",
            })
    void whatIsNoQueryOfTheTablesIsRefused(String sql) throws Exception {
        HttpResponse<String> answer = sql(sql);
        assertEquals(400, answer.statusCode(), answer.body());
        assertFalse(
                JsonText.MAPPER.readTree(answer.body()).get("error").asText().isEmpty());
        assertEquals(4, json("/api/lists/1/rows").get("total").asLong());
    }

    @Test
    void aQueryGivesObjectsAndSaysWhetherThereAreMore() throws Exception {
        HttpResponse<String> answer = sql("-- dearest\nSELECT title, price FROM merged_1 ORDER BY price DESC");
        assertEquals(
                "{\"title\":\"Knife <b>\",\"price\":1024.0}",
                JsonText.MAPPER.readTree(answer.body()).get("rows").get(0).toString());
        String few = "{\"query\":\"SELECT x FROM SYSTEM_RANGE(1, 5)\",\"limit\":3}";
        JsonNode cut = JsonText.MAPPER.readTree(shop.post("/api/sql", JSON, few).body());
        assertEquals(3, cut.get("rows").size());
        assertTrue(cut.get("truncated").asBoolean());
        for (String limit : List.of("\"a\"", "\"3\"", "0", "-1", "2.5", "99999999999", "null", "[]")) {
            String asked = "{\"query\":\"SELECT 1\",\"limit\":" + limit + "}";
            HttpResponse<String> refused = shop.post("/api/sql", JSON, asked);
            assertEquals(400, refused.statusCode(), asked);
            assertTrue(JsonText.MAPPER
                    .readTree(refused.body())
                    .get("error")
                    .asText()
                    .contains("expected a limit"));
        }
        assertEquals(400, shop.post("/api/sql", JSON, "SELECT 1").statusCode());
        assertEquals(400, shop.post("/api/sql", JSON, "").statusCode());
        assertEquals(413, shop.post("/api/sql", JSON, " ".repeat(1_100_000)).statusCode());
        assertEquals(405, shop.post("/lists/1", FORM, "a=b").statusCode());
    }

    @Test
    void theFormOfQueriesAnswersWithATableAFileOrThePlaceOfTheMistake() throws Exception {
        String good = shop.post("/sql", FORM, "query=SELECT+title+FROM+merged_1&format=page")
                .body();
        assertTrue(good.contains("4 rows") && good.contains("Knife &lt;b&gt;"), good);
        assertEquals(
                5,
                shop.post("/sql", FORM, "query=SELECT+title+FROM+merged_1&format=csv")
                        .body()
                        .lines()
                        .count());
        HttpResponse<String> bad = shop.post("/sql", FORM, "query=SELECT+titel+FROM+merged_1");
        assertEquals(400, bad.statusCode());
        assertTrue(bad.body().contains("SELECT <mark>▸</mark>titel"), bad.body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:80",
                "localhost.evil.example",
                "127.0.0.1.evil.example",
                "10.0.0.1",
                ""
            })
    void anotherHostIsRefused(String host) throws Exception {
        assertTrue(status("GET /health HTTP/1.1\r\nHost: " + host + "\r\n").startsWith("4"));
        assertTrue(status("GET / HTTP/1.1\r\nHost: " + host + "\r\n").startsWith("4"));
    }

    @Test
    void namesOfThisMachineAreAnswered() throws Exception {
        for (String host : List.of("localhost", "127.0.0.1:80", "[::1]:8080", "LOCALHOST:1")) {
            assertEquals("200", status("GET /health HTTP/1.1\r\nHost: " + host + "\r\n"), host);
        }
        assertTrue(status("GET /health HTTP/1.0\r\n").startsWith("4"), "no host at all");
        assertEquals("200", status("HEAD / HTTP/1.1\r\nHost: localhost\r\n"));
        assertEquals("405", status("DELETE / HTTP/1.1\r\nHost: localhost\r\n"));
    }

    @Test
    void pagesOfOthersCanNotSendForms() throws Exception {
        String query = "{\"query\":\"SELECT 1\"}";
        String own = shop.address("").toString();
        assertEquals(200, shop.post("/api/sql", JSON, query, "Origin", own).statusCode());
        for (String origin : List.of("http://evil.example", "null", own + "0", own.replace("http:", "https:"))) {
            assertEquals(
                    403, shop.post("/api/sql", JSON, query, "Origin", origin).statusCode(), origin);
            assertEquals(
                    403,
                    shop.post("/sql", FORM, "query=SELECT+1", "Origin", origin).statusCode(),
                    origin);
        }
        assertEquals(
                403,
                shop.post("/api/sql", JSON, query, "Sec-Fetch-Site", "cross-site")
                        .statusCode());
    }

    @Test
    void healthAndMetricsAreForOtherPrograms() throws Exception {
        assertEquals("ok", json("/health").get("status").asText());
        HttpResponse<String> metrics = shop.get("/metrics");
        assertTrue(metrics.headers().firstValue("Content-Type").orElseThrow().startsWith("text/plain; version=0.0.4"));
        assertTrue(metrics.body().contains("tagwave_run_pages{outcome=\"done\"} 4\n"), metrics.body());
        for (String line : metrics.body().split("\n")) {
            assertTrue(
                    line.matches("# (HELP|TYPE) \\w+ .+|\\w+(\\{\\w+=\"[^\"]*\"(,\\w+=\"[^\"]*\")*})? -?[\\d.E+-]+"),
                    line);
        }
    }

    @Test
    void aDatabaseThatIsShownCanBeWritten() throws Exception {
        ok("/lists/1");
        Thread.sleep(1500);
        Cli written = Cli.run(
                "sql", "--write", "--db", folder.resolve("shop").toString(), "UPDATE page SET depth = 7 WHERE id = 4");
        assertEquals(0, written.status(), written.err());
        assertTrue(ok("/pages?is.depth=7").contains("Rows 1 to 1 of 1"));
    }

    private static long hostile() throws Exception {
        for (JsonNode list : json("/api/lists")) {
            if (list.get("host").asText().contains("hostile")) {
                return list.get("list").asLong();
            }
        }
        throw new AssertionError("no such list");
    }

    @Test
    void aQueryIsKept() throws Exception {
        String kept = "query=SELECT+title+FROM+merged_1&format=save&name=titles-only";
        assertEquals(303, shop.post("/sql", FORM, kept).statusCode());
        assertEquals(
                "-- titles-only\nSELECT title FROM merged_1\n",
                Files.readString(folder.resolve("queries/titles-only.sql")));
        assertTrue(shop.get("/sql?saved=titles-only").body().contains("SELECT title FROM merged_1"));
        for (String bad : List.of(
                "query=SELECT+1&format=save&name=../x",
                "query=SELECT+1&format=save",
                "query=DELETE+FROM+page&format=save&name=x",
                "query=SELECT+titel+FROM+merged_1&format=save&name=x")) {
            assertEquals(400, shop.post("/sql", FORM, bad).statusCode(), bad);
        }
        assertFalse(Files.exists(folder.resolve("queries/x.sql")));
    }

    private static HttpResponse<String> sql(String sql) throws Exception {
        return shop.post("/api/sql", JSON, JsonText.line(JsonText.object("query", sql)));
    }

    private static String policy(String path) throws Exception {
        return shop.get(path).headers().firstValue("Content-Security-Policy").orElseThrow();
    }

    private static List<String> titles(String query) throws Exception {
        List<String> titles = new ArrayList<>();
        json("/api/lists/1/rows" + query)
                .get("rows")
                .forEach(row -> titles.add(row.get("title").asText()));
        return titles;
    }

    private static String ok(String path) throws Exception {
        HttpResponse<String> answer = shop.get(path);
        assertEquals(200, answer.statusCode(), answer.body());
        return answer.body();
    }

    private static JsonNode json(String path) throws Exception {
        return JsonText.MAPPER.readTree(ok(path));
    }

    /** The status of a request whose first lines are sent as they are. */
    private static String status(String head) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", shop.address("").getPort())) {
            socket.getOutputStream().write((head + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return answer.split(" ")[1];
        }
    }
}
