package io.tagwave.render;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * What everyone writes first: one browser with default settings, {@code get}, {@code getPageSource}. The yardstick that the
 * pool is measured against.
 */
public final class PlainBrowser implements PageSource {

    private static final int FOUND = 200;

    private final ScheduledExecutorService idle = Executors.newScheduledThreadPool(0);
    private final LocalBrowser local;
    private final RemoteWebDriver driver;

    /**
     * Starts the browser.
     *
     * @param settings of these, which browser and whether it is offline
     * @throws BrowserUnavailableException when it does not start
     */
    public PlainBrowser(RenderSettings settings) throws BrowserUnavailableException {
        BrowserProfiles profiles = BrowserProfiles.ofUser();
        ExecutorService noPolicy = idle;
        try {
            local = new LocalBrowser(profiles);
        } catch (IOException e) {
            throw new BrowserUnavailableException("no profile folder can be made: " + e.getMessage(), e);
        }
        driver = new BrowserLauncher(settings, profiles, noPolicy, idle).startPlain(local);
    }

    @Override
    public FetchedPage fetch(PageRequest request) {
        Instant at = Instant.now();
        long start = System.nanoTime();
        try {
            driver.get(request.url());
            byte[] body = driver.getPageSource().getBytes(StandardCharsets.UTF_8);
            double millis = (System.nanoTime() - start) / 1e6;
            return new FetchedPage(
                    request.url(),
                    request.url(),
                    Outcome.DONE,
                    FOUND,
                    Map.of(),
                    StandardCharsets.UTF_8,
                    body,
                    at,
                    millis,
                    true,
                    null);
        } catch (WebDriverException e) {
            double millis = (System.nanoTime() - start) / 1e6;
            return FetchedPage.failed(request.url(), Outcome.RENDER_FAILED, at, millis, RenderFailure.firstLine(e));
        }
    }

    /** Processor time of driver and browser so far in milliseconds; 0 where the system does not tell. */
    public double cpuMillis() {
        return local.cpuMillis();
    }

    @Override
    public void close() {
        idle.shutdownNow();
        local.kill();
    }
}
