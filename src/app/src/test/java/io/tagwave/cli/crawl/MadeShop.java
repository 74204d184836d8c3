package io.tagwave.cli.crawl;

import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A shop made by machine, with the truth about its goods and their changes: each number gives another shop.
 *
 * @param <G> what a visitor sees of an item
 */
abstract class MadeShop<G> {

    private static final String[] MAKERS = {"Alba", "Borealis", "Cygnus", "Dorado", "Ember", "Fjord", "Gale"};
    private static final String[] WARES = {"lamp", "kettle", "anchor", "clock", "stool", "mirror", "ladder", "bench"};
    private static final String[] LOOKS = {"oak", "brass", "plain", "walnut", "blue", "folding", "tall"};

    final Random random;
    final Map<Integer, G> goods = new TreeMap<>();
    final List<Integer> order = new ArrayList<>();
    final int onAPage;
    private final boolean resorted;
    private final boolean onRequest;
    private final Set<Integer> failing = new HashSet<>();
    private int nextId = 1000;

    MadeShop(int number) {
        random = new Random(number * 7919L + 17);
        onAPage = 8 + random.nextInt(18);
        resorted = number % 2 == 1;
        onRequest = number % 5 == 2;
    }

    /** Makes an item. */
    abstract G item(int id, String title, int cents, String blurb);

    /** Changes an item, and returns what changed, such as {@code price ID}; null if nothing did. */
    abstract String changed(int id);

    /** Returns the HTML of a page. */
    abstract String html(int page);

    /** Tells whether one more item is needed, so that the last page is a list. */
    boolean isLastShort() {
        return false;
    }

    /** Adds items, as many as are asked for at least. */
    final void fill(int all) {
        for (int i = 0; i < all || isLastShort(); i++) {
            add();
        }
    }

    private int add() {
        int id = nextId++;
        String title = pick(MAKERS) + " " + pick(LOOKS) + " " + pick(WARES) + " " + id;
        String blurb = random.nextInt(3) == 0 ? "" : "Comes in " + (2 + random.nextInt(5)) + " sizes.";
        goods.put(id, item(id, title, 500 + random.nextInt(120_000), blurb));
        order.add(random.nextInt(order.size() + 1), id);
        return id;
    }

    final String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    /**
     * Goes on to the next week and returns what changed: {@code new ID}, {@code gone ID}, and what {@link #changed} says.
     *
     * @param moved bound of the number of items that come, and that go
     * @param edited bound of the number of items that are changed
     */
    final Set<String> week(int moved, int edited) {
        Set<String> changes = new TreeSet<>();
        List<Integer> before = new ArrayList<>(goods.keySet());
        for (int i = 0; i < 2 + random.nextInt(moved); i++) {
            int id = before.remove(random.nextInt(before.size()));
            goods.remove(id);
            order.remove((Integer) id);
            changes.add("gone " + id);
        }
        for (int i = 0; i < 3 + random.nextInt(edited); i++) {
            String change = changed(before.remove(random.nextInt(before.size())));
            if (change != null) {
                changes.add(change);
            }
        }
        for (int i = 0; i < 2 + random.nextInt(moved); i++) {
            changes.add("new " + add());
        }
        while (isLastShort()) {
            changes.add("new " + add());
        }
        if (resorted) {
            Collections.shuffle(order, random);
        }
        return changes;
    }

    /** Answers these pages with an error. */
    final void failAt(Integer... pages) {
        failing.clear();
        failing.addAll(List.of(pages));
    }

    final int pages() {
        return (order.size() + onAPage - 1) / onAPage;
    }

    /** Returns the numbers of the items on a page. */
    final List<Integer> shown(int page) {
        return order.subList((page - 1) * onAPage, Math.min(order.size(), page * onAPage));
    }

    final boolean isOnRequest(int id) {
        return onRequest && id % 11 == 0;
    }

    final void serve(TestSite.Request request, OutputStream out) throws IOException {
        int page =
                request.path().contains("=") ? Integer.parseInt(request.path().replaceFirst(".*=", "")) : 1;
        boolean known = request.path().startsWith("/goods") && page <= pages();
        if (!known || failing.contains(page)) {
            TestSite.answer(out, known ? 500 : 404, Map.of(), "");
            return;
        }
        TestSite.html(out, html(page));
    }

    static String amount(int cents) {
        return String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
    }
}
