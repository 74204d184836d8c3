package io.tagwave.kinds;

import java.util.List;

/** Pages about one thing. */
final class ArticleKinds {

    private ArticleKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("article", draw -> article(draw, draw.paragraphs(5, 12)) + others(draw)),
                Kind.of("article with captioned pictures", ArticleKinds::pictures),
                Kind.of("article with references", ArticleKinds::references),
                Kind.of("one product", draw -> product(draw) + others(draw)),
                Kind.of("one recipe", draw -> recipe(draw) + others(draw)),
                Kind.of("profile of a person", ArticleKinds::profile),
                Kind.of("section of a manual", ArticleKinds::manual),
                Kind.of("legal text", ArticleKinds::legal));
    }

    /** Often a few other things stand below, which the page was not made for. */
    private static String others(Draw draw) {
        return draw.maybe(.5, () -> ShopKinds.others(draw));
    }

    private static String article(Draw draw, String text) {
        return draw.el(
                draw.tag("article", "div"),
                "article",
                draw.el("h1", "head", draw.headline()),
                draw.box("byline", draw.link("by", draw.person()), draw.span("date", draw.date())),
                draw.maybe(.5, () -> draw.box("share", draw.each(4, i -> draw.link("share-link", draw.icon())))),
                text,
                draw.maybe(
                        .5,
                        () -> draw.box("tags", draw.each(draw.between(2, 6), i -> draw.link("tag", draw.thing())))));
    }

    private static String pictures(Draw draw) {
        return article(
                draw,
                draw.each(
                        draw.between(3, 10),
                        i -> draw.paragraphs(1, 3)
                                + draw.el(
                                        "figure",
                                        "figure",
                                        draw.picture("picture"),
                                        "<figcaption>" + draw.sentence() + "</figcaption>")));
    }

    private static String references(Draw draw) {
        String text = draw.each(
                draw.between(3, 6),
                i -> draw.el("h2", "section-head", draw.headline()) + "<p>" + draw.sentences(2, 5) + "<sup><a href=\"#r"
                        + i + "\">[" + (i + 1) + "]</a></sup> " + draw.sentences(2, 4) + "</p>"
                        + draw.paragraphs(1, 2));
        return article(
                draw,
                text
                        + draw.el(
                                "ol",
                                "references",
                                draw.each(
                                        draw.between(4, 8),
                                        i -> "<li id=r" + i + ">" + draw.person() + ", <i>" + draw.headline() + "</i>, "
                                                + draw.between(1990, 2025) + "</li>")));
    }

    private static String product(Draw draw) {
        return draw.box(
                        "product",
                        draw.box(
                                "gallery",
                                draw.picture("large"),
                                draw.each(draw.between(2, 6), i -> draw.picture("small"))),
                        draw.box(
                                "buy",
                                draw.el("h1", "head", draw.headline()),
                                draw.span("price", draw.price()),
                                "<label>" + draw.label() + "<select>"
                                        + draw.each(5, i -> "<option>" + draw.quality() + "</option>")
                                        + "</select></label>",
                                draw.button("add", draw.label()),
                                "<ul>" + draw.each(draw.between(2, 4), i -> "<li>" + draw.headline() + "</li>")
                                        + "</ul>"))
                + draw.box("description", draw.el("h2", "part", draw.label()), draw.paragraphs(2, 5))
                + draw.maybe(
                        .6,
                        () -> draw.el(
                                "table",
                                "data",
                                draw.each(
                                        draw.between(3, 8),
                                        i -> "<tr><th>" + draw.label() + "</th><td>" + draw.quality() + "</td></tr>")));
    }

    private static String recipe(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + draw.picture("large")
                + draw.el("p", "intro", draw.sentences(2, 4))
                + draw.box("facts", draw.each(3, i -> draw.span("fact", draw.label() + " " + draw.between(5, 90))))
                + draw.el("h2", "part", draw.label())
                + "<ul>"
                + draw.each(draw.between(5, 10), i -> "<li>" + draw.between(1, 500) + " g " + draw.thing() + "</li>")
                + "</ul>"
                + draw.el("h2", "part", draw.label())
                + "<ol>" + draw.each(draw.between(4, 7), i -> "<li>" + draw.sentences(2, 4) + "</li>") + "</ol>"
                + draw.maybe(.5, () -> draw.paragraphs(1, 2));
    }

    private static String profile(Draw draw) {
        return draw.box(
                        "profile-head",
                        draw.picture("portrait"),
                        draw.el("h1", "head", draw.person()),
                        draw.el("p", "role", draw.headline()),
                        draw.box(
                                "numbers",
                                draw.each(
                                        3,
                                        i -> draw.span(
                                                "number", "<b>" + draw.between(1, 900) + "</b> " + draw.label()))),
                        draw.button("follow", draw.label()))
                + draw.box("about", draw.el("h2", "part", draw.label()), draw.paragraphs(2, 4))
                + "<dl>"
                + draw.each(draw.between(2, 5), i -> "<dt>" + draw.label() + "</dt><dd>" + draw.place() + "</dd>")
                + "</dl>";
    }

    private static String manual(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + draw.maybe(
                        .5,
                        () -> "<ul>" + draw.each(4, i -> "<li><a href=\"#s" + i + "\">" + draw.headline() + "</a></li>")
                                + "</ul>")
                + draw.each(
                        draw.between(3, 6),
                        i -> draw.el("h2", "section-head", draw.headline())
                                + draw.paragraphs(1, 3)
                                + draw.maybe(
                                        .6,
                                        () -> "<pre><code>" + draw.name() + " --" + draw.thing() + "\n" + draw.name()
                                                + "</code></pre>")
                                + draw.maybe(
                                        .3,
                                        () -> "<ul>" + draw.each(3, k -> "<li>" + draw.sentence() + "</li>") + "</ul>"))
                + draw.box("turn", draw.link("previous", draw.headline()), draw.link("following", draw.headline()));
    }

    private static String legal(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + "<p>" + draw.name() + "<br>" + draw.place() + "<br>" + draw.person() + "</p>"
                + draw.each(
                        draw.between(4, 9),
                        i -> draw.el("h3", "clause", (i + 1) + ". " + draw.headline()) + draw.paragraphs(1, 3));
    }
}
