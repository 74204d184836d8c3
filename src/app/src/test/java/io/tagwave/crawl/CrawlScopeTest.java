package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrawlScopeTest {

    private static final String SEED = "http://www.shop.example.co.uk/start";

    @ParameterizedTest
    @CsvSource({
        "http://www.shop.example.co.uk/a, true, true",
        "https://shop.example.co.uk:8080/, true, true",
        "http://news.example.co.uk/, false, true",
        "http://example.co.uk/, false, true",
        "http://other.co.uk/, false, false",
        "http://localhost/, false, false"
    })
    void aHostHasItsWwwAndADomainAllItsHosts(String url, boolean sameHost, boolean sameDomain) {
        assertEquals(sameHost, scope(CrawlSettings.defaults()).holds(url));
        assertEquals(
                sameDomain,
                scope(CrawlSettings.defaults().scope(ScopeKind.DOMAIN)).holds(url));
        assertTrue(scope(CrawlSettings.defaults().scope(ScopeKind.ANY)).holds(url));
    }

    @Test
    void aHostWithoutADomainIsItsOwn() {
        CrawlScope scope = new CrawlScope(CrawlSettings.defaults().scope(ScopeKind.DOMAIN));
        scope.addSeeds(List.of("http://localhost/a", "http://127.0.0.1/"));
        assertTrue(scope.holds("http://localhost/b"));
        assertTrue(scope.holds("http://127.0.0.1:8080/"));
        assertFalse(scope.holds("http://127.0.0.2/"));
    }

    @Test
    void oneOfThePatternsIsWantedAndNoneOfTheOthers() {
        CrawlScope scope = scope(CrawlSettings.defaults()
                .include(List.of(Pattern.compile("/list"), Pattern.compile("page=")))
                .exclude(List.of(Pattern.compile("print"), Pattern.compile("sort="))));
        assertTrue(scope.follows("http://shop.example.co.uk/list/1"));
        assertTrue(scope.follows("http://shop.example.co.uk/?page=2"));
        assertFalse(scope.follows("http://shop.example.co.uk/about"));
        assertFalse(scope.follows("http://shop.example.co.uk/list/print"));
        assertFalse(scope.follows("http://shop.example.co.uk/list?sort=up"));
        assertFalse(scope.follows("http://other.example/list"));
        assertTrue(scope.follows("http://shop.example.co.uk/%6cist/~2"), "another spelling");
        assertFalse(scope.follows("http://shop.example.co.uk/list/%70rint"), "another spelling");
    }

    @ParameterizedTest
    @CsvSource({
        "HOST, http://news.example.co.uk/, it is on another host (--scope domain or any follows it)",
        "DOMAIN, http://other.co.uk/, it is on another domain (--scope any follows it)",
        "HOST, http://shop.example.co.uk/about, its URL matches no --include",
        "HOST, http://shop.example.co.uk/list/print, its URL matches --exclude",
        "HOST, http://shop.example.co.uk/list/a/a/a/a/a, its path repeats a segment more than 4 times",
        "HOST, http://shop.example.co.uk/list/1,"
    })
    void theReasonWhyALinkIsNotFollowedIsTheRuleThatExcludesIt(ScopeKind kind, String url, String reason) {
        CrawlScope scope = scope(CrawlSettings.defaults()
                .scope(kind)
                .include(List.of(Pattern.compile("/list")))
                .exclude(List.of(Pattern.compile("print"))));
        assertEquals(reason, scope.exclusion(url));
    }

    @Test
    void anAddressMayBeSoLongAndNoLonger() {
        CrawlScope scope = scope(CrawlSettings.defaults());
        String longest = "http://shop.example.co.uk/" + "x".repeat(7974);
        assertEquals(8000, longest.length());
        assertTrue(scope.follows(longest));
        assertFalse(scope.follows(longest + "x"));
    }

    @ParameterizedTest
    @CsvSource({
        "/a/b/a/b/a/b/a/b, true",
        "/a/b/a/b/a/b/a/b/a/b, false",
        "/a/a/a/a/a, false",
        "/a/b/c/d/e/f, true",
        "/a//b//c//d//, true",
        "/a/a/a/a?to=/a/a/a/a, true",
        "/b?x=/a/a/a/a/a, true",
        "'', true"
    })
    void aSegmentMayOccurFourTimesBeforeThePathIsATrap(String path, boolean followed) {
        CrawlScope scope = scope(CrawlSettings.defaults());
        assertEquals(followed, scope.follows("http://shop.example.co.uk" + path));
    }

    private static CrawlScope scope(CrawlSettings settings) {
        CrawlScope scope = new CrawlScope(settings);
        scope.addSeeds(List.of(SEED));
        return scope;
    }
}
