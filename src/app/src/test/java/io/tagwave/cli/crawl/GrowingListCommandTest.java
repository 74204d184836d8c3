package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list whose first screen is there without scripts, and whose others a button asks the server for. */
@Tag("slow")
class GrowingListCommandTest {

    private static final int SCREEN = 12;
    private static final int ALL = 36;

    @TempDir
    Path folder;

    private TestSite site;

    @BeforeEach
    void open() throws IOException {
        TestBrowsers.require("chromium");
        site = new TestSite().page("/shop", GrowingListCommandTest::shop).otherwise(GrowingListCommandTest::more);
    }

    @AfterEach
    void close() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void allScreensAreOneListAndTheHostIsGivenItsTime() throws IOException {
        Cli list = list("--render", "auto", "--delay", "300");
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains(ALL + " items from 1 page in "), list.err());
        assertEquals(lamps(ALL), written());
        List<TestSite.Request> asked = site.requests().stream()
                .filter(request ->
                        request.path().startsWith("/shop") || request.path().startsWith("/more"))
                .toList();
        assertEquals(
                List.of("/shop", "/shop", "/more?from=12", "/more?from=24", "/more?from=36"),
                asked.stream().map(TestSite.Request::path).toList());
        long millis = (asked.get(4).nanos() - asked.get(0).nanos()) / 1_000_000;
        assertTrue(millis >= 4 * 300 - 100, "a turn each, with the time from turn to request: " + millis);
    }

    @Test
    void someFirstScreensAloneAreAskedFor() throws IOException {
        Cli two = list("--render", "always", "--delay", "0", "--pages", "2");
        assertEquals(0, two.status(), two.err());
        assertEquals(lamps(2 * SCREEN), written());
        assertTrue(two.err().contains("the list was read to screen 2 and may go on"), two.err());
        assertEquals(0, site.count("/more?from=24"));
    }

    private Cli list(String... options) {
        List<String> command =
                new ArrayList<>(List.of("list", site.url("/shop"), "-o", csv().toString(), "--browsers", "1"));
        command.addAll(List.of(options));
        return Cli.run(command.toArray(String[]::new));
    }

    private static List<String> lamps(int count) {
        List<String> lamps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lamps.add("Lamp no. " + i);
        }
        return lamps;
    }

    private List<String> written() throws IOException {
        return Files.readAllLines(csv()).stream()
                .skip(1)
                .map(line -> line.replaceFirst("^.*(Lamp no\\. \\d+).*$", "$1"))
                .toList();
    }

    private Path csv() {
        return folder.resolve("lamps.csv");
    }

    private static void shop(TestSite.Request request, OutputStream out) throws IOException {
        TestSite.html(
                out,
                "<!doctype html><title>Lamps</title><h1>Lamps</h1><ul id=list>" + screen(0)
                        + "</ul><button id=more>More</button>"
                        + "<script>var list = document.getElementById('list');"
                        + "document.getElementById('more').onclick = function () {"
                        + "  fetch('/more?from=' + list.childElementCount).then(function (answer) { return answer.text(); })"
                        + "    .then(function (html) { list.insertAdjacentHTML('beforeend', html); }); };</script>");
    }

    private static void more(TestSite.Request request, OutputStream out) throws IOException {
        String path = request.path();
        TestSite.html(out, path.startsWith("/more?from=") ? screen(Integer.parseInt(path.substring(11))) : "");
    }

    private static String screen(int from) {
        StringBuilder html = new StringBuilder();
        for (int i = from; i < Math.min(ALL, from + SCREEN); i++) {
            html.append("<li class=item><a href=/lamp/" + i + ">Lamp no. " + i + "</a><p>Made of brass, " + (20 + i)
                    + " cm high</p><b>€ " + (30 + i) + ".90</b></li>");
        }
        return html.toString();
    }
}
