package io.tagwave.kinds;

import java.util.List;
import java.util.Locale;

/** Lists of texts: terms, questions, entries by letter, headings with what follows them. */
final class TextKinds {

    private TextKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("headings and texts side by side", TextKinds::siblings),
                Kind.of("terms and explanations", TextKinds::terms),
                Kind.of("glossary by letters", TextKinds::glossary),
                Kind.of("index by letters", TextKinds::index));
    }

    /** A heading, then what belongs to it, with nothing around both. */
    private static String siblings(Draw draw) {
        String head = draw.either("h2", "h3");
        return draw.el("h1", "head", draw.headline())
                + draw.box(
                        "entries",
                        draw.each(
                                draw.many(),
                                i -> draw.el(head, "entry-head", draw.link("entry-link", draw.title()))
                                        + draw.el(
                                                "p", "entry-meta", draw.date() + ", " + draw.link("by", draw.person()))
                                        + draw.box("entry-text", draw.paragraphs(1, 2))));
    }

    private static String terms(Draw draw) {
        return draw.el("h1", "head", draw.headline())
                + draw.maybe(.5, () -> draw.paragraphs(1, 1))
                + draw.el(
                        "dl",
                        "terms",
                        draw.each(
                                draw.many() + 2,
                                i -> draw.el("dt", "term", draw.title())
                                        + draw.el("dd", "meaning", draw.sentences(1, 2))
                                        + draw.maybe(.25, () -> draw.el("dd", "meaning", draw.sentence()))));
    }

    private static String letters(Draw draw, int from, int count) {
        return draw.el(
                draw.tag("nav", "div"),
                "letters",
                draw.each(count, i -> "<a href=\"#" + letter(from + i) + "\">" + letter(from + i) + "</a>"));
    }

    private static String letter(int number) {
        return "" + (char) ('A' + number);
    }

    private static String glossary(Draw draw) {
        int from = draw.between(0, 12);
        int count = draw.between(5, 9);
        return draw.el("h1", "head", draw.headline())
                + letters(draw, from, count)
                + draw.each(
                        count,
                        c -> draw.el(
                                draw.tag("section", "div"),
                                "letter",
                                draw.el("h2", "letter-head", letter(from + c)),
                                draw.el(
                                        "dl",
                                        "terms",
                                        draw.each(
                                                draw.between(2, 5),
                                                i -> draw.el(
                                                                "dt",
                                                                "term",
                                                                draw.title(
                                                                        () -> letter(from + c)
                                                                                + draw.rareName()
                                                                                        .toLowerCase(Locale.ROOT)))
                                                        + draw.el("dd", "meaning", draw.sentences(1, 2))))));
    }

    private static String index(Draw draw) {
        int from = draw.between(0, 10);
        int count = draw.between(6, 12);
        boolean wrapped = draw.chance(.6);
        String groups = draw.each(count, c -> {
            String group = draw.el("h2", "letter-head", letter(from + c))
                    + draw.list(
                            "entry",
                            draw.between(2, 9),
                            i -> draw.link(
                                            "entry-link",
                                            draw.title(() -> letter(from + c)
                                                    + draw.rareName().toLowerCase(Locale.ROOT) + " " + draw.thing()))
                                    + draw.maybe(.6, () -> " (" + draw.between(1, 90) + ")"));
            return wrapped ? draw.box("letter", group) : group;
        });
        return draw.el("h1", "head", draw.headline()) + letters(draw, from, count) + draw.box("index", groups);
    }
}
