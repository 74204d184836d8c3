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
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Two pages of a shop, visited twice with their bytes kept; the second page also means harm. */
class AnnotatedPageHandlerTest {

    private static final int LAMPS = 20;

    @TempDir
    static Path folder;

    private static TestSite site;
    private static LocalServer server;

    @BeforeAll
    static void crawl() throws Exception {
        site = new TestSite();
        site.html("/p1", shop(1, "")).html("/p2", shop(2, hostile()));
        String db = folder.resolve("db").toString();
        List<String> options = List.of("--db", db, "--delay", "0", "--depth", "0", "--ignore-robots", "--threads", "1");
        visit(options, "--keep-html");
        site.html("/p1", shop(1, "<p>Closed on Sunday, the whole day long.</p>").replace("<h1>Lamps 1</h1>", ""));
        visit(options, "--keep-html", "--new");
        visit(options, "--new");
        server = LocalServer.start(db, LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db));
    }

    private static void visit(List<String> options, String... more) {
        List<String> command = new ArrayList<>(List.of("crawl", site.url("/p1"), site.url("/p2")));
        command.addAll(options);
        command.addAll(List.of(more));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
    }

    @AfterAll
    static void close() {
        server.close();
        site.close();
    }

    private static String hostile() {
        return "<script>document.title='broken'</script><img src=" + site.url("/leak1")
                + " onerror=\"document.title='broken'\"><style>body{background:url(" + site.url("/leak2")
                + ")}</style><iframe src=" + site.url("/leak3") + "></iframe><meta http-equiv=refresh content='0;url="
                + site.url("/leak4") + "'><p style=\"background:url(" + site.url("/leak5") + ")\">";
    }

    private static String shop(int page, String more) {
        StringBuilder html = new StringBuilder("<!doctype html><title>Lamps</title><nav><ul>");
        for (String part : List.of("Lamps", "Chairs", "Tables", "Beds", "Sofas")) {
            html.append("<li><a href=/").append(part).append('>').append(part).append("</a>");
        }
        html.append("</ul></nav><h1>Lamps ")
                .append(page)
                .append("</h1>")
                .append(more)
                .append("<main>");
        for (int i = 0; i < LAMPS; i++) {
            int lamp = page * LAMPS + i;
            html.append(
                    "<div class=card><a href=/lamp/" + lamp + "><h3>Brass lamp " + lamp + "</h3></a><b>" + (lamp + 9)
                            + ",90 €</b><p>A lamp of brass with a warm light, number " + lamp + " of many.</p></div>");
        }
        return html + "</main><footer><ul><li><a href=/terms>Terms</a><li><a href=/imprint>Imprint</a></ul></footer>";
    }

    private static HttpResponse<String> get(String path) throws Exception {
        URI address = URI.create(server.address().toString().replaceFirst("/$", "") + path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** The numbers of the pages in the order of the visits. */
    private static List<Long> pages() throws Exception {
        List<Long> pages = new ArrayList<>();
        Matcher links = Pattern.compile("<a href=\"/pages/(\\d+)\"")
                .matcher(get("/pages?sort=id").body());
        while (links.find()) {
            pages.add(Long.parseLong(links.group(1)));
        }
        assertEquals(6, pages.size());
        return pages;
    }

    @Test
    void regionsAreExplainedAndTheirRecordsLeadIntoThePage() throws Exception {
        long page = pages().get(0);
        assertTrue(get("/pages/" + page).body().contains("/pages/" + page + "/look"));
        String look = get("/pages/" + page + "/look").body();
        assertTrue(look.contains("Kept: the page&#39;s main list"), look);
        assertTrue(look.contains("(logarithm)"), "a reason in words");
        Matcher row = Pattern.compile("id=\"record-(\\d+-" + LAMPS + ")\"><th scope=\"row\"><a href=\"/pages/" + page
                        + "/frame#(tagwave-\\d+)\" target=\"page\">")
                .matcher(look);
        assertTrue(row.find(), look);
        String frame = get("/pages/" + page + "/frame").body();
        assertTrue(frame.contains("data-tagwave-record=\"" + row.group(1) + "\""), frame);
        assertTrue(frame.contains("id=\"" + row.group(2) + "\""), frame);
        for (String place : look.split("#tagwave-")) {
            String id = "id=\"tagwave-" + place.replaceFirst("\\D.*(?s:.*)", "") + "\"";
            assertTrue(place.startsWith("<!DOCTYPE") || frame.contains(id), id);
        }
    }

    @Test
    void whereBytesWereNotKeptOneSentenceSaysSo() throws Exception {
        long bare = pages().get(4);
        assertFalse(get("/pages/" + bare).body().contains("/look"));
        for (String part : List.of("/look", "/frame")) {
            HttpResponse<String> answer = get("/pages/" + bare + part);
            assertEquals(404, answer.statusCode());
            assertTrue(
                    answer.body().contains("list keeps the first page of a list, and crawl --keep-html all"),
                    answer.body());
        }
        assertEquals(404, get("/pages/999/look").statusCode());
        assertEquals(404, get("/pages/1/other").statusCode());
    }

    @Test
    void theFrameIsAGuest() throws Exception {
        var headers = get("/pages/" + pages().get(1) + "/frame").headers();
        String policy = headers.firstValue("Content-Security-Policy").orElseThrow();
        assertTrue(policy.startsWith("default-src 'none'; style-src 'unsafe-inline'; img-src data:;"), policy);
        assertTrue(policy.endsWith("frame-ancestors 'self'; sandbox allow-same-origin"), policy);
        assertEquals("SAMEORIGIN", headers.firstValue("X-Frame-Options").orElseThrow());
    }

    @Test
    void aClickOnARecordShowsItsCellsAndOneInTheSignalThePlace() throws Exception {
        TestBrowsers.require("chromium");
        ChromeDriver browser = ReaderBrowser.start(folder.resolve("profile"));
        try {
            browser.get(server.address() + "pages/" + pages().get(0) + "/look");
            WebDriverWait wait = new WebDriverWait(browser, Duration.ofSeconds(60));
            browser.switchTo().frame("page");
            assertEquals(
                    LAMPS,
                    browser.findElements(By.cssSelector("[data-tagwave-standing=main]"))
                            .size());
            browser.findElement(By.cssSelector("[data-tagwave-standing=main] b"))
                    .click();
            browser.switchTo().defaultContent();
            wait.until(page -> !page.findElements(By.cssSelector("tr:target")).isEmpty());
            String row = browser.findElement(By.cssSelector("tr:target")).getText();
            assertTrue(row.contains("Brass lamp 20") && row.contains("29,90 €"), row);

            browser.findElements(By.cssSelector(".signal a")).get(70).click();
            wait.until(page -> shown(browser, "70"));
            browser.findElement(By.cssSelector("section.main tbody a")).sendKeys(Keys.ENTER);
            wait.until(page -> shown(browser, "first"));

            browser.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", 400, "height", 900, "deviceScaleFactor", 1, "mobile", false));
            assertEquals(
                    0L,
                    browser.executeScript(
                            "return document.documentElement.scrollWidth - document.documentElement.clientWidth"));
            assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll(), "no console error");
            hostile(browser);
        } finally {
            browser.quit();
        }
    }

    /** Whether the frame shows a place: that of a band of the signal, or the first record. */
    private static boolean shown(ChromeDriver browser, String what) {
        String link = what.equals("first")
                ? "document.querySelector('section.main tbody a')"
                : "document.querySelectorAll('.signal a')[" + what + "]";
        return Boolean.TRUE.equals(browser.executeScript("return window.frames.page.location.hash === " + link + ".hash"
                + " && window.frames.page.document.querySelector(':target') !== null"));
    }

    private static void hostile(ChromeDriver browser) throws Exception {
        int asked = site.requests().size();
        browser.get(server.address() + "pages/" + pages().get(1) + "/look");
        browser.switchTo().frame("page");
        assertEquals(
                LAMPS,
                browser.findElements(By.cssSelector("[data-tagwave-standing=main]"))
                        .size());
        assertEquals("Lamps", browser.executeScript("return document.title"));
        assertEquals(
                0,
                browser.findElements(By.cssSelector("script, iframe, [onerror]"))
                        .size());
        browser.switchTo().defaultContent();
        assertFalse(browser.getTitle().contains("broken"));
        assertEquals(asked, site.requests().size(), "nothing was asked for");
    }
}
