package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shop of 36 clocks on three pages, each with a page of its own on which attributes stand in tables of different rows. */
class ListDetailTest {

    private static final int CLOCKS = 36;
    private static final int ON_A_PAGE = 12;
    private static final int FAILING = 7;
    private static final List<String> WOODS = List.of("oak", "teak", "ash", "larch", "elm");
    private static final List<String> COLOURS = List.of("red", "black", "natural");

    @TempDir
    Path folder;

    private final Map<Integer, String> weights = new ConcurrentHashMap<>();
    private volatile boolean failing = true;
    private String database;

    @AutoClose
    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite().otherwise(this::serve);
    }

    @Test
    void whatThePagesOfItemsVaryInAreFurtherColumns() throws IOException {
        Cli list = visit(1, "--detail");
        assertTrue(list.err().contains("/clock/7?from=1: http_error (HTTP 500)"), list.err());
        assertTrue(list.err().contains("36 items from 3 pages"), list.err());
        Map<Integer, JsonNode> rows = rows();
        assertEquals(CLOCKS, rows.size());
        for (int i = 1; i <= CLOCKS; i++) {
            JsonNode row = rows.get(i);
            boolean told = i != FAILING;
            assertEquals(told ? weight(i) : null, number(row, "weight"), row.toString());
            assertEquals(told ? colour(i) : null, text(row, "colour"), row.toString());
            assertEquals(told && i % 4 == 0 ? "IP" + (20 + i) : null, text(row, "protection"), row.toString());
            assertEquals(told ? "C-" + (1000 + i) : null, text(row, "article_no"), row.toString());
            assertEquals(
                    told ? "2019-05-" + String.format("%02d", 1 + i % 28) : null, text(row, "made"), row.toString());
            String words = text(row, "description");
            assertEquals(told, words != null && words.contains("Runs " + i + " days."), row.toString());
            assertEquals(told, words != null && words.contains("\nWind it up"), row.toString());
        }
        assertFalse(
                Cli.names(rows.get(1)).stream().anyMatch(name -> name.startsWith("warranty")), "the same everywhere");
        assertEquals(
                1,
                Cli.names(rows.get(1)).stream()
                        .filter(name -> name.startsWith("price") && !name.endsWith("text"))
                        .count());
    }

    @Test
    void changesOfDetailsAreChangesOfItems() throws IOException {
        visit(1, "--detail");
        failing = false;
        visit(0, "--detail");
        assertEquals(List.of(), changed(), "what is read for the first time has not changed");
        weights.put(9, "77");
        visit(0, "--detail");
        assertEquals(List.of(9), changed());
        failing = true;
        visit(1, "--detail");
        assertEquals(List.of(), changed(), "a page that can not be had takes nothing away");
        assertEquals(weight(FAILING), number(rows().get(FAILING), "weight"));
        visit(0);
        assertEquals(List.of(), changed(), "nor does a run that does not ask");
        assertEquals(77.0, number(rows().get(9), "weight"));
    }

    @Test
    void detailsAreRenamedAndHiddenLikeOtherColumns() throws IOException {
        visit(1, "--detail", "--learn");
        Path file = folder.resolve("sites").resolve("127.0.0.1.json");
        String text = Files.readString(file);
        assertTrue(text.contains("{\"name\": \"Weight\", \"kind\": \"number\", \"detail\": true,"), text);
        Files.writeString(
                file,
                text.replace("{\"name\": \"Weight\",", "{\"name\": \"Grams\",")
                        .replace("{\"name\": \"Colour\",", "{\"name\": \"Colour\", \"hidden\": true,"));
        visit(1, "--detail");
        JsonNode row = rows().get(8);
        assertEquals(weight(8), number(row, "grams"));
        assertFalse(row.has("colour") || row.has("weight"), row.toString());
    }

    @Test
    @Tag("slow")
    void theSameOnPostgres() throws IOException {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        String sites = folder.resolve("sites").toString();
        try (PostgresServer server = PostgresServer.start()) {
            database = server.url();
            visit(1, "--detail", "--learn", "--sites", sites);
            Path file = folder.resolve("sites").resolve("127.0.0.1.json");
            Files.writeString(file, Files.readString(file).replace("{\"name\": \"Weight\",", "{\"name\": \"Grams\","));
            failing = false;
            visit(0, "--detail", "--sites", sites);
            assertEquals(weight(8), number(rows().get(8), "grams"));
            assertEquals(List.of(), changed());
            assertEquals(
                    "--list: expected a number that view lists gives to a list, found 99\n",
                    Cli.run("changes", "--db", database, "--list", "99").err());
        }
    }

    @Test
    @Tag("slow")
    void killedAndResumed() throws Exception {
        failing = false;
        Process process =
                Cli.start(folder.resolve("log"), command("list", "--detail", site.url("/clocks"), "--per-host", "2"));
        while (process.isAlive() && site.requests().size() < 20) {
            Thread.sleep(1);
        }
        process.waitFor(30, TimeUnit.MILLISECONDS);
        assertTrue(process.isAlive(), "ended before it could be killed: " + Files.readString(folder.resolve("log")));
        process.destroyForcibly().waitFor();
        int asked = site.requests().size();
        Cli resumed = Cli.run(command("list", "--resume", "--detail"));
        assertEquals(0, resumed.status(), resumed.err());
        assertEquals(
                CLOCKS,
                rows().values().stream()
                        .filter(row -> text(row, "article_no") != null)
                        .count());
        assertTrue(site.requests().size() < asked + CLOCKS, "what was read stays read");
        assertEquals(1, site.count("/clocks?page=2"));
    }

    @Test
    void pagesOfItemsAreAskedForAsPolitelyAsOthers() throws IOException {
        site.page(
                "/robots.txt",
                (request, out) -> TestSite.answer(
                        out, 200, Map.of("Content-Type", "text/plain"), "User-agent: *\nDisallow: /clock/3\n"));
        visit(1, "--detail");
        assertEquals(0, site.count("/clock/3?from=1"));
        assertEquals(0, site.count("/clock/30?from=3"));
        assertNull(text(rows().get(30), "article_no"));
        assertEquals("C-1012", text(rows().get(12), "article_no"));
    }

    @Test
    void aListThatALimitBrokeOffIsReadToItsEndBeforeTheItems() throws IOException {
        failing = false;
        Cli limited = visit(0, "--detail", "--max-pages", "2");
        assertTrue(limited.err().contains("The list continues at " + site.url("/clocks?page=3")), limited.err());
        assertTrue(limited.err().contains("--detail: the pages of items are fetched when"), limited.err());
        assertEquals(24, rows().size());
        Cli resumed = Cli.run(command("list", "--resume"));
        assertEquals(0, resumed.status(), resumed.err());
        assertTrue(resumed.err().contains("36 items from 3 pages"), resumed.err());
        assertEquals("C-1036", text(rows().get(36), "article_no"));
        List<String> paths =
                site.requests().stream().map(TestSite.Request::path).toList();
        long before = paths.subList(0, paths.indexOf("/clocks?page=3")).stream()
                .filter(path -> path.startsWith("/clock/"))
                .count();
        assertEquals(0, before, paths.toString());
    }

    @Test
    void theOptionsOfTheStartHoldWhenItIsGoneOnWith() {
        String url = site.url("/clocks");
        try (Database open = Database.open(database())) {
            new Crawls(open)
                    .start(List.of(url), "list " + url + " -o other.csv --pages 1 --user-agent 'Mine me@e.org'");
        }
        Cli resumed = Cli.run(command("list", "--resume"));
        assertEquals(0, resumed.status(), resumed.err());
        assertTrue(resumed.err().contains("12 items from 1 page in " + output()), resumed.err());
        assertEquals("Mine me@e.org", site.requests().get(0).headers().get("user-agent"));
    }

    private List<Integer> changed() throws IOException {
        List<Integer> keys = new ArrayList<>();
        Cli changes = Cli.run("changes", "--db", database(), "--format", "jsonl");
        for (String line : changes.out().lines().toList()) {
            int key = Integer.parseInt(
                    JsonText.MAPPER.readTree(line).get("key").asText().replaceFirst(".*/", ""));
            if (!keys.contains(key)) {
                keys.add(key);
            }
        }
        return keys;
    }

    private Map<Integer, JsonNode> rows() throws IOException {
        Map<Integer, JsonNode> rows = new TreeMap<>();
        for (String line : Files.readAllLines(output())) {
            JsonNode row = JsonText.MAPPER.readTree(line);
            rows.put(Integer.parseInt(row.get("key").asText().replaceFirst(".*/", "")), row);
        }
        return rows;
    }

    private static String text(JsonNode row, String column) {
        assertTrue(row.has(column), column + " in " + row);
        return row.get(column).isNull() ? null : row.get(column).asText();
    }

    private static Double number(JsonNode row, String column) {
        assertTrue(row.has(column), column + " in " + row);
        return row.get(column).isNull() ? null : row.get(column).asDouble();
    }

    private Cli visit(int status, String... options) {
        Cli list = Cli.run(command("list", options, site.url("/clocks")));
        assertEquals(status, list.status(), list.err());
        return list;
    }

    private String[] command(String name, String[] options, String... more) {
        List<String> command = new ArrayList<>(List.of(name));
        command.addAll(List.of(options));
        return command(command, more);
    }

    private String[] command(String name, String... more) {
        return command(new ArrayList<>(List.of(name)), more);
    }

    private String[] command(List<String> command, String... more) {
        command.addAll(List.of(more));
        command.addAll(List.of("-o", output().toString(), "--db", database(), "--delay", "0", "--attempts", "1"));
        return command.toArray(String[]::new);
    }

    private String database() {
        return database == null ? folder.resolve("clocks").toString() : database;
    }

    private Path output() {
        return folder.resolve("clocks.jsonl");
    }

    private Double weight(int i) {
        return Double.valueOf(weights.getOrDefault(i, String.valueOf(300 + 11 * i)));
    }

    private static String colour(int i) {
        return COLOURS.get(i % COLOURS.size());
    }

    private void serve(TestSite.Request request, OutputStream out) throws IOException {
        String path = request.path();
        if (path.startsWith("/clocks")) {
            int page = path.contains("=") ? Integer.parseInt(path.replaceFirst(".*=", "")) : 1;
            answer(request, out, list(page));
        } else if (path.startsWith("/clock/")) {
            int number = Integer.parseInt(path.replaceFirst("/clock/(\\d+).*", "$1"));
            if (number == FAILING && failing) {
                TestSite.answer(out, 500, Map.of(), "");
            } else {
                answer(request, out, clock(number));
            }
        } else {
            TestSite.answer(out, 404, Map.of(), "");
        }
    }

    private static void answer(TestSite.Request request, OutputStream out, String html) throws IOException {
        String tag = "\"" + Integer.toHexString(html.hashCode()) + "\"";
        boolean known = tag.equals(request.headers().get("if-none-match"));
        TestSite.answer(
                out,
                known ? 304 : 200,
                Map.of("Content-Type", "text/html; charset=utf-8", "ETag", tag),
                known ? "" : html);
    }

    private static String list(int page) {
        StringBuilder html = new StringBuilder(frame("Clocks")).append("<h1>All clocks</h1><ul class=clocks>");
        for (int i = (page - 1) * ON_A_PAGE + 1; i <= page * ON_A_PAGE; i++) {
            html.append("<li class=clock><h3><a href='/clock/" + i + "?from=" + page + "'>" + title(i)
                    + "</a></h3><span" + " class=price>€ " + price(i) + "</span></li>");
        }
        html.append("</ul><p class=pager>");
        for (int number = 1; number <= CLOCKS / ON_A_PAGE; number++) {
            html.append(
                    number == page
                            ? "<b>" + number + "</b> "
                            : "<a href='/clocks?page=" + number + "'>" + number + "</a> ");
        }
        return html + "</p></main><footer>Imprint and terms. All prices with tax.</footer>";
    }

    private String clock(int i) {
        return frame(title(i)) + "<p class=crumbs><a href=/>Home</a> › <a href=/clocks>Clocks</a></p><h1>" + title(i)
                + "</h1><p class=price>€ " + price(i) + "</p><table class=facts><tr><th>Weight</th><td>"
                + weight(i).intValue()
                + " g</td></tr>" + (i % 4 == 0 ? "<tr><th>Protection</th><td>IP" + (20 + i) + "</td></tr>" : "")
                + "<tr><th>Colour</th><td>" + colour(i) + "</td></tr>"
                + (i % 3 == 0 ? "<tr><th>Chime</th><td>" + (i % 2 == 0 ? "bell" : "gong") + "</td></tr>" : "")
                + "<tr><th>Warranty</th><td>2 years</td></tr></table><p><b>Article no.:</b> C-" + (1000 + i)
                + "</p><p>Made: 2019-05-" + String.format("%02d", 1 + i % 28)
                + "</p><h2>Description</h2><p class=text>A clock of "
                + WOODS.get(i % WOODS.size()) + " for walls. Runs " + i + " days.</p><p class=text>Wind it up on day "
                + i
                + ".</p><aside><h2>Others bought</h2><ul>" + other(i + 3) + other(i + 8) + other(i + 14)
                + "</ul></aside></main><footer>Imprint and terms. All prices with tax.</footer>";
    }

    private static String other(int i) {
        int number = 1 + i % CLOCKS;
        return "<li><a href=/clock/" + number + ">" + title(number) + "</a> <i>€ " + price(number) + "</i></li>";
    }

    private static String frame(String title) {
        return "<!doctype html><title>" + title + "</title><header><a href=/>Home</a> <a href=/about>About us</a> <a"
                + " href=/contact>Contact</a></header><main>";
    }

    private static String title(int i) {
        return "Clock of " + WOODS.get(i % WOODS.size()) + ", model " + (char) ('A' + i % 26) + i;
    }

    private static String price(int i) {
        return 40 + 3 * i + ".90";
    }
}
