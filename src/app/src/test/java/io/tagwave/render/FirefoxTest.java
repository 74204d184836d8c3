package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pages of a local server in a real Firefox. */
@Tag("slow")
class FirefoxTest {

    @Test
    void scriptsHaveRunWhenThePageIsTaken() throws IOException {
        BrowserConfig firefox = TestBrowsers.require("firefox");
        try (TestSite site = new TestSite().page("/", "<body><script>document.body.append('written')</script>");
                BrowserPool pool = new BrowserPool(RenderSettings.of(firefox))) {
            FetchedPage page = pool.fetch(PageRequest.of(site.url("/")));
            assertEquals(Outcome.DONE, page.outcome(), page.error());
            assertTrue(new String(page.body(), StandardCharsets.UTF_8).contains("written"));
        }
    }
}
