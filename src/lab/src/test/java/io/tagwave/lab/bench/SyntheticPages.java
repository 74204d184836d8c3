package io.tagwave.lab.bench;

import io.tagwave.tree.PageTree;
import java.util.Random;

/**
 * Makes pages of any size, to measure the growth of cost: a menu, and a list of items with titles, prices and stock that
 * recur. Two versions of one size have most items in common; some are new, some gone, and some have one more field. Equal
 * arguments give equal pages.
 */
public final class SyntheticPages {

    private static final int NODES_AN_ITEM = 10;
    private static final int TITLES = 5000;

    private SyntheticPages() {}

    /**
     * Makes a page.
     *
     * @param nodes approximate number of nodes
     * @param version number by which pages of one size differ
     */
    public static PageTree page(int nodes, int version) {
        Random items = new Random(7);
        Random changes = new Random(version);
        PageTree.Builder page = new PageTree.Builder().open("body");
        page.open("ul");
        for (int entry = 0; entry < 20; entry++) {
            page.open("li").open("a").text("Section " + entry).close().close();
        }
        page.close().open("h1").text("Version " + version).close().open("div");
        for (int item = 0; item < nodes / NODES_AN_ITEM; item++) {
            int title = items.nextInt(TITLES);
            int price = items.nextInt(90);
            int change = changes.nextInt(20);
            if (change == 0) {
                item(page, changes.nextInt(TITLES), changes.nextInt(90), false);
            } else if (change != 1) {
                item(page, title, price, change == 2);
            }
        }
        return page.close().open("p").text("Imprint").close().close().build();
    }

    private static void item(PageTree.Builder page, int title, int price, boolean special) {
        page.open("div").open("h2").open("a").text("Title " + title).close().close();
        page.open("p").text("A few words on number " + title % 97).close();
        page.open("span").text(price + ".99").close();
        page.open("b").text(price % 3 == 0 ? "sold out" : "in stock").close();
        if (special) {
            page.open("i").text("special offer").close();
        }
        page.close();
    }
}
