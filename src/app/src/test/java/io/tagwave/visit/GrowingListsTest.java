package io.tagwave.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.crawl.TestSite;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.GrowthSettings;
import io.tagwave.render.RenderSettings;
import io.tagwave.render.RenderedPage;
import io.tagwave.render.TestBrowsers;
import io.tagwave.web.HostPermit;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lists that grow by buttons and by scrolling, and pages that look as if theirs did, in a real Chromium. */
@Tag("slow")
class GrowingListsTest {

    /** What a page says of itself: so many items, as {@code items(0, …)} of {@code shop.js} makes them, on so many screens. */
    private static final Pattern EXPECTED = Pattern.compile("<!-- (\\d+) items, (\\d+)(\\+?) screens?: ");

    private static final Pattern NUMBER = Pattern.compile("lamp no\\. (\\d+)");
    private static final int SESSIONS = 5;
    private static final Set<String> FREE = Set.of("/shop.js", "/more", "/favicon.ico");

    private static final CrawlPageReader READER =
            CrawlPageReader.of(new RecordExtractor(ContentModel.shipped(), false, System::nanoTime));

    private static TestSite site;
    private static BrowserPool pool;

    @BeforeAll
    static void start() throws IOException {
        RenderSettings settings = RenderSettings.of(TestBrowsers.require("chromium"))
                .growing(true)
                .sessions(SESSIONS)
                .offline(true);
        site = new TestSite().otherwise(GrowingListsTest::serve);
        pool = new BrowserPool(settings);
    }

    @AfterAll
    static void stop() {
        if (pool != null) {
            pool.close();
            site.close();
        }
    }

    @Test
    void listsGrowUntilTheyAreWhole() throws Exception {
        assertEquals(List.of(), faults("lists"));
        assertTrue(pages("lists").size() >= 18);
    }

    @Test
    void aPageThatIsTooShortForItsScrollingIsTold() {
        assertTrue(show("stuck/trusted.html", Integer.MAX_VALUE, HostPermit.IMMEDIATE)
                .growth()
                .stuck());
        assertFalse(show("lists/scroll-event.html", Integer.MAX_VALUE, HostPermit.IMMEDIATE)
                .growth()
                .stuck());
    }

    @Test
    void whatLooksLikeAButtonAndIsNoneChangesNothing() throws Exception {
        assertEquals(List.of(), faults("others"));
        assertTrue(pages("others").size() >= 10);
        List<String> asked = site.requests().stream()
                .map(TestSite.Request::path)
                .map(path -> path.replaceFirst("\\?.*", ""))
                .filter(path -> !path.endsWith(".html") && !FREE.contains(path))
                .distinct()
                .toList();
        assertEquals(List.of(), asked, "nothing is bought, sent or deleted");
    }

    /** Of several pages at a time: most of it is waiting for what may come. */
    private static List<String> faults(String folder) throws Exception {
        List<Callable<String>> looks = new ArrayList<>();
        for (String page : pages(folder)) {
            looks.add(() -> {
                String fault = fault(page);
                return fault == null ? "" : page + ": " + fault;
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(SESSIONS);
        try {
            List<String> faults = new ArrayList<>();
            for (Future<String> fault : threads.invokeAll(looks)) {
                faults.add(fault.get());
            }
            faults.removeIf(String::isEmpty);
            return faults;
        } finally {
            threads.shutdown();
        }
    }

    private static String fault(String page) throws IOException {
        Matcher expected = EXPECTED.matcher(Files.readString(file(page)));
        assertTrue(expected.find(), page);
        RenderedPage shown = show(page, Integer.MAX_VALUE, HostPermit.IMMEDIATE);
        int screens = Integer.parseInt(expected.group(2));
        boolean atLeast = !expected.group(3).isEmpty();
        if (atLeast ? shown.growth().screens() < screens : shown.growth().screens() != screens) {
            return expected.group() + "found " + shown.growth().screens() + " screens";
        }
        List<Integer> items = items(shown);
        List<Integer> all =
                IntStream.range(0, Integer.parseInt(expected.group(1))).boxed().toList();
        return items.equals(all) ? null : expected.group() + "found " + items;
    }

    private static RenderedPage show(String page, int screens, HostPermit turn) {
        GrowthSettings growing =
                new GrowthSettings(READER::records, turn, screens, Duration.ofSeconds(60), () -> false);
        return pool.render(PageRequest.of(site.url("/" + page)), HostPermit.IMMEDIATE, growing);
    }

    /** The numbers of the items of the page's main list. */
    private static List<Integer> items(RenderedPage shown) {
        Extraction found = READER.read(shown.page()).analysis().extraction();
        List<Integer> items = new ArrayList<>();
        found.main().stream()
                .flatMap(region -> region.records().stream())
                .map(DataRecord::text)
                .forEach(text -> {
                    Matcher number = NUMBER.matcher(text);
                    items.add(number.find() ? Integer.parseInt(number.group(1)) : -1);
                });
        return items;
    }

    private static List<String> pages(String folder) throws IOException {
        try (Stream<Path> files = Files.list(file(folder))) {
            return files.map(file -> folder + "/" + file.getFileName()).sorted().toList();
        }
    }

    private static Path file(String name) throws IOException {
        URL found = GrowingListsTest.class.getResource("growing/" + name);
        if (found == null) {
            throw new IOException(name + ": not among the test's pages");
        }
        try {
            return Path.of(found.toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static void serve(TestSite.Request request, OutputStream out) throws IOException {
        String path = request.path().replaceFirst("\\?.*", "").substring(1);
        if (path.endsWith(".html") || path.equals("shop.js")) {
            TestSite.html(out, Files.readString(file(path)));
        } else {
            TestSite.html(out, "");
        }
    }
}
