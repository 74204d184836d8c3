package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressFamiliesTest {

    private final AddressFamilies families = new AddressFamilies();

    @ParameterizedTest
    @CsvSource({
        "http://e.org/cal?m=3&d=4, http://e.org/cal?d=…&m=…",
        "http://e.org/2027/03/, http://e.org/#/#/",
        "http://e.org/s/a1b2c3/lamps, http://e.org/s/#/lamps",
        "http://e.org/?page=calendar&id=7, http://e.org/?id=…&page=calendar",
        "http://e.org/a?x, http://e.org/a?x",
        "http://e.org, http://e.org"
    })
    void addressesThatCountOnAreOfOneFamily(String url, String family) {
        assertEquals(family, AddressFamilies.of(url));
    }

    @Test
    void pagesThatBringNothingButMorePagesEndTheirFamily() {
        for (int month = 0; month < AddressFamilies.BARREN + 1; month++) {
            assertFalse(families.isBarren("http://e.org/cal?m=7"), "after " + month);
            int first = month * 30;
            families.visited(
                    "http://e.org/cal?m=" + month,
                    new int[] {1, 2},
                    IntStream.range(first, first + 30)
                            .mapToObj(day -> "http://e.org/cal?m=0&d=" + day)
                            .toList());
        }
        assertTrue(families.isBarren("http://e.org/cal?m=7"));
        assertFalse(families.isBarren("http://e.org/doc/7"));
        families.visited("http://e.org/cal?m=-9", new int[] {1, 3}, List.of());
        assertFalse(families.isBarren("http://e.org/cal?m=7"), "news were found");
    }

    @Test
    void aChainIsFollowedForLong() {
        int page = 0;
        while (!families.isBarren("http://e.org/0") && page < 5000) {
            page++;
            families.visited("http://e.org/" + page, new int[] {1}, List.of("http://e.org/" + (page + 1)));
        }
        assertEquals(AddressFamilies.MADE, page - 1, 50, "some addresses have equal hashes");
    }

    @Test
    void pagesThatLeadNowhereAreNotCounted() {
        for (int page = 0; page <= 3000; page++) {
            families.visited("http://e.org/" + page, new int[] {1}, List.of("http://e.org/0", "http://e.org/1"));
        }
        assertFalse(families.isBarren("http://e.org/1"));
    }

    @Test
    void newLinksOutOfTheFamilyAreNews() {
        for (int page = 0; page <= 2 * AddressFamilies.BARREN; page++) {
            families.visited("http://e.org/list?p=" + page, new int[] {1}, List.of("http://e.org/item/" + page));
        }
        assertFalse(families.isBarren("http://e.org/list?p=999"));
    }

    @Test
    void aLargeFamilyWithNewsStaysOpen() {
        for (int page = 0; page < 30_000; page++) {
            families.visited("http://e.org/post/" + page, new int[] {1, page * 7919}, List.of());
            assertFalse(families.isBarren("http://e.org/post/0"), "after " + page);
        }
    }

    @Test
    void pagesOfUnknownContentsAreNotCounted() {
        for (int page = 0; page <= 2 * AddressFamilies.BARREN; page++) {
            families.visited("http://e.org/" + page, new int[0], List.of());
        }
        assertFalse(families.isBarren("http://e.org/1"));
    }
}
