package io.tagwave.kinds;

import java.util.List;

/** Lists that sites have of their own things: releases, panels of a directory, courses. */
final class SiteKinds {

    private SiteKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("releases", SiteKinds::releases),
                Kind.of("six panels of one directory", SiteKinds::panels),
                Kind.of("a menu's dishes by courses", SiteKinds::dishes));
    }

    private static String releases(Draw draw) {
        int major = draw.between(1, 9);
        return draw.el("h1", "head", draw.headline())
                + draw.each(
                        draw.many(),
                        i -> draw.el(
                                draw.tag("section", "div"),
                                "release",
                                draw.box(
                                        "release-side",
                                        "<time>" + draw.date() + "</time>",
                                        draw.link("commit", draw.between(100_000, 999_999) + "f")),
                                draw.el(
                                        "h2",
                                        "release-title",
                                        draw.link(
                                                "tag",
                                                draw.title(() -> draw.rareName() + " " + major + "."
                                                        + draw.between(0, 30) + "." + draw.between(0, 9)))),
                                draw.box(
                                        "notes",
                                        draw.maybe(.5, () -> "<p>" + draw.sentence() + "</p>"),
                                        "<ul>" + draw.each(draw.between(1, 7), k -> "<li>" + draw.sentence() + "</li>")
                                                + "</ul>"),
                                draw.maybe(
                                        .7,
                                        () -> draw.el(
                                                "details",
                                                "assets",
                                                "<summary>" + draw.label() + "</summary>",
                                                "<ul>"
                                                        + draw.each(
                                                                draw.between(2, 4),
                                                                k -> "<li>" + draw.link("asset", draw.thing() + ".zip")
                                                                        + " <span>" + draw.between(1, 90)
                                                                        + " MB</span></li>")
                                                        + "</ul>"))))
                + ShopKinds.pager(draw);
    }

    private static String panels(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + draw.box(
                        "panels",
                        draw.each(
                                6,
                                p -> draw.box(
                                        "panel",
                                        draw.el("h3", "panel-head", draw.icon(), draw.headline()),
                                        draw.list(
                                                "place",
                                                draw.between(3, 8),
                                                i -> draw.link("place-link", draw.title())
                                                        + draw.span("place-text", draw.sentence())))));
    }

    private static String dishes(Draw draw) {
        String tag = draw.tag("section", "div");
        return draw.el("h1", "head", draw.headline())
                + draw.each(
                        draw.between(3, 5),
                        c -> draw.el(
                                tag,
                                "course",
                                draw.el("h2", "course-head", draw.headline()),
                                draw.list(
                                        "dish",
                                        draw.between(3, 8),
                                        i -> draw.box(
                                                        "dish-line",
                                                        draw.span("dish-name", draw.title()),
                                                        draw.span("price", draw.price()))
                                                + draw.maybe(.7, () -> draw.el("p", "dish-text", draw.sentence())))));
    }
}
