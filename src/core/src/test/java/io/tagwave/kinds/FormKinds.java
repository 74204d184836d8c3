package io.tagwave.kinds;

import java.util.List;

/** Pages to fill in, and pages that say that there is nothing. */
final class FormKinds {

    private FormKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("login", FormKinds::login),
                Kind.of("register", FormKinds::register),
                Kind.of("contact", FormKinds::contact),
                Kind.of("error", FormKinds::error),
                Kind.of("no results", draw -> noResults(draw) + draw.maybe(.4, () -> ShopKinds.others(draw))),
                Kind.of("settings", FormKinds::settings),
                Kind.of("search form", FormKinds::searchForm),
                Kind.of("home of nothing but menus", FormKinds::home));
    }

    private static String field(Draw draw, String type) {
        return draw.box(
                "field",
                "<label>" + draw.label() + "</label><input type=\"" + type + "\">",
                draw.maybe(.3, () -> "<small>" + draw.sentence() + "</small>"));
    }

    private static String choice(Draw draw) {
        return draw.box(
                "field",
                "<label>" + draw.label() + "</label><select>"
                        + draw.each(draw.between(3, 40), i -> "<option value=" + i + ">" + draw.name() + "</option>")
                        + "</select>");
    }

    private static String check(Draw draw) {
        return draw.box("check", "<label><input type=\"checkbox\"> " + draw.headline() + "</label>");
    }

    private static String form(Draw draw, String... fields) {
        return draw.el("h1", "head", draw.headline())
                + draw.el("form", "form", String.join("", fields), draw.button("submit", draw.label()));
    }

    private static String login(Draw draw) {
        return form(draw, field(draw, "text"), field(draw, "password"), check(draw))
                + draw.box("below", draw.link("forgot", draw.sentence()), draw.link("register", draw.label()))
                + draw.maybe(
                        .6,
                        () -> draw.box(
                                "with",
                                draw.each(3, i -> draw.button("with-button", draw.label() + " " + draw.name()))));
    }

    private static String register(Draw draw) {
        return form(
                        draw,
                        draw.each(draw.between(4, 9), i -> field(draw, draw.either("text", "email", "password"))),
                        choice(draw),
                        draw.each(draw.between(1, 3), i -> check(draw)))
                + draw.maybe(.5, () -> draw.el("p", "fine-print", draw.sentences(2, 4)));
    }

    private static String contact(Draw draw) {
        return form(
                        draw,
                        field(draw, "text"),
                        field(draw, "email"),
                        choice(draw),
                        "<label>" + draw.label() + "<textarea></textarea></label>")
                + draw.box(
                        "address",
                        "<p>" + draw.name() + "<br>" + draw.thing() + " " + draw.between(1, 99) + "<br>" + draw.place()
                                + "</p>",
                        "<p>+00 " + draw.between(10_000, 99_999) + "</p>")
                + draw.maybe(.5, () -> draw.paragraphs(1, 1));
    }

    private static String error(Draw draw) {
        return draw.box(
                "error",
                draw.el("h1", "error-code", draw.either("404", "500", "Oops")),
                draw.el("p", "error-text", draw.sentences(1, 2)),
                draw.maybe(.5, () -> "<ul>" + draw.each(3, i -> "<li>" + draw.sentence() + "</li>") + "</ul>"),
                draw.link("back", draw.label()),
                draw.maybe(
                        .4,
                        () -> draw.list("popular", draw.between(4, 8), i -> draw.link("popular-link", draw.thing()))));
    }

    private static String noResults(Draw draw) {
        return draw.box("hits", "0 " + draw.label())
                + draw.el("h1", "head", draw.headline() + " „" + draw.name() + "“")
                + draw.el("p", "nothing", draw.sentences(1, 2))
                + draw.maybe(
                        .6,
                        () -> "<ul>" + draw.each(draw.between(2, 4), i -> "<li>" + draw.sentence() + "</li>")
                                + "</ul>");
    }

    private static String settings(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + draw.list("tab", draw.between(3, 6), i -> draw.link("tab-link", draw.label()))
                + draw.each(
                        draw.between(2, 4),
                        g -> "<fieldset><legend>" + draw.label() + "</legend>"
                                + draw.each(
                                        draw.between(2, 4),
                                        i -> draw.either(check(draw), field(draw, "text"), choice(draw)))
                                + "</fieldset>")
                + draw.button("save", draw.label());
    }

    private static String searchForm(Draw draw) {
        return form(
                        draw,
                        field(draw, "search"),
                        draw.each(draw.between(2, 5), i -> choice(draw)),
                        field(draw, "date"),
                        draw.each(draw.between(2, 8), i -> check(draw)))
                + draw.maybe(.5, () -> draw.el("p", "hint", draw.sentences(1, 3)));
    }

    /** A large picture, one sentence, and menus with all there is. */
    private static String home(Draw draw) {
        return draw.box(
                        "hero",
                        draw.picture("hero-picture"),
                        draw.el("h1", "claim", draw.headline()),
                        draw.el("p", "lead", draw.sentence()),
                        draw.link("start", draw.label()))
                + draw.el(draw.tag("nav", "div"), "all", Frame.megaMenu(draw, draw.between(3, 7)));
    }
}
