package io.tagwave.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.tagwave.Tagwave;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the programs of the guide to the library. */
class GuideProgramsTest {

    private static final Pattern PROGRAM = Pattern.compile("```java\\R(.*?class (\\w+) .*?)```", Pattern.DOTALL);
    private static final int PROGRAMS = 6;
    private static final int MAX_LINES = 15;

    @TempDir
    private Path folder;

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String query = exchange.getRequestURI().getQuery();
            byte[] page = html(query == null ? 1 : Integer.parseInt(query.substring("page=".length())))
                    .getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private static String html(int page) {
        StringBuilder html = new StringBuilder("<!doctype html><title>Lamps</title><h1>All lamps</h1><ul>");
        for (int id = 10 * page; id < 10 * page + 10; id++) {
            html.append("<li><h3><a href='/lamp/" + id + "'>"
                    + List.of("Brass", "Oak", "Steel").get(id % 3)
                    + " lamp no. " + id + "</a></h3><p class=price>$" + id + ".50</p><i>" + (id - 9)
                    + " hours ago</i></li>");
        }
        return html.append("</ul>")
                .append(page < 2 ? "<a rel=next href='/all?page=" + (page + 1) + "'>Next</a>" : "")
                .toString();
    }

    private static Map<String, String> programs() throws IOException {
        Map<String, String> programs = new LinkedHashMap<>();
        Matcher program = PROGRAM.matcher(Files.readString(Path.of("../docs/guide/java.md")));
        while (program.find()) {
            programs.put(program.group(2), program.group(1));
        }
        return programs;
    }

    private List<String> run(String name, String... more) throws IOException, InterruptedException {
        Path program =
                Files.writeString(folder.resolve(name + ".java"), programs().get(name));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(
                java, "-cp", place(Tagwave.class) + File.pathSeparator + place(Jsoup.class), program.toString()));
        command.add("http://127.0.0.1:" + server.getAddress().getPort() + "/all");
        command.addAll(Arrays.asList(more));
        Path out = folder.resolve(name + ".txt");
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        List<String> lines = Files.readAllLines(out);
        assertEquals(0, status, lines.toString());
        return lines;
    }

    /** The jar or folder that a class comes from. */
    private static String place(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .toString();
    }

    @Test
    void thereAreSixShortPrograms() throws IOException {
        assertEquals(PROGRAMS, programs().size());
        programs().forEach((name, text) -> assertTrue(text.lines().count() <= MAX_LINES, name));
    }

    @Test
    void theyDoWhatTheGuideSays() throws Exception {
        assertEquals("10.5 null", run("Prices").get(0).replace("USD", "null"));
        assertEquals("2024-03-20", run("Dates").get(0));
        assertEquals("0 /html/body/ul/li[1] Oak lamp no. 10", run("Replies").get(0));
        List<String> lists = run("Lists");
        assertEquals("main: 10 records", lists.get(0));
        assertTrue(lists.contains("  price: price"), lists.toString());
        List<String> all = run("AllPages");
        assertEquals(20, all.size(), all.toString());
        assertTrue(all.get(19).contains("Steel lamp no. 29"), all.toString());
        List<String> parallel =
                run("Parallel", "http://127.0.0.1:" + server.getAddress().getPort() + "/all?page=2");
        assertEquals(2, parallel.size());
        assertTrue(parallel.get(1).contains("Optional[10 records of"), parallel.toString());
    }
}
