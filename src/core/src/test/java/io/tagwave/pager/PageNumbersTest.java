package io.tagwave.pager;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageNumbersTest {

    @Test
    void numbersAreLearnedFromPagesInTheirOrder() {
        assertEquals(new PageNumbers("?page=*", 2, 1), learned("/l", "/l?page=2", "/l?page=3"));
        assertEquals(new PageNumbers("?start=*", 20, 20), learned("/l?q=a", "/l?q=a&start=20", "/l?q=a&start=40"));
        assertEquals(new PageNumbers("/2:*", 2, 1), learned("/l", "/l/page/2", "/l/page/3"));
        assertEquals(new PageNumbers("/1:p*.html", 2, 1), learned("/l/p1.html", "/l/p2.html", "/l/p3.html"));
        assertNull(learned("/l", "/l?page=2"), "two pages show no step");
        assertNull(learned("/l", "/l?after=xy", "/l?after=zk"));
    }

    @Test
    void theNextPageIsOneStepOn() {
        PageNumbers numbers = new PageNumbers("?page=*", 2, 1);
        assertTrue(numbers.leads("http://a/l", "http://a/l?page=2"));
        assertTrue(numbers.leads("http://a/l?page=2", "http://a/l?page=3&s=1"));
        assertFalse(numbers.leads("http://a/l?page=2", "http://a/l?page=4"));
        assertFalse(numbers.leads("http://a/l?page=2", "http://b/l?page=3"));
        assertTrue(new PageNumbers("/2:*", 2, 1).leads("http://a/l", "http://a/l/page/2"));
    }

    @Test
    void aPlaceThatIsNoneIsRefused() {
        for (String place : List.of("page", "?page", "?=*", "?page=", "/x:*", "/1", "?p=**", "")) {
            assertThrows(IllegalArgumentException.class, () -> new PageNumbers(place, 2, 1), place);
        }
    }

    private static PageNumbers learned(String... paths) {
        return PageNumbers.of(
                List.of(paths).stream().map(path -> "http://shop" + path).toList());
    }
}
