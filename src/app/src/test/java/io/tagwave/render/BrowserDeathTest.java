package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The death of a real browser wakes the page that it shows, and so the pages that wait for the session: long before any limit
 * of theirs, which are all longer than the tests may take.
 */
@Timeout(value = 90, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class BrowserDeathTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    @Test
    void whileAPageLoads() throws Exception {
        assertWoken("<p>first<script src=/hangs.js></script>");
    }

    @Test
    void whileAPageSettles() throws Exception {
        assertWoken("<p>first<script>setInterval(() => document.body.append(document.createElement('hr')), 5);"
                + "onload = () => fetch('/hangs.js')</script>");
    }

    /**
     * One page is shown and does not end, another waits for the only session.
     *
     * @param page as it is answered the first time, asks for {@code /hangs.js}
     */
    private static void assertWoken(String page) throws Exception {
        CountDownLatch shown = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        AtomicInteger answers = new AtomicInteger();
        RenderSettings settings = RenderSettings.of(TestBrowsers.require("chromium"))
                .sessions(1)
                .pageLimit(LONG)
                .waitLimit(LONG)
                .offline(true);
        try (TestSite site = new TestSite().page("/waits", "<p>the other");
                BrowserPool pool = new BrowserPool(settings)) {
            site.on("/dies", exchange -> {
                String html = answers.getAndIncrement() == 0 ? page : "<p>again";
                TestSite.send(exchange, 200, "text/html", html);
            });
            site.on("/hangs.js", exchange -> {
                shown.countDown();
                await(over);
            });
            FutureTask<FetchedPage> first = fetching(pool, site.url("/dies"));
            assertTrue(shown.await(60, TimeUnit.SECONDS));
            FutureTask<FetchedPage> second = waiting(pool, site.url("/waits"));
            assertTrue(TestBrowsers.kill() > 0);
            assertShown("again", first.get());
            assertShown("the other", second.get());
            assertEquals(2, answers.get());
        } finally {
            over.countDown();
        }
    }

    private static void assertShown(String text, FetchedPage page) {
        assertEquals(Outcome.DONE, page.outcome(), page.error());
        assertTrue(new String(page.body(), StandardCharsets.UTF_8).contains(text));
    }

    private static FutureTask<FetchedPage> fetching(BrowserPool pool, String url) {
        FutureTask<FetchedPage> page = new FutureTask<>(() -> pool.fetch(PageRequest.of(url)));
        daemon(page).start();
        return page;
    }

    /** A page that has begun to wait for a session. */
    private static FutureTask<FetchedPage> waiting(BrowserPool pool, String url) {
        FutureTask<FetchedPage> page = new FutureTask<>(() -> pool.fetch(PageRequest.of(url)));
        Thread thread = daemon(page);
        thread.start();
        while (thread.getState() != Thread.State.WAITING) {
            ProcessTree.pause(5);
        }
        return page;
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "fetches a page");
        thread.setDaemon(true);
        return thread;
    }

    private static void await(CountDownLatch latch) throws IOException {
        try {
            latch.await(2, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
