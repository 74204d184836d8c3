package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Random;
import org.jsoup.internal.StringUtil;
import org.junit.jupiter.api.Test;

class UrlResolverTest {

    private static final List<String> BASES = List.of(
            "http://example.org/",
            "http://example.org",
            "https://example.org:8443/a/b/c.html?x=1/2#part/3",
            "http://example.org/a/../b/c",
            "http://example.org?x=/y",
            "file:///pages/page.html",
            "");

    private static final List<String> REFERENCES = List.of(
            "/",
            "/a/b.html",
            "a",
            "a/b?c=d&e=f;g%20h",
            "a/./b",
            "../up",
            "./here",
            ".hidden",
            "/..",
            "//other.org/x",
            "/a//b",
            "?only=query",
            "#part",
            "a#part",
            "a b",
            "mailto:me@example.org",
            "javascript:void(0)",
            "http://other.org/A?b",
            "HTTP://OTHER.org/",
            "https://other.org",
            "http://other.org/x/",
            "http://other.org//x",
            "http://other.org/../x",
            "http:///x",
            "http://",
            "https://OTHER.org/a.b?c=d",
            "a:b",
            "/a:b",
            "\u00fcber/stra\u00dfe",
            "",
            "a/..",
            "a/.b/c",
            "x/y.z/",
            "~user/",
            "#",
            "#top of page",
            "#a/b?c#d",
            "/a/b.html#c",
            "http://other.org#a",
            "http://other.org/#a",
            "//other.org",
            "//other.org/a.b?c#d",
            "//OTHER.org:80/x",
            "//user@other.org/",
            "///x",
            "?",
            "?a=b/c.d#e",
            "?/",
            "?a:b",
            "data:",
            "data:image/gif;base64,R0lGODlhAQABAIAAAP+/AAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==",
            "data:,a b",
            "data:text/html,<a href=\"?b#c\">é</a>",
            "Data:,a",
            "javascript:",
            "javascript:a('b') ",
            "javascript:a('b c')",
            "JavaScript:void(0)",
            "/a/.b",
            "/.b",
            "a/.b/..c",
            "/a/..b/.c",
            "http://other.org/.a",
            "http://other.org/a/.",
            "http://.other.org/",
            "//.other.org/.a",
            "tel:123",
            "tel:",
            "tel:+49-1.2",
            "tel:1 2",
            "mailto:",
            "mailto:a.b_c+d@example.org",
            "mailto:..",
            "mailto:.a",
            "mailto:@",
            "mailto:a@b?subject=c",
            "mailto:a/../b",
            "/-/a",
            "/_a/~b/*c/@d/!e",
            "a/?b",
            "/?b=/./c",
            "/a/b:c@d!e*f'g(h)$i|j",
            "http://other.org/a:b@c|d",
            "http://user@other.org/",
            "http://user:pass@other.org/a",
            "http://other.org:8080/a",
            "http://other.org:80/a",
            "http://other.org:/a",
            "http://-x/",
            "a|b",
            "a@b",
            "a/b:c",
            "a?b:c",
            "/a/%7Eb/%2e./c",
            "/+a",
            "/a/;b/,c/&d/=e/%f",
            "/a?b=c:d",
            "x?http://other.org/",
            " a:b",
            "\tpage.html",
            "1a:b",
            "data:image/gif;base64,R0lGOD//x==",
            "/a#b:c",
            "/a?b=http%3A//c.d//e/../f/./g",
            "http://other.org/a?b=http%3A//c.d//e/../f/./g&h=@i{j}",
            "http://other.org:8080/a?b//c",
            "http://other.org:99999/a",
            "http://other.org:8x/a",
            "http://other.org:8080",
            "https://other.org:443/?x=^y`z\\w\"v<u>",
            "http://other.org/a\\b?c",
            "http://other.org?b=//c",
            "a/b?c=../../d",
            "//other.org:80",
            "//other.org:80/a?b",
            "http://other.org:80/.a",
            "http://other.org:80/..",
            "http://other.org:080/a",
            "http://other.org:0/a",
            "http://other.org:8080/a:b//c",
            "http://other.org:8080?a",
            "http://:80/a",
            "a:80/b",
            "/a?b c",
            "/a?b=\u00fc",
            "?b=../c//d",
            "a?#b?c",
            "#?a",
            "a?b:c/d");

    @Test
    void joiningGivesWhatParsingGives() {
        for (String base : BASES) {
            UrlResolver addresses = new UrlResolver(base);
            for (String reference : REFERENCES) {
                assertEquals(
                        StringUtil.resolve(base, reference), addresses.resolve(reference), base + " and " + reference);
            }
        }
    }

    /** What is joined by hand must be what parsing two URLs gives, of whatever strange reference. */
    @Test
    void joiningGivesWhatParsingGivesForAnyReference() {
        String[] beginnings = {
            "",
            "",
            "/",
            "//",
            "http://",
            "https://",
            "http://h",
            "//h:",
            "https://h/",
            "mailto:",
            "tel:",
            "javascript:",
            "data:",
            "?",
            "#",
            "http://h:8"
        };
        String letters = "azAZ09./:?#&=%-_~@!*'()$|+,;<>^`[ \u00fc\u007f\t";
        Random random = new Random(3986);
        for (String base : BASES) {
            UrlResolver addresses = new UrlResolver(base);
            for (int trial = 0; trial < 4_000; trial++) {
                StringBuilder reference = new StringBuilder(beginnings[random.nextInt(beginnings.length)]);
                int likely = random.nextBoolean() ? letters.length() : 12;
                random.ints(random.nextInt(7), 0, likely).forEach(i -> reference.append(letters.charAt(i)));
                assertEquals(
                        StringUtil.resolve(base, reference.toString()),
                        addresses.resolve(reference.toString()),
                        () -> base + " and " + reference);
            }
        }
    }

    /** A page has thousands of addresses: the plain ones among them are not copied. */
    @Test
    void aPlainAbsoluteAddressIsReturnedAsItIs() {
        UrlResolver addresses = new UrlResolver("http://example.org/a");
        for (String plain : List.of(
                "http://other.org/a/b.c?d=e#f",
                "https://other.org:8080/a:b",
                "https://zA09.org:1999/.htaccess",
                "http://other.org:8080",
                "http://other.org/?q=^1",
                "mailto:a.b_c+d@example.org",
                "tel:+49-1",
                "javascript:void(0)",
                "data:image/gif;base64,R0lGOD//x==")) {
            assertSame(plain, addresses.resolve(plain));
        }
    }
}
