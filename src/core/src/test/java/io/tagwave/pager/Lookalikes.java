package io.tagwave.pager;

import static io.tagwave.pager.Kind.each;
import static io.tagwave.pager.PagerKinds.SHOP;
import static io.tagwave.pager.PagerKinds.link;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of links that look like pagers and are none. */
final class Lookalikes {

    private Lookalikes() {}

    /** Rows by their names that look like pagers and lead to no further page of the list. */
    static Map<String, String> all() {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put("a calendar with some days", calendar(30, day -> day % 4 == 1 || day % 7 == 3));
        rows.put("a calendar up to today", calendar(30, day -> day < 17));
        rows.put("a calendar of a month that has passed", calendar(30, day -> day != 12));
        rows.put("an archive of years", spread(2009, 2019, 2014, year -> "https://shop.example/" + year + "/"));
        rows.put("years in the query", spread(2009, 2019, 2014, year -> SHOP + "?year=" + year));
        rows.put("stars to give", spread(1, 5, 0, stars -> SHOP + "?stars=" + stars));
        rows.put(
                "sizes of the page",
                "<p>" + "<b>10</b> " + link(SHOP + "?size=20", 20) + " " + link(SHOP + "?size=50", 50));
        rows.put("sizes of shoes", spread(36, 46, 0, size -> SHOP + "?size=" + size));
        rows.put("a size of shoes that was chosen", spread(36, 46, 40, size -> SHOP + "?size=" + size));
        rows.put(
                "letters",
                "<p><b>A</b> "
                        + each(25, i -> {
                            char letter = (char) ('A' + i);
                            return link(SHOP + "?letter=" + letter, letter);
                        }));
        rows.put(
                "steps of an order",
                "<ol><li><b>1</b> Basket</li>" + "<li>" + link("/order/2", "<b>2</b> Address") + "<li>"
                        + link("/order/3", "<b>3</b> Payment") + "</ol>");
        rows.put("dots of a carousel", "<p>" + each(5, i -> link("#slide-" + i, i)));
        rows.put(
                "dots of a carousel with a script",
                "<p><b>1</b>" + each(4, i -> link("javascript:show(" + i + ")", i + 1)));
        rows.put("footnotes", "<p>" + each(6, i -> "as is known<sup>" + link("#note-" + i, "[" + i + "]") + "</sup>"));
        rows.put(
                "chapters",
                "<ul>" + each(7, i -> "<li>" + link("/guide/" + i, i + ". How to plant the " + i + "th tree")));
        rows.put("sort links", "<p>" + each(3, i -> link(SHOP + "?sort=" + i, "sort " + (char) ('x' + i % 3))));
        rows.put(
                "other lists",
                "<ul>" + each(8, i -> "<li>" + link(SHOP + "/" + i, "Trees of kind " + (char) ('A' + i))));
        return rows;
    }

    private static String calendar(int days, IntPredicate linked) {
        return "<table>"
                + each(
                        days,
                        day -> (day % 7 == 1 ? "<tr>" : "") + "<td>"
                                + (linked.test(day) ? link("https://shop.example/2019/03/" + day, day) : "" + day))
                + "</table>";
    }

    /** Numbers in a row, the chosen one without a link. */
    private static String spread(int first, int last, int chosen, IntFunction<String> address) {
        return "<p>"
                + IntStream.rangeClosed(first, last)
                        .mapToObj(i -> i == chosen ? "<b>" + i + "</b>" : link(address.apply(i), i))
                        .collect(Collectors.joining(" "));
    }
}
