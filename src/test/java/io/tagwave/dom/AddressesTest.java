package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jsoup.internal.StringUtil;
import org.junit.jupiter.api.Test;

class AddressesTest {

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
            "~user/");

    @Test
    void joiningGivesWhatParsingGives() {
        for (String base : BASES) {
            Addresses addresses = new Addresses(base);
            for (String reference : REFERENCES) {
                assertEquals(
                        StringUtil.resolve(base, reference), addresses.resolve(reference), base + " and " + reference);
            }
        }
    }
}
