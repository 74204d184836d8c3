package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.HOST;
import static io.tagwave.pager.SmallPage.at;
import static io.tagwave.pager.SmallPage.from;
import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Which addresses are of one page, and which of one list. */
class AddressesOfPagesTest {

    /** Pages that have codes for numbers: only the page's own address tells which it is. */
    private static final String CODED =
            links("1 -> " + HOST + "/l?p=x1", "2 -> " + HOST + "/l?p=x2", "3 -> " + HOST + "/l?p=x3");

    @Test
    void anAddressMayBeSpelledInSeveralWays() {
        for (String spelled : new String[] {
            "https://h.example/l?p=x2",
            "http://h.example/l?p=x2",
            "HTTPS://H.Example/l?p=x2",
            "https://www.h.example/l?p=x2",
            "https://h.example:443/l?p=x2",
            "http://h.example:80/l?p=x2",
            "https://h.example/l/?p=x2",
            "https://h.example//l?p=x2",
            "https://h.example/l?p=x2#top",
            "https://h.example/l?&p=x2"
        }) {
            assertEquals("/l?p=x3", from(spelled).behind(CODED).next(), spelled);
        }
    }

    @Test
    void anotherHostPortPathOrQueryIsAnotherPage() {
        for (String other : new String[] {
            "https://h.example:8080/l?p=x2",
            "https://m.h.example/l?p=x2",
            "https://wwwh.example/l?p=x2",
            "https://h.example/m?p=x2",
            "https://h.example/l?p=x2&p=x2",
            "https://h.example/l?p",
            "https://h.example/l"
        }) {
            assertNull(from(other).behind(CODED).next(), other);
        }
    }

    @Test
    void theOrderOfTheQueryMakesNoDifference() {
        String row = links("1 -> ?p=x1&s=n", "2 -> ?p=x2&s=n", "3 -> ?p=x3&s=n");
        assertEquals("/l?p=x3&s=n", at("/l?s=n&p=x2").behind(row).next());
        assertEquals("/l?p=x3&s=n", at("/l?s=n;p=x2").behind(row).next());
    }

    @Test
    void aRowNearThePagesOwnAddressIsItsPager() {
        assertEquals("/l?page=2", nearby("/l?a=1&b=2", "/l"));
        assertEquals("/l/6?page=2", nearby("/l/5?a=1&b=2", "/l/6"));
        assertEquals("/l/all?page=2", nearby("/l?a=1&b=2", "/l/all"));
        assertEquals("/l/of/all?page=2", nearby("/l?a=1&b=2", "/l/of/all"));
        assertEquals("/l?page=2", nearby("/l/all?a=1&b=2", "/l"));
    }

    @Test
    void aRowFarFromThePagesOwnAddressIsNone() {
        assertNull(nearby("/l?a=1&b=2", "/m"));
        assertNull(nearby("/l/5/x?a=1&b=2", "/l/6/y"));
        assertNull(nearby("/l?a=1&b=2", "/l/of/all/trees"));
        assertNull(nearby("/l?a=1&b=2", "/m/l"));
        assertNull(nearby("/l?a=1&b=2", "https://m.example/l"));
    }

    /** The page after the first of a row whose links lead to a path. */
    private static String nearby(String own, String path) {
        return at(own).behind("1 " + links("2 -> " + path + "?page=2", "3 -> " + path + "?page=3"))
                .next();
    }

    @Test
    void whatIsNotOfTheWebIsNoPage() {
        for (String address : new String[] {"mailto:2", "tel:2/3", "x:2?a/b", "#2"}) {
            assertNull(at("/l").behind("1 " + links("2 -> " + address)).next(), address);
        }
        assertEquals(
                "/l/a:b?page=2",
                at("/l").behind("1 " + links("2 -> /l/a:b?page=2", "3 -> /l/a:b?page=3"))
                        .next());
        assertEquals(
                "/l?to=a:2",
                at("/l").behind("1 " + links("2 -> ?to=a:2", "3 -> ?to=a:3")).next());
    }

    @Test
    void numbersOfARowStandCloseToEachOther() {
        String far = "<i>" + "x".repeat(31) + "</i> ";
        String near = "<i>" + "x".repeat(30) + "</i> ";
        String rest = links("2 -> ?page=2", "3 -> ?page=3");
        assertEquals("/l?page=2", at("/l").behind("<b>1</b> " + near + rest).next());
        assertNull(at("/l").behind("<b>1</b> " + far + rest).next());
        String three = links("a -> /a", "b -> /b", "c -> /c");
        assertEquals("/l?page=2", at("/l").behind("<b>1</b> " + three + rest).next());
        assertNull(
                at("/l").behind("<b>1</b> " + three + links("d -> /d") + rest).next());
    }

    @Test
    void wordsBesideTheNumbersAreTheSame() {
        assertEquals(
                "/l?page=2",
                at("/l").behind("<b>Page 1</b> " + links("Page 2 -> ?page=2", "Page 3 -> ?page=3"))
                        .next());
    }
}
