package io.tagwave.kinds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Results of a search, and what people look for in lists: jobs, events, people. */
final class SearchKinds {

    private SearchKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of(
                        "search results",
                        draw -> hits(draw)
                                + draw.list("result", draw.many(), i -> result(draw))
                                + ShopKinds.pager(draw)),
                Kind.of("results with other blocks between them", SearchKinds::mixedResults),
                Kind.of(
                        "jobs",
                        draw -> hits(draw) + draw.list("job", draw.many(), i -> job(draw)) + ShopKinds.pager(draw)),
                Kind.of(
                        "events",
                        draw -> draw.el("h1", "head", draw.headline())
                                + draw.list("event", draw.many(), i -> event(draw))),
                Kind.of("events by months", SearchKinds::eventsByMonths),
                Kind.of("people", draw -> intro(draw) + draw.list("person", draw.many(), i -> person(draw))),
                Kind.of("articles of a section", SearchKinds::section),
                Kind.of("publications", SearchKinds::publications));
    }

    private static String hits(Draw draw) {
        return draw.box("hits", draw.between(100, 90_000) + " " + draw.label())
                + draw.maybe(.5, () -> draw.list("tab", draw.between(3, 5), i -> draw.link("tab-link", draw.thing())));
    }

    private static String intro(Draw draw) {
        return draw.el("h1", "head", draw.headline()) + draw.el("p", "intro", draw.sentences(1, 3));
    }

    private static String result(Draw draw) {
        String site = draw.name().toLowerCase(Locale.ROOT) + ".example";
        return draw.link(
                        "result-link",
                        draw.el(draw.tag("h3", "span"), "result-title", draw.title()),
                        draw.box("cite", "<cite>" + site + " › " + draw.thing() + "</cite>"))
                + draw.box(
                        "snippet", draw.maybe(.4, () -> draw.span("date", draw.date() + " — ")), draw.sentences(1, 3))
                + draw.maybe(
                        .2,
                        () -> draw.box("more-links", draw.each(4, i -> draw.link("more", draw.headline()) + " · ")));
    }

    /** An answer first; videos and questions somewhere between; a card beside. */
    private static String mixedResults(Draw draw) {
        int results = draw.between(8, 12);
        String tag = "div";
        List<String> blocks = new ArrayList<>();
        if (draw.chance(.6)) {
            blocks.add(draw.box(
                    "answer", draw.el("p", "answer-text", draw.sentences(2, 3)), draw.link("source", draw.headline())));
        }
        int questions = draw.between(2, 4);
        int videos = draw.between(3, 7);
        for (int i = 0; i < results; i++) {
            blocks.add(draw.el(tag, "result", result(draw)));
            if (i == questions) {
                blocks.add(draw.box(
                        "questions",
                        draw.el("h2", "block-head", draw.headline()),
                        draw.each(4, k -> draw.box("question", draw.button("ask", draw.sentence())))));
            }
            if (i == videos) {
                blocks.add(draw.box(
                        "video-block",
                        draw.el("h2", "block-head", draw.thing()),
                        draw.box(
                                "strip",
                                draw.each(
                                        draw.between(3, 5),
                                        k -> draw.link(
                                                "clip",
                                                draw.picture("clip-picture"),
                                                draw.span("clip-title", draw.headline()),
                                                draw.span("clip-by", draw.person()))))));
            }
        }
        String related = draw.box(
                "related",
                draw.el("h2", "block-head", draw.headline()),
                draw.each(draw.between(6, 8), i -> draw.link("related-link", draw.headline())));
        String card = draw.maybe(
                .5,
                () -> draw.box(
                        "knowledge",
                        draw.picture("picture"),
                        draw.el("h2", "card-head", draw.headline()),
                        draw.el("p", "card-text", draw.sentences(2, 4)),
                        draw.each(4, i -> draw.box("fact", "<b>" + draw.thing() + ":</b> " + draw.quality()))));
        return hits(draw) + draw.box("results", String.join("\n", blocks)) + related + card + ShopKinds.pager(draw);
    }

    private static String job(Draw draw) {
        return draw.maybe(.6, () -> draw.picture("logo"))
                + draw.el(draw.tag("h2", "div"), "job-title", draw.link("title-link", draw.title()))
                + draw.box("company", draw.person() + " & Co")
                + draw.box(
                        "job-facts",
                        draw.span("place", draw.icon(), draw.place()),
                        draw.maybe(.6, () -> draw.span("salary", draw.price() + " – " + draw.price())),
                        draw.span("hours", draw.quality()))
                + draw.maybe(.5, () -> draw.el("p", "job-text", draw.sentence()))
                + draw.maybe(.4, () -> draw.list("tag", draw.between(1, 4), i -> draw.thing()))
                + draw.box("posted", draw.date());
    }

    private static String event(Draw draw) {
        return draw.el(
                        "time",
                        "when",
                        draw.span("day", "" + draw.between(1, 28)),
                        draw.span("month", draw.month().substring(0, 3)))
                + draw.box(
                        "event-body",
                        draw.el(draw.tag("h3", "div"), "event-title", draw.link("title-link", draw.title())),
                        draw.box("where", draw.place() + ", " + draw.time()),
                        draw.maybe(.5, () -> draw.el("p", "event-text", draw.sentence())))
                + draw.maybe(.5, () -> draw.link("tickets", draw.label()));
    }

    /** The names of months stand among the events. */
    private static String eventsByMonths(Draw draw) {
        String tag = draw.tag("li", "div");
        StringBuilder rows = new StringBuilder();
        int first = draw.between(0, 6);
        for (int m = 0; m < draw.between(3, 5); m++) {
            String month = draw.months().get(first + m);
            rows.append(draw.el(tag, "month", draw.el("h2", "month-head", month)));
            rows.append(draw.each(draw.between(2, 6), i -> draw.el(tag, "event", event(draw))));
        }
        return draw.el("h1", "head", draw.headline()) + draw.el(draw.tag("ul", "div"), "calendar", rows.toString());
    }

    private static String person(Draw draw) {
        return draw.maybe(.8, () -> draw.picture("portrait"))
                + draw.el(draw.tag("h3", "div"), "person-name", draw.title(() -> draw.rareName() + " " + draw.name()))
                + draw.box("position", draw.headline())
                + draw.maybe(
                        .7, () -> draw.box("phone", "+00 " + draw.between(100, 999) + " " + draw.between(1000, 9999)))
                + draw.link("mail", draw.icon(), draw.label())
                + draw.maybe(.3, () -> draw.el("p", "about", draw.sentence()));
    }

    private static String section(Draw draw) {
        String tag = draw.tag("article", "div");
        return draw.el("h1", "head", draw.headline())
                + draw.box(
                        "stream",
                        draw.each(
                                draw.many(),
                                i -> draw.el(
                                        tag,
                                        "story",
                                        draw.maybe(.7, () -> draw.link("story-picture", draw.picture("picture"))),
                                        draw.el(
                                                draw.tag("h2", "div"),
                                                "story-title",
                                                draw.link("title-link", draw.title())),
                                        draw.el("p", "story-text", draw.sentences(1, 2)),
                                        draw.box(
                                                "byline",
                                                draw.span("by", draw.person()),
                                                draw.span("date", draw.date())))))
                + ShopKinds.pager(draw);
    }

    private static String publications(Draw draw) {
        String outer = draw.either("ol", "ul");
        return intro(draw)
                + draw.el(
                        outer,
                        "papers",
                        draw.each(
                                draw.many(),
                                i -> draw.el(
                                        "li",
                                        "paper",
                                        draw.person() + ", " + draw.person() + ": ",
                                        "<em>" + draw.title() + "</em>",
                                        ". " + draw.thing() + " " + draw.between(1, 60) + "(" + draw.between(1, 12)
                                                + "), " + draw.between(1990, 2025) + ".",
                                        draw.maybe(.6, () -> " [" + draw.link("pdf", "PDF") + "]"),
                                        draw.maybe(.4, () -> " [" + draw.link("doi", "DOI") + "]"))));
    }
}
