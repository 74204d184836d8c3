package io.tagwave.cli.crawl;

import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A shop of 240 goods on ten pages. In its second season some goods are new, some are gone, some cost more, and all are sorted
 * otherwise. Links carry where they stood in the list; not all goods have all fields.
 */
final class ChangingShop {

    static final int GOODS = 240;

    private static final int ON_A_PAGE = 24;
    private static final int TURNOVER = 12;
    private static final int DEARER = 20;

    private final Set<Integer> dearer = new HashSet<>();
    private final Set<Integer> gone = new HashSet<>();
    private final Set<String> failing = new HashSet<>();
    private volatile int season = 1;
    private volatile UnaryOperator<String> design = html -> html;

    private record Goods(int id, String name, int cents, String blurb, boolean sale, String left) {
        static Goods of(int id) {
            Random random = new Random(id * 31L);
            String name = pick(random, "Brass", "Copper", "Steel", "Oak", "Teak", "Glass") + " "
                    + pick(random, "lamp", "lantern", "bell", "clock", "barometer", "cleat") + ", "
                    + pick(random, "small", "large", "plain", "antique") + " no. " + id;
            String blurb = pick(
                    random,
                    "Sealed against spray, tested in the basin.",
                    "Never spills.",
                    "For decks and cabins alike, indoors too.",
                    "Swings in two axes and stays upright.");
            return new Goods(
                    id,
                    name,
                    300 + random.nextInt(90_000),
                    blurb,
                    random.nextInt(5) == 0,
                    pick(random, "in stock", "2 left", "sold out"));
        }

        private static String pick(Random random, String... words) {
            return words[random.nextInt(words.length)];
        }
    }

    ChangingShop() {
        Random random = new Random(99);
        while (gone.size() < TURNOVER) {
            gone.add(1 + random.nextInt(GOODS));
        }
        while (dearer.size() < DEARER) {
            int id = 1 + random.nextInt(GOODS);
            if (!gone.contains(id)) {
                dearer.add(id);
            }
        }
    }

    /** From now on, pages are what this makes of them. */
    void redesign(UnaryOperator<String> now) {
        design = now;
    }

    void season(int number) {
        season = number;
    }

    /** From now on, a page is answered with an error; null for none. */
    void failAt(String path) {
        failing.clear();
        if (path != null) {
            failing.add(path);
        }
    }

    /** What changed from the first season to the second: the change and the number of the goods. */
    Set<String> changes() {
        Set<String> changes = new HashSet<>();
        gone.forEach(id -> changes.add("gone " + id));
        dearer.forEach(id -> changes.add("changed " + id));
        for (int id = GOODS + 1; id <= GOODS + TURNOVER; id++) {
            changes.add("new " + id);
        }
        return changes;
    }

    /** The numbers of the goods and their prices. */
    Map<String, String> prices() {
        return goods().stream().collect(Collectors.toMap(g -> g.name, g -> euros(g.cents)));
    }

    private List<Goods> goods() {
        List<Goods> goods = new ArrayList<>();
        for (int id = 1; id <= GOODS + (season == 1 ? 0 : TURNOVER); id++) {
            Goods one = Goods.of(id);
            if (season == 1 || !gone.contains(id)) {
                int cents = season > 1 && dearer.contains(id) ? one.cents + 150 : one.cents;
                goods.add(new Goods(id, one.name, cents, one.blurb, one.sale, one.left));
            }
        }
        if (season > 1) {
            goods.sort(Comparator.comparing(Goods::name));
        }
        return goods;
    }

    void serve(TestSite.Request request, OutputStream out) throws IOException {
        if (!request.path().startsWith("/shop") || failing.contains(request.path())) {
            TestSite.answer(out, failing.contains(request.path()) ? 500 : 404, Map.of(), "");
            return;
        }
        int page =
                request.path().contains("=") ? Integer.parseInt(request.path().replaceFirst(".*=", "")) : 1;
        String html = design.apply(html(page));
        String tag = "\"" + Integer.toHexString(html.hashCode()) + "\"";
        boolean known = tag.equals(request.headers().get("if-none-match"));
        TestSite.answer(
                out,
                known ? 304 : 200,
                Map.of("Content-Type", "text/html; charset=utf-8", "ETag", tag),
                known ? "" : html);
    }

    private String html(int page) {
        List<Goods> all = goods();
        int last = (all.size() + ON_A_PAGE - 1) / ON_A_PAGE;
        StringBuilder html = new StringBuilder("<!doctype html><html><head><title>Lamps</title></head><body><header>"
                + "<a href=/>Home</a> <a href=/about>About us</a> <a href=/contact>Contact</a></header><main>"
                + "<h1>All lamps</h1><ul class=goods>");
        int place = 0;
        for (Goods goods : all.subList((page - 1) * ON_A_PAGE, Math.min(all.size(), page * ON_A_PAGE))) {
            String link = "/item/" + goods.id + "?from=list&amp;place=" + ++place;
            html.append("<li class=item><a class=pic href='" + link + "'><img src=/img/" + goods.id + ".jpg alt=''></a>"
                    + "<h3><a href='" + link + "'>" + goods.name + "</a></h3><p class=blurb>" + goods.blurb + "</p>"
                    + "<span class=price>€ " + euros(goods.cents) + "</span>"
                    + (goods.sale ? "<em class=sale>Sale</em>" : "") + "<span class=stock>" + goods.left
                    + "</span><button>Add to cart</button></li>");
        }
        html.append("</ul><nav class=pager>");
        for (int number = 1; number <= last; number++) {
            html.append(number == page ? "<b>" + number + "</b> " : "<a href='/shop?page=" + number + "'>" + number)
                    .append(number == page ? "" : "</a> ");
        }
        html.append(page < last ? "<a rel=next href='/shop?page=" + (page + 1) + "'>›</a>" : "");
        return html + "</nav></main><footer>Imprint and terms. All prices with tax.</footer></body></html>";
    }

    private static String euros(int cents) {
        return String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
    }
}
