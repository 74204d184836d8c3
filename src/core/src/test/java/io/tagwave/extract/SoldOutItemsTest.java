package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
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

    private static int records(IntFunction<String> odd, IntFunction<String> even) {
        return list("<h1>Tienda</h1><div>" + items(COUNT, i -> i % 2 == 0 ? even.apply(i) : odd.apply(i)) + "</div>")
                .records()
                .size();
    }

    @Test
    void everySecondOneMayBeSoldOut() {
        IntFunction<String> sold = i -> "<div class='col aus'><h5>" + words(i) + "</h5><i>Vergriffen</i></div>";
        assertEquals(
                COUNT,
                records(
                        i -> "<div class='col ok'><h5>" + words(i) + "</h5><b>" + (i + 9) + ",00 €</b><a href=/k" + i
                                + ">Kaufen</a></div>",
                        sold));
        assertEquals(
                COUNT,
                records(
                        i -> "<article class=card><a href=/i" + i + "><img src=/" + i + ".jpg></a><h4>" + words(i)
                                + "</h4><span class=price>$" + i + "5.00</span><button>Add</button></article>",
                        i -> "<article class='card gone'><a href=/i" + i + "><img src=/" + i + ".jpg></a><h4>"
                                + words(i) + "</h4><em>在庫切れ</em></article>"));
        assertEquals(
                COUNT,
                records(
                        i -> "<section class='tile wide'><div class=body><h2><a href=/t" + i + ">" + words(i)
                                + "</a></h2><p>" + words(i + 30) + "</p></div></section>",
                        i -> "<section class='tile'><img src=/a" + i + ".jpg><h2><a href=/t" + i + ">" + words(i)
                                + "</a></h2><ul><li>" + (i + 3) + " m²</li><li>" + i * 90 + " €</li></ul></section>"));
    }

    @Test
    void whatBelongsToTheItemBeforeItIsNone() {
        IntFunction<String> question =
                i -> "<div class='row q'><h3><a href=/q" + i + ">" + words(i) + "</a></h3><i>" + i + "</i></div>";
        assertEquals(
                COUNT / 2,
                records(i -> "<div class='row a'><h3>Respuesta</h3><p>" + words(i + 40) + "</p></div>", question));
        assertEquals(COUNT / 2, records(i -> "<div class='row a'><p>" + words(i + 40) + "</p></div>", question));
    }
}
