package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.TaskLock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several processes that watch a list in one PostgreSQL database, and a list that scripts make. */
@Timeout(240)
class SharedWatchTest {

    private static final int ITEMS = 80;

    @TempDir
    Path folder;

    private final List<String> received = new CopyOnWriteArrayList<>();
    private volatile int week;
    private TestSite site;
    private HttpServer hook;

    @BeforeEach
    void open() throws IOException {
        site = new TestSite()
                .page("/lamps", (request, out) -> TestSite.html(out, "<title>Lamps</title><ul>" + items() + "</ul>"))
                .page(
                        "/scripted",
                        (request, out) -> TestSite.html(
                                out,
                                "<title>Lamps</title><ul id=all></ul><script>document.getElementById('all').innerHTML = \""
                                        + items() + "\"</script>"));
        hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.setExecutor(Executors.newCachedThreadPool());
        hook.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            // Long enough for another process to find the same message.
            sleep(500);
            received.add(body);
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        hook.start();
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @AfterEach
    void close() {
        hook.stop(0);
        site.close();
    }

    private String items() {
        StringBuilder items = new StringBuilder();
        // None is new, as one that only killed visits saw is never told to be gone.
        for (int i = 1 + week; i <= ITEMS; i++) {
            items.append("<li><h3><a href='/lamp/" + i + "'>" + title(i) + "</a></h3><b>€ " + (500 + 50 * i)
                    + ",00</b></li>");
        }
        return items.toString();
    }

    private static String title(int item) {
        return "Lamp " + (char) ('A' + item % 26) + (item < 26 ? "" : item / 26) + " of brass";
    }

    private String[] watch(String path, String db, String options) {
        String to = "webhook:http://127.0.0.1:" + hook.getAddress().getPort() + "/";
        return new String[] {
            "watch", site.url(path), "--db", db, "--to", to, "--once", "--options", "--delay 0 " + options
        };
    }

    private static void assertDone(Cli run) {
        assertEquals(0, run.status(), run.err());
    }

    private List<String> gone() throws IOException {
        List<String> gone = new ArrayList<>();
        for (String body : received) {
            for (JsonNode change : JsonText.MAPPER.readTree(body).get("changes")) {
                if (change.get("change").asText().equals("gone")) {
                    gone.add(change.get("title").asText());
                }
            }
        }
        return gone.stream().sorted().toList();
    }

    @Test
    void processesOfOneDatabaseSendEachChangeOnce() throws Exception {
        try (PostgresServer server = PostgresServer.startIfInstalled()) {
            assertDone(Cli.run(watch("/lamps", server.url(), "")));
            week = 1;
            List<Process> processes = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                processes.add(Cli.start(folder.resolve("log" + i), watch("/lamps", server.url(), "")));
            }
            for (int i = 0; i < 3; i++) {
                assertTrue(processes.get(i).waitFor(120, TimeUnit.SECONDS));
                assertEquals(0, processes.get(i).exitValue(), Files.readString(folder.resolve("log" + i)));
            }
            assertDone(Cli.run(watch("/lamps", server.url(), "")));
            assertEquals(List.of("Lamp B of brass"), gone());
            week = 2;
            assertDone(Cli.run(watch("/lamps", server.url(), "")));
            Cli forgotten = Cli.run("forget", "--db", server.url(), "--older", "0s");
            assertDone(forgotten);
            week = 3;
            assertDone(Cli.run(watch("/lamps", server.url(), "")));
            assertEquals(List.of("Lamp B of brass", "Lamp C of brass", "Lamp D of brass"), gone());
        }
    }

    @Test
    void processesThatBeganAtOtherTimesShareTheVisits() throws Exception {
        try (PostgresServer server = PostgresServer.startIfInstalled()) {
            String[] once = watch("/lamps", server.url(), "");
            String[] daily = Stream.concat(
                            Stream.of(once).filter(word -> !word.equals("--once")), Stream.of("--every", "1d"))
                    .toArray(String[]::new);
            assertDone(Cli.run(once));
            Path log = folder.resolve("log");
            Process other = Cli.start(log, daily);
            try {
                while (!Files.readString(log).contains("was visited by another process")) {
                    assertTrue(other.isAlive(), Files.readString(log));
                    sleep(50);
                }
                assertEquals(1, site.count("/lamps"));
            } finally {
                other.destroyForcibly();
            }
        }
    }

    @Test
    void aTaskBelongsToOneProcess() {
        try (PostgresServer server = PostgresServer.startIfInstalled();
                Database one = Database.open(server.url());
                Database two = Database.open(server.url())) {
            TaskLock held = TaskLock.await(one, "visit");
            assertTrue(TaskLock.ifFree(two, "visit").isEmpty());
            TaskLock.ifFree(two, "other").orElseThrow().close();
            held.close();
            TaskLock.ifFree(two, "visit").orElseThrow().close();
        }
    }

    @Tag("slow")
    @Test
    void aListThatScriptsMakeIsWatched() throws IOException {
        String db = folder.resolve("lamps").toString();
        assertDone(Cli.run(watch("/scripted", db, "--render always")));
        week = 1;
        assertDone(Cli.run(watch("/scripted", db, "--render always")));
        assertDone(Cli.run(watch("/scripted", db, "--render always")));
        assertEquals(List.of("Lamp B of brass"), gone());
    }

    @Tag("slow")
    @Test
    void aKilledProcessOfASharedDatabaseSendsEachChangeOnce() throws Exception {
        try (PostgresServer server = PostgresServer.startIfInstalled()) {
            sendsEachChangeOnce("/lamps", server.url(), "");
        }
    }

    @Tag("slow")
    @Test
    void aKilledProcessThatRendersSendsEachChangeOnce() throws Exception {
        sendsEachChangeOnce("/scripted", folder.resolve("lamps").toString(), "--render always");
    }

    /** Kills a process again and again, each time a little later, and one just after a message was received. */
    private void sendsEachChangeOnce(String path, String db, String options) throws Exception {
        assertDone(Cli.run(watch(path, db, options)));
        int kills = Integer.getInteger("tagwave.kills", 4);
        for (week = 1; week <= kills; week++) {
            Process process = Cli.start(folder.resolve("log"), watch(path, db, options));
            process.waitFor(500L + 6000L * week / kills, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        int before = received.size();
        Process process = Cli.start(folder.resolve("log"), watch(path, db, options));
        while (process.isAlive() && received.size() == before) {
            sleep(1);
        }
        process.destroyForcibly().waitFor();
        week++;
        assertDone(Cli.run(watch(path, db, options)));
        assertDone(Cli.run(watch(path, db, options)));
        // A message that was received when the process was killed comes again, with the same id.
        List<String> distinct = received.stream().distinct().toList();
        received.retainAll(Set.of());
        received.addAll(distinct);
        List<String> all = new ArrayList<>();
        for (int i = 1; i <= week; i++) {
            all.add(title(i));
        }
        assertEquals(all.stream().sorted().toList(), gone());
    }
}
