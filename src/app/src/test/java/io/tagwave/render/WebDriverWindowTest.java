package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.InsecureCertificateException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The window of a browser without DevTools, tried on one that has them but is not asked. */
@Tag("slow")
class WebDriverWindowTest {

    @Test
    void pagesAreOpenedAndReadThroughWebDriverAlone() throws Exception {
        RenderSettings settings =
                RenderSettings.of(TestBrowsers.require("chromium")).offline(true);
        BrowserProfiles profiles = BrowserProfiles.ofUser();
        LocalBrowser local = new LocalBrowser(profiles);
        ScheduledExecutorService threads = Executors.newScheduledThreadPool(1);
        try (TestSite site = new TestSite()
                .page("/", "<body><script>document.body.append('written')</script>")
                .page(
                        "/keeps",
                        "<body><script>document.body.append('found [' + document.cookie + localStorage.a + sessionStorage.b"
                                + " + ']'); document.cookie = 'c=1'; localStorage.a = 2; sessionStorage.b = 3</script>")) {
            RemoteWebDriver driver = new BrowserLauncher(settings, profiles, threads, threads)
                    .launch(local, DriverOptions.of(settings, local.profile()));
            BrowserWindow window = new WebDriverWindow(driver);
            for (int i = 0; i < 2; i++) {
                window.forget();
                window.open(site.url("/keeps"));
                String kept = new PageSettlement(window, new PageTraffic(""), settings, "http://a/", new WaitMemory())
                        .await()
                        .html();
                assertTrue(kept.contains("found [undefinedundefined]"), kept);
            }
            window.open(site.url("/"));
            RenderedDocument document =
                    new PageSettlement(window, new PageTraffic(""), settings, "http://a/", new WaitMemory()).await();
            assertTrue(document.html().contains("written"), document.html());
            assertEquals(200, document.status());
            RenderFailure fault = assertThrows(RenderFailure.class, () -> window.open("http://nowhere.invalid/"));
            assertEquals(RenderFailure.Kind.UNREACHABLE, fault.kind());
            local.kill();
            fault = assertThrows(RenderFailure.class, window::forget);
            assertEquals(RenderFailure.Kind.BROWSER_GONE, fault.kind());
        } finally {
            local.kill();
            threads.shutdownNow();
        }
    }

    /** The messages are geckodriver's. */
    @ParameterizedTest
    @CsvSource({
        "connectionFailure, UNREACHABLE",
        "dnsNotFound, UNREACHABLE",
        "redirectLoop, REDIRECT_LOOP",
        "unknownProtocolFound, OFF_SCOPE"
    })
    void firefoxNamesItsErrorPages(String name, RenderFailure.Kind kind) {
        RenderFailure fault = WebDriverWindow.fault(new WebDriverException(
                "Reached error page: about:neterror?e=" + name + "&u=http%3A//a.example/&c=UTF-8&d=some%20words"));
        assertEquals(kind, fault.kind());
        assertEquals(name, fault.getMessage());
    }

    @Test
    void aCertificateThatIsNotTrustedIsNoFaultOfTheBrowser() {
        assertTrue(WebDriverWindow.fault(new InsecureCertificateException("")).kind().sparesSession);
    }

    @Test
    void withoutDevToolsNoPolicyIsPromised() throws Exception {
        RenderSettings settings =
                RenderSettings.of(BrowserConfig.load("firefox")).policy(url -> true);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, settings::checked);
        assertTrue(e.getMessage().contains("--strict-subrequests"), e.getMessage());
    }

    @Test
    void firefoxIsKeptOfflineToo() throws Exception {
        RenderSettings settings =
                RenderSettings.of(BrowserConfig.load("firefox")).offline(true);
        String sent = DriverOptions.of(settings, null).asMap().toString();
        assertTrue(sent.contains("network.proxy.http_port=9"), sent);
        assertTrue(sent.contains("network.proxy.type=1"), sent);
        RenderSettings online = RenderSettings.of(BrowserConfig.load("firefox"));
        assertFalse(DriverOptions.of(online, null).asMap().toString().contains("network.proxy"));
    }
}
