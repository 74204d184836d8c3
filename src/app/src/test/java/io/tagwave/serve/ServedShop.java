package io.tagwave.serve;

import io.tagwave.column.Column;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SavedQueries;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** A server over a database of three lists, one of which means harm. */
final class ServedShop implements AutoCloseable {

    /** What would run or ask other servers if it became markup. */
    static final List<String> HOSTILE = List.of(
            "<script>document.title='broken'</script>",
            "<img src=x onerror=\"document.title='broken'\">",
            "\"><svg onload=document.title='broken'>",
            "'; DROP TABLE page; --",
            "javascript:document.title='broken'");

    private final LocalServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    ServedShop(Path folder) throws IOException, SQLException {
        String db = folder.resolve("shop").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            ListPages.write(database);
            ListPages.write(
                    database,
                    4,
                    "http://hostile.example/?q=<script>alert(1)</script>",
                    "body/dl/dd",
                    List.of(
                            ListPages.TITLE,
                            new Column("javascript:alert(1) <b>", "text", "dd/i/#text", false),
                            ListPages.PRICE,
                            new Column("image", "image", "dd/img", false)),
                    HOSTILE.stream()
                            .map(text -> List.of(text, text, "1,00 €", "javascript:alert(1)"))
                            .toList());
        }
        Path queries = Files.createDirectories(folder.resolve("queries"));
        Files.writeString(queries.resolve("all-lists.sql"), "-- All lists\nSELECT * FROM lists");
        server =
                LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(queries), SiteFolder.beside(db));
    }

    URI address(String path) {
        return URI.create(server.address().toString().replaceFirst("/$", "") + path);
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<String> post(String path, String type, String body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address(path))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .header("Content-Type", type);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Override
    public void close() {
        server.close();
    }
}
