package io.tagwave.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import io.tagwave.store.query.SqlSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
            html = new CrawlReport(session, (bytes, charset) -> new int[0]).html(null);
        }
        Files.writeString(page, html);
    }

    @Test
    void whatPagesSayIsTextAndNothingIsFetched() {
        assertTrue(html.contains("Knife &lt;b&gt;"), "escaped");
        assertFalse(html.contains("Knife <b>"));
        assertFalse(html.matches("(?s).*(src|href)\\s*=.*"), "no address is fetched or followed");
        assertTrue(html.contains("script-src 'sha256-"), "one script alone may run");
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

            WebElement stages =
                    browser.findElements(By.cssSelector("input[type=search]")).get(0);
            assertTrue(stages.findElement(By.xpath("..")).getText().startsWith("Filter"), "the field has a label");
            stages.sendKeys("parse");
            WebElement status = browser.findElement(By.cssSelector(".filter [role=status]"));
            assertEquals("1 of 8 rows", status.getText());

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
