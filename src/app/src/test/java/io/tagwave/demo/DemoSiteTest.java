package io.tagwave.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DemoSiteTest {

    private final HttpClient client = HttpClient.newHttpClient();

    @AutoClose
    private DemoSite site;

    @BeforeEach
    void start() {
        site = DemoSite.start(0);
    }

    @Test
    void everyListedPageIsServedAndEveryLinkOfItIsKnown() throws Exception {
        Pattern link = Pattern.compile("(?:href|src)=\"(/[^\"]*)\"", Pattern.CASE_INSENSITIVE);
        Set<String> broken = new TreeSet<>();
        for (String page : site.pages()) {
            HttpResponse<byte[]> answer = get(page);
            assertEquals(200, answer.statusCode(), page);
            Matcher links = link.matcher(new String(answer.body(), StandardCharsets.UTF_8));
            while (links.find()) {
                String target = links.group(1).replace("&amp;", "&");
                if (get(target).statusCode() == 404) {
                    broken.add(page + " to " + target);
                }
            }
        }
        assertTrue(broken.isEmpty(), broken.toString());
    }

    @Test
    void aPageKeepsItsCharset() throws Exception {
        HttpResponse<byte[]> told = get("/books");
        assertEquals("text/html; charset=windows-1252", contentType(told));
        assertTrue(new String(told.body(), Charset.forName("windows-1252")).contains("Änne Kröger, 1987"));
        HttpResponse<byte[]> untold = get("/tea");
        assertEquals("text/html", contentType(untold));
        assertTrue(new String(untold.body(), Charset.forName("Shift_JIS")).contains("灯台玄米茶"));
    }

    @Test
    void oneTemplateGivesAPageForEachLamp() throws Exception {
        String first = text("/shop/item?no=1");
        String second = text("/shop/item?no=2");
        assertFalse(first.contains("{{"), first);
        assertFalse(first.equals(second));
    }

    @Test
    void redirectsFailuresAndRobotsAreThere() throws Exception {
        assertEquals(302, get("/old-league").statusCode());
        assertEquals(410, get("/gone").statusCode());
        assertEquals(404, get("/never-was").statusCode());
        assertTrue(text("/robots.txt").contains("Disallow: /private/"));
        assertTrue(text("/sitemap.xml").contains("<loc>" + site.url("/archive") + "</loc>"));
    }

    @Test
    void theListOfTheScriptPageIsNotInItsSource() throws Exception {
        assertFalse(text("/tides").contains("September"));
        assertTrue(text("/tides.json").contains("September"));
    }

    @Test
    void requestsAreRemembered() throws Exception {
        get("/search?q=harbour&page=2");
        assertEquals("/search?q=harbour&page=2", site.requested().get(0));
    }

    private HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(site.url(path))).build();
        return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
    }

    private String text(String path) throws IOException, InterruptedException {
        return new String(get(path).body(), StandardCharsets.UTF_8);
    }

    private static String contentType(HttpResponse<?> answer) {
        return answer.headers().firstValue("content-type").orElse("");
    }
}
