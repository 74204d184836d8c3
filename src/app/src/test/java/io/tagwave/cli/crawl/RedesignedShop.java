package io.tagwave.cli.crawl;

import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A shop made by machine, with the truth about its goods and their changes. Each number gives another shop, and each design another template. */
final class RedesignedShop {

    private static final String[] MAKERS = {"Alba", "Borealis", "Cygnus", "Dorado", "Ember", "Fjord", "Gale"};
    private static final String[] WARES = {"lamp", "kettle", "anchor", "clock", "stool", "mirror", "ladder", "bench"};
    private static final String[] LOOKS = {"oak", "brass", "plain", "walnut", "blue", "folding", "tall"};
    private static final String[] PLACES = {"Ulm", "Yate", "Lund", "Graz", "Turin", "Brest", "Porto", "Gent"};

    /** What a visitor sees of an item. */
    record Goods(int id, String title, int cents, String from, String blurb) {
        Goods at(int price) {
            return new Goods(id, title, price, from, blurb);
        }
    }

    private final int number;
    private final Random random;
    private final int onAPage;
    private final boolean resorted;
    private final boolean onRequest;
    private final Map<Integer, Goods> goods = new TreeMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final Set<Integer> failing = new HashSet<>();
    private int nextId = 1000;
    private int design;
    private int shareOfPrices = 100;
    private int shownOnAPage = Integer.MAX_VALUE;
    private boolean captcha;

    RedesignedShop(int number) {
        this.number = number;
        random = new Random(number * 7919L + 17);
        onAPage = 8 + random.nextInt(18);
        resorted = number % 2 == 1;
        onRequest = number % 5 == 2;
        int all = 40 + random.nextInt(60);
        for (int i = 0; i < all; i++) {
            add();
        }
    }

    private int add() {
        int id = nextId++;
        String title = pick(MAKERS) + " " + pick(LOOKS) + " " + pick(WARES) + " " + id;
        String blurb = random.nextInt(3) == 0 ? "" : "Comes in " + (2 + random.nextInt(5)) + " sizes.";
        goods.put(id, new Goods(id, title, 500 + random.nextInt(120_000), pick(PLACES), blurb));
        order.add(random.nextInt(order.size() + 1), id);
        return id;
    }

    private String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    /** Goes on to the next week and returns what changed: {@code new ID}, {@code gone ID}, {@code price ID}. */
    Set<String> week() {
        Set<String> changes = new TreeSet<>();
        List<Integer> before = new ArrayList<>(goods.keySet());
        for (int i = 0; i < 2 + random.nextInt(3); i++) {
            int id = before.remove(random.nextInt(before.size()));
            goods.remove(id);
            order.remove((Integer) id);
            changes.add("gone " + id);
        }
        for (int i = 0; i < 3 + random.nextInt(3); i++) {
            Goods one = goods.get(before.remove(random.nextInt(before.size())));
            if (!isOnRequest(one)) {
                goods.put(one.id, one.at(one.cents + 100));
                changes.add("price " + one.id);
            }
        }
        for (int i = 0; i < 2 + random.nextInt(3); i++) {
            changes.add("new " + add());
        }
        if (resorted) {
            Collections.shuffle(order, random);
        }
        return changes;
    }

    /** Changes the template; 0 is the first one. */
    void redesign(int to) {
        design = to;
    }

    /** Hides the prices of all but a share of the goods. */
    void showPrices(int percent) {
        shareOfPrices = percent;
    }

    /** Shows so many goods of each page. */
    void show(int ofAPage) {
        shownOnAPage = ofAPage;
    }

    void captcha(boolean is) {
        captcha = is;
    }

    /** Answers these pages with an error. */
    void failAt(Integer... pages) {
        failing.clear();
        failing.addAll(List.of(pages));
    }

    int pages() {
        return (order.size() + onAPage - 1) / onAPage;
    }

    /** Returns titles and prices. */
    Map<String, String> rows() {
        Map<String, String> rows = new TreeMap<>();
        goods.values().forEach(one -> rows.put(one.title, isOnRequest(one) ? "" : amount(one.cents)));
        return rows;
    }

    private boolean isOnRequest(Goods one) {
        return onRequest && one.id % 11 == 0;
    }

    void serve(TestSite.Request request, OutputStream out) throws IOException {
        int page =
                request.path().contains("=") ? Integer.parseInt(request.path().replaceFirst(".*=", "")) : 1;
        boolean known = request.path().startsWith("/goods") && page <= pages();
        if (!known || failing.contains(page)) {
            TestSite.answer(out, known ? 500 : 404, Map.of(), "");
            return;
        }
        TestSite.html(
                out,
                captcha ? "<h1>One moment</h1><form><p>Are you human?</p><button>Yes</button></form>" : html(page));
    }

    private String html(int page) {
        Random look = new Random(design * 31L + number);
        String list = design == 0 ? "ul" : one(look, "ul", "div", "section", "ol");
        String item = list.equals("ul") || list.equals("ol") ? "li" : one(look, "article", "div", "section");
        StringBuilder items = new StringBuilder();
        List<Integer> shown = order.subList((page - 1) * onAPage, Math.min(order.size(), page * onAPage));
        long fields = look.nextLong();
        shown.subList(0, Math.min(shownOnAPage, shown.size()))
                .forEach(id -> items.append(
                        "<" + item + css(" goods") + ">" + fields(goods.get(id), fields) + "</" + item + ">"));
        int wrappers = design == 0 ? 0 : look.nextInt(3);
        return "<!doctype html><html lang=en><head><title>Goods</title></head><body><header><a href=/>Home</a> "
                + "<a href=/about>About</a> <a href=/help>Help</a></header><main><h1>All goods</h1>"
                + ("<div" + css(" wrap") + ">").repeat(wrappers) + "<" + list + css(" list") + ">" + items + "</" + list
                + ">" + "</div>".repeat(wrappers) + "<nav class=pager>"
                + (page < pages() ? "<a rel=next href='/goods?page=" + (page + 1) + "'>Next</a>" : "")
                + "</nav></main><footer>Imprint, terms, prices with tax.</footer></body></html>";
    }

    /** Returns the fields of an item: each in a tag of its own, in another order and in groups if the design says so. */
    private String fields(Goods one, long seed) {
        Random look = new Random(seed);
        String link = "/item/" + one.id;
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("pic", "<a href='" + link + "'><img src=/img/" + one.id + ".jpg alt=''></a>");
        String heading = design == 0 ? "h3" : one(look, "h2", "h3", "h4", "b", "div");
        fields.put("title", element(heading, "title", "<a href='" + link + "'>" + one.title + "</a>"));
        String small = design == 0 ? "p" : one(look, "p", "div", "small");
        fields.put("blurb", one.blurb.isEmpty() ? "" : element(small, "blurb", one.blurb));
        boolean isHidden = one.id % 100 >= shareOfPrices;
        String price =
                isHidden ? "Log in to see prices" : isOnRequest(one) ? "Price on request" : "$" + amount(one.cents);
        fields.put("price", element(design == 0 ? "span" : one(look, "span", "em", "strong", "div"), "price", price));
        fields.put("from", element(design == 0 ? "i" : one(look, "i", "span", "p"), "from", one.from));
        List<String> names = new ArrayList<>(fields.keySet());
        StringBuilder html = new StringBuilder();
        if (design > 0) {
            Collections.shuffle(names, look);
        }
        int open = 0;
        for (String name : names) {
            if (design > 0 && look.nextInt(4) == 0) {
                html.append("<div").append(css(" box" + open++)).append('>');
            }
            html.append(fields.get(name));
        }
        return html + "</div>".repeat(open) + "<button>Add</button>";
    }

    private static String one(Random look, String... values) {
        return values[look.nextInt(values.length)];
    }

    private String element(String tag, String name, String content) {
        return "<" + tag + css(" " + name) + ">" + content + "</" + tag + ">";
    }

    /** Returns an attribute with a class that each design names otherwise; some designs have few classes. */
    private String css(String name) {
        if (design == 0) {
            return " class=" + name.strip();
        }
        return design % 4 == 3 ? "" : " class=c" + Integer.toHexString((name + design * 131).hashCode());
    }

    private static String amount(int cents) {
        return String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
    }
}
