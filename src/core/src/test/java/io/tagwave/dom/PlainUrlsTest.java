package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** URLs that need no parser are taken by shortcuts, which change nothing. */
class PlainUrlsTest {

    /** A page has thousands of links: the plain ones among them are not copied. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://e.org/",
                "https://a-z.0.z9.org/",
                "http://e.org/a//b/c.",
                "http://e.org/-_~,+@=&:!$()*|",
                "http://e.org/a%20b%C3%A9",
                "http://e.org/?a=1&a=0&b=x%20y",
                "http://e.org/a?b=/../c"
            })
    void aPlainAddressIsReturnedAsItIs(String url) {
        assertSame(url, WebUrl.address(url));
        assertEquals(url, WebUrlTest.parsed(url).toString());
    }

    @Test
    void theShortcutsForPlainUrlsChangeNothing() {
        String letters = "az09AZ./:?#&=%-_~@!*'()$|+,;<>^`[]{}\\\" \u00fc\u007f\t";
        List<String> beginnings = List.of(
                "",
                "",
                "/",
                "//",
                "http://",
                "https://",
                "http://e.org/",
                "https://e.org",
                "http://e.org:8",
                "?",
                "a/",
                "/..",
                "/.",
                "a/%2e",
                "http://xn--a",
                "http://e.1",
                "#",
                "javascript:");
        Random random = new Random(3986);
        int plain = 0;
        for (String page : List.of(
                "http://e.org/a/b.html?q=1#f", "https://e.org:8443/", "http://e.org", "file:///a/b", "a:b", "a:/b/c")) {
            WebUrl base = WebUrlTest.parsed(page);
            for (int i = 0; i < 20_000; i++) {
                StringBuilder written = new StringBuilder(beginnings.get(random.nextInt(beginnings.size())));
                int likely = random.nextBoolean() ? letters.length() : 12;
                random.ints(random.nextInt(8), 0, likely).forEach(c -> written.append(letters.charAt(c)));
                WebUrl expected = WebUrl.parse(written.toString(), base, StandardCharsets.UTF_8);
                String url = base.resolve(written.toString(), StandardCharsets.UTF_8);
                assertEquals(expected == null ? "" : expected.toString(), url, () -> page + " and " + written);
                if (expected != null) {
                    assertEquals(url, WebUrlTest.parsed(url).toString(), () -> page + " and " + written);
                }
                plain += url.endsWith(written.toString()) ? 1 : 0;
            }
        }
        assertTrue(plain > 20_000, plain + " were plain");
    }
}
