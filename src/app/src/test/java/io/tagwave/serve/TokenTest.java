package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Database;
import io.tagwave.store.query.SavedQueries;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server for others too. */
class TokenTest {

    private static final String TOKEN = "a-token-of-23-characters";

    private static final SiteFolder SITES = SiteFolder.beside(null);

    @TempDir
    Path folder;

    private String db;

    @BeforeEach
    void make() {
        db = folder.resolve("db").toString();
        Database.open(db).close();
    }

    @Test
    void whoKnowsTheTokenIsLetIn() throws Exception {
        try (LocalServer server = LocalServer.start(db, "0.0.0.0", 0, TOKEN, SavedQueries.load(), SITES)) {
            HttpResponse<String> stranger = get(server, "/");
            assertEquals(401, stranger.statusCode());
            assertTrue(stranger.body().contains("?token=…"), stranger.body());
            assertEquals(401, get(server, "/?token=another-token-of-no-use").statusCode());
            assertEquals(401, get(server, "/api/lists?token=" + TOKEN).statusCode());
            assertEquals(401, get(server, "/", "Cookie", "tagwave-token=wrong").statusCode());

            HttpResponse<String> welcome = get(server, "/?token=" + TOKEN);
            assertEquals(303, welcome.statusCode());
            String cookie = welcome.headers().firstValue("Set-Cookie").orElseThrow();
            assertTrue(cookie.endsWith("; Path=/; HttpOnly; SameSite=Strict"), cookie);
            assertEquals("/", welcome.headers().firstValue("Location").orElseThrow());
            String pair = cookie.replaceFirst(";.*", "");
            assertEquals(200, get(server, "/", "Cookie", "other=1; " + pair).statusCode());
            assertEquals(
                    200,
                    get(server, "/api/lists", "Authorization", "Bearer " + TOKEN)
                            .statusCode());
        }
    }

    @Test
    void othersAreNotServedWithoutOne() {
        IOException open = assertThrows(
                IOException.class, () -> LocalServer.start(db, "0.0.0.0", 0, null, SavedQueries.load(), SITES));
        assertEquals("expected --token or --token-file with an address that others reach", open.getMessage());
        IOException weak = assertThrows(
                IOException.class, () -> LocalServer.start(db, "0.0.0.0", 0, "short", SavedQueries.load(), SITES));
        assertTrue(weak.getMessage().contains("at least 16"), weak.getMessage());
    }

    @Test
    void theTokenIsReadFromTheFirstLineOfAFile() throws IOException {
        Path file = folder.resolve("token");
        assertTrue(serve(file).err().contains("cannot be read"));
        Files.writeString(file, "\n");
        assertTrue(serve(file).err().contains("expected a password"));
        Files.writeString(file, "short\nand more");
        assertTrue(
                serve(file).err().contains("--token: expected at least 16"),
                serve(file).err());
        assertFalse(serve(file).err().contains("--port"), "the port is no matter");
    }

    private Cli serve(Path tokens) {
        return Cli.run("serve", "--db", db, "--host", "0.0.0.0", "--port", "0", "--token-file", tokens.toString());
    }

    private static HttpResponse<String> get(LocalServer server, String path, String... headers) throws Exception {
        URI address = URI.create(server.address().toString().replaceFirst("/$", "") + path);
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
