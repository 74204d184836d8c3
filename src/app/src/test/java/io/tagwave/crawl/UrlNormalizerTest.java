package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.web.UrlHosts;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlNormalizerTest {

    private static final List<String> PIECES = List.of(
            "a",
            "B",
            "7",
            ".",
            "..",
            "/",
            "//",
            "-",
            "_",
            "~",
            "?",
            "&",
            "=",
            "%20",
            "%2F",
            "%3D",
            "%C3%A9",
            "%41",
            "%2e",
            "=c",
            "&a=",
            "!",
            "$(*)'",
            "|",
            "%7e",
            ";",
            "+",
            ",",
            "#",
            ":",
            ":80",
            ":443",
            ":8080",
            "@",
            "sid=1",
            "a=1",
            "b=2",
            "ab=3",
            "?b=1&a=2",
            "&a=0",
            "&a=/x/../y",
            "&c=d:e",
            "PHPSESSID=x",
            " ",
            "\u00e9",
            "www.");

    @ParameterizedTest
    @CsvSource({
        "HTTP://Example.ORG, http://example.org/",
        "http://example.org:80/a, http://example.org/a",
        "https://example.org:443/a, https://example.org/a",
        "http://example.org:8080/a, http://example.org:8080/a",
        "http://example.org/a/../b/./c, http://example.org/b/c",
        "http://example.org/%7Euser, http://example.org/~user",
        "http://example.org/a#part, http://example.org/a",
        "http://example.org/a?b=1&a=2, http://example.org/a?a=2&b=1",
        "http://example.org/a?id=1&PHPSESSID=77, http://example.org/a?id=1",
        "http://example.org/a?sid=1, http://example.org/a",
        "http://example.org/a;jsessionid=1A?b=1, http://example.org/a?b=1",
        "http://example.org/a;JSESSIONID=1A/b, http://example.org/a/b",
        "http://example.org/a;jsessionid=1A;jsessionid=2B?b=1, http://example.org/a?b=1",
        "http://b\u00fccher.example/, http://xn--bcher-kva.example/"
    })
    void oneFormForAllWaysOfWritingAnAddress(String written, String canonical) {
        assertEquals(canonical, UrlNormalizer.canonical(written));
        assertEquals(canonical, UrlNormalizer.canonical(canonical));
    }

    /** The small letter of a capital I with a dot takes two places. */
    @Test
    void aSessionBehindLettersThatGrowWhenTheyAreMadeSmallIsFound() {
        String letters = "\u0130".repeat(20);
        assertEquals(
                "http://example.org/" + "%C4%B0".repeat(20),
                UrlNormalizer.canonical("http://example.org/" + letters + ";jsessionid=1"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ftp://example.org/",
                "javascript:void(0)",
                "mailto:a@b",
                "/a",
                "http:/a",
                "http://",
                "https:///x"
            })
    void whatIsNoAddressOfTheWebIsNone(String written) {
        assertNull(UrlNormalizer.canonical(written));
    }

    @Test
    void referencesAreResolvedAgainstTheirPage() {
        assertEquals("http://e.org/a/c", UrlNormalizer.resolve("http://e.org/a/b", "c"));
        assertEquals("http://e.org/c?d=1", UrlNormalizer.resolve("http://e.org/a/b?x=1", " /c?d=1#e "));
        assertEquals("https://f.org/", UrlNormalizer.resolve("https://e.org/", "//f.org"));
        assertNull(UrlNormalizer.resolve("http://e.org/", "file:///etc/passwd"));
        assertNull(UrlNormalizer.resolve("http://e.org/", "unknown:x"));
    }

    @Test
    void theShortCutForPlainAddressesChangesNothing() {
        Random random = new Random(7);
        int plain = 0;
        for (int i = 0; i < 40_000; i++) {
            StringBuilder url = new StringBuilder(random.nextInt(4) == 0 ? "https://" : "http://")
                    .append(random.nextBoolean() ? "e.org/" : "e.org");
            for (int piece = random.nextInt(9); piece > 0; piece--) {
                url.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            String written = url.toString();
            String canonical = UrlNormalizer.canonical(written);
            if (canonical != null && UrlNormalizer.hasPlainHost(written)) {
                assertEquals(UrlHosts.of(written), UrlHosts.of(canonical), written);
            }
            plain += written.equals(canonical) ? 1 : 0;
            assertEquals(UrlNormalizer.normal(written), canonical, written);
        }
        assertEquals(true, plain > 2_000, plain + " of 40,000 were canonical as written");
    }

    /** The very string comes back: what the whole way makes is another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://e.org/",
                "https://a-z.0.9z.org/",
                "http://e.org:8080/",
                "http://e.org:1000/",
                "http://e.org:99999/",
                "http://e.org/azAZ09/a",
                "http://e.org/a/b/c",
                "http://e.org/a/",
                "http://e.org/a.b/c.",
                "http://e.org/-_~,+@=&:!$'()*",
                "http://e.org/a%20b%C3%A9",
                "http://e.org/?a=1",
                "http://e.org/?a=1&a=0&b=x%20y"
            })
    void plainAddressesAreSparedTheWholeWay(String url) {
        assertSame(url, UrlNormalizer.canonical(url));
        assertEquals(url, UrlNormalizer.normal(url));
    }

    @ParameterizedTest
    @CsvSource({
        "http://e.org, true",
        "https://e.org?a, true",
        "http://a-b.c-d.org:8080/, true",
        "http://e.org:999/, false",
        "http://e.org:100000/, false",
        "http://e.org:0080/, false",
        "http://e.org:80a0/, false",
        "http://e.org:8080, true",
        "http://E.org/, false",
        "http://.org/, false",
        "http://e-/, false",
        "http://e..org/, false",
        "http://e_f/, false",
        "http:///, false",
        "http://, false",
        "ftp://e.org/, false"
    })
    void aHostIsPlainWhenItIsWrittenAsInItsCanonicalForm(String url, boolean plain) {
        assertEquals(plain, UrlNormalizer.hasPlainHost(url));
    }

    @ParameterizedTest
    @CsvSource({
        "%20, true", "%FF, true", "%2F, true", "%2f, false", "%2, false", "%G0, false", "%0G, false", "%41, false",
        "%5A, false", "%7A, false", "%39, false", "%2D, false", "%2E, false", "%5F, false", "%7E, false", "%40, true",
        "%5B, true", "%60, true", "%7B, true", "%3A, true"
    })
    void anEscapeIsPlainWhereOneIsNeeded(String escape, boolean plain) {
        assertEquals(plain, UrlNormalizer.isEscape(escape, 0, escape.length()));
    }
}
