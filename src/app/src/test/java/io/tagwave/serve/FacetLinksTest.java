package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SavedQueries;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forty lamps in three colours. */
class FacetLinksTest {

    private static final List<String> COLOURS = List.of("red & green", "blue", "blue", "grey");

    @TempDir
    Path folder;

    @Test
    void fewValuesAreLinksToTheirRows() throws Exception {
        String db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            ListPages.write(
                    database,
                    1,
                    "http://example.org/lamps",
                    "body/dl/dd",
                    List.of(ListPages.TITLE, new Column("colour", "text", "dd/i/#text", false)),
                    IntStream.range(0, 40)
                            .mapToObj(i -> List.of("Lamp " + i, COLOURS.get(i % COLOURS.size())))
                            .toList());
        }
        try (LocalServer server =
                LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db))) {
            String all = get(server, "/lists/1");
            assertTrue(all.contains("<a href=\"/lists/1?is.colour=blue\">blue (20)</a>"), all);
            assertTrue(all.contains("?is.colour=red+%26+green\">red &amp; green (10)</a>"), all);
            assertFalse(all.contains("?is.title="), "titles are all different");

            String blue = get(server, "/lists/1?is.colour=blue");
            assertTrue(blue.contains("<a href=\"/lists/1\" aria-current=\"true\">blue (20)</a>"), blue);
            assertTrue(blue.contains("of 20"), blue);
            assertEquals(1, get(server, "/lists/1?limit=3").split("class=\"facet\"", -1).length, "too few to tell");
        }
    }

    private static String get(LocalServer server, String path) throws Exception {
        URI address = URI.create(server.address().toString().replaceFirst("/$", "") + path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
