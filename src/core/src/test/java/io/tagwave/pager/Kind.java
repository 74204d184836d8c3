package io.tagwave.pager;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A kind of pager, as pages of a made-up shop.
 *
 * @param name of the kind
 * @param pages how many pages the list has
 * @param address of a page by its number, from 1, as others link to it
 * @param own the address that a page was had from
 * @param row the pager of a page by its number
 * @param head what the head of a page holds, by its number
 * @param frame puts the pager, the first argument, and the list, the second, together
 */
record Kind(
        String name,
        int pages,
        IntFunction<String> address,
        IntFunction<String> own,
        IntFunction<String> row,
        IntFunction<String> head,
        BinaryOperator<String> frame) {

    /** Items on each page. */
    static final int ITEMS = 10;

    private static final List<String> WORDS = List.of(
            "alder", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "spruce",
            "willow");

    /** A kind whose pager stands below its list. */
    static Kind below(String name, int pages, IntFunction<String> address, IntFunction<String> row) {
        return new Kind(name, pages, address, address, row, page -> "", (pager, list) -> list + pager);
    }

    /** The same kind put together otherwise. */
    Kind framed(BinaryOperator<String> other) {
        return new Kind(name, pages, address, own, row, head, other);
    }

    /** The same kind with something in the head. */
    Kind withHead(IntFunction<String> other) {
        return new Kind(name, pages, address, own, row, other, frame);
    }

    /** The same kind whose pages are had from other addresses than their pagers have. */
    Kind hadFrom(IntFunction<String> other) {
        return new Kind(name, pages, address, other, row, head, frame);
    }

    /** The next page of a page as the kind means it, or null on the last. */
    String next(int page) {
        return page < pages ? address.apply(page + 1) : null;
    }

    /** A whole page. */
    String html(int page) {
        String menu = "<nav id=menu><ul>"
                + each(6, i -> "<li><a href='/about/" + word(i) + "'>" + word(i) + "</a></li>") + "</ul></nav>";
        String aside = "<aside><h3>Seen lately</h3><ul>"
                + each(3, i -> "<li><a href='/seen/" + i + "'>" + word(i + 5) + "</a></li>") + "</ul></aside>";
        return "<html><head><title>" + name + "</title>" + head.apply(page) + "</head><body>" + menu
                + "<main><h1>All trees of the garden</h1>" + frame.apply(row.apply(page), list(page)) + "</main>"
                + aside
                + "<footer><p>Garden of " + word(page)
                + ", 2019</p><a href='/imprint'>imprint</a></footer></body></html>";
    }

    private static String list(int page) {
        return "<div class=goods>" + each(ITEMS, i -> item(page * ITEMS + i)) + "</div>";
    }

    private static String item(int number) {
        return "<div class=item><a href='/tree/" + word(number) + "-" + (7919 * number % 10007) + "'><h2>"
                + word(number)
                + " " + word(number * 3 + 1) + "</h2></a><p>A " + word(number * 5 + 2) + " from the "
                + word(number * 7 + 3)
                + " wood" + " that grows well".repeat(number % 3) + ".</p><b>" + (number % 90 + 9)
                + ".50 EUR</b></div>";
    }

    /** So many pieces, numbered from 1. */
    static String each(int count, IntFunction<String> piece) {
        return IntStream.rangeClosed(1, count).mapToObj(piece).collect(Collectors.joining(" "));
    }

    private static String word(int number) {
        return WORDS.get(Math.floorMod(number, WORDS.size()));
    }
}
