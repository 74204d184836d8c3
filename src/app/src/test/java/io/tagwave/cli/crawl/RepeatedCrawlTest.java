package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Database;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Repeated visits in crawls of a site of items. */
class RepeatedCrawlTest {

    private static final int ITEMS = 5;

    @TempDir
    Path folder;

    @Test
    void aSecondVisitStoresWhetherPagesChanged() throws SQLException {
        try (TestSite site = site("first")) {
            crawl(site);
            site.html("/item1", item(1, "second"));
            site.html("/item2", item(2, "first").replace("<h1>", "<h2>New</h2><h1>"));
            crawl(site, "--new");
        }
        assertEquals("6", sql("SELECT COUNT(*) FROM page_changes WHERE method = 'sketch'"));
        assertEquals("2", sql("SELECT COUNT(*) FROM page_changes WHERE content_changed"));
        assertEquals("TRUE", sql("SELECT structure_changed FROM page_changes WHERE url LIKE '%item2'"));
        assertEquals("FALSE", sql("SELECT structure_changed FROM page_changes WHERE url LIKE '%item1'"));
    }

    @Test
    void whereTheEarlierPageWasKeptItIsMatchedItself() throws SQLException {
        try (TestSite site = site("first")) {
            crawl(site, "--keep-html");
            site.html("/item1", item(1, "second"));
            // The same texts in another order are no new content.
            site.html("/", index().replace("<div>one</div><div>two</div>", "<div>two</div><div>one</div>"));
            crawl(site, "--new");
        }
        assertEquals("6", sql("SELECT COUNT(*) FROM page_changes WHERE method = 'match'"));
        assertEquals("1", sql("SELECT COUNT(*) FROM page_changes WHERE content_changed"));
        assertEquals("2", sql("SELECT COUNT(*) FROM page_changes WHERE structure_similarity < 1"));
    }

    private static TestSite site(String text) {
        TestSite site = new TestSite();
        site.html("/", index());
        for (int i = 1; i <= ITEMS; i++) {
            site.html("/item" + i, item(i, text));
        }
        return site;
    }

    private static String index() {
        StringBuilder html = new StringBuilder("<title>All</title><h1>All</h1><div>one</div><div>two</div>");
        for (int i = 1; i <= ITEMS; i++) {
            html.append("<p><a href=/item" + i + ">item " + i + "</a></p>");
        }
        return html.toString();
    }

    private static String item(int number, String text) {
        return "<title>Item</title><ul><li><a href=/>Home</a><li><a href=/item1>First</a></ul><h1>Item " + number
                + "</h1><p>Text " + number + ", " + text + "</p><table><tr><td>Price<td>9.99</table><div>Imprint</div>";
    }

    private void crawl(TestSite site, String... options) {
        List<String> arguments = new ArrayList<>(List.of("crawl", site.url("/"), "--db"));
        arguments.add(folder.resolve("db").toString());
        arguments.addAll(List.of("--ignore-robots", "--delay", "0"));
        arguments.addAll(List.of(options));
        Cli run = Cli.run(arguments.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
    }

    private String sql(String query) throws SQLException {
        try (Database database = Database.openReadOnly(folder.resolve("db").toString());
                Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }
}
