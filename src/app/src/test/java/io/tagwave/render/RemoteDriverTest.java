package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A driver that someone else started, asked through {@code --webdriver} as a Grid is. */
@Tag("slow")
class RemoteDriverTest {

    @Test
    void aRunningDriverIsAskedForABrowser() throws IOException {
        BrowserConfig chromium = TestBrowsers.require("chromium");
        Path program = BrowserLauncher.executable(chromium.drivers()).orElseThrow();
        Process driver = new ProcessBuilder(program.toString(), "--port=0")
                .redirectErrorStream(true)
                .start();
        try (TestSite site = new TestSite().page("/", "<body><script>document.body.append('written')</script>");
                BrowserPool pool = new BrowserPool(RenderSettings.of(asRoot(chromium))
                        .webdriver(URI.create("http://127.0.0.1:" + port(driver.getInputStream()))))) {
            FetchedPage page = pool.fetch(PageRequest.of(site.url("/")));
            assertEquals(Outcome.DONE, page.outcome(), page.error());
            assertTrue(new String(page.body(), StandardCharsets.UTF_8).contains("written"));
        } finally {
            ProcessTree.killTree(driver.toHandle());
        }
    }

    @Test
    void anAddressWithoutADriverIsNamedInOneLine() throws IOException {
        RenderSettings settings =
                RenderSettings.of(BrowserConfig.load("chromium")).webdriver(URI.create("http://127.0.0.1:9"));
        try (BrowserPool pool = new BrowserPool(settings)) {
            FetchedPage page = pool.fetch(PageRequest.of("http://127.0.0.1:9/"));
            assertEquals(Outcome.RENDER_FAILED, page.outcome());
            assertTrue(page.error().startsWith("no session from http://127.0.0.1:9"), page.error());
            assertEquals(1, page.error().lines().count());
        }
    }

    /** The machine of a driver elsewhere decides about the sandbox; here it is this one. */
    static BrowserConfig asRoot(BrowserConfig config) {
        List<String> flags = new ArrayList<>(config.flags());
        flags.add("--no-sandbox");
        return new BrowserConfig(
                config.engine(),
                config.binaries(),
                config.drivers(),
                flags,
                config.blockedTypes(),
                config.blockedUrls());
    }

    private static int port(InputStream output) {
        Scanner lines = new Scanner(output, StandardCharsets.UTF_8);
        while (lines.hasNextLine()) {
            String line = lines.nextLine();
            if (line.contains("started successfully on port")) {
                return Integer.parseInt(line.replaceAll("\\D", ""));
            }
        }
        throw new IllegalStateException("the driver named no port");
    }
}
