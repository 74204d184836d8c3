package io.tagwave.lab.bench;

import io.tagwave.render.BrowserConfig;
import io.tagwave.render.RenderSettings;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.openqa.selenium.Proxy;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.firefox.FirefoxDriver;
import org.openqa.selenium.firefox.FirefoxOptions;
import org.openqa.selenium.os.ExecutableFinder;
import org.openqa.selenium.remote.RemoteWebDriver;

/** One browser with default settings, {@code get} and {@code getPageSource}: the baseline that the pool is compared with. */
final class PlainBrowser implements PageSource {

    private static final int FOUND = 200;

    /** A proxy that does not exist. */
    private static final String NOWHERE = "127.0.0.1:9";

    private final RemoteWebDriver driver;

    /**
     * Starts the browser.
     *
     * @param settings give the browser and whether it is offline
     * @throws WebDriverException if it does not start
     */
    PlainBrowser(RenderSettings settings) {
        boolean isFirefox = settings.browser().engine() == BrowserConfig.Engine.FIREFOX;
        driver = isFirefox ? firefox(settings) : chromium(settings);
    }

    @Override
    public FetchedPage fetch(PageRequest request) {
        Instant at = Instant.now();
        long start = System.nanoTime();
        try {
            driver.get(request.url());
            byte[] body = Objects.requireNonNull(driver.getPageSource()).getBytes(StandardCharsets.UTF_8);
            double millis = (System.nanoTime() - start) / 1e6;
            return FetchedPage.answered(request.url(), Outcome.DONE, FOUND, Map.of(), body, at, millis, true, null);
        } catch (WebDriverException e) {
            double millis = (System.nanoTime() - start) / 1e6;
            return FetchedPage.failed(
                    request.url(), Outcome.RENDER_FAILED, at, millis, String.valueOf(e.getRawMessage()));
        }
    }

    @Override
    public void close() {
        driver.quit();
    }

    private static RemoteWebDriver firefox(RenderSettings settings) {
        FirefoxOptions options = new FirefoxOptions().addArguments("-headless");
        find(settings.browser().binaries()).ifPresent(path -> options.setBinary(Path.of(path)));
        if (settings.offline()) {
            options.setProxy(
                    new Proxy().setHttpProxy(NOWHERE).setSslProxy(NOWHERE).setNoProxy("127.0.0.1, localhost"));
        }
        return new FirefoxDriver(options);
    }

    private static RemoteWebDriver chromium(RenderSettings settings) {
        ChromeOptions options = new ChromeOptions().addArguments("--headless=new");
        find(settings.browser().binaries()).ifPresent(options::setBinary);
        if (System.getProperty("user.name", "").equals("root")) {
            options.addArguments("--no-sandbox");
        }
        if (settings.offline()) {
            options.addArguments("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost");
        }
        ChromeDriverService.Builder service = new ChromeDriverService.Builder();
        find(settings.browser().drivers()).ifPresent(path -> service.usingDriverExecutable(new File(path)));
        return new ChromeDriver(service.usingAnyFreePort().build(), options);
    }

    private static Optional<String> find(List<String> names) {
        ExecutableFinder finder = new ExecutableFinder();
        return names.stream().map(finder::find).filter(Objects::nonNull).findFirst();
    }
}
