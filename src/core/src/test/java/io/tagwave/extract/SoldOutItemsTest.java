package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Items without a link and a price belong to their list wherever they stand. */
class SoldOutItemsTest {

    private static final int COUNT = 14;
    private static final Set<Integer> SOLD = Set.of(0, 5, 13);

    private static String shop(String soldClass) {
        return shop(soldClass, SOLD);
    }

    private static String shop(String soldClass, Set<Integer> sold) {
        return "<main><h1>Shop</h1><div class=grid>"
                + items(
                        COUNT,
                        i -> sold.contains(i)
                                ? "<div class='card " + soldClass + "'><div class=pic><img src=/i" + i
                                        + "></div><div class=name>" + words(i)
                                        + "</div><div class=state>Sold out</div></div>"
                                : "<div class=card><div class=pic><a href=/n" + i + "><img src=/i" + i
                                        + "></a></div><div class=name><a href=/n" + i + ">" + words(i)
                                        + "</a></div><div class=cost>$" + (i * 7 + 3)
                                        + ".50</div><button>Add to cart</button></div>")
                + "</div></main><footer><p>All prices include taxes.</p></footer>";
    }

    private static void assertTitles(String page) {
        ExtractedList list = list(page);
        assertEquals(COUNT, list.records().size());
        int title = names(page).indexOf("title");
        assertTrue(title >= 0);
        List<String> titles = list.records().stream()
                .map(record -> String.valueOf(record.cells().get(title)))
                .toList();
        for (int i = 0; i < COUNT; i++) {
            assertEquals(words(i), titles.get(i));
        }
    }

    @Test
    void theFirstAndTheLastItemMayBeSoldOut() {
        assertTitles(shop(""));
    }

    @Test
    void theyMayHaveAClassOfTheirOwnBesideThatOfAll() {
        assertTitles(shop("unavailable"));
    }

    @Test
    void oneAloneMayHaveAClassOfItsOwn() {
        assertTitles(shop("unavailable", Set.of(0)));
        assertTitles(shop("unavailable", Set.of(6)));
        assertTitles(shop("unavailable", Set.of(13)));
    }

    @Test
    void anAdvertWithALinkAndAClassOfItsOwnIsNoItem() {
        String advert = "<div class='card promo'><div class=name><a href=/buy>Give a voucher</a></div></div>";
        ExtractedList list = list(shop("", Set.of()).replace("</div></main>", advert + "</div></main>"));
        assertEquals(COUNT, list.records().size());
    }

    @Test
    void aLinkedAndAnUnlinkedTitleAreOneColumnBehindAPicture() {
        ExtractedList list = list(shop(""));
        assertEquals(
                "div.card/div.name/a/#text",
                list.columns().get(names(shop("")).indexOf("title")).path());
    }

    @Test
    void whatIsOnlyNextToThemIsNoItem() {
        ExtractedList list = list(shop("").replace("</div></main>", "<div class=more>Show more</div></div></main>"));
        assertEquals(COUNT, list.records().size());
    }

    @Test
    void aFirstItemThatLooksLikeAFarOneIsNoRowOfNames() {
        String page = "<main><div class=grid>"
                + items(
                        30,
                        i -> i % 12 == 0
                                ? "<div class=card><div class=name>" + words(i)
                                        + "</div><div class=state>Sold out</div></div>"
                                : "<div class=card><div class=name><a href=/n" + i + ">" + words(i)
                                        + "</a></div><div class=cost>$" + (i * 7 + 3) + ".50</div></div>")
                + "</div></main>";
        assertEquals(30, list(page).records().size());
        assertTrue(names(page).contains("price"), names(page).toString());
    }
}
