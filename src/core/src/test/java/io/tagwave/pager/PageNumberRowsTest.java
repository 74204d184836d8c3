package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows of page numbers, as a page shows them whose address nobody knows. */
class PageNumberRowsTest {

    private static List<String> rows(String html) {
        PageTree page = new HtmlParser().parse("<body><p>A text</p>" + html, "").tree();
        return PageNumberRows.of(page).stream()
                .map(row -> page.text(row.start(), row.end()))
                .toList();
    }

    @Test
    void numbersThatCountUpOnAddressesThatGrowAreARow() {
        assertEquals(
                List.of("1 2 3"),
                rows("<p>1 " + links("2 -> /l?page=2", "3 -> /l?page=3", "on -> /l?page=2") + "</p>"));
    }

    @Test
    void rangesOfItemsAreNumbersOfPages() {
        assertEquals(
                List.of("1-20 21-40 41-60"),
                rows("<p>1-20 " + links("21-40 -> ?from=20", "41-60 -> ?from=40") + "</p>"));
    }

    @Test
    void twoNumbersNeedMoreToSpeakForThem() {
        assertEquals(List.of("1 2"), rows("<p>1 " + links("2 -> /l?page=2", "on -> /l?page=2") + "</p>"));
        assertEquals(List.of("1 2"), rows(links("1 -> /l?page=1", "2 -> /l?page=2")));
        assertEquals(List.of("1 2"), rows("<p>" + links("back -> /l", "1 -> /l") + " 2</p>"));
        assertEquals(List.of(), rows("<p>1 " + links("2 -> /l?page=2") + "</p>"));
        assertEquals(List.of(), rows(links("7 -> /l?page=7", "8 -> /l?page=8")));
    }

    @Test
    void aRowInTheMiddleLeadsBack() {
        String middle = links("7 -> ?page=7", "8 -> ?page=8", "9 -> ?page=9");
        assertEquals(List.of("7 8 9"), rows(links("back -> ?page=6") + middle));
        assertEquals(List.of(), rows(middle));
    }

    @Test
    void yearsSizesAndNumbersThatLeadAnywhereAreNone() {
        assertEquals(List.of(), rows(links("1900 -> /y/1900", "1910 -> /y/1910", "1920 -> /y/1920")));
        assertEquals(List.of(), rows(links("25 -> ?size=25", "50 -> ?size=50", "100 -> ?size=100")));
        assertEquals(List.of(), rows(links("1 -> /one/a", "2 -> /second?b=4", "3 -> /c/third/9")));
    }
}
