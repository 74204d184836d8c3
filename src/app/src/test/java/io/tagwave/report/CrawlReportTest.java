package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.rows.FileProgress;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

class CrawlReportTest {

    @TempDir
    Path folder;

    private Path page;
    private String html;

    @BeforeEach
    void write() throws Exception {
        String db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            ListPages.write(database);
        }
        page = folder.resolve("report.html");
        try (SqlSession session = SqlSession.open(db, false)) {
            html = report(session);
        }
        Files.writeString(page, html);
    }

    @Test
    void whatPagesSayIsTextAndNothingIsFetched() {
        assertTrue(html.contains("Knife &lt;b&gt;"), "escaped");
        assertFalse(html.contains("Knife <b>"));
        assertFalse(html.matches("(?s).*\\ssrc\\s*=.*"), "no address is fetched");
        assertFalse(html.matches("(?s).*href=\"(?!https?://|#).*"), "links lead to the web or to a place of the page");
        assertTrue(html.contains("script-src &#39;sha256-"), "one script alone may run");
    }

    @Test
    void theDataComeFirstThenTheCrawlThenTheMachine() {
        assertTrue(html.contains("2 lists with 6 records, on 3 visited pages of 1 host."), html.substring(0, 4000));
        List<Integer> places = Stream.of("found", "changes", "crawl", "machine")
                .map(id -> html.indexOf("<h2 id=\"" + id + "\""))
                .toList();
        assertEquals(places.stream().sorted().toList(), places);
        assertTrue(places.get(0) > 0);
        assertTrue(
                html.contains("<a href=\"#list-1\">1</a>") && html.contains("<h3 id=\"list-1\">"),
                "a way to each list");
        assertTrue(html.contains("12,50 €"), "prices have their currency");
        assertTrue(html.contains("No earlier crawl in this database found one of these lists."));
    }

    @Test
    void picturesAreLinks() throws Exception {
        String db = folder.resolve("pictures").toString();
        try (Database database = Database.open(db)) {
            new Crawls(database).start(List.of("http://example.org/"), "crawl http://example.org/");
            ListPages.write(
                    database,
                    1,
                    "http://example.org/shop",
                    "body/ul/li",
                    List.of(ListPages.TITLE, new Column("image", "image", "li/img", false)),
                    List.of(
                            List.of("Rope", "http://example.org/rope.png"),
                            List.of("Buoy", "http://example.org/buoy.png")));
        }
        try (SqlSession session = SqlSession.open(db, false)) {
            String report = report(session);
            assertFalse(report.contains("<img"));
            assertTrue(report.contains("<a href=\"http://example.org/rope.png\""), report);
        }
    }

    private static String report(SqlSession session) throws Exception {
        return new CrawlReport(session, silent()).html(null);
    }

    static FileProgress silent() {
        return new FileProgress("%d of %d", new PrintWriter(Writer.nullWriter()), System::nanoTime);
    }

    @Test
    void aReaderWithAKeyboardSortsAndFilters() throws Exception {
        Assumptions.assumeTrue(ReaderBrowser.program("chromedriver").isPresent(), "chromedriver is not installed");
        Assumptions.assumeTrue(ReaderBrowser.program("chromium").isPresent(), "chromium is not installed");
        ChromeDriver browser = browser();
        try {
            browser.get(page.toUri().toString());
            WebElement table = browser.findElements(By.tagName("table")).stream()
                    .filter(t -> t.findElement(By.tagName("caption")).getText().contains("merged_1"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(List.of("Rope", "Knife <b>", "Anchor", "Buoy"), titles(table));

            WebElement price = table.findElement(By.xpath(".//th[button[text()='price']]"));
            price.findElement(By.tagName("button")).sendKeys(Keys.ENTER);
            assertEquals("ascending", price.getAttribute("aria-sort"));
            assertEquals(List.of("Buoy", "Rope", "Anchor", "Knife <b>"), titles(table));
            price.findElement(By.tagName("button")).sendKeys(Keys.SPACE);
            assertEquals("descending", price.getAttribute("aria-sort"));
            assertEquals(List.of("Knife <b>", "Anchor", "Rope", "Buoy"), titles(table));

            assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll(), "no console error");
        } finally {
            browser.quit();
        }
    }

    private static List<String> titles(WebElement table) {
        int column = table.findElements(By.cssSelector("thead th")).stream()
                .map(WebElement::getText)
                .map(text -> text.replaceAll("[ ▲▼]", ""))
                .toList()
                .indexOf("title");
        return table.findElements(By.cssSelector("tbody tr")).stream()
                .filter(WebElement::isDisplayed)
                .map(row ->
                        row.findElements(By.cssSelector("th, td")).get(column).getText())
                .toList();
    }

    private ChromeDriver browser() {
        return ReaderBrowser.start(folder.resolve("profile"));
    }
}
