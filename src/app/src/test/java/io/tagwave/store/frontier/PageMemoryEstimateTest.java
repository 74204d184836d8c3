package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.store.PageAnalysis;
import io.tagwave.web.AnalyzedPage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageMemoryEstimateTest {

    @Test
    void recordsWeighMoreThanTheirBytes() {
        StringBuilder html = new StringBuilder("<title>Lamps</title><main>");
        for (int i = 0; i < 30; i++) {
            html.append("<div><a href=/" + i + "><h3>Brass lamp " + i + "</h3></a><b>" + i
                    + ",90 €</b><p>A lamp of brass with a warm light, number " + i + ".</p></div>");
        }
        byte[] body = html.append("</main>").toString().getBytes(StandardCharsets.UTF_8);
        ParsedPage page = new HtmlParser().parse(body, null, "http://example.org/");
        Extraction found =
                new RecordExtractor(ContentModel.shipped(), false, System::nanoTime).extract(page.tree(), page);
        AnalyzedPage<PageAnalysis> read = new AnalyzedPage<>(
                List.of(),
                null,
                null,
                null,
                null,
                new int[0],
                false,
                new PageAnalysis(null, found, 1, -1, null, List.of()));
        assertEquals(body.length + 250, PageMemoryEstimate.of(body, null));
        assertTrue(PageMemoryEstimate.of(body, read) > 5 * body.length, "weighs " + PageMemoryEstimate.of(body, read));
    }
}
