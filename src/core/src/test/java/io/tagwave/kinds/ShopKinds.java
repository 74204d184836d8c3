package io.tagwave.kinds;

import java.util.List;
import java.util.function.Supplier;

/** Goods and other things with pictures. */
final class ShopKinds {

    private ShopKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("shop grid", draw -> top(draw) + grid(draw, draw.many()) + draw.maybe(.4, () -> others(draw))),
                Kind.of(
                        "shop rows",
                        draw -> top(draw)
                                + draw.list("row", draw.many(), i -> row(draw))
                                + pager(draw)
                                + draw.maybe(.3, () -> others(draw))),
                Kind.of("shop grid in rows of a few", ShopKinds::rowsOfCards),
                Kind.of("adverts between the items", ShopKinds::adverts),
                Kind.of("premium cards in a container of their own", ShopKinds::premium),
                Kind.of("featured item outside the container", ShopKinds::featured),
                Kind.of("gallery with captions", ShopKinds::gallery),
                Kind.of(
                        "videos",
                        draw -> draw.el("h1", "head", draw.headline())
                                + draw.list("video", draw.many(), i -> video(draw))),
                Kind.of("recipes as cards", ShopKinds::recipes));
    }

    /** What stands above a list of goods: a heading, how many there are, how they are sorted. */
    static String top(Draw draw) {
        String sort =
                "<select name=\"sort\">" + draw.each(4, i -> "<option>" + draw.quality() + "</option>") + "</select>";
        return draw.el("h1", "head", draw.headline())
                + draw.maybe(.5, () -> draw.el("p", "intro", draw.sentences(1, 3)))
                + draw.box(
                        "toolbar",
                        draw.span("hits", draw.between(20, 900) + " " + draw.label()),
                        draw.maybe(.7, () -> sort));
    }

    /** Numbers of pages. */
    static String pager(Draw draw) {
        int last = draw.between(3, 8);
        return draw.maybe(
                .6,
                () -> draw.el(
                        draw.tag("nav", "div"),
                        "pager",
                        draw.span("here", "1"),
                        draw.each(last, i -> "<a href=\"?page=" + (i + 2) + "\">" + (i + 2) + "</a>"),
                        "<a href=\"?page=2\">›</a>"));
    }

    /** A few other things below, in a form of their own; they are no records of the page's list. */
    static String others(Draw draw) {
        return draw.box(
                "others",
                draw.el("h2", "others-head", draw.headline()),
                draw.list(
                        "other",
                        draw.between(3, 6),
                        i -> draw.link(
                                        "other-link",
                                        draw.picture("other-picture"),
                                        draw.span("other-title", draw.headline()))
                                + draw.maybe(.7, () -> draw.span("other-price", draw.price()))));
    }

    private static String grid(Draw draw, int items) {
        return draw.list("card", items, i -> card(draw)) + pager(draw);
    }

    /** A card of an item in a shop. */
    static String card(Draw draw) {
        String price =
                draw.span("price", draw.price()) + draw.maybe(.25, () -> draw.el("del", "old-price", draw.price()));
        String picture = draw.link(
                "picture-link", draw.picture("picture"), draw.maybe(.2, () -> draw.span("badge", draw.label())));
        return picture
                + draw.box(
                        "card-body",
                        draw.maybe(.4, () -> draw.span("brand", draw.thing())),
                        draw.el(draw.tag("h3", "div"), "card-title", draw.link("title-link", draw.title())),
                        draw.maybe(.5, () -> stars(draw)),
                        draw.box("prices", price),
                        draw.maybe(.7, () -> draw.button("add", draw.label())));
    }

    private static String stars(Draw draw) {
        return draw.box(
                "stars", draw.each(5, i -> draw.icon()), draw.span("reviews", "(" + draw.between(1, 900) + ")"));
    }

    private static String row(Draw draw) {
        return draw.box("row-picture", draw.link("row-link", draw.picture("picture")))
                + draw.box(
                        "row-body",
                        draw.el(draw.tag("h2", "div"), "row-title", draw.link("title-link", draw.title())),
                        draw.el("p", "row-text", draw.sentences(1, 2)),
                        draw.maybe(
                                .6,
                                () -> "<ul>"
                                        + draw.each(
                                                draw.between(2, 4),
                                                i -> "<li>" + draw.quality() + " " + draw.thing() + "</li>")
                                        + "</ul>"))
                + draw.box("row-side", draw.span("price", draw.price()), draw.button("add", draw.label()));
    }

    private static String rowsOfCards(Draw draw) {
        int across = draw.between(3, 4);
        int items = Math.max(draw.many(), 2 * across);
        StringBuilder rows = new StringBuilder(top(draw));
        for (int done = 0; done < items; done += across) {
            rows.append(draw.box("line", draw.each(Math.min(across, items - done), i -> draw.box("cell", card(draw)))));
        }
        return rows.toString();
    }

    private static String adverts(Draw draw) {
        String tag = draw.tag("li", "div");
        int every = draw.between(4, 6);
        String advert = draw.either("ins", "div", "aside");
        String items = draw.each(
                draw.many(),
                i -> (i % every == every - 1
                                ? "<" + advert + " class=\"ad-slot\"><span>" + draw.label() + "</span><iframe></iframe>"
                                        + draw.link("sponsor", draw.sentence()) + "</" + advert + ">"
                                : "")
                        + draw.el(tag, "card", card(draw)));
        return top(draw) + draw.el(draw.tag("ul", "div"), "cards", items) + pager(draw);
    }

    private static String offer(Draw draw) {
        return draw.link("photo", draw.picture("picture"))
                + draw.el(draw.tag("h3", "div"), "offer-title", draw.link("title-link", draw.title()))
                + draw.box(
                        "facts",
                        draw.span("rooms", draw.between(1, 7) + " × " + draw.thing()),
                        draw.span("area", draw.between(20, 240) + " m²"),
                        draw.span("place", draw.place()))
                + draw.span("price", draw.price())
                + draw.maybe(.5, () -> draw.el("p", "offer-text", draw.sentence()));
    }

    private static String premium(Draw draw) {
        Supplier<String> best = () -> draw.list(
                "premium",
                draw.between(2, 4),
                i -> draw.span("premium-badge", draw.quality()) + offer(draw) + draw.box("agent", draw.person()));
        return top(draw)
                + draw.box("premium-box", draw.maybe(.6, () -> draw.el("h2", "box-head", draw.headline())), best.get())
                + draw.box("offer-box", draw.list("offer", draw.many(), i -> offer(draw)))
                + pager(draw);
    }

    private static String teaser(Draw draw, String head) {
        return draw.link("teaser-picture", draw.picture("picture"))
                + draw.box(
                        "teaser-body",
                        draw.span("category", draw.thing()),
                        draw.el(head, "teaser-title", draw.link("title-link", draw.title())),
                        draw.el("p", "teaser-text", draw.sentences(1, 2)),
                        draw.span("date", draw.date()));
    }

    private static String featured(Draw draw) {
        String first = draw.el(draw.tag("article", "div"), "teaser", teaser(draw, "h2"));
        String tag = draw.tag("article", "div");
        String rest = draw.each(draw.many(), i -> draw.el(tag, "teaser", teaser(draw, "h2")));
        return draw.el("h1", "head", draw.headline())
                + draw.box("hero", first)
                + draw.box("teasers", rest)
                + pager(draw);
    }

    private static String gallery(Draw draw) {
        boolean figures = draw.chance(.6);
        return draw.el("h1", "head", draw.headline())
                + draw.list(
                        "shot",
                        draw.many() + 4,
                        i -> draw.el(
                                figures ? "figure" : "div",
                                "shot-inner",
                                draw.link("shot-link", draw.picture("picture")),
                                draw.el(
                                        figures ? "figcaption" : "div",
                                        "caption",
                                        draw.title(),
                                        draw.maybe(.4, () -> "<small>" + draw.person() + "</small>"))));
    }

    private static String video(Draw draw) {
        return draw.link(
                        "thumb",
                        draw.picture("picture"),
                        draw.span("length", draw.between(1, 59) + ":" + draw.between(10, 59)))
                + draw.el(draw.tag("h3", "div"), "video-title", draw.link("title-link", draw.title()))
                + draw.link("channel", draw.person())
                + draw.box("views", draw.span("count", draw.between(2, 900) + "k"), draw.span("date", draw.date()));
    }

    private static String recipes(Draw draw) {
        String tag = draw.tag("article", "a");
        return top(draw)
                + draw.box(
                        "recipe-grid",
                        draw.each(
                                draw.many(),
                                i -> draw.el(
                                        tag,
                                        "recipe",
                                        draw.picture("picture"),
                                        draw.el("h3", "recipe-title", draw.title()),
                                        draw.box("minutes", draw.icon(), draw.between(10, 120) + " min"),
                                        draw.maybe(.5, () -> draw.span("level", draw.quality())),
                                        draw.maybe(.3, () -> draw.span("by", draw.person())))))
                + pager(draw);
    }
}
