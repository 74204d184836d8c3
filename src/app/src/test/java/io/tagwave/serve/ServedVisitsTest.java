package io.tagwave.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.query.SavedQueries;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list that was saved several times, as the browser shows it. */
class ServedVisitsTest {

    private static final String FORM = "application/x-www-form-urlencoded";

    @TempDir
    Path folder;

    private volatile int week;
    private TestSite site;
    private LocalServer server;

    @BeforeEach
    void twoVisits() throws Exception {
        site = new TestSite().page("/lamps", (request, out) -> TestSite.html(out, html()));
        list();
        week = 1;
        list();
        serve();
    }

    @AfterEach
    void close() {
        server.close();
        site.close();
    }

    private String html() {
        StringBuilder html = new StringBuilder(
                "<!doctype html><title>Lamps</title><table><tr><th>Image<th>Title" + "<th>Price<th>Left");
        for (int i = 0; i < 20; i++) {
            html.append(
                    "<tr><td><img src='/i/" + i + ".jpg'><td><a href=/lamp/" + i + ">Lamp of brass " + (char) ('A' + i)
                            + "</a><td>" + (i * 7 + 12 + (i < 3 ? week : 0)) + ".50 €<td>" + (i + 1) + " left");
        }
        return html + "</table>";
    }

    private void list() {
        Cli run = Cli.run(
                "list", site.url("/lamps"), "-o", folder.resolve("l.csv").toString(), "--db", db(), "--delay", "0");
        assertEquals(0, run.status(), run.err());
    }

    private void serve() throws Exception {
        server = LocalServer.start(db(), LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(db()));
    }

    private String db() {
        return folder.resolve("db").toString();
    }

    private HttpRequest.Builder to(String path) {
        return ServerClient.to(server, path);
    }

    private String table() throws Exception {
        Matcher list = Pattern.compile("/lists/\\d+")
                .matcher(ServerClient.send(to("/")).body());
        assertTrue(list.find());
        return ServerClient.send(to(list.group())).body();
    }

    /** Sends the form in the head of a column with another name. */
    private HttpResponse<String> rename(String column, String name) throws Exception {
        Matcher form = Pattern.compile("<form method=\"post\" action=\"([^\"]+)\"><input type=\"hidden\" name=\"place\""
                        + " value=\"([^\"]+)\"><input type=\"hidden\" name=\"column\" value=\"" + column + "\">")
                .matcher(table());
        assertTrue(form.find(), table());
        String body = "do=rename&place=" + URLEncoder.encode(form.group(2), StandardCharsets.UTF_8) + "&column="
                + column + "&name=" + name;
        return ServerClient.send(
                to(form.group(1)).header("Content-Type", FORM).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    @Test
    void aColumnIsRenamedInTheHeadOfTheTable() throws Exception {
        HttpResponse<String> renamed = rename("price", "cost");
        assertEquals(200, renamed.statusCode(), renamed.body());
        assertTrue(renamed.body().contains("the next crawl does the same"), renamed.body());
        assertTrue(renamed.body().contains("<th scope=\"col\">cost</th>"), renamed.body());
        assertTrue(Files.readString(folder.resolve("sites/127.0.0.1.json")).contains("\"cost\""));
        assertEquals(400, rename("title", "cost").statusCode(), "another column has this name");
        HttpResponse<String> again = rename("price", "amount");
        assertEquals(400, again.statusCode());
        assertTrue(again.body().contains("it was renamed there already"), again.body());
        server.close();
        list();
        serve();
        String table = table();
        assertTrue(table.contains("data-label=\"cost\""), table);
        assertFalse(table.contains("data-label=\"price\""), table);
        assertFalse(table.contains("name=\"column\" value=\"key\""), "the place of a record is no field of it");
        assertEquals(200, rename("cost", "price").statusCode());
    }

    /** A name that SQL does not accept gets a letter more, its text does not. */
    @Test
    void aColumnWithAReservedNameIsShownOnce() throws Exception {
        String table = table();
        assertTrue(
                table.contains("data-label=\"Left\">1 left</td>") || table.contains("data-label=\"left\">1 left</td>"),
                table);
        assertFalse(table.contains("data-label=\"left text\""), table);
    }

    /** Other servers learn of a person who looks at changes only if this one wants pictures. */
    @Test
    void changesShowPicturesOnDemand() throws Exception {
        String plain = ServerClient.send(to("/changes")).body();
        assertTrue(plain.contains("12.50 € → 13.50 € (+8.0 %)"), plain);
        assertFalse(plain.contains("<img"), plain);
        Matcher link =
                Pattern.compile("href=\"(/changes[^\"]*)\">With pictures").matcher(plain);
        assertTrue(link.find(), plain);
        HttpResponse<String> shown = ServerClient.send(to(URLDecoder.decode(link.group(1), StandardCharsets.UTF_8)));
        assertTrue(shown.body().contains("<img src=\"" + site.url("/i/0.jpg") + "\""), shown.body());
        assertTrue(shown.headers()
                .firstValue("Content-Security-Policy")
                .orElse("")
                .contains("img-src 'self' http: https:"));
        assertTrue(shown.body().contains("Without pictures"), shown.body());
    }
}
