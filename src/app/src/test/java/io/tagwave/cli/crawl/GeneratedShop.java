package io.tagwave.cli.crawl;

import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A shop made by machine, with the truth about its goods at each visit: each number gives another shop. */
final class GeneratedShop {

    private static final String[] MAKERS = {"Alba", "Borealis", "Cygnus", "Dorado", "Ember", "Fjord", "Gale"};
    private static final String[] WARES = {"lamp", "kettle", "anchor", "clock", "stool", "mirror", "ladder", "bench"};
    private static final String[] LOOKS = {"oak", "brass", "plain", "walnut", "blue", "folding", "tall"};

    /** What a visitor sees of an item. */
    record Goods(int id, String title, int cents, boolean stocked, String blurb) {}

    private final Random random;
    private final int onAPage;
    private final int priceStyle;
    private final boolean sponsored;
    private final boolean resorted;
    private final boolean numbered;
    private final boolean onRequest;
    private final Map<Integer, Goods> goods = new TreeMap<>();
    private final List<Integer> order = new ArrayList<>();
    private final Set<Integer> failing = new HashSet<>();
    private int nextId = 1000;
    private int design;
    /** All prices are hidden. */
    private boolean hidden;
    /** The first page alone has items, and few. */
    private boolean emptied;

    private boolean captcha;

    GeneratedShop(int number) {
        random = new Random(number * 7919L + 17);
        onAPage = 8 + random.nextInt(18);
        priceStyle = number % 6;
        sponsored = number % 3 == 1;
        resorted = number % 2 == 1;
        numbered = random.nextBoolean();
        onRequest = number % 5 == 2;
        int all = 40 + random.nextInt(80);
        for (int i = 0; i < all || isLastShort(); i++) {
            add();
        }
    }

    /** Tells whether the last page would have one or two items, which may be no list. */
    private boolean isLastShort() {
        return order.size() % onAPage == 1 || order.size() % onAPage == 2;
    }

    private int add() {
        int id = nextId++;
        String title = pick(MAKERS) + " " + pick(LOOKS) + " " + pick(WARES) + " " + id;
        String blurb = random.nextInt(3) == 0 ? "" : "Comes in " + (2 + random.nextInt(5)) + " sizes.";
        goods.put(id, new Goods(id, title, 500 + random.nextInt(120_000), random.nextInt(10) < 7, blurb));
        order.add(random.nextInt(order.size() + 1), id);
        return id;
    }

    private String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    /** Goes on to the next visit and returns what changed: {@code new ID}, {@code gone ID}, {@code price ID}, {@code stock ID}. */
    Set<String> week() {
        Set<String> changes = new TreeSet<>();
        List<Integer> before = new ArrayList<>(goods.keySet());
        for (int i = 0; i < 2 + random.nextInt(4); i++) {
            int id = before.remove(random.nextInt(before.size()));
            goods.remove(id);
            order.remove((Integer) id);
            changes.add("gone " + id);
        }
        for (int i = 0; i < 3 + random.nextInt(6); i++) {
            Goods one = goods.get(before.remove(random.nextInt(before.size())));
            if (random.nextBoolean() && !(onRequest && one.id % 11 == 0)) {
                goods.put(one.id, new Goods(one.id, one.title, one.cents + 100, one.stocked, one.blurb));
                changes.add("price " + one.id);
            } else {
                goods.put(one.id, new Goods(one.id, one.title, one.cents, !one.stocked, one.blurb));
                changes.add("stock " + one.id);
            }
        }
        for (int i = 0; i < 2 + random.nextInt(4); i++) {
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

    void redesign(int to) {
        design = to;
    }

    void hidePrices(boolean are) {
        hidden = are;
    }

    void empty(boolean is) {
        emptied = is;
    }

    void captcha(boolean is) {
        captcha = is;
    }

    /** From now on these pages answer with an error. */
    void failAt(Integer... pages) {
        failing.clear();
        failing.addAll(List.of(pages));
    }

    int pages() {
        return (order.size() + onAPage - 1) / onAPage;
    }

    /** The goods of some page. */
    Set<Integer> onPage(int page) {
        return new HashSet<>(order.subList((page - 1) * onAPage, Math.min(order.size(), page * onAPage)));
    }

    /** The titles of the goods with their prices in cents. */
    Map<Integer, Goods> goods() {
        return new HashMap<>(goods);
    }

    void serve(TestSite.Request request, OutputStream out) throws IOException {
        int page =
                request.path().contains("=") ? Integer.parseInt(request.path().replaceFirst(".*=", "")) : 1;
        if (!request.path().startsWith("/goods") || failing.contains(page)) {
            TestSite.answer(out, failing.contains(page) ? 500 : 404, Map.of(), "");
            return;
        }
        TestSite.html(
                out, captcha ? "<h1>One moment</h1><form>Are you human? <button>Yes</button></form>" : html(page));
    }

    private String html(int page) {
        StringBuilder items = new StringBuilder();
        List<Integer> shown = order.subList((page - 1) * onAPage, Math.min(order.size(), page * onAPage));
        shown = emptied ? shown.subList(0, Math.min(4, shown.size())) : shown;
        if (sponsored) {
            items.append(item(goods.get(order.get((page * 31) % order.size())), true));
        }
        shown.forEach(id -> items.append(item(goods.get(id), false)));
        String list = design < 2 ? "ul" : "section";
        return "<!doctype html><html lang=en><head><title>Goods</title></head><body><header><a href=/>Home</a>"
                + "<a href=/about>About</a><a href=/help>Help</a></header><main><h1>All goods</h1>"
                + (design >= 2 ? "<div class=wrap><div class=inner>" : "") + "<" + list + " class=" + css("goods") + ">"
                + items + "</" + list + ">" + (design >= 2 ? "</div></div>" : "")
                + (emptied ? "" : pager(page))
                + "</main><footer>Imprint, terms, prices with tax.</footer></body></html>";
    }

    private String css(String name) {
        return design == 0 ? name : name.charAt(0) + Integer.toHexString((name + design).hashCode());
    }

    private String item(Goods one, boolean ad) {
        String link = "/item/" + one.id + (ad ? "?ad=1" : "");
        String title = element(design % 2 == 0 ? "h3" : "h4", "title", "<a href='" + link + "'>" + one.title + "</a>");
        String price = hidden && one.id % 5 != 0
                ? element("span", "price", "Log in to see prices")
                : onRequest && one.id % 11 == 0
                        ? element("span", "price", "Price on request")
                        : element(design < 3 ? "span" : "em", "price", price(one));
        String stock = "<i class='" + css("stock") + " " + (one.stocked ? "in" : "out") + "'>"
                + (one.stocked ? "in stock" : "sold out") + "</i>";
        String blurb = one.blurb.isEmpty() ? "" : element("p", "blurb", one.blurb);
        String pic = "<a href='" + link + "'><img src=/img/" + one.id + ".jpg alt=''></a>";
        String body =
                switch (design) {
                    case 0, 1 -> pic + title + blurb + price + stock;
                    case 2 -> pic + "<div class=body>" + title + price + "</div>" + blurb + stock;
                    default ->
                        "<div class=top>" + title + "</div>" + pic + "<div class=foot>" + stock + price + "</div>"
                                + blurb;
                };
        String badge = ad ? "<b class=ad>Sponsored</b>" : "";
        String tag = design < 2 ? "li" : "article";
        return "<" + tag + " class=" + css("item") + ">" + badge + body + "<button>Add</button></" + tag + ">";
    }

    private String element(String tag, String name, String content) {
        return "<" + tag + " class=" + css(name) + ">" + content + "</" + tag + ">";
    }

    private String price(Goods one) {
        String dots = String.format(Locale.ROOT, "%d.%02d", one.cents / 100, one.cents % 100);
        String commas = dots.replace('.', ',');
        return switch (priceStyle) {
            case 0 -> "$" + dots;
            case 1 -> one.id / 3 % 2 == 0 ? commas + " €" : "EUR " + commas;
            case 2 -> (one.id / 17 % 3 == 0 ? "£" : one.id / 17 % 3 == 1 ? "$" : "€") + dots;
            case 3 -> commas + " €";
            case 4 -> "€ " + commas;
            default -> "CHF " + dots;
        };
    }

    private String pager(int page) {
        StringBuilder html = new StringBuilder("<nav class=pager>");
        for (int number = 1; number <= pages() && numbered; number++) {
            html.append(
                    number == page
                            ? "<b>" + number + "</b> "
                            : "<a href='/goods?page=" + number + "'>" + number + "</a> ");
        }
        html.append(page < pages() ? "<a rel=next href='/goods?page=" + (page + 1) + "'>Next</a>" : "");
        return html + "</nav>";
    }
}
