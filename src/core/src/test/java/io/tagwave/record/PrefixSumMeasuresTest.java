package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrefixSumMeasuresTest {

    private static final int ENTRIES = 6;
    private static final int PRODUCTS = 5;
    private static final int GOODS = 9;

    /**
     * A menu of six entries of ten characters, and five products of which each has a name, a price, and maybe a
     * picture.
     */
    private static PageTree shop(boolean prices, boolean pictures) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; i < ENTRIES; i++) {
            page.open("li").openLink("a", Style.NONE, null, "/menu/" + i);
            page.text("Category " + i).close().close();
        }
        page.close().open("p").text("Goods").close().open("div");
        for (int i = 0; i < PRODUCTS; i++) {
            page.open("section").openLink("a", Style.NONE, null, "/product/" + i);
            if (pictures) {
                page.openImage("img", Style.NONE, null, i + ".png").close();
            }
            page.text("Product " + i).close();
            if (prices) {
                page.open("b").text("Price " + i).close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    private static double measured(PageTree page, int records, Measure measure) {
        return all(page, records, measure).get(0);
    }

    /** Of each cut into so many records, the best supported first. */
    private static List<Double> all(PageTree page, int records, Measure measure) {
        TagPathSequence sequence = TagPathSequence.of(page, StepSchemes.commonestClass());
        List<Proposal> cuts = new ProposalFinder(ProposalSettings.DEFAULT)
                .find(page, sequence).stream()
                        .filter(cut -> cut.count() == records)
                        .toList();
        return ListLocator.evidence(page, sequence, cuts).stream()
                .map(evidence -> evidence.value(measure))
                .toList();
    }

    @Test
    void aMenuIsARunOfLinksBesideTheList() {
        PageTree page = shop(true, false);
        double menu = 10.0 * ENTRIES / page.textLength(0, page.size());

        assertEquals(menu, measured(page, PRODUCTS, Measure.LINK_RUNS), 1e-9);
        assertEquals(0, measured(page, ENTRIES, Measure.LINK_RUNS), 1e-9);
    }

    @Test
    void whatHasPicturesIsNoRunOfLinks() {
        assertEquals(0, measured(shop(false, true), ENTRIES, Measure.LINK_RUNS), 1e-9);
        assertEquals(
                9.0
                        * PRODUCTS
                        / shop(false, false).textLength(0, shop(false, false).size()),
                measured(shop(false, false), ENTRIES, Measure.LINK_RUNS),
                1e-9);
    }

    @Test
    void aProductShowsMoreThanAnEntryOfAMenu() {
        for (PageTree page : List.of(shop(true, false), shop(false, true), shop(true, true))) {
            assertEquals(1, measured(page, PRODUCTS, Measure.COMPOSED_RECORDS), 1e-9);
            assertEquals(0, measured(page, ENTRIES, Measure.COMPOSED_RECORDS), 1e-9);
        }
        assertEquals(0, measured(shop(false, false), PRODUCTS, Measure.COMPOSED_RECORDS), 1e-9);
    }

    @Test
    void paragraphsBesideAListAreProse() {
        String paragraph = "word ".repeat(30).trim();
        PageTree.Builder page = new PageTree.Builder().open("body").open("div");
        for (int i = 0; i < PRODUCTS; i++) {
            page.open("section").open("b").text("Product " + i).close();
            page.open("i").text("Price " + i).close().close();
        }
        page.close().open("p").text(paragraph).close();
        page.open("p").text("A short line.").close();
        PageTree tree = page.close().build();
        double share = (double) paragraph.length() / tree.textLength(0, tree.size());

        assertEquals(Math.log(0.05 + share), measured(tree, PRODUCTS, Measure.PROSE), 1e-9);
        assertEquals(Math.log(0.05), measured(shop(true, false), PRODUCTS, Measure.PROSE), 1e-9);
    }

    @Test
    void whatStandsBetweenRecordsIsStray() {
        PageTree.Builder page = new PageTree.Builder().open("body").open("div");
        for (int i = 0; i < PRODUCTS; i++) {
            page.open("section").open("b").text("Product " + i).close();
            page.open("i").text("Price " + i).close().close();
            page.open("hr").close().text("an advert");
        }
        PageTree tree = page.close().close().build();
        double records = PRODUCTS * (9 + 7) + 1;
        double region = records + (PRODUCTS - 1) * 9;

        List<Double> stray = all(tree, PRODUCTS, Measure.STRAY_TEXT);

        // Products alone, and products with the advert behind each.
        assertTrue(stray.contains(Math.log(1 - records / region)), stray::toString);
        assertTrue(stray.contains(Math.log(PrefixSumMeasures.LEAST_STRAY)), stray::toString);
    }

    private static void link(PageTree.Builder page, String address, String text) {
        page.openLink("a", Style.NONE, null, address).text(text).close();
    }

    /**
     * A menu whose columns have a heading and so many entries each, and products whose picture and name lead to their
     * pages, or the maker's name, which comes last, elsewhere.
     */
    private static PageTree columns(int entries, boolean makers) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("ul");
        for (int i = 0; i < ENTRIES; i++) {
            page.open("li").open("b").text("Department " + i).close();
            for (int entry = 0; entry < entries; entry++) {
                link(page, "/menu/" + i + "/" + entry, "Category " + entry);
            }
            page.close();
        }
        page.close().open("div");
        for (int i = 0; i < PRODUCTS; i++) {
            String address = "/product/" + i;
            page.open("section").openLink("a", Style.NONE, null, address);
            page.openImage("img", Style.NONE, null, i + ".png").close().close();
            link(page, address, "Product " + i);
            page.open("i").text("Price " + i).close();
            if (makers) {
                link(page, "/maker/" + i, "Maker " + i);
            }
            page.close();
        }
        return page.close().close().build();
    }

    @Test
    void columnsOfAMenuAreListsOfLinksAndProductsAreNot() {
        assertEquals(1, measured(columns(4, true), ENTRIES, Measure.LISTS_OF_LINKS), 1e-9);
        assertEquals(0, measured(columns(3, true), ENTRIES, Measure.LISTS_OF_LINKS), 1e-9);
        assertEquals(0, measured(columns(4, true), PRODUCTS, Measure.LISTS_OF_LINKS), 1e-9);
    }

    @Test
    void entriesOfOneMenuAreNoListsOfLinksEach() {
        assertEquals(0, measured(shop(true, false), ENTRIES, Measure.LISTS_OF_LINKS), 1e-9);
    }

    @Test
    void picturesInLinksAreTheProducts() {
        assertEquals(1, measured(columns(4, false), PRODUCTS, Measure.PICTURED_LINKS), 1e-9);
        assertEquals(0, measured(columns(4, false), ENTRIES, Measure.PICTURED_LINKS), 1e-9);
        assertEquals(0, measured(shop(true, false), PRODUCTS, Measure.PICTURED_LINKS), 1e-9);
    }

    @Test
    void pictureAndNameOfAProductLeadToOnePlace() {
        assertEquals(1, measured(columns(4, false), PRODUCTS, Measure.ONE_PLACE), 1e-9);
        assertEquals(0, measured(columns(4, true), PRODUCTS, Measure.ONE_PLACE), 1e-9);
        assertEquals(0, measured(columns(4, false), ENTRIES, Measure.ONE_PLACE), 1e-9);
    }

    @Test
    void aProductBeginsWithItsLinkAndAColumnWithItsHeading() {
        assertEquals(1, measured(columns(4, false), PRODUCTS, Measure.LED_BY_LINK), 1e-9);
        assertEquals(0, measured(columns(4, false), ENTRIES, Measure.LED_BY_LINK), 1e-9);
    }

    /** A table of so many columns and rows, a number in each cell. */
    private static PageTree table(int columns, int rows) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("table");
        for (int row = 0; row < rows; row++) {
            page.open("tr");
            for (int column = 0; column < columns; column++) {
                page.open("td").text("" + (10 * row + column)).close();
            }
            page.close();
        }
        return page.close().close().build();
    }

    @Test
    void aColumnOfATableIsTransposedAndARowIsNot() {
        PageTree page = table(3, 8);

        assertEquals(
                List.of(0.0),
                all(page, 8, Measure.TRANSPOSED).stream().distinct().toList());
        assertTrue(all(page, 3, Measure.TRANSPOSED).contains(1.0), "no cut into columns");
    }

    @Test
    void fieldsThatLackHereAndThereMakeAListLessRegular() {
        assertTrue(measured(products(1), PRODUCTS, Measure.REGULARITY)
                > measured(products(2), PRODUCTS, Measure.REGULARITY));
    }

    /** Products of which the first and then each so-maniest has a price. */
    private static PageTree products(int priced) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int i = 0; i < PRODUCTS; i++) {
            page.open("section").open("i").text("Product " + i).close();
            if (i % priced == 0) {
                page.open("b").text("Price " + i).close();
            }
            page.close();
        }
        return page.close().build();
    }

    /** Goods, page numbers so many words behind them, and a menu behind these. */
    private static PageTree paged(int words) {
        PageTree.Builder page = new PageTree.Builder().open("body").open("div");
        for (int i = 0; i < GOODS; i++) {
            page.open("section").openLink("a", Style.NONE, null, "/product/" + i);
            page.text("Product " + i)
                    .close()
                    .open("b")
                    .text("Price " + i)
                    .close()
                    .close();
        }
        page.close().open("p").text("word ".repeat(words)).close().open("p").text("1");
        for (int number = 2; number < 5; number++) {
            page.openLink("a", Style.NONE, null, "/goods?page=" + number);
            page.text(String.valueOf(number)).close();
        }
        page.close().open("p").text("other ".repeat(words)).close().open("ul");
        for (int i = 0; i < ENTRIES; i++) {
            page.open("li").openLink("a", Style.NONE, null, "/menu/" + i);
            page.text("Category " + i).close().close();
        }
        return page.close().close().build();
    }

    @Test
    void aListHasPageNumbersWhereLittleTextStandsBetween() {
        assertEquals(1, measured(paged(10), GOODS, Measure.PAGED), 1e-9);
        assertEquals(1, measured(paged(10), ENTRIES, Measure.PAGED), 1e-9);
        assertEquals(0, measured(paged(60), GOODS, Measure.PAGED), 1e-9);
    }
}
