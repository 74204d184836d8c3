package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
        assertEquals(family, AddressFamilies.of(url).get(0).name());
    }

    @Test
    void pagesThatBringNothingButMorePagesEndTheirFamily() {
        for (int month = 0; month < AddressFamilies.BARREN + 1; month++) {
            assertFalse(isBarren("http://e.org/cal?m=7"), "after " + month);
            int first = month * 30;
            families.visited(
                    "http://e.org/cal?m=" + month,
                    new int[] {1, 2},
                    IntStream.range(first, first + 30)
                            .mapToObj(day -> "http://e.org/cal?m=0&d=" + day)
                            .toList());
        }
        assertTrue(isBarren("http://e.org/cal?m=7"));
        assertFalse(isBarren("http://e.org/doc/7"));
        families.visited("http://e.org/cal?m=-9", new int[] {1, 3}, List.of());
        assertFalse(isBarren("http://e.org/cal?m=7"), "news were found");
    }

    /** Weeks lead to days, and days to weeks: neither brings anything but the other. */
    @Test
    void familiesThatLeadToEachOtherEndTogether() {
        int week = 0;
        while (!isBarren("http://e.org/week/0") && week < 1000) {
            String at = "http://e.org/week/" + week++;
            List<String> days = IntStream.range(0, 7)
                    .mapToObj(day -> "http://e.org/day/" + at.hashCode() + "-" + day)
                    .toList();
            families.visited(
                    at,
                    new int[] {1},
                    Stream.concat(days.stream(), Stream.of("http://e.org/week/" + week))
                            .toList());
            days.forEach(day -> families.visited(day, new int[] {1}, List.of(at)));
        }
        assertTrue(week > AddressFamilies.BARREN && week < 200, "after " + week);
    }

    /** Reads pages that lead on as a crawl does, and returns how many were read when the next one is refused; 3000 at most. */
    private int pagesUntilBarren(String first, Function<String, Stream<String>> links) {
        List<String> waiting = new ArrayList<>(List.of(first));
        int page = 0;
        while (!isBarren(waiting.get(page)) && page < 3000) {
            String from = waiting.get(page++);
            List<String> follow = links.apply(from).toList();
            waiting.addAll(follow);
            families.visited(from, new int[] {1, 2}, follow);
        }
        return page;
    }

    /** Each filter adds itself to the others, so that no two addresses have the same parameters. */
    @Test
    void combinationsOfWordsEndWhenTheWordsWereSeen() {
        int page = pagesUntilBarren("http://e.org/shop?", from -> Stream.of("color", "size", "wood", "brand")
                .flatMap(name -> Stream.of("a", "b", "c").map(value -> name + "=" + value))
                .filter(filter -> !from.contains(filter))
                .map(filter -> from + "&" + filter));
        assertTrue(page < 500, "after " + page);
        assertFalse(isBarren("http://e.org/shop?&page=imprint"), "another kind of page");
    }

    @Test
    void pathsThatRepeatTheirFoldersEndWhenTheFoldersWereSeen() {
        int page = pagesUntilBarren(
                "http://e.org/a/a/", from -> Stream.of("a", "b", "c", "d").map(folder -> from + folder + "/"));
        assertTrue(page < 500, "after " + page);
        assertFalse(isBarren("http://e.org/a/e/a/"), "another folder");
    }

    @Test
    void aSessionIsKnownByPagesThatAreTheSameWithoutIt() {
        String[] forms = {
            "http://a.org/(S(%s))/p/%d", "http://b.org/p/%2$d;jsessionid=%1$s", "http://c.org/p?n=%2$d&sid=%1$s"
        };
        for (String form : forms) {
            for (int page = 0; page < 4; page++) {
                families.visited(form.formatted("a1b2c3d" + page, page), new int[] {page, 7}, List.of());
            }
            for (int page = 0; page < 3; page++) {
                assertFalse(isBarren(form.formatted("f9e8d7", page)), form + " was the same " + page + " times");
                families.visited(form.formatted("z9y8x7", page), new int[] {7, page}, List.of());
            }
            assertTrue(isBarren(form.formatted("k1j2h3", 3)), form);
            assertFalse(isBarren(form.formatted("k1j2h3", 5)), "a page that was not read");
        }
    }

    @Test
    void namesThatLookLikeSessionsAreKept() {
        for (int page = 0; page < 50; page++) {
            families.visited("http://a.org/v/a" + page + "x7k" + page % 4, new int[] {page}, List.of());
            families.visited("http://b.org/w/error/b" + page + "x7k" + page % 4, new int[] {1}, List.of());
            families.visited("http://c.org/lamp-000" + page, new int[] {1}, List.of());
        }
        assertFalse(isBarren("http://a.org/v/a1x7k99"));
        assertFalse(isBarren("http://b.org/w/error/b1x7k99"), "one page alone");
        assertFalse(isBarren("http://c.org/lamp-00077"));
    }

    private boolean isBarren(String url) {
        return families.refusal(url) != null;
    }

    @Test
    void aChainIsFollowedForLong() {
        int page = 0;
        while (!isBarren("http://e.org/0") && page < 5000) {
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
        assertFalse(isBarren("http://e.org/1"));
    }

    @Test
    void newLinksOutOfTheFamilyAreNews() {
        for (int page = 0; page <= 2 * AddressFamilies.BARREN; page++) {
            families.visited("http://e.org/list?p=" + page, new int[] {1}, List.of("http://e.org/item/" + page));
        }
        assertFalse(isBarren("http://e.org/list?p=999"));
    }

    @Test
    void aLargeFamilyWithNewsStaysOpen() {
        for (int page = 0; page < 30_000; page++) {
            families.visited("http://e.org/post/" + page, new int[] {1, page * 7919}, List.of());
            assertFalse(isBarren("http://e.org/post/0"), "after " + page);
        }
    }

    @Test
    void pagesOfUnknownContentsAreNotCounted() {
        for (int page = 0; page <= 2 * AddressFamilies.BARREN; page++) {
            families.visited("http://e.org/" + page, new int[0], List.of());
        }
        assertFalse(isBarren("http://e.org/1"));
    }
}
