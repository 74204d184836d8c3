package io.tagwave.cli.crawl;

import java.util.Set;

/** A shop with sold out, sponsored and numbered pages, whose prices are in one of six styles. */
final class GeneratedShop extends MadeShop<GeneratedShop.Goods> {

    /** What a visitor sees of an item. */
    record Goods(int id, String title, int cents, boolean stocked, String blurb) {}

    private final int priceStyle;
    private final boolean sponsored;
    private final boolean numbered;

    GeneratedShop(int number) {
        super(number);
        priceStyle = number % 6;
        sponsored = number % 3 == 1;
        numbered = random.nextBoolean();
        fill(40 + random.nextInt(80));
    }

    @Override
    Goods item(int id, String title, int cents, String blurb) {
        return new Goods(id, title, cents, random.nextInt(10) < 7, blurb);
    }

    @Override
    String changed(int id) {
        Goods one = goods.get(id);
        if (random.nextBoolean() && !isOnRequest(id)) {
            goods.put(id, new Goods(id, one.title, one.cents + 100, one.stocked, one.blurb));
            return "price " + id;
        }
        goods.put(id, new Goods(id, one.title, one.cents, !one.stocked, one.blurb));
        return "stock " + id;
    }

    /** Tells whether the last page would have one or two items, which may be no list. */
    @Override
    boolean isLastShort() {
        return order.size() % onAPage == 1 || order.size() % onAPage == 2;
    }

    Set<String> week() {
        return week(4, 6);
    }

    @Override
    String html(int page) {
        StringBuilder items = new StringBuilder();
        if (sponsored) {
            items.append(html(goods.get(order.get((page * 31) % order.size())), true));
        }
        shown(page).forEach(id -> items.append(html(goods.get(id), false)));
        return "<!doctype html><html lang=en><head><title>Goods</title></head><body><header><a href=/>Home</a>"
                + "<a href=/about>About</a><a href=/help>Help</a></header><main><h1>All goods</h1><ul class=goods>"
                + items + "</ul>" + pager(page)
                + "</main><footer>Imprint, terms, prices with tax.</footer></body></html>";
    }

    private String html(Goods one, boolean ad) {
        String link = "/item/" + one.id + (ad ? "?ad=1" : "");
        String price = isOnRequest(one.id) ? "Price on request" : price(one);
        return "<li class=item>" + (ad ? "<b class=ad>Sponsored</b>" : "") + "<a href='" + link + "'><img src=/img/"
                + one.id + ".jpg alt=''></a><h3 class=title><a href='" + link + "'>" + one.title + "</a></h3>"
                + (one.blurb.isEmpty() ? "" : "<p class=blurb>" + one.blurb + "</p>") + "<span class=price>" + price
                + "</span><i class='stock " + (one.stocked ? "in'>in stock" : "out'>sold out") + "</i>"
                + "<button>Add</button></li>";
    }

    private String price(Goods one) {
        String dots = amount(one.cents);
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
