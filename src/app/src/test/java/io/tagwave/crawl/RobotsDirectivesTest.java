package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RobotsDirectivesTest {

    private static final CrawlSettings SETTINGS = CrawlSettings.defaults().userAgent("Tagwave/1.0 (mail@e.org)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                   | ''                   | false | false",
                "noindex                              | ''                   | true  | false",
                "nofollow                             | ''                   | false | true",
                "none                                 | ''                   | true  | true",
                "'index, follow'                      | ''                   | false | false",
                "' noindex , nofollow '               | ''                   | true  | true",
                "''                                   | NoIndex              | true  | false",
                "''                                   | 'otherbot: noindex'  | false | false",
                "''                                   | 'tagwave: noindex'   | true  | false",
                "''                                   | 'otherbot: none, tagwave: nofollow' | false | true",
                "''                                   | 'otherbot: none\nnofollow'            | false | true",
                "''                                   | 'tagwave: nofollow\notherbot: none'   | false | true",
                "''                                   | 'max-snippet:5, noindex'            | true  | false",
                "''                                   | 'unavailable_after: 25 Jun 2030, nofollow' | false | true",
                "nofollow                             | noindex              | true  | true",
                "robots:noindex                       | ''                   | true  | false",
                "'robots:noarchive\ntagwave:none'    | ''                   | true  | true",
                "'otherbot:none\nrobots:nofollow'    | ''                   | false | true",
                "noindexing                           | ''                   | false | false"
            })
    void metaAndHeaderCountTogether(String meta, String header, boolean noindex, boolean nofollow) {
        FetchedPage page = new FetchedPage(
                "http://e.org/",
                "http://e.org/",
                Outcome.DONE,
                200,
                header.isEmpty() ? Map.of() : Map.of("x-robots-tag", header),
                null,
                new byte[0],
                Instant.EPOCH,
                1,
                false,
                null);
        assertEquals(
                new RobotsDirectives(noindex, nofollow),
                RobotsDirectives.of(
                        page,
                        new AnalyzedPage<>(List.of(), null, meta, null, null, new int[0], false, null),
                        SETTINGS));
    }
}
