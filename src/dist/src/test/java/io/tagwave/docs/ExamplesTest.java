package io.tagwave.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import io.tagwave.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs the examples of the documents; {@code -Dtagwave.reference.write=true} writes their tables anew. */
class ExamplesTest {

    private static final Path EXAMPLES = Path.of("../../src/docs/examples");

    @TempDir
    private Path folder;

    private HttpServer server;
    private String site;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            Path page = EXAMPLES.resolve(exchange.getRequestURI().getPath().substring(1));
            boolean found = Files.isRegularFile(page);
            byte[] body = found ? Files.readAllBytes(page) : new byte[0];
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(found ? 200 : 404, found ? body.length : -1);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        site = "http://localhost:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop", "forum", "results", "programme", "feed"})
    void theCommandOfAnExampleMakesItsTable(String example) throws IOException {
        String command =
                Files.readString(EXAMPLES.resolve(example + "/command")).strip();
        String[] arguments = Arrays.stream(command.split(" "))
                .skip(1)
                .map(word ->
                        word.startsWith(example + "/") ? EXAMPLES.resolve(word).toString() : word)
                .map(word -> word.replace("$SITE", site)
                        .replace("$DB", folder.resolve("db").toString()))
                .toArray(String[]::new);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        System.setProperty("tagwave.options", folder.resolve("none").toString());
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        assertEquals(0, status, err::toString);
        String table = out.toString().replace(site, "$SITE").replace(System.lineSeparator(), "\n");
        Path expected = EXAMPLES.resolve(example + "/expected.csv");
        if (Boolean.getBoolean("tagwave.reference.write")) {
            Files.writeString(expected, table);
        }
        assertEquals(Files.readString(expected), table);
    }
}
