package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What the language and the address of a page tell of how it writes values. */
class PageHintsTest {

    private static String region(String language, String address) {
        return PageHints.of(language, address, null).region();
    }

    @Test
    void theLanguageIsTheFirstTag() {
        assertEquals("pt", PageHints.of(" PT-br ", "", null).language());
        assertEquals("zh", PageHints.of("zh_Hant", "", null).language());
        assertEquals("", PageHints.of("", "", null).language());
    }

    @Test
    void theRegionIsATagOfTwoLetters() {
        assertEquals("BR", region("pt-br", ""));
        assertEquals("HK", region("zh-Hant-HK", ""));
        assertEquals("TW", region("zh-hant", ""));
        assertEquals("", region("sr-Latn", ""));
    }

    @Test
    void elseTheHostTellsIt() {
        assertEquals("DE", region("de", "https://shop.example.de/at?x=.fr#y"));
        assertEquals("FR", region("", "http://example.fr"));
        assertEquals("AT", region("", "http://example.at:8080/"));
        assertEquals("IT", region("", "http://example.it?q=1"));
        assertEquals("ES", region("", "http://example.es#top"));
        assertEquals("GB", region("en", "https://example.co.uk/"));
        assertEquals("CA", region("en-CA", "https://example.de/"));
    }

    @Test
    void endsThatAreUsedForAnythingTellNothing() {
        assertEquals("", region("en", "https://example.io/"));
        assertEquals("", region("en", "https://example.com/de"));
        assertEquals("", region("en", "/files/page.de"));
        assertEquals("", region("en", ""));
    }
}
