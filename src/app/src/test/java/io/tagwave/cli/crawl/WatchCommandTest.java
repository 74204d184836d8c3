package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes of a shop arrive once, at a real webhook, mail server, file and program. */
class WatchCommandTest {

    @TempDir
    Path folder;

    private final List<String> received = new CopyOnWriteArrayList<>();
    private volatile int status = 200;
    private volatile int week;
    private TestSite site;
    private HttpServer hook;

    @BeforeEach
    void open() throws IOException {
        site = new TestSite().page("/lamps", (request, out) -> TestSite.html(out, html()));
        hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.createContext("/", exchange -> {
            received.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        hook.start();
    }

    @AfterEach
    void close() {
        hook.stop(0);
        site.close();
    }

    /** Each week lamp 1 costs 10 more, one lamp more is there, and the oldest is gone. */
    private String html() {
        StringBuilder items = new StringBuilder();
        for (int i = 1; i <= 9 + week; i++) {
            if (i == 1 || i > 1 + week) {
                items.append("<li><h3><a href='/lamp/" + i + "'>Lamp " + (char) ('A' + i) + "</a></h3><b>€ "
                        + (500 + 50 * i + (i == 1 ? 10 * week : 0)) + ",00</b>");
            }
        }
        return "<!doctype html><title>Lamps</title><main><h1>Lamps</h1><ul>" + items + "</ul></main>";
    }

    private Cli watch(int expected, String... more) {
        List<String> command = new ArrayList<>(
                List.of("watch", site.url("/lamps"), "--db", db(), "--once", "--options", "--delay 0 --attempts 1"));
        command.addAll(List.of(more));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(expected, run.status(), run.err());
        return run;
    }

    private String db() {
        return folder.resolve("lamps").toString();
    }

    private String webhook() {
        return "webhook:http://127.0.0.1:" + hook.getAddress().getPort() + "/";
    }

    /** A receiver whose answer has no end has received the changes, and holds nobody up. */
    @Test
    void anAnswerWithoutAnEndIsNotAwaited() {
        hook.createContext("/endless", exchange -> {
            received.add("changes");
            exchange.sendResponseHeaders(200, 0);
            for (int i = 0; i < 600; i++) {
                exchange.getResponseBody().write('x');
                exchange.getResponseBody().flush();
                LockSupport.parkNanos(100_000_000);
            }
        });
        watch(0, "--to", webhook() + "endless");
        week = 1;
        assertTimeoutPreemptively(Duration.ofSeconds(40), () -> watch(0, "--to", webhook() + "endless"));
        assertEquals(List.of("changes"), received);
    }

    @Test
    void eachChangeIsPostedOnce() throws IOException {
        watch(0, "--to", webhook());
        assertEquals(List.of(), received, "the first visit changes nothing");
        week = 1;
        watch(0, "--to", webhook());
        watch(0, "--to", webhook());
        assertEquals(1, received.size(), received.toString());
        JsonNode body = JsonText.MAPPER.readTree(received.get(0));
        assertTrue(body.get("name").asText().endsWith("/lamps"), received.get(0));
        assertEquals("1 new, 1 gone, 1 changed", body.get("summary").asText());
        assertEquals(3, body.get("changes").size());
        assertTrue(
                body.get("text").asText().contains("changed  Lamp B  price: € 550,00 -> € 560,00 (+1.8%)  http://"),
                received.get(0));
    }

    @Test
    void onlyItemsThatMeetTheConditionAreSent() throws IOException {
        watch(0, "--to", webhook(), "--when", "price < 600");
        week = 1;
        watch(0, "--to", webhook(), "--when", "price < 600");
        assertEquals(1, JsonText.MAPPER.readTree(received.get(0)).get("changes").size(), received.toString());
        week = 2;
        Cli wrong = watch(2, "--to", webhook(), "--when", "cost < 600");
        assertTrue(wrong.err().toLowerCase(java.util.Locale.ROOT).contains("cost"), wrong.err());
    }

    @Test
    void whatIsNotReceivedIsSentAgain() {
        watch(0, "--to", webhook());
        week = 1;
        status = 500;
        Cli failed = watch(1, "--to", webhook());
        assertTrue(failed.err().contains("HTTP 500"), failed.err());
        status = 200;
        watch(1, "--to", webhook());
        assertEquals(1, received.size(), "not before its time");
        makeDue();
        watch(0, "--to", webhook());
        assertEquals(2, received.size());
        assertEquals(received.get(0), received.get(1));
        makeDue();
        watch(0, "--to", webhook());
        assertEquals(2, received.size());
    }

    private void makeDue() {
        try (Database database = Database.open(db())) {
            database.execute(
                    "wait",
                    connection -> Sql.update(connection, "UPDATE watch_message SET next_at = CURRENT_TIMESTAMP"));
        }
    }

    /** A process that was killed after its visit, before it put the changes into the outbox, left them in the database. */
    @Test
    void changesOfAVisitThatWasKilledAreSentByTheNext() {
        watch(0, "--to", webhook());
        week = 1;
        Cli.run("list", site.url("/lamps"), "-o", "-", "--db", db(), "--delay", "0");
        assertEquals(0, received.size());
        week = 2;
        watch(0, "--to", webhook());
        assertEquals(2, received.size(), received.toString());
    }

    @Test
    @Timeout(120)
    void aKilledProcessSendsEachChangeOnce() throws Exception {
        watch(0, "--to", webhook());
        for (week = 1; week <= 3; week++) {
            Process process = Cli.start(
                    folder.resolve("log"),
                    "watch",
                    site.url("/lamps"),
                    "--db",
                    db(),
                    "--to",
                    webhook(),
                    "--once",
                    "--options",
                    "--delay 0");
            process.waitFor(500L + 700L * week, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        week = 4;
        watch(0, "--to", webhook());
        watch(0, "--to", webhook());
        List<String> gone = new ArrayList<>();
        for (String body : Set.copyOf(received)) {
            JsonNode message = JsonText.MAPPER.readTree(body);
            message.get("changes").forEach(change -> {
                if (change.get("change").asText().equals("gone")) {
                    gone.add(change.get("title").asText());
                }
            });
        }
        assertEquals(
                List.of("Lamp C", "Lamp D", "Lamp E", "Lamp F"),
                gone.stream().sorted().toList());
    }

    @Test
    void aFeedAndAProgramGetTheChanges() throws Exception {
        Path feed = folder.resolve("feed.xml");
        Path lines = folder.resolve("lines");
        String[] targets = {"--to", "atom:" + feed, "--to", "exec:cat >> '" + lines + "'"};
        watch(0, targets);
        week = 1;
        watch(0, targets);
        week = 2;
        watch(0, targets);
        assertEquals(2, Files.readAllLines(lines).size());
        assertEquals(
                6,
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(feed.toFile())
                        .getElementsByTagName("entry")
                        .getLength());
        week = 3;
    }

    @Test
    void aMailHasTheChanges() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            List<String> mail = new CopyOnWriteArrayList<>();
            Thread smtp = new Thread(() -> serveMail(server, mail));
            smtp.setDaemon(true);
            smtp.start();
            String[] target = {"--to", "mail:me@shop.example", "--smtp", "smtp://127.0.0.1:" + server.getLocalPort()};
            watch(0, target);
            week = 1;
            watch(0, target);
            String all = String.join("\n", mail);
            assertTrue(all.contains("RCPT TO:<me@shop.example>"), all);
            assertTrue(all.contains("1 new, 1 gone, 1 changed"), all);
            assertTrue(all.contains("Lamp B"), all);
        }
        assertEquals(
                2,
                Cli.run("watch", site.url("/lamps"), "--db", db(), "--to", "fax:1")
                        .status());
    }

    private static void serveMail(ServerSocket server, List<String> mail) {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                OutputStream out = socket.getOutputStream();
                out.write("220 test\r\n".getBytes(StandardCharsets.US_ASCII));
                boolean isData = false;
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    mail.add(line);
                    boolean ends = isData && line.equals(".");
                    if (!isData || ends) {
                        String answer = line.equals("DATA") ? "354 go on" : line.equals("QUIT") ? "221 bye" : "250 ok";
                        out.write((answer + "\r\n").getBytes(StandardCharsets.US_ASCII));
                    }
                    isData = line.equals("DATA") || isData && !ends;
                }
            } catch (IOException closed) {
                // The test has ended, or looks at what came.
            }
        }
    }
}
