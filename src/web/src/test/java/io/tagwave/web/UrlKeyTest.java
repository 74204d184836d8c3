package io.tagwave.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlKeyTest {

    @ParameterizedTest
    @CsvSource({
        "http://e.org/a?b=1&a=2, http://e.org/a?a=2&b=1",
        "http://e.org/a?b=2&a=1&b=1, http://e.org/a?a=1&b=2&b=1",
        "http://e.org/a?b&a=&c=1, http://e.org/a?a=&b&c=1",
        "http://e.org/a?&b=1&, http://e.org/a?&&b=1",
        "http://e.org/a?, http://e.org/a?",
        "http://e.org/a?=, http://e.org/a?=",
        "http://e.org/a?=1, http://e.org/a?=1",
        "http://e.org/a?b==, http://e.org/a?b==",
        "http://e.org/%7Euser, http://e.org/~user",
        "http://e.org/%41%2d%5f, http://e.org/A-_",
        "http://e.org/caf%c3%a9, http://e.org/caf%C3%A9",
        "http://e.org/a%2fb%3f, http://e.org/a%2Fb%3F",
        "http://e.org/%25%32, http://e.org/%252",
        "http://e.org/90%+of%, http://e.org/90%+of%",
        "http://e.org/%u011f%4, http://e.org/%u011f%4",
        "http://e.org/?q=%61+b%2bc, http://e.org/?q=a+b%2Bc",
        "http://e.org/?%61=1, http://e.org/?a=1",
        "http://e.org/?u=http://f.org//a, http://e.org/?u=http://f.org//a"
    })
    void spellingsOfOneUrlHaveOneKey(String url, String key) {
        assertEquals(key, UrlKey.of(url));
        assertEquals(key, UrlKey.of(key));
    }

    @Test
    void whatTellsPagesApartStaysInTheKey() {
        for (String parameter : List.of("sid", "SID", "sessionid", "PHPSESSID", "jsessionid", "utm_source", "s")) {
            assertNotEquals(
                    UrlKey.of("http://e.org/story.php?" + parameter + "=1"),
                    UrlKey.of("http://e.org/story.php?" + parameter + "=2"));
        }
        assertNotEquals(UrlKey.of("http://e.org/a;jsessionid=1"), UrlKey.of("http://e.org/a;jsessionid=2"));
        assertNotEquals(UrlKey.of("http://e.org/a/"), UrlKey.of("http://e.org/a"));
        assertNotEquals(UrlKey.of("http://e.org/a?"), UrlKey.of("http://e.org/a"));
        assertNotEquals(UrlKey.of("http://e.org/a?b="), UrlKey.of("http://e.org/a?b"));
        assertNotEquals(UrlKey.of("http://e.org/a?&b"), UrlKey.of("http://e.org/a?b"));
        assertNotEquals(UrlKey.of("http://e.org/a//b"), UrlKey.of("http://e.org/a/b"));
        assertNotEquals(UrlKey.of("http://e.org//"), UrlKey.of("http://e.org/"));
        assertNotEquals(UrlKey.of("https://e.org/"), UrlKey.of("http://e.org/"));
        assertNotEquals(UrlKey.of("http://e.org/?a=1+2"), UrlKey.of("http://e.org/?a=1%2B2"));
        assertNotEquals(UrlKey.of("http://e.org/?a=1%262"), UrlKey.of("http://e.org/?a=1&2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://e.org/", "http://e.org:8080/a/b.c", "http://[::1]/a", "http://e.org"})
    void aUrlThatIsItsKeyIsNotCopied(String url) {
        assertSame(url, UrlKey.of(url));
    }
}
