package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.FilterTable;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.papers.PublishedPageFilter;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import io.tagwave.visit.PageLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What was once reached by the filters on the pages in {@code src/core/src/test/resources/pages} that hold a list. */
class FilterFloorTest {

    private static final Path PAGES = Path.of("../core/src/test/resources/pages");

    private static final List<LabeledPages.Page> LISTS = new ArrayList<>();

    @BeforeAll
    static void readPages() {
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path folder : TruthPage.cases(PAGES)) {
                TruthPage truth = TruthPage.ofCase(folder);
                if (truth.records() > 1) {
                    LISTS.add(LabeledPages.labeled(truth, loader));
                }
            }
        }
    }

    @Test
    void oursKeepsEveryRecord() {
        PageFilter filter = filter(FilterVersion.TAGWAVE);
        for (LabeledPages.Page page : LISTS) {
            String text = filter.filter(page.page()).kept().text();
            assertEquals(
                    1,
                    RecordScore.shareOfTitles(page.titles(), text),
                    page.page().title());
        }
    }

    @Test
    void oursRemovesTheNoise() {
        FilterTable table = table(FilterVersion.TAGWAVE);
        assertTrue(table.noiseRemoved() >= 0.93, () -> "expected 0.93, found " + table.noiseRemoved());
        assertTrue(table.reduction() >= 0.25, () -> "expected 0.25, found " + table.reduction());
    }

    @Test
    void thePublishedVersionsLoseContentInSeveralParts() {
        for (FilterVersion version : List.of(FilterVersion.YEAR_2013, FilterVersion.GAP)) {
            FilterTable table = table(version);
            assertEquals(0.9375, table.present(), 0.001);
            assertEquals(0.194, table.reduction(), 0.001);
            assertEquals(0.868, table.noiseRemoved(), 0.001);
        }
    }

    private static FilterTable table(FilterVersion version) {
        return new FilterEvaluation(LISTS, () -> {}).table(filter(version));
    }

    private static PageFilter filter(FilterVersion version) {
        return PublishedPageFilter.of(version);
    }
}
