package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Shops made by machine that fail or lose their prices or items: what is reported is true, or is refused. */
class ListBreaksTest extends RedesignedShopVisits {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 5, 7})
    void aPageThatFailsOnceIsAHole(int number) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            list(site, 0);
            Set<String> before = rows().keySet();
            Set<String> truth = shop.week();
            shop.failAt(Math.max(2, shop.pages() - 1));
            Cli holed = list(site, 1);
            assertTrue(holed.err().contains("has holes: 1 page could not be read"), holed.err());
            Set<String> told = changes();
            assertTrue(truth.containsAll(told), told + " of " + truth);
            assertTrue(told.stream().noneMatch(change -> change.startsWith("gone")), told.toString());
            assertTrue(rows().keySet().containsAll(before), "items that were not seen stay");
            assertEquals("FALSE 1", value("SELECT complete || ' ' || missing_pages FROM lists WHERE crawl_id = 2"));
            shop.failAt();
            list(site, 0);
            truth.removeAll(told);
            assertEquals(truth, changes());
            assertEquals(shop.rows(), rows());
            assertEquals("TRUE 0", value("SELECT complete || ' ' || missing_pages FROM list_visit WHERE crawl_id = 3"));
        }
    }

    /** Pages that have not changed lead to one that shows something else for once, and again. */
    @ParameterizedTest
    @ValueSource(strings = {"404", "<title>Goods</title><h1>Goods</h1><p>Please log in to see this page.</p>"})
    void unchangedPagesDoNotHideThatAnotherLostItsItems(String instead) throws IOException {
        RedesignedShop shop = new RedesignedShop(1);
        AtomicBoolean isOther = new AtomicBoolean();
        TestSite.Page pages = (request, out) -> {
            if (isOther.get() && request.path().endsWith("=" + shop.pages())) {
                TestSite.answer(out, instead.equals("404") ? 404 : 200, Map.of("Content-Type", "text/html"), instead);
            } else {
                shop.serve(request, out);
            }
        };
        try (TestSite site = new TestSite().otherwise(pages)) {
            list(site, 0);
            list(site, 0);
            isOther.set(true);
            run(site);
            assertEquals(Set.of(), changes());
            assertEquals(shop.rows().keySet(), rows().keySet());
            assertEquals("false", value("SELECT complete FROM list_visit WHERE crawl_id = 3"));
            isOther.set(false);
            list(site, 0);
            assertEquals(Set.of(), changes());
            assertEquals(shop.rows(), rows());
            isOther.set(true);
            run(site);
            run(site);
            assertEquals(
                    shop.shown(shop.pages()).stream().map(id -> "gone " + id).collect(Collectors.toSet()),
                    changes(),
                    "the second visit in a row believes it");
        }
    }

    /** A shop that shows another currency has not changed its prices, even where the numbers are the same. */
    @Test
    void anotherCurrencyIsRefused() throws IOException {
        RedesignedShop shop = new RedesignedShop(1);
        AtomicReference<String> sign = new AtomicReference<>("$");
        TestSite.Page pages = (request, out) -> {
            int page = request.path().contains("=")
                    ? Integer.parseInt(request.path().replaceFirst(".*=", ""))
                    : 1;
            TestSite.html(out, shop.html(page).replace("$", sign.get()));
        };
        try (TestSite site = new TestSite().otherwise(pages)) {
            list(site, 0);
            sign.set("US$ ");
            list(site, 0);
            assertEquals(Set.of(), changes());
            sign.set("\u20ac ");
            Cli refused = list(site, 3);
            assertTrue(refused.err().contains("price was in USD, now in EUR"), refused.err());
            assertEquals(Set.of(), changes());
            list(site, 0, "--accept");
            assertTrue(changes().size() > 40, "each price is another one");
            assertFalse(Cli.run("changes", "--db", db()).out().contains("%)"), "none is greater");
        }
    }

    /** One page of several that lost its decimal points, or shows one title for all items, is refused, however long the list is. */
    @ParameterizedTest
    @CsvSource({
        "1, \\$(\\d+)\\.(\\d\\d), $$1$2, price is another by a factor of 5 or more in most items of",
        "4, \\$(\\d+)\\.(\\d\\d), $$1$2, price is another by a factor of 5 or more in most items of",
        "4, \\$\\d+\\.\\d\\d, \\$0.00, price is another by a factor of 5 or more in most items of",
        "1, '(/item/\\d+.>)\\w[^<]+', '$1Loading item', 'title was different in all items, now it is the same in all of'",
        "4, '(/item/\\d+.>)\\w[^<]+', '$1Loading item', 'title was different in all items, now it is the same in all of'"
    })
    void onePageThatBreaksIsRefused(int number, String pattern, String instead, String why) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        AtomicBoolean isOther = new AtomicBoolean();
        TestSite.Page pages = (request, out) -> {
            if (isOther.get() && request.path().endsWith("=2")) {
                TestSite.html(out, shop.html(2).replaceAll(pattern, instead.replace("$$", "\\$$")));
            } else {
                shop.serve(request, out);
            }
        };
        try (TestSite site = new TestSite().otherwise(pages)) {
            weeks(site, shop, 2);
            isOther.set(true);
            Cli refused = list(site, 3);
            assertTrue(refused.err().contains(why), refused.err());
            assertEquals(Set.of(), changes());
            isOther.set(false);
            list(site, 0);
            assertEquals(Set.of(), changes());
            assertEquals(shop.rows(), rows());
            isOther.set(true);
            list(site, 0, "--accept");
            assertTrue(changes().size() >= 5);
        }
    }

    @Test
    void whatALimitedVisitDidNotSeeStays() throws IOException {
        RedesignedShop shop = new RedesignedShop(1);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            list(site, 0);
            Set<String> truth = shop.week();
            Cli limited = list(site, 0, "--pages", "2");
            assertTrue(limited.err().contains("was not read to its end"), limited.err());
            Set<String> told = changes();
            assertTrue(truth.containsAll(told), told + " of " + truth);
            list(site, 0);
            truth.removeAll(told);
            assertEquals(truth, changes());
            assertEquals(shop.rows(), rows());
        }
    }

    /** Items that the first visit did not see because a page failed are not new in the second. */
    @Test
    void whatAHoleOfTheFirstVisitHidIsNotNew() throws IOException {
        RedesignedShop shop = new RedesignedShop(3);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            shop.failAt(2);
            list(site, 1);
            shop.failAt();
            list(site, 0);
            assertEquals(Set.of(), changes());
            assertEquals(shop.rows(), rows());
        }
    }

    /** What most items lose is refused until a person accepts it. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 6, 9})
    void missingPricesAreRefused(int number) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            weeks(site, shop, 3);
            Map<String, String> before = rows();
            shop.showPrices(21);
            Cli refused = list(site, 3);
            assertTrue(refused.err().contains("price was filled in "), refused.err());
            assertTrue(
                    refused.err().matches("(?s).* of the items in 3 visits, now in \\d+ %.*--accept.*"), refused.err());
            assertEquals(Set.of(), changes());
            assertEquals(before, rows());
            list(site, 3);
            list(site, 0, "--accept");
            assertTrue(changes().size() > 10);
            list(site, 0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4, 6, 9})
    void missingItemsAreRefused(int number) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            weeks(site, shop, 1);
            shop.show(2);
            Cli refused = list(site, 3);
            assertTrue(refused.err().contains(" items in the visit before, now it has "), refused.err());
            assertEquals(Set.of(), changes());
            shop.show(1000);
            list(site, 0);
            assertEquals(Set.of(), changes());
            assertEquals(shop.rows(), rows());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void aPageWithoutTheListIsRefused(int number) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            weeks(site, shop, 2);
            Map<String, String> before = rows();
            shop.captcha(true);
            Cli refused = list(site, 3);
            assertTrue(refused.err().contains("its pages have no list now"), refused.err());
            assertEquals(Set.of(), changes());
            assertEquals(before, rows());
            shop.captcha(false);
            list(site, 0);
            assertEquals(Set.of(), changes());
        }
    }

    /** An ordinary week of an ordinary shop is never refused. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void ordinaryWeeksAreTakenAsTheyAre(int number) throws IOException {
        RedesignedShop shop = new RedesignedShop(number);
        try (TestSite site = new TestSite().otherwise(shop::serve)) {
            weeks(site, shop, 4);
        }
    }
}
