package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.cli.Main;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an assistant may ask of a real process, and where a cell comes from. */
class AssistantTest {

    private static final int ITEMS = 30;

    @TempDir
    Path folder;

    private TestSite site;
    private String database;
    private Process server;
    private PrintWriter requests;
    private BufferedReader answers;
    private int id;

    @BeforeEach
    void start() throws IOException {
        site = new TestSite();
        shop(0);
        database = folder.resolve("lamps").toString();
    }

    private void shop(int more) {
        StringBuilder html = new StringBuilder("<title>Lamps</title><h1>All lamps</h1><ul>");
        for (int i = 0; i < ITEMS; i++) {
            html.append("<li class=lamp><h3><a href='/lamp/" + i + "'>"
                    + List.of("Brass", "Oak", "Steel").get(i % 3)
                    + " lamp no. " + i + "</a></h3><p class=price-now>$" + (10 + i + (i == 4 ? more : 0))
                    + ".50</p><p class=price-was>$" + (60 + i) + ".00</p></li>");
        }
        site.html("/all", html + "</ul>");
    }

    @AfterEach
    void stop() throws InterruptedException {
        if (server != null) {
            server.destroyForcibly().waitFor();
        }
        site.close();
    }

    private void serve() throws IOException {
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "mcp",
                        "--db",
                        database)
                .redirectError(folder.resolve("mcp.log").toFile())
                .start();
        requests = new PrintWriter(server.outputWriter(StandardCharsets.UTF_8), true);
        answers = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    }

    private JsonNode ask(String method, String parameters) throws IOException {
        requests.println("{\"jsonrpc\":\"2.0\",\"id\":" + ++id + ",\"method\":\"" + method + "\",\"params\":"
                + parameters + "}");
        JsonNode answer = JsonText.MAPPER.readTree(answers.readLine());
        assertEquals("2.0", answer.get("jsonrpc").asText());
        assertEquals(id, answer.get("id").asInt());
        return answer;
    }

    private JsonNode call(String tool, String arguments) throws IOException {
        return ask("tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}")
                .get("result");
    }

    private JsonNode found(String tool, String arguments) throws IOException {
        JsonNode result = call(tool, arguments);
        assertFalse(result.get("isError").asBoolean(), result.toString());
        assertEquals(
                result.get("structuredContent"),
                JsonText.MAPPER.readTree(
                        result.get("content").get(0).get("text").asText()));
        return result.get("structuredContent");
    }

    private String refused(String tool, String arguments) throws IOException {
        JsonNode result = call(tool, arguments);
        assertTrue(result.get("isError").asBoolean(), result.toString());
        return result.get("content").get(0).get("text").asText();
    }

    @Test
    void anAssistantReadsAListAndAsksOfIt() throws Exception {
        serve();
        JsonNode hello = ask("initialize", "{\"protocolVersion\":\"2025-03-26\",\"capabilities\":{}}")
                .get("result");
        assertEquals("2025-03-26", hello.get("protocolVersion").asText());
        assertEquals("tagwave", hello.get("serverInfo").get("name").asText());
        requests.println("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        JsonNode tools = ask("tools/list", "{}").get("result").get("tools");
        assertEquals(List.of("list", "rows", "sql", "changes", "why"), tools.findValuesAsText("name"));
        tools.forEach(tool ->
                assertEquals("object", tool.get("inputSchema").get("type").asText()));

        JsonNode list = found("list", "{\"url\":\"" + site.url("/all") + "\"}");
        int number = list.get("list").asInt();
        assertEquals(20, list.get("rows").size());
        assertEquals(ITEMS, list.get("total").asInt());
        assertTrue(list.get("more").asBoolean());
        String key = list.get("rows").get(4).get("key").asText();
        assertEquals(site.url("/lamp/4"), key);

        JsonNode rows = found(
                "rows",
                "{\"list\":" + number + ",\"columns\":[\"title\",\"price\"],\"where\":\"price > 36\",\"limit\":2}");
        assertEquals(
                "{\"title\":\"Steel lamp no. 26\",\"price\":36.5}",
                rows.get("rows").get(0).toString());
        assertEquals(2, rows.get("rows").size());
        JsonNode wanted =
                found("list", "{\"url\":\"" + site.url("/all") + "\",\"want\":\"cost=price, title\",\"limit\":1}");
        assertEquals(
                "[{\"cost\":10.5,\"title\":\"Brass lamp no. 0\"}]",
                wanted.get("rows").toString());
        assertTrue(refused("list", "{\"url\":\"" + site.url("/all") + "\",\"want\":\"title, price\"}")
                .contains("equally"));

        shop(7);
        found("list", "{\"url\":\"" + site.url("/all") + "\",\"limit\":1}");
        JsonNode changes = found("changes", "{\"list\":" + number + "}").get("rows");
        assertEquals(1, changes.size());
        assertEquals("21.5", changes.get(0).get("new").asText());
        JsonNode why = found("why", "{\"list\":" + number + ",\"key\":\"" + key + "\",\"column\":\"price\"}");
        assertEquals("li.lamp/p.price-now/#text", why.get("path_in_record").asText());
        assertEquals(site.url("/all"), why.get("page").asText());

        assertEquals(
                List.of("3"),
                found("sql", "{\"query\":\"SELECT COUNT(*) AS n FROM crawl WHERE state = 'finished' AND id < 4\"}")
                        .findValuesAsText("n"));
        assertTrue(refused("sql", "{\"query\":\"DROP TABLE crawl\"}").contains("only reads"));
        assertTrue(refused("rows", "{\"list\":999}")
                .toLowerCase(java.util.Locale.ROOT)
                .contains("current_999"));
        assertTrue(refused("list", "{\"url\":\"/etc/passwd\"}").contains("expected a URL"));
        assertTrue(refused("list", "{\"url\":\"http://x.example/\",\"want\":\"/etc/passwd\"}")
                .contains("expected names of columns"));
        assertEquals(
                -32602,
                ask("tools/call", "{\"name\":\"none\"}")
                        .get("error")
                        .get("code")
                        .asInt());
        assertEquals(
                -32601, ask("resources/list", "{}").get("error").get("code").asInt());
        requests.println("{nothing");
        assertEquals(
                -32700,
                JsonText.MAPPER
                        .readTree(answers.readLine())
                        .get("error")
                        .get("code")
                        .asInt());
        assertNotNull(ask("ping", "{}").get("result"));
        requests.close();
        assertTrue(server.waitFor(20, TimeUnit.SECONDS));
        assertEquals(0, server.exitValue());
    }

    @Test
    void argumentsThatDifferFromTheDescriptionAreRejected() throws IOException {
        serve();
        assertEquals(
                "expected the arguments list, columns, where, limit, offset, found filter",
                refused("rows", "{\"list\":1,\"filter\":\"price < 20\"}"));
        assertEquals("expected a whole number from 1 as list, found none", refused("rows", "{}"));
        assertEquals(
                "expected a whole number from 1 as list, found none",
                refused("why", "{\"key\":\"a\",\"column\":\"b\"}"));
        assertEquals(
                "expected a whole number from 0 as offset, found \"ten\"",
                refused("rows", "{\"list\":1,\"offset\":\"ten\"}"));
        assertEquals(
                "expected an array of texts as columns, found \"price\"",
                refused("rows", "{\"list\":1,\"columns\":\"price\"}"));
        assertEquals(
                "expected a whole number from 1 to 1000 as limit, found 5000",
                refused("sql", "{\"query\":\"SELECT 1\",\"limit\":5000}"));
        assertFalse(call("list", "{\"url\":\"" + site.url("/all") + "\",\"want\":null,\"limit\":null}")
                .get("isError")
                .asBoolean());
    }

    @Test
    void pingsAreAnsweredDuringACallAndTheCallCanBeCanceled() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        site.page("/slow", (request, out) -> {
            asked.countDown();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        serve();
        requests.println("{\"jsonrpc\":\"2.0\",\"id\":\"call\",\"method\":\"tools/call\",\"params\":{\"name\":\"list\","
                + "\"arguments\":{\"url\":\"" + site.url("/slow") + "\"}}}");
        assertTrue(asked.await(20, TimeUnit.SECONDS));
        assertNotNull(ask("ping", "{}").get("result"));
        requests.println(
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"call\"}}");
        long start = System.nanoTime();
        // The next answer is that of the next call: a canceled call has none.
        found("list", "{\"url\":\"" + site.url("/all") + "\"}");
        assertTrue(System.nanoTime() - start < 20_000_000_000L, "the canceled call was not stopped");
    }

    @Test
    void batchesAndWrongIdsAreAnsweredAsJsonRpcSays() throws IOException {
        serve();
        requests.println("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"method\":"
                + "\"notifications/initialized\"},{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"method\":\"none\"}]");
        JsonNode batch = JsonText.MAPPER.readTree(answers.readLine());
        assertEquals(2, batch.size());
        assertEquals(1, batch.get(0).get("id").asInt());
        assertEquals(-32601, batch.get(1).get("error").get("code").asInt());
        for (String wrong : List.of("[]", "7", "{\"id\":null,\"method\":\"ping\"}", "{\"id\":3}")) {
            requests.println(wrong);
            assertEquals(
                    -32600,
                    JsonText.MAPPER
                            .readTree(answers.readLine())
                            .get("error")
                            .get("code")
                            .asInt(),
                    wrong);
        }
        requests.println("{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}");
        JsonNode hello = ask("initialize", "{\"protocolVersion\":\"2099-01-01\",\"capabilities\":{}}");
        assertEquals("2025-11-25", hello.get("result").get("protocolVersion").asText());
    }

    @Test
    void whatRobotsForbidIsNotRead() throws IOException {
        site.page(
                "/robots.txt",
                (request, out) -> TestSite.answer(
                        out, 200, java.util.Map.of("Content-Type", "text/plain"), "User-agent: *\nDisallow: /all\n"));
        serve();
        String reason = refused("list", "{\"url\":\"" + site.url("/all") + "\"}");
        assertTrue(reason.contains("robots"), reason);
    }

    @Test
    void whyKnowsTheRowsOfAnImport() throws IOException {
        String warc = folder.resolve("warc").toString();
        Cli crawl = Cli.run(
                "crawl", site.url("/all"), "--depth", "0", "--delay", "0", "--warc", warc, "--db", folder + "/crawled");
        assertEquals(0, crawl.status(), crawl.err());
        try (java.util.stream.Stream<Path> files = java.nio.file.Files.list(Path.of(warc))) {
            List<String> words = new java.util.ArrayList<>(List.of("import", "--db", database));
            files.map(Path::toString).filter(name -> name.endsWith(".gz")).forEach(words::add);
            Cli imported = Cli.run(words.toArray(String[]::new));
            assertEquals(0, imported.status(), imported.err());
        }
        Cli why = Cli.run("why", "1", "/lamp/7", "title", "--db", database);
        assertEquals(0, why.status(), why.err());
        assertTrue(why.out().contains("archive               the files of the command"), why.out());
    }

    @Test
    void whyNamesPagePathAndRule() {
        Cli list = Cli.run(
                "list", site.url("/all"), "-o", folder.resolve("a.csv").toString(), "--delay", "0", "--db", database);
        assertEquals(0, list.status(), list.err());
        Cli why = Cli.run("why", "1", "/lamp/7", "title", "--db", database);
        assertEquals(0, why.status(), why.err());
        assertTrue(why.out().contains("page                  " + site.url("/all")), why.out());
        assertTrue(why.out().contains("record xpath          /html/body/ul/li[8]"), why.out());
        assertTrue(why.out().contains("path in record        li.lamp/h3/a/#text"), why.out());
        assertTrue(why.out().contains("model                 built in"), why.out());
        Cli several = Cli.run("why", "1", "/lamp/1", "title", "--db", database);
        assertEquals(0, several.status(), several.err());
        Cli none = Cli.run("why", "1", "/lamp/7", "color", "--db", database);
        assertEquals(2, none.status());
        assertTrue(none.err().contains("expected a column of list 1, found color; it has"), none.err());
        assertEquals(2, Cli.run("why", "1", "/lamp/", "title", "--db", database).status());
        assertEquals(2, Cli.run("why", "99", "x", "title", "--db", database).status());
    }

    /** The page can be read from its archive without any program of ours. */
    @Test
    void whyNamesTheByteOfThePageInItsArchive() throws Exception {
        Path archive = folder.resolve("the archive");
        String db = folder.resolve("archived").toString();
        Cli crawl = Cli.run(
                "crawl", site.url("/all"), "--depth", "0", "--delay", "0", "--warc", archive.toString(), "--db", db);
        assertEquals(0, crawl.status(), crawl.err());
        Cli why = Cli.run("why", "1", "/lamp/7", "title", "--db", db);
        Matcher place = Pattern.compile("archive byte +(\\S+) at byte (\\d+)").matcher(why.out());
        assertTrue(place.find(), why.out() + why.err());
        byte[] file = Files.readAllBytes(archive.resolve(place.group(1)));
        int start = Integer.parseInt(place.group(2));
        String record = new String(
                new GZIPInputStream(new ByteArrayInputStream(file, start, file.length - start)).readNBytes(1000),
                StandardCharsets.UTF_8);
        assertTrue(record.contains("WARC-Type: response"), record);
        assertTrue(record.contains("WARC-Target-URI: " + site.url("/all")), record);
    }
}
