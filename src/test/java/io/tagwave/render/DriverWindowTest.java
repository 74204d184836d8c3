package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The window of a browser without DevTools, tried on one that has them but is not asked. */
class DriverWindowTest {

    @Test
    void pagesAreOpenedAndReadThroughWebDriverAlone() throws Exception {
        RenderSettings settings = new RenderSettings.Builder(TestBrowsers.require("chromium"))
                .offline(true)
                .build();
        Profiles profiles = Profiles.ofUser();
        LocalBrowser local = new LocalBrowser(profiles);
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(1);
        try (TestSite site = new TestSite().page("/", "<body><script>document.body.append('written')</script>")) {
            RemoteWebDriver driver = new SessionStarter(settings, profiles, threads, threads).startPlain(local);
            Window window = new DriverWindow(driver);
            window.open(site.url("/"));
            ShownDocument document = new Settling(window, new Traffic(""), settings).await();
            assertTrue(document.html().contains("written"), document.html());
            assertEquals(200, document.status());
            RenderFault fault = assertThrows(RenderFault.class, () -> window.open("http://nowhere.invalid/"));
            assertEquals(RenderFault.Kind.UNREACHABLE, fault.kind());
        } finally {
            local.kill();
            threads.shutdownNow();
        }
    }
}
