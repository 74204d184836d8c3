package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expected strings are those of the URL Standard: what a browser's {@code new URL(reference, base).href} returns. */
class WebUrlTest {

    private static final String BASE = "http://e.org/a/b.html?q=1#f";

    /** Reference and URL, resolved against {@link #BASE}. */
    private static final String RESOLVED = """
            c → http://e.org/a/c
            c.html → http://e.org/a/c.html
            /c → http://e.org/c
            ./c → http://e.org/a/c
            ../c → http://e.org/c
            ../../../c → http://e.org/c
            . → http://e.org/a/
            ./ → http://e.org/a/
            .. → http://e.org/
            ../ → http://e.org/
            c/. → http://e.org/a/c/
            c/.. → http://e.org/a/
            c/../d → http://e.org/a/d
            c/./d → http://e.org/a/c/d
            %2e/c → http://e.org/a/c
            %2E%2e/c → http://e.org/c
            .%2E/c → http://e.org/c
            c/%2e%2E/d → http://e.org/a/d
            ... → http://e.org/a/...
            .c → http://e.org/a/.c
            ..c → http://e.org/a/..c
            c//d → http://e.org/a/c//d
            /c//../d → http://e.org/c/d
            ?x=1 → http://e.org/a/b.html?x=1
            ? → http://e.org/a/b.html?
            # → http://e.org/a/b.html?q=1#
            #top → http://e.org/a/b.html?q=1#top
            #a b → http://e.org/a/b.html?q=1#a%20b
            #a"<>` → http://e.org/a/b.html?q=1#a%22%3C%3E%60
            #a{}^|'\\ → http://e.org/a/b.html?q=1#a{}^|'\\
            //other.org → http://other.org/
            //other.org/x → http://other.org/x
            ///other.org/x → http://other.org/x
            ////other.org///x → http://other.org///x
            /\\other.org/x → http://other.org/x
            \\\\other.org\\x → http://other.org/x
            \\c\\d → http://e.org/c/d
            c\\..\\d → http://e.org/a/d
            c?x\\y → http://e.org/a/c?x\\y
            http:c → http://e.org/a/c
            http:/c → http://e.org/c
            http:?x → http://e.org/a/b.html?x
            http:#x → http://e.org/a/b.html?q=1#x
            http: → http://e.org/a/b.html?q=1
            http:\\\\other.org\\x → http://other.org/x
            https:other.org/x → https://other.org/x
            https:/other.org/x → https://other.org/x
            https:///other.org/x → https://other.org/x
            HTTP://OTHER.org → http://other.org/
            HtTpS://OTHER.org/X → https://other.org/X
            http://other.org → http://other.org/
            http://other.org?x → http://other.org/?x
            http://other.org#x → http://other.org/#x
            http://other.org/?x=1&a=2 → http://other.org/?x=1&a=2
            http://other.org/?b&a=&c=1 → http://other.org/?b&a=&c=1
            http://other.org/?&&a → http://other.org/?&&a
            http://other.org/?sid=7&PHPSESSID=8 → http://other.org/?sid=7&PHPSESSID=8
            http://other.org/a;jsessionid=1A?b → http://other.org/a;jsessionid=1A?b
            http://other.org/?q=a+b%2Bc&d=%20 → http://other.org/?q=a+b%2Bc&d=%20
            http://other.org/caf%c3%a9 → http://other.org/caf%c3%a9
            http://other.org/%7Euser/%41 → http://other.org/%7Euser/%41
            http://other.org/?s=ni%u011fde → http://other.org/?s=ni%u011fde
            http://other.org/%u011f → http://other.org/%u011f
            http://other.org/90%+of → http://other.org/90%+of
            http://other.org/100% → http://other.org/100%
            http://other.org/%f8 → http://other.org/%f8
            http://other.org/%zz%66%a → http://other.org/%zz%66%a
            http://other.org:80/ → http://other.org/
            https://other.org:443/ → https://other.org/
            https://other.org:80/ → https://other.org:80/
            http://other.org:/ → http://other.org/
            http://other.org:0/ → http://other.org:0/
            http://other.org:00080/ → http://other.org/
            http://other.org:0008080/ → http://other.org:8080/
            http://other.org:65535/ → http://other.org:65535/
            http://user@other.org/ → http://user@other.org/
            http://user:pass@other.org/ → http://user:pass@other.org/
            http://@other.org/ → http://other.org/
            http://:@other.org/ → http://other.org/
            http://user:@other.org/ → http://user@other.org/
            http://:pass@other.org/ → http://:pass@other.org/
            http://a@b@other.org/ → http://a%40b@other.org/
            http://a:b:c@other.org/ → http://a:b%3Ac@other.org/
            http://other.org/a b → http://other.org/a%20b
            http://other.org/"<>`{}^ → http://other.org/%22%3C%3E%60%7B%7D%5E
            http://other.org/[]|'!$&()*+,;=@: → http://other.org/[]|'!$&()*+,;=@:
            http://other.org/?"<>' → http://other.org/?%22%3C%3E%27
            http://other.org/?`{}^|[]\\ → http://other.org/?`{}^|[]\\
            http://other.org/?a[]=1&b[c]=2 → http://other.org/?a[]=1&b[c]=2
            http://other.org/?a?b/c/../d → http://other.org/?a?b/c/../d
            http://other.org/\u00e9 → http://other.org/%C3%A9
            http://other.org/?\u00e9 → http://other.org/?%C3%A9
            http://other.org/#\u00e9 → http://other.org/#%C3%A9
            http://other.org/\ud83d\ude00 → http://other.org/%F0%9F%98%80
            http://other.org/\ud800x → http://other.org/%EF%BF%BDx
            http://other.org/\u007f → http://other.org/%7F
            http://other.org/\u0627\u0639\u0632\u0627\u0645 → http://other.org/%D8%A7%D8%B9%D8%B2%D8%A7%D9%85
            http://b\u00fccher.de/ → http://xn--bcher-kva.de/
            http://B\u00dcCHER.de/ → http://xn--bcher-kva.de/
            http://bu\u0308cher.de/ → http://xn--bcher-kva.de/
            http://stra\u00dfe.de/ → http://xn--strae-oqa.de/
            http://\u0444\u0438\u0440\u043c\u0430.\u0440\u0444/ → http://xn--80apmps.xn--p1ai/
            http://\u4f8b\u3048.\u30c6\u30b9\u30c8/ → http://xn--r8jz45g.xn--zckzah/
            http://\uff27\uff4f.com/ → http://go.com/
            http://a\u3002b/ → http://a.b/
            http://a\u00adb.c/ → http://ab.c/
            http://\ud83d\ude00.la/ → http://xn--e28h.la/
            http://xn--bcher-kva.de/ → http://xn--bcher-kva.de/
            http://e%2Eorg/ → http://e.org/
            http://127%2E0.0.1/x → http://127.0.0.1/x
            http://b%C3%BCcher.de/ → http://xn--bcher-kva.de/
            http://a_b.org/ → http://a_b.org/
            http://a..b/ → http://a..b/
            http://e.org./ → http://e.org./
            http://a-.org/ → http://a-.org/
            http://127.1/ → http://127.0.0.1/
            http://0x7f.1/ → http://127.0.0.1/
            http://0x7F000001/ → http://127.0.0.1/
            http://017700000001/ → http://127.0.0.1/
            http://2130706433/ → http://127.0.0.1/
            http://192.168.257/ → http://192.168.1.1/
            http://192.168.0.1./ → http://192.168.0.1/
            http://0x/ → http://0.0.0.0/
            http://1.2.3.4a/ → http://1.2.3.4a/
            http://\uff11\uff12\uff17.0.0.1/ → http://127.0.0.1/
            http://[::1]/ → http://[::1]/
            http://[::1]:8080/x → http://[::1]:8080/x
            http://[::]/ → http://[::]/
            http://[1:2::3]/ → http://[1:2::3]/
            http://[2001:DB8:0:0:1:0:0:1]/ → http://[2001:db8::1:0:0:1]/
            http://[1:0:2:0:0:0:3:4]/ → http://[1:0:2::3:4]/
            http://[1:0:0:0:0:0:0:0]/ → http://[1::]/
            http://[0:1:2:3:4:5:6:7]/ → http://[0:1:2:3:4:5:6:7]/
            http://[::ffff:192.168.0.1]/ → http://[::ffff:c0a8:1]/
            http://[::127.0.0.1]/ → http://[::7f00:1]/
            http://user@[::1]:80/ → http://user@[::1]/
            mailto:me@e.org → mailto:me@e.org
            MAILTO:Me@e.org?subject=a b → mailto:Me@e.org?subject=a%20b
            javascript:void(0) → javascript:void(0)
            javascript:a('b c') → javascript:a('b c')
            tel:+49-1 2 → tel:+49-1 2
            data:text/plain,a?b#c → data:text/plain,a?b#c
            about:blank → about:blank
            a:b → a:b
            a:/b/../c → a:/c
            a:// → a://
            a:///x → a:///x
            a://H/x/../y → a://H/y
            a:/.//x → a:/.//x
            ftp://h:21/x → ftp://h/x
            ws://h:80/?'q → ws://h/?%27q
            file:///x/../y → file:///y
            file://localhost/x → file:///x
            file:x → file:///x
            1a:b → http://e.org/a/1a:b
            c:d/e → c:d/e
            ./c:d → http://e.org/a/c:d
            :c → http://e.org/a/:c
            @c → http://e.org/a/@c
            c@d:80/e → http://e.org/a/c@d:80/e
            &c → http://e.org/a/&c
            ;c?d → http://e.org/a/;c?d
            """;

    /** Reference and URL, both after a base. */
    private static final String WITH_BASES = """
            http://e.org → a → http://e.org/a
            http://e.org → ?a → http://e.org/?a
            http://e.org/a/ → b → http://e.org/a/b
            http://e.org/a → ./ → http://e.org/
            http://e.org/a?x=/b/c → d → http://e.org/d
            http://e.org/a#/b/c → d → http://e.org/d
            http://e.org/a/../b/c → d → http://e.org/b/d
            http://[::1]:8080/a → /b → http://[::1]:8080/b
            http://user:pw@e.org/a → b → http://user:pw@e.org/b
            https://e.org/a → //f.org/b → https://f.org/b
            https://e.org/a → http:b → http://b/
            https://e.org/a → https:b → https://e.org/b
            file:///a/b → c → file:///a/c
            file:///a/b → /c → file:///c
            file:///a/b → ../../../c → file:///c
            file:///a/b → //h/c → file://h/c
            file:///a/b → ?c → file:///a/b?c
            mailto:a → #b → mailto:a#b
            a:b → #c → a:b#c
            a:/b/c → d → a:/b/d
            a:/b/c → //d → a://d
            a://h/b → ..\\c → a://h/..\\c
            http://e.org/a?b#c →  → http://e.org/a?b
            http://e.org/x|y/z → ?a=1 → http://e.org/x|y/z?a=1
            """;

    /** References that are no URLs, against {@link #BASE}. */
    private static final String NONE = """
            http://
            http:///
            https://?x
            http://user@/
            http://:80/
            http://e.org:65536/
            http://e.org:99999999/
            http://e.org:8x/
            http://e.org:-1/
            http://a b/
            http://a<b/
            http://a^b/
            http://a|b/
            http://a%20b/
            http://a%00b/
            http://a%b/
            http://%/
            http://a[b/
            http://\u2100.org/
            http://1.2.3.4.5/
            http://256.256.256.256/
            http://1.2.3.09/
            http://0x100000000/
            http://1.2.256.4/
            http://a.1/
            http://[::1/
            http://[:]/
            http://[1:2:3]/
            http://[1::2::3]/
            http://[1:2:3:4:5:6:7:8:9]/
            http://[::1.2.3]/
            http://[::01.2.3.4]/
            http://[::300.1.1.1]/
            http://[g::1]/
            http://[::1%25eth0]/
            http://[::1]x/
            a://h:x/
            a://a<b/
            """;

    static Stream<List<String>> resolved() {
        return Stream.concat(
                RESOLVED.lines().map(line -> List.of((BASE + " → " + line).split(" → ", -1))),
                WITH_BASES.lines().map(line -> List.of(line.split(" → ", -1))));
    }

    @ParameterizedTest
    @MethodSource("resolved")
    void aReferenceIsResolvedAsTheStandardSays(List<String> row) {
        WebUrl base = parsed(row.get(0));
        assertEquals(row.get(2), base.resolve(row.get(1), StandardCharsets.UTF_8));
        assertEquals(row.get(2), String.valueOf(WebUrl.parse(row.get(1), base, StandardCharsets.UTF_8)));
        assertEquals(row.get(2), parsed(row.get(2)).toString(), "a serialized URL is parsed as itself");
    }

    static Stream<String> none() {
        return NONE.lines();
    }

    @ParameterizedTest
    @MethodSource("none")
    void whatIsNoUrlIsNone(String written) {
        assertEquals("", parsed(BASE).resolve(written, StandardCharsets.UTF_8));
        assertNull(WebUrl.address(written));
    }

    @Test
    void blanksAroundAndLineBreaksInsideAreLeftOut() {
        WebUrl base = parsed(BASE);
        assertEquals("http://e.org/a/c", base.resolve(" \t\n\u0000c\u001f\r ", StandardCharsets.UTF_8));
        assertEquals("http://e.org/a/cd/e%20f", base.resolve("c\nd/\te f", StandardCharsets.UTF_8));
        assertEquals("http://other.org/a?b", base.resolve("ht\ntp://ot\ther.org/a?\r\nb", StandardCharsets.UTF_8));
        assertEquals("http://e.org/a/b.html?q=1", base.resolve("  ", StandardCharsets.UTF_8));
        assertEquals(
                "javascript:a(%20",
                WebUrl.parse("javascript:a( #", null, StandardCharsets.UTF_8)
                        .toString()
                        .split("#")[0]);
    }

    @Test
    void aRelativeReferenceWithoutAPageIsNone() {
        for (String reference : List.of("", "a", "/a", "//e.org/a", "?a", "#a", "1:b", ":a")) {
            assertNull(WebUrl.parse(reference, null, StandardCharsets.UTF_8), reference);
        }
        assertEquals("", parsed("mailto:a@b").resolve("c", StandardCharsets.UTF_8));
    }

    /** Only the query is in the page's encoding; what it lacks is sent as a character reference. */
    @ParameterizedTest
    @CsvSource({
        "GBK, /\u4e2d?q=\u4e2d, http://e.org/%E4%B8%AD?q=%D6%D0",
        "GB18030, ?q=\u4e2d&a='1', http://e.org/a/b.html?q=%D6%D0&a=%271%27",
        "Big5, ?q=\u4e2d, http://e.org/a/b.html?q=%A4%A4",
        "EUC-KR, ?q=\ud55c, http://e.org/a/b.html?q=%C7%D1",
        "windows-31j, ?q=\u8868\u30bd, http://e.org/a/b.html?q=%95\\%83\\",
        "EUC-JP, ?q=\u8868, http://e.org/a/b.html?q=%C9%BD",
        "windows-1252, ?q=\u00e9\u20ac#\u00e9, http://e.org/a/b.html?q=%E9%80#%C3%A9",
        "windows-1252, ?q=\u011f, http://e.org/a/b.html?q=%26%23287%3B",
        "windows-1252, ?q=\ud83d\ude00, http://e.org/a/b.html?q=%26%23128512%3B",
        "windows-1251, ?q=\u0444, http://e.org/a/b.html?q=%F4",
        "windows-1254, ?q=\u011f, http://e.org/a/b.html?q=%F0",
        "ISO-8859-2, ?q=\u0142, http://e.org/a/b.html?q=%B3",
        "UTF-16, ?q=\u00e9, http://e.org/a/b.html?q=%C3%A9",
        "GBK, ws://h/?\u4e2d, ws://h/?%E4%B8%AD",
        "GBK, a://h/?\u4e2d, a://h/?%E4%B8%AD",
        "GBK, ?q=%d6%D0, http://e.org/a/b.html?q=%d6%D0"
    })
    void theQueryIsEscapedInThePagesEncoding(String encoding, String reference, String url) {
        assertEquals(url, parsed(BASE).resolve(reference, Charset.forName(encoding)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "ftp://e.org/", "javascript:void(0)", "mailto:a@b", "/a", "file:///a", "http:", "data:,x"})
    void whatACrawlerCannotRequestIsNoAddress(String written) {
        assertNull(WebUrl.address(written));
    }

    @Test
    void anAddressHasNoFragment() {
        assertEquals("http://e.org/a?b", WebUrl.address("HTTP://E.org:80/a?b#c"));
        assertEquals("http://e.org/?", WebUrl.address("http://e.org?#c"));
        assertEquals("http://e.org/c?d=1", WebUrl.address("http://e.org/a/b?x=1", " /c?d=1#e "));
        assertNull(WebUrl.address("http://e.org/", "file:///etc/passwd"));
        assertNull(WebUrl.address("no page", "a"));
    }

    static WebUrl parsed(String url) {
        WebUrl parsed = WebUrl.parse(url, null, StandardCharsets.UTF_8);
        if (parsed == null) {
            throw new IllegalArgumentException(url);
        }
        return parsed;
    }
}
