package io.tagwave.kinds;

/** What stands around the main part of a page: head, menus, a form to search, notices, asides and footers. */
final class Frame {

    private final Draw draw;

    private Frame(Draw draw) {
        this.draw = draw;
    }

    /** A whole page of a kind. */
    static String around(Kind kind, Draw draw, String main) {
        Frame frame = new Frame(draw);
        String body = kind.framed() ? frame.body(main) : main;
        return "<!DOCTYPE html>\n<html lang=\"" + draw.language() + "\"><head><meta charset=\"utf-8\"><title>"
                + draw.headline()
                + "</title><style>.a{color:#123}</style><script>window.dataLayer=[]</script></head>\n<body>" + body
                + "</body></html>\n";
    }

    private String body(String main) {
        String middle = draw.el(draw.tag("main", "div"), "main", wrapped(main, draw.between(0, 3)));
        String aside = draw.maybe(.45, this::aside);
        boolean left = draw.chance(.5);
        String inner = aside.isEmpty() ? middle : draw.box("columns", left ? aside + middle : middle + aside);
        String page = header() + draw.maybe(.5, this::trail) + inner + footer();
        return (draw.chance(.4) ? cookies() : "") + (draw.chance(.6) ? draw.box("page", page) : page)
                + draw.maybe(.3, this::cookies) + draw.maybe(.2, this::hiddenForm) + "<script>init()</script>";
    }

    private String wrapped(String html, int times) {
        String all = html;
        for (int i = 0; i < times; i++) {
            all = draw.box("wrap-" + i, all);
        }
        return all;
    }

    private String header() {
        String logo = draw.link("logo", draw.chance(.5) ? draw.picture("logo-image") : draw.name());
        String search = draw.maybe(
                .6,
                () -> "<form action=\"/search\" role=\"search\"><input name=\"q\" placeholder=\"" + draw.thing() + "\">"
                        + draw.button("search-button", "") + "</form>");
        String tools = draw.maybe(.5, () -> draw.list("tool", draw.between(2, 4), i -> draw.link("t", draw.label())));
        return draw.el(
                draw.tag("header", "div"),
                "header",
                draw.maybe(.25, () -> draw.box("topbar", draw.span("usp", draw.headline()), languages())),
                logo,
                search,
                tools,
                draw.el(draw.tag("nav", "div"), "nav", draw.chance(.25) ? megaMenu(draw, draw.between(4, 6)) : menu()));
    }

    private String menu() {
        return draw.list(
                "nav-item",
                draw.between(4, 9),
                i -> draw.link("nav-link", draw.label())
                        + draw.maybe(
                                .2,
                                () -> draw.list(
                                        "sub-item", draw.between(3, 6), k -> draw.link("sub-link", draw.label()))));
    }

    /** Entries that each open a panel with columns of links. */
    static String megaMenu(Draw draw, int entries) {
        return draw.list(
                "mega-item",
                entries,
                i -> draw.link("mega-link", draw.headline())
                        + draw.box(
                                "mega-panel",
                                draw.each(
                                        draw.between(2, 4),
                                        c -> draw.box(
                                                "mega-column",
                                                draw.span("mega-head", draw.quality()),
                                                draw.list(
                                                        "mega-sub",
                                                        draw.between(3, 7),
                                                        k -> draw.link("mega-sub-link", draw.thing()))))));
    }

    private String languages() {
        return "<select name=\"lang\">"
                + draw.each(draw.between(3, 12), i -> "<option value=\"" + i + "\">" + draw.name() + "</option>")
                + "</select>";
    }

    private String trail() {
        return draw.el(
                draw.tag("nav", "div"),
                "trail",
                draw.each(draw.between(2, 4), i -> draw.link("crumb", draw.thing()) + " <span>›</span> "),
                draw.span("crumb-last", draw.thing()));
    }

    private String aside() {
        String filters = draw.box(
                "facet",
                draw.el("h4", "facet-head", draw.thing()),
                draw.list(
                        "facet-value",
                        draw.between(3, 9),
                        i -> "<label><input type=\"checkbox\"> " + draw.quality() + " <span>(" + draw.between(1, 90)
                                + ")</span></label>"));
        String links = draw.box(
                "side-box",
                draw.el("h4", "side-head", draw.headline()),
                draw.list("side-item", draw.between(3, 7), i -> draw.link("side-link", draw.headline())));
        String letter = draw.box(
                "side-letter",
                draw.el("p", "lead", draw.sentence()),
                "<form><input type=\"email\">" + draw.button("send", draw.label()) + "</form>");
        return draw.el(draw.tag("aside", "div"), "aside", draw.either(filters, links, letter, filters + links));
    }

    private String cookies() {
        return draw.box(
                "consent",
                draw.el("p", "consent-text", draw.sentences(1, 3), draw.link("consent-more", draw.label())),
                draw.button("accept", draw.label()),
                draw.button("deny", draw.label()));
    }

    private String hiddenForm() {
        return "<div hidden" + " role=\"dialog\">" + draw.el("h3", "dialog-head", draw.headline())
                + "<form><label>" + draw.label() + "<input></label><label>" + draw.label()
                + "<input type=\"password\"></label>" + draw.button("sign-in", draw.label()) + "</form></div>";
    }

    private String footer() {
        String columns = draw.box(
                "footer-columns",
                draw.each(
                        draw.between(2, 5),
                        c -> draw.box(
                                "footer-column",
                                draw.el(draw.tag("h4", "div"), "footer-head", draw.thing()),
                                draw.list(
                                        "footer-item",
                                        draw.between(3, 7),
                                        i -> draw.link("footer-link", draw.label())))));
        String social = draw.maybe(
                .6,
                () -> draw.box("social", draw.each(draw.between(3, 5), i -> draw.link("social-link", draw.icon()))));
        String legal = draw.box(
                "legal",
                "<p>© " + draw.between(2020, 2026) + " " + draw.name() + "</p>",
                draw.each(draw.between(2, 4), i -> draw.link("legal-link", draw.label())));
        String searches = draw.maybe(
                .2,
                () -> draw.box(
                        "searches",
                        draw.span("footer-head", draw.label()),
                        draw.each(
                                draw.between(8, 24), i -> draw.link("searched", draw.quality() + " " + draw.thing()))));
        return draw.el(draw.tag("footer", "div"), "footer", draw.chance(.75) ? columns : "", searches, social, legal);
    }
}
