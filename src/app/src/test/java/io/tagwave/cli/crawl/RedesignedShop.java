package io.tagwave.cli.crawl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** A shop of which each design has another template. */
final class RedesignedShop extends MadeShop<RedesignedShop.Goods> {

    private static final String[] PLACES = {"Ulm", "Yate", "Lund", "Graz", "Turin", "Brest", "Porto", "Gent"};

    /** What a visitor sees of an item. */
    record Goods(int id, String title, int cents, String from, String blurb) {
        Goods at(int price) {
            return new Goods(id, title, price, from, blurb);
        }
    }

    private final int number;
    private int design;
    private int shareOfPrices = 100;
    private int shownOnAPage = Integer.MAX_VALUE;
    private boolean captcha;

    RedesignedShop(int number) {
        super(number);
        this.number = number;
        fill(40 + random.nextInt(60));
    }

    @Override
    Goods item(int id, String title, int cents, String blurb) {
        return new Goods(id, title, cents, pick(PLACES), blurb);
    }

    @Override
    String changed(int id) {
        if (isOnRequest(id)) {
            return null;
        }
        goods.put(id, goods.get(id).at(goods.get(id).cents + 100));
        return "price " + id;
    }

    Set<String> week() {
        return week(3, 3);
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

    /** Returns titles and prices. */
    Map<String, String> rows() {
        Map<String, String> rows = new TreeMap<>();
        goods.values().forEach(one -> rows.put(one.title, isOnRequest(one.id) ? "" : amount(one.cents)));
        return rows;
    }

    @Override
    String html(int page) {
        if (captcha) {
            return "<h1>One moment</h1><form><p>Are you human?</p><button>Yes</button></form>";
        }
        Random look = new Random(design * 31L + number);
        String list = design == 0 ? "ul" : one(look, "ul", "div", "section", "ol");
        String item = list.equals("ul") || list.equals("ol") ? "li" : one(look, "article", "div", "section");
        StringBuilder items = new StringBuilder();
        List<Integer> shown = shown(page);
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
                isHidden ? "Log in to see prices" : isOnRequest(one.id) ? "Price on request" : "$" + amount(one.cents);
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
}
