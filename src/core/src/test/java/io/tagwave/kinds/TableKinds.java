package io.tagwave.kinds;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Tables. */
final class TableKinds {

    private TableKinds() {}

    static List<Kind> all() {
        return List.of(
                Kind.of("table with a head", draw -> about(draw) + table(draw, head(draw, "th", 5), rows(draw))),
                Kind.of("table without a head", TableKinds::headless),
                Kind.of("rows with a wide cell", TableKinds::wideCells),
                Kind.of("table with sums", TableKinds::sums),
                Kind.of("table with rows of months", TableKinds::months),
                Kind.of("table with its head again and again", TableKinds::headsAgain),
                Kind.bare("three rows a record", TableKinds::threeRows),
                Kind.of("two tables of a kind", TableKinds::twoTables),
                Kind.bare("directory with a way up", TableKinds::directory),
                Kind.of("timetable", TableKinds::timetable));
    }

    private static String about(Draw draw) {
        return draw.el("h1", "head", draw.headline()) + draw.maybe(.6, () -> draw.paragraphs(1, 1));
    }

    private static String head(Draw draw, String cell, int cells) {
        return "<tr>" + draw.each(cells, i -> "<" + cell + ">" + draw.label() + "</" + cell + ">") + "</tr>";
    }

    /** Five cells: the title, a word, a number, a price, a day. */
    private static String cells(Draw draw) {
        return "<td>" + draw.maybe(.5, () -> draw.icon()) + draw.link("cell-link", draw.title()) + "</td><td>"
                + draw.place()
                + "</td><td>" + draw.between(1, 5000) + "</td><td>" + draw.price() + "</td><td>"
                + (draw.chance(.85) ? draw.date() : "") + "</td>";
    }

    private static String rows(Draw draw) {
        return draw.each(draw.many(), i -> "<tr>" + cells(draw) + "</tr>");
    }

    private static String table(Draw draw, String head, String rows) {
        String all = draw.chance(.7)
                ? "<thead>" + head + "</thead><tbody>" + rows + "</tbody>"
                : "<tbody>" + head + rows + "</tbody>";
        return draw.box("table-box", draw.el("table", "table", all));
    }

    private static String headless(Draw draw) {
        return about(draw) + draw.el("table", "table", draw.maybe(.5, () -> head(draw, "td", 5)), rows(draw));
    }

    /** Now and then two cells of a row are one: "cancelled". */
    private static String wideCells(Draw draw) {
        String rows = draw.each(
                draw.many() + 4,
                i -> i % 5 == 3
                        ? "<tr><td>" + draw.link("cell-link", draw.title()) + "</td><td>" + draw.place()
                                + "</td><td colspan=3>" + draw.sentence() + "</td></tr>"
                        : "<tr>" + cells(draw) + "</tr>");
        return about(draw) + table(draw, head(draw, "th", 5), rows);
    }

    private static String sums(Draw draw) {
        String sum = "<tr><td><b>" + draw.label() + "</b></td><td></td><td>" + draw.between(9000, 99_999)
                + "</td><td><b>" + draw.price() + "</b></td><td></td></tr>";
        String rows = rows(draw);
        boolean foot = draw.chance(.5);
        return about(draw)
                + draw.el(
                        "table",
                        "table",
                        "<thead>" + head(draw, "th", 5) + "</thead><tbody>" + rows + (foot ? "" : sum) + "</tbody>",
                        foot ? "<tfoot>" + sum + "</tfoot>" : "");
    }

    private static String months(Draw draw) {
        int first = draw.between(0, 7);
        Supplier<String> group = () -> draw.each(draw.between(3, 6), i -> "<tr>" + cells(draw) + "</tr>");
        String rows = draw.each(
                draw.between(3, 5),
                m -> "<tr class=\"month\"><td colspan=5>" + draw.months().get(first + m) + "</td></tr>" + group.get());
        return about(draw) + table(draw, head(draw, "th", 5), rows);
    }

    private static String headsAgain(Draw draw) {
        String head = head(draw, "th", 5);
        int every = draw.between(5, 8);
        String rows =
                draw.each(draw.many() + 8, i -> (i > 0 && i % every == 0 ? head : "") + "<tr>" + cells(draw) + "</tr>");
        return about(draw) + draw.el("table", "table", "<tbody>" + head + rows + "</tbody>");
    }

    /** A row with the title, one with what is known of it, and one that keeps distance. */
    private static String threeRows(Draw draw) {
        String rows = draw.each(
                draw.many() + 6,
                i -> "<tr class=\"athing\"><td align=right>" + (i + 1) + ".</td><td><a href=\"vote?" + i
                        + "\">▲</a></td><td class=\"t\">" + draw.link("story", draw.title())
                        + draw.maybe(.8, () -> " (<a href=\"from\">" + draw.place() + ".example</a>)")
                        + "</td></tr><tr><td colspan=2></td><td class=\"s\">"
                        + draw.maybe(
                                .9,
                                () -> draw.between(1, 900) + " " + draw.thing() + " " + draw.link("by", draw.person())
                                        + " | ")
                        + draw.date()
                        + draw.maybe(.9, () -> " | " + draw.link("talk", draw.between(1, 300) + " " + draw.label()))
                        + "</td></tr><tr style=\"height:5px\"></tr>");
        return "<center><table width=\"85%\"><tr><td><b>" + draw.name() + "</b> "
                + draw.each(6, i -> draw.link("top", draw.thing()) + " | ")
                + "</td></tr><tr><td><table>" + rows + "<tr><td colspan=2></td><td><a href=\"?p=2\" rel=next>"
                + draw.label() + "</a></td></tr></table></td></tr><tr><td align=center>"
                + draw.each(6, i -> draw.link("foot", draw.label()) + " | ") + "</td></tr></table></center>";
    }

    private static String twoTables(Draw draw) {
        String head = head(draw, "th", 6);
        IntFunction<String> team =
                i -> "<tr><td>" + (i + 1) + "</td><td>" + draw.link("team", draw.title()) + "</td><td>"
                        + draw.between(1, 40) + "</td><td>" + draw.between(0, 20) + "</td><td>" + draw.between(0, 20)
                        + "</td><td>"
                        + draw.between(0, 99) + "</td></tr>";
        int teams = draw.between(6, 14);
        return about(draw)
                + draw.each(
                        2,
                        t -> draw.el("h2", "table-head", draw.headline())
                                + draw.el(
                                        "table",
                                        "table",
                                        "<thead>" + head + "</thead><tbody>" + draw.each(teams, team) + "</tbody>"));
    }

    private static String file(Draw draw) {
        return draw.title(() -> draw.rareName().toLowerCase(Locale.ROOT) + "-" + draw.between(1, 9) + "."
                + draw.between(0, 30) + draw.either(".tar.gz", "/", ".zip", ".txt"));
    }

    private static String directory(Draw draw) {
        int files = draw.many() + 5;
        String path = "/pub/" + draw.name();
        String heading = "<h1>Index of " + path + "</h1>";
        if (draw.chance(.5)) {
            return heading + "<hr><pre><a href=\"../\">../</a>\n"
                    + draw.each(files, i -> {
                        String file = file(draw);
                        return "<a href=\"" + file + "\">" + file + "</a>" + " ".repeat(Math.max(1, 50 - file.length()))
                                + draw.between(10, 28) + "-Jan-2024 " + draw.time() + "   "
                                + draw.between(100, 9_000_000) + "\n";
                    })
                    + "</pre><hr>";
        }
        String sorts = draw.each(4, i -> "<th><a href=\"?C=" + i + "\">" + draw.label() + "</a></th>");
        return heading + "<table><tr><th></th>" + sorts + "</tr><tr><th colspan=5><hr></th></tr>"
                + "<tr><td><img src=\"/icons/back.gif\" alt=\"[PARENTDIR]\"></td><td><a href=\"/pub/\">..</a></td><td></td><td>-</td><td></td></tr>"
                + draw.each(files, i -> {
                    String file = file(draw);
                    return "<tr><td><img src=\"/icons/u.gif\" alt=\"[ ]\"></td><td><a href=\"" + file + "\">" + file
                            + "</a></td><td align=right>2024-01-" + draw.between(10, 28) + " " + draw.time()
                            + "</td><td align=right>" + draw.between(1, 900) + "K</td><td></td></tr>";
                })
                + "<tr><th colspan=5><hr></th></tr></table><address>Server at " + draw.place() + " Port 443</address>";
    }

    private static String timetable(Draw draw) {
        int stops = draw.between(4, 7);
        return about(draw)
                + table(
                        draw,
                        head(draw, "th", stops + 1),
                        draw.each(
                                draw.many() + 2,
                                i -> "<tr><th>" + draw.title(() -> draw.rareName() + " " + draw.between(10, 999))
                                        + "</th>"
                                        + draw.each(
                                                stops, k -> "<td>" + (draw.chance(.9) ? draw.time() : "–") + "</td>")
                                        + "</tr>"));
    }
}
