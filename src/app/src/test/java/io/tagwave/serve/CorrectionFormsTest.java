package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import io.tagwave.report.ReaderBrowser;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.query.SavedQueries;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** What is said of a page in the browser stands in the site's file, and the next crawl obeys it. */
@Tag("slow")
class CorrectionFormsTest {

    private static final String FORM = "application/x-www-form-urlencoded";

    @TempDir
    Path folder;

    private TestSite site;
    private LocalServer server;
    private String db;
    private Path file;

    @BeforeEach
    void crawl() throws Exception {
        site = new TestSite();
        StringBuilder html = new StringBuilder("<!doctype html><title>Lamps</title><div>");
        for (int i = 10; i < 30; i++) {
            html.append("<div class=card><a href=/lamp/" + i + "><h3>Brass lamp " + i + "</h3></a><b>" + i
                    + ",90 €</b><p>A lamp of brass with a warm light, number " + i + " of many.</p></div>");
        }
        html.append("</div><div><h2>News</h2>");
        for (int i = 0; i < 9; i++) {
            html.append("<article><h4><a href=/news/" + i + ">What happened on day " + i
                    + "</a></h4><p>Somebody came to the shop and asked for a lamp, on day " + i
                    + ", and bought one.</p></article>");
        }
        site.html("/p", html + "</div>");
        db = folder.resolve("db").toString();
        file = folder.resolve("sites/127.0.0.1.json");
        visit();
    }

    @AfterEach
    void close() {
        server.close();
        site.close();
    }

    /** Crawls again, while nobody in this process reads. */
    private void visit() throws Exception {
        if (server != null) {
            server.close();
        }
        Cli run =
                Cli.run("crawl", site.url("/p"), "--new", "--db", db, "--depth", "0", "--ignore-robots", "--keep-html");
        assertEquals(0, run.status(), run.err());
        server = LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db));
    }

    private HttpRequest.Builder to(String path) {
        return ServerClient.to(server, path);
    }

    private String look() throws Exception {
        return ServerClient.send(to("/pages/1/look")).body();
    }

    private HttpResponse<String> say(String what, String place, String... more) throws Exception {
        String body =
                "do=" + what + "&place=" + URLEncoder.encode(place, StandardCharsets.UTF_8) + String.join("", more);
        return ServerClient.send(
                to("/pages/1/look").header("Content-Type", FORM).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** Where the records of the region stand that has a text. */
    private String place(String text) throws Exception {
        for (String section : look().split("<section ")) {
            Matcher place = Pattern.compile("name=\"place\" value=\"([^\"]+)\"").matcher(section);
            if (section.contains(text) && place.find()) {
                return place.group(1);
            }
        }
        throw new AssertionError("no region with " + text);
    }

    private String lists() {
        return rows("SELECT records FROM lists WHERE crawl_id = (SELECT MAX(id) FROM crawl) ORDER BY records");
    }

    private String rows(String query) {
        Cli run = Cli.run("sql", "--db", db, "--format", "csv", query);
        assertEquals(0, run.status(), run.err());
        return run.out().lines().skip(1).toList().toString();
    }

    @Test
    void whatIsNoListIsNoneFromThenOnAndForgettingTakesTheFileAway() throws Exception {
        assertEquals("[9, 20]", lists());
        String lamps = place("Brass lamp 12");
        assertTrue(
                say("refuse", lamps).body().contains("Dropped: the site&#39;s file says that it is no list."), look());
        assertTrue(Files.readString(file).contains("\"not\": [\"" + lamps + "\"]"), Files.readString(file));
        visit();
        assertEquals("[9]", lists());

        String page = say("forget", lamps).body();
        assertFalse(page.contains("site&#39;s file says"), page);
        assertFalse(Files.exists(file));
        visit();
        assertEquals("[9, 20]", lists());
    }

    @Test
    void anotherFolderOfSitesIsWrittenTo() throws Exception {
        server.close();
        Path other = folder.resolve("other");
        server = LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), new SiteFolder(other));
        assertEquals(200, say("refuse", place("Brass lamp 12")).statusCode());
        assertTrue(Files.exists(other.resolve(file.getFileName())));
        assertFalse(Files.exists(file));
    }

    @Test
    void anotherListIsChosenInTheBrowserAndItsColumnsAreNamedThere() throws Exception {
        TestBrowsers.require("chromium");
        ChromeDriver browser = ReaderBrowser.start(folder.resolve("profile"));
        try {
            browser.get(server.address() + "pages/1/look");
            WebElement news = region(browser, "What happened on day 3");
            assertEquals("beside", news.getAttribute("class"));
            press(browser, news, "This is the list");

            news = region(browser, "What happened on day 3");
            assertEquals("main", news.getAttribute("class"));
            assertTrue(Files.exists(file));
            news.findElement(By.xpath(".//summary[.='Its columns']")).sendKeys(Keys.ENTER);
            List<WebElement> names = news.findElements(By.cssSelector("form.columns input[name^='name.']"));
            names.get(0).sendKeys(Keys.chord(Keys.CONTROL, "a"), "headline");
            WebElement last = news.findElements(By.cssSelector("form.columns input[type=checkbox]"))
                    .get(names.size() - 1);
            String hidden = names.get(names.size() - 1).getAttribute("value");
            if (last.isSelected()) {
                last.sendKeys(Keys.SPACE);
            }
            press(browser, news, "Save these columns");

            server.close();
            server = LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db));
            browser.get(server.address() + "pages/1/look");
            news = region(browser, "What happened on day 3");
            List<String> heads = news.findElements(By.cssSelector("thead th")).stream()
                    .map(WebElement::getText)
                    .toList();
            assertTrue(heads.contains("headline"), heads.toString());
            assertFalse(heads.contains(hidden), heads.toString());
            assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll(), "no console error");
        } finally {
            browser.quit();
        }
        visit();
        String names = rows("SELECT c.name FROM region_column c JOIN region r ON r.id = c.region_id"
                + " JOIN page p ON p.id = r.page_id WHERE r.main AND p.crawl_id = 2");
        assertTrue(names.contains("headline"), names);
    }

    private static WebElement region(ChromeDriver browser, String text) {
        return browser.findElement(By.xpath("//section[contains(., '" + text + "')]"));
    }

    private static void press(ChromeDriver browser, WebElement region, String button) {
        browser.executeScript("window.isLeft = true");
        region.findElement(By.xpath(".//button[.='" + button + "']")).sendKeys(Keys.ENTER);
        new WebDriverWait(browser, Duration.ofSeconds(60))
                .until(page -> browser.executeScript("return !window.isLeft && document.readyState === 'complete'")
                        .equals(true));
    }

    @Test
    void nonsenseAndOtherPeoplesFormsChangeNothing() throws Exception {
        String lamps = place("Brass lamp 12");
        assertEquals(400, say("refuse", "html/nowhere").statusCode());
        assertEquals(400, say("destroy", lamps).statusCode());
        assertEquals(400, say("columns", lamps, "&path.0=a&name.0=b").statusCode());
        HttpResponse<String> foreign = ServerClient.send(to("/pages/1/look")
                .header("Content-Type", FORM)
                .header("Origin", "https://evil.example")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "do=refuse&place=" + URLEncoder.encode(lamps, StandardCharsets.UTF_8))));
        assertEquals(403, foreign.statusCode());
        assertFalse(Files.exists(file));

        say("choose", lamps);
        String before = Files.readString(file);
        HttpResponse<String> twice = say("columns", lamps, columns("same"));
        assertEquals(400, twice.statusCode());
        assertTrue(twice.body().contains("that no other has"), twice.body());
        assertEquals(before, Files.readString(file));

        Files.writeString(file, "{");
        HttpResponse<String> broken = ServerClient.send(to("/pages/1/look"));
        assertEquals(409, broken.statusCode());
        assertTrue(broken.body().contains("expected JSON"), broken.body());
    }

    /** The fields of the columns of the list that was chosen, all under one name. */
    private String columns(String name) throws Exception {
        StringBuilder fields = new StringBuilder();
        Matcher paths =
                Pattern.compile("name=\"(path\\.\\d+)\" value=\"([^\"]*)\"").matcher(look());
        while (paths.find()) {
            fields.append('&')
                    .append(paths.group(1))
                    .append('=')
                    .append(URLEncoder.encode(paths.group(2), StandardCharsets.UTF_8));
            fields.append('&')
                    .append(paths.group(1).replace("path", "name"))
                    .append('=')
                    .append(name);
            fields.append('&').append(paths.group(1).replace("path", "shown")).append("=1");
        }
        return fields.toString();
    }
}
