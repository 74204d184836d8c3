package io.tagwave.kinds;

import java.util.List;

/** What people write to each other. */
final class TalkKinds {

    private TalkKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("forum topics in a table", TalkKinds::topicTable),
                Kind.of("forum topics, some pinned", TalkKinds::pinnedTopics),
                Kind.bare("forum topics without scripts alone", TalkKinds::withoutScripts),
                Kind.of(
                        "posts of a topic",
                        draw -> draw.el("h1", "head", draw.headline())
                                + draw.each(draw.many(), i -> post(draw))
                                + ShopKinds.pager(draw)),
                Kind.of("nested comments", TalkKinds::nested),
                Kind.bare("nested comments in a table, indented", TalkKinds::indented),
                Kind.of("comments of an article", TalkKinds::comments),
                Kind.of(
                        "questions with their answers' number",
                        draw -> draw.el("h1", "head", draw.headline())
                                + draw.box("questions", draw.each(draw.many(), i -> question(draw)))
                                + ShopKinds.pager(draw)),
                Kind.of("reviews", draw -> ShopKinds.top(draw) + draw.list("review", draw.many(), i -> review(draw))));
    }

    private static String opening(Draw draw) {
        return draw.sentences(0, 1) + " " + draw.title(() -> draw.rareName() + " " + draw.thing() + " " + draw.name())
                + " " + draw.sentences(0, 2);
    }

    private static String topicCells(Draw draw) {
        return "<td>" + draw.link("topic", draw.title())
                + draw.maybe(.2, () -> draw.span("pages", "[" + draw.link("p", "2") + " " + draw.link("p", "3") + "]"))
                + draw.box("starter", draw.person()) + "</td><td>" + draw.between(0, 200) + "</td><td>"
                + draw.between(0, 9000) + "</td><td>" + draw.date() + "<br>" + draw.link("last", draw.person())
                + "</td>";
    }

    private static String topicTable(Draw draw) {
        String head = "<tr><th>" + draw.thing() + "</th><th>" + draw.label() + "</th><th>" + draw.label() + "</th><th>"
                + draw.label() + "</th></tr>";
        return draw.el("h1", "head", draw.headline())
                + draw.el(
                        "table",
                        "topics",
                        draw.chance(.5) ? "<thead>" + head + "</thead>" : head,
                        "<tbody>"
                                + draw.each(
                                        draw.many(), i -> draw.el("tr", i % 2 == 0 ? "even" : "odd", topicCells(draw)))
                                + "</tbody>");
    }

    private static String topic(Draw draw) {
        return draw.el(draw.tag("h3", "div"), "topic-title", draw.link("topic-link", draw.title()))
                + draw.box(
                        "topic-meta",
                        draw.link("by", draw.person()),
                        draw.span("date", draw.date()),
                        draw.maybe(.5, () -> draw.link("forum", draw.thing())))
                + draw.span("answers", "" + draw.between(0, 300));
    }

    private static String pinnedTopics(Draw draw) {
        String tag = draw.tag("li", "div");
        String pinned = draw.each(
                draw.between(1, 3),
                i -> draw.el(tag, "topic pinned", draw.icon(), draw.span("pin", draw.quality()), topic(draw)));
        String rest = draw.each(draw.many(), i -> draw.el(tag, "topic", topic(draw)));
        String outer = draw.tag("ol", "div");
        boolean apart = draw.chance(.5);
        return draw.el("h1", "head", draw.headline())
                + (apart
                        ? draw.el(outer, "pins", pinned) + draw.el(outer, "topics", rest)
                        : draw.el(outer, "topics", pinned + rest));
    }

    /** A program in the browser draws the page; what it would draw stands in a noscript element. */
    private static String withoutScripts(Draw draw) {
        String row = draw.tag("tr", "div");
        boolean table = row.equals("tr");
        String topics = draw.each(
                draw.many(),
                i -> table
                        ? "<tr class=\"topic-list-item\">" + topicCells(draw) + "</tr>"
                        : "<div itemprop=\"itemListElement\">" + topic(draw) + "</div>");
        String list = table
                ? "<table class=\"topic-list\"><tbody>" + topics + "</tbody></table>"
                : "<div>" + topics + "</div>";
        return "<noscript><header><a href=\"/\">" + draw.name() + "</a></header><div id=\"main-outlet\"><h1>"
                + draw.headline() + "</h1>" + list
                + draw.maybe(.6, () -> "<a rel=\"next\" href=\"/latest?page=1\">" + draw.label() + "</a>")
                + "</div><footer><nav>"
                + draw.each(draw.between(3, 5), i -> draw.link("n", draw.label()))
                + "</nav></footer></noscript><div id=\"app\"><div class=\"spinner\"></div></div><script>boot()</script>";
    }

    private static String post(Draw draw) {
        return draw.el(
                draw.tag("article", "div"),
                "post",
                draw.box(
                        "author",
                        draw.picture("avatar"),
                        draw.link("author-name", draw.person()),
                        draw.span("rank", draw.quality()),
                        draw.maybe(.5, () -> draw.span("posts", draw.between(1, 9000) + " " + draw.label()))),
                draw.box("post-date", draw.date(), " ", draw.time()),
                draw.box(
                        "post-text",
                        draw.maybe(.25, () -> "<blockquote>" + draw.sentences(1, 2) + "</blockquote>"),
                        "<p>" + opening(draw) + "</p>",
                        draw.maybe(.4, () -> draw.paragraphs(1, 3))),
                draw.maybe(.3, () -> draw.box("signature", draw.headline())));
    }

    private static String comment(Draw draw) {
        return draw.box(
                        "comment-head",
                        draw.maybe(.5, () -> draw.picture("avatar")),
                        draw.link("comment-by", draw.person()),
                        draw.span("comment-date", draw.date()))
                + draw.box("comment-text", "<p>" + opening(draw) + "</p>", draw.maybe(.25, () -> draw.paragraphs(1, 2)))
                + draw.box(
                        "comment-tools",
                        draw.button("vote", "" + draw.between(0, 90)),
                        draw.link("reply", draw.label()));
    }

    /** A comment with its answers inside it. */
    private static String thread(Draw draw, String outer, String inner, int depth) {
        int answers = depth > 3 || draw.chance(.45) ? 0 : draw.between(1, 3);
        String own = comment(draw);
        return draw.el(
                inner,
                "comment",
                draw.box("comment-body", own),
                answers == 0
                        ? ""
                        : draw.el(outer, "answers", draw.each(answers, i -> thread(draw, outer, inner, depth + 1))));
    }

    private static String nested(Draw draw) {
        String outer = draw.tag("ul", "div");
        String inner = draw.tag("li", "div");
        return draw.el("h1", "head", draw.headline())
                + draw.el("p", "opener", draw.sentences(1, 3))
                + draw.el(outer, "comments", draw.each(draw.between(4, 9), i -> thread(draw, outer, inner, 0)));
    }

    private static String indented(Draw draw) {
        String rows = draw.each(
                draw.many() + 6,
                i -> "<tr class=\"comtr\"><td><table><tr><td class=\"ind\"><img src=\"s.gif\" height=\"1\" width=\""
                        + 40 * draw.between(0, 4) + "\"></td><td class=\"votes\"><a href=\"vote?id=" + i
                        + "\"></a></td><td class=\"default\"><div>" + draw.link("user", draw.person()) + " <span>"
                        + draw.date()
                        + "</span></div><div class=\"comment\">" + opening(draw) + "<p>" + draw.sentences(0, 3)
                        + "</div><div class=\"reply\"><u><a href=\"reply?id=" + i + "\">" + draw.thing()
                        + "</a></u></div></td></tr></table></td></tr>");
        return "<center><table width=\"85%\"><tr><td bgcolor=\"#ff9922\"><b><a href=\"/\">" + draw.name() + "</a></b> "
                + draw.each(5, i -> draw.link("top", draw.thing()) + " | ") + "</td></tr><tr><td><table><tr><td>"
                + draw.link("story", draw.headline()) + "</td></tr><tr><td>" + draw.sentence()
                + "</td></tr></table><br><table class=\"tree\">" + rows + "</table></td></tr></table></center>";
    }

    private static String comments(Draw draw) {
        return draw.el(
                        draw.tag("article", "div"),
                        "article",
                        draw.el("h1", "head", draw.headline()),
                        draw.paragraphs(2, 4))
                + draw.el(
                        draw.tag("section", "div"),
                        "talk",
                        draw.el("h2", "talk-head", draw.label()),
                        draw.list("comment", draw.many() + 6, i -> comment(draw)),
                        "<form><label>" + draw.label() + "<textarea></textarea></label>"
                                + draw.button("send", draw.label()) + "</form>");
    }

    private static String question(Draw draw) {
        return draw.box(
                "question",
                draw.box("votes", draw.span("n", "" + draw.between(-3, 90)), draw.span("n-label", draw.thing())),
                draw.box("answer-count", draw.span("n", "" + draw.between(0, 20)), draw.span("n-label", draw.thing())),
                draw.box(
                        "summary",
                        draw.el("h3", "question-title", draw.link("title-link", draw.title())),
                        draw.box("excerpt", draw.sentences(1, 2)),
                        draw.box("tags", draw.each(draw.between(1, 5), i -> draw.link("tag", draw.thing()))),
                        draw.box(
                                "asked",
                                draw.date(),
                                " ",
                                draw.link("user", draw.person()),
                                draw.maybe(.6, () -> draw.span("points", draw.between(1, 9000) + "")))));
    }

    private static String review(Draw draw) {
        return draw.box("review-stars", draw.each(draw.between(1, 5), i -> draw.icon()))
                + draw.el(draw.tag("h4", "div"), "review-title", draw.title())
                + draw.box("review-by", draw.person(), " · ", draw.date())
                + draw.el("p", "review-text", draw.sentences(1, 4))
                + draw.maybe(
                        .3, () -> draw.box("helpful", draw.between(1, 80) + " ", draw.button("yes", draw.label())));
    }
}
