package io.tagwave.pager;

import static io.tagwave.pager.Kind.below;
import static io.tagwave.pager.Kind.each;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Kinds of pagers as they are written. */
final class PagerKinds {

    static final String SHOP = "https://shop.example/trees";
    private static final int PAGES = 9;

    private PagerKinds() {}

    /** All kinds that have an address to go on to. */
    static List<Kind> all() {
        return Stream.of(marks(), texts(), arrows(), addresses(), otherAddresses(), places())
                .flatMap(List::stream)
                .toList();
    }

    private static String query(int page) {
        return SHOP + "?page=" + page;
    }

    /** The first page without a number. */
    private static IntFunction<String> bareFirst(IntFunction<String> address) {
        return page -> page == 1 ? SHOP : address.apply(page);
    }

    private static String path(int page) {
        return page == 1 ? SHOP + "/" : SHOP + "/page/" + page + "/";
    }

    static String link(String address, Object text) {
        return "<a href='" + address + "'>" + text + "</a>";
    }

    /** All numbers, the page's own written otherwise. */
    private static IntFunction<String> numbers(int pages, IntFunction<String> address, IntFunction<String> own) {
        return page ->
                "<div class=pages>" + each(pages, i -> i == page ? own.apply(i) : link(address.apply(i), i)) + "</div>";
    }

    /** Numbers around the page's own, the first and the last. */
    private static String window(int page, int pages, int around, IntFunction<String> address) {
        return IntStream.rangeClosed(1, pages)
                .filter(i -> i == 1 || i == pages || Math.abs(i - page) <= around)
                .mapToObj(i -> (i == pages && page < pages - around - 1 ? "<i>…</i> " : "")
                        + (i == page ? "<em>" + i + "</em>" : link(address.apply(i), i))
                        + (i == 1 && page > around + 2 ? " <i>…</i>" : ""))
                .collect(Collectors.joining(" "));
    }

    /** Links back and on where there is such a page. */
    private static IntFunction<String> steps(int pages, IntFunction<String> address, String back, String on) {
        return page -> "<p class=steps>" + (page > 1 ? link(address.apply(page - 1), back) : "") + " "
                + (page < pages ? link(address.apply(page + 1), on) : "") + "</p>";
    }

    /** How the page's own number is marked. */
    private static List<Kind> marks() {
        IntFunction<String> query = PagerKinds::query;
        IntFunction<String> path = PagerKinds::path;
        return List.of(
                below("own number in a span", PAGES, query, numbers(PAGES, query, i -> "<span>" + i + "</span>")),
                below("own number strong", PAGES, path, numbers(PAGES, path, i -> "<strong>" + i + "</strong>")),
                below("own number a link to itself", PAGES, query, numbers(PAGES, query, i -> link(query.apply(i), i))),
                below(
                        "own number a link of another class",
                        PAGES,
                        path,
                        numbers(PAGES, path, i -> "<a class=here href='" + path.apply(i) + "'>" + i + "</a>")),
                below("own number a link to #", PAGES, query, numbers(PAGES, query, i -> link("#", i))),
                below(
                        "own number a script",
                        PAGES,
                        query,
                        numbers(PAGES, query, i -> link("javascript:void(0)", "<b>" + i + "</b>"))),
                below(
                        "own number a link without an address",
                        PAGES,
                        path,
                        numbers(PAGES, path, i -> "<a>" + i + "</a>")),
                below(
                        "own number in plain text",
                        PAGES,
                        query,
                        page -> "<p>" + each(PAGES, i -> (i == page ? "" + i : link(query(i), i)) + " |") + "</p>"),
                below("two pages", 2, path, numbers(2, path, i -> "<span>" + i + "</span>")),
                below(
                        "numbers in a list with arrows that are off",
                        PAGES,
                        query,
                        page -> "<ul><li>" + (page > 1 ? link(query(page - 1), "‹") : "<a class=off href='#'>‹</a>")
                                + "</li>"
                                + each(
                                        PAGES,
                                        i -> "<li" + (i == page ? " class=on" : "") + ">" + link(query(i), i) + "</li>")
                                + "<li>" + (page < PAGES ? link(query(page + 1), "›") : "<a class=off href='#'>›</a>")
                                + "</li></ul>"));
    }

    /** What the numbers look like. */
    private static List<Kind> texts() {
        IntFunction<String> query = bareFirst(PagerKinds::query);
        int many = 1400;
        return List.of(
                below("first and last with dots", 20, query, page -> "<div>" + window(page, 20, 1, query) + "</div>"),
                below(
                        "a window with arrows, the first not shown",
                        20,
                        query,
                        page -> "<div>" + (page > 1 ? link(query.apply(1), "«") + link(query.apply(page - 1), "‹") : "")
                                + IntStream.rangeClosed(Math.max(1, page - 2), Math.min(20, page + 2))
                                        .mapToObj(i -> i == page ? "<b>" + i + "</b>" : link(query.apply(i), i))
                                        .collect(Collectors.joining(" "))
                                + (page < 20 ? link(query.apply(page + 1), "›") + link(query.apply(20), "»") : "")
                                + "</div>"),
                below(
                        "numbers with thousands",
                        many,
                        query,
                        page -> "<div>"
                                + IntStream.of(1, 2, 3, page - 1, page, page + 1, many - 1, many)
                                        .filter(i -> i > 0 && i <= many)
                                        .distinct()
                                        .sorted()
                                        .mapToObj(i -> {
                                            String shown = i < 1000
                                                    ? "" + i
                                                    : i / 1000 + "," + String.format(Locale.ROOT, "%03d", i % 1000);
                                            return i == page
                                                    ? "<span>" + shown + "</span>"
                                                    : link(query.apply(i), shown);
                                        })
                                        .collect(Collectors.joining(" "))
                                + "</div>"),
                below(
                        "ranges of items",
                        PAGES,
                        query,
                        page -> "<div>"
                                + each(PAGES, i -> {
                                    String shown = (i * 10 - 9) + "–" + i * 10;
                                    return i == page ? "<b>" + shown + "</b>" : link(query.apply(i), shown);
                                })
                                + "</div>"),
                below(
                        "a hidden word before each number",
                        PAGES,
                        query,
                        page -> "<ul>"
                                + each(
                                        PAGES,
                                        i -> "<li>"
                                                + (i == page
                                                        ? "<span>You are on page <b>" + i + "</b></span>"
                                                        : link(query.apply(i), "<span class=hidden>Page </span>" + i))
                                                + "</li>")
                                + "</ul>"),
                below(
                        "Arabic digits",
                        PAGES,
                        query,
                        page -> "<div>"
                                + each(PAGES, i -> {
                                    String shown = "" + (char) ('\u0660' + i);
                                    return i == page ? "<b>" + shown + "</b>" : link(query.apply(i), shown);
                                })
                                + "</div>"),
                below(
                        "numbers in brackets",
                        PAGES,
                        query,
                        page -> "<div>"
                                + each(
                                        PAGES,
                                        i -> i == page ? "[<b>" + i + "</b>]" : "[" + link(query.apply(i), i) + "]")
                                + "</div>"),
                below(
                        "numbers in cells of a table",
                        PAGES,
                        query,
                        page -> "<table><tr>"
                                + each(
                                        PAGES,
                                        i -> "<td>" + (i == page ? "<font>" + i + "</font>" : link(query.apply(i), i)))
                                + "</table>"),
                below(
                        "every tenth page and an arrow",
                        40,
                        query,
                        page -> "<div>"
                                + IntStream.rangeClosed(1, 40)
                                        .filter(i -> i % 10 == 0 || i == 1 || i == page)
                                        .mapToObj(i -> i == page ? "<b>" + i + "</b>" : link(query.apply(i), i))
                                        .collect(Collectors.joining(" "))
                                + (page < 40 ? link(query.apply(page + 1), "next") : "") + "</div>"),
                below(
                        "the page's number and the last one's",
                        PAGES,
                        query,
                        page -> "<div>" + (page > 1 ? link(query.apply(page - 1), "back") : "") + " page <b>" + page
                                + "</b> of <b>" + PAGES + "</b> "
                                + (page < PAGES ? link(query.apply(page + 1), "on") : "")
                                + "</div>"));
    }

    /** No numbers. */
    private static List<Kind> arrows() {
        IntFunction<String> query = PagerKinds::query;
        IntFunction<String> path = PagerKinds::path;
        IntFunction<String> offset = page -> SHOP + "?start=" + (page - 1) * Kind.ITEMS;
        IntFunction<String> zero = page -> SHOP + "?p=" + (page - 1);
        IntFunction<String> cursor = page -> SHOP + "?after=t3_" + Integer.toString(page * 7919 + 46656, 36);
        return List.of(
                below("back and on", PAGES, query, steps(PAGES, query, "Zurück", "Weiter")),
                below("back and on from a first page without number", PAGES, path, steps(PAGES, path, "前へ", "次へ")),
                below(
                        "pictures of arrows",
                        PAGES,
                        path,
                        steps(PAGES, path, "<img src='/l.png'>", "<img src='/r.png'>")),
                below(
                        "first, back, on and last",
                        PAGES,
                        query,
                        page -> "<div>" + (page > 1 ? link(query(1), "first") + link(query(page - 1), "back") : "")
                                + (page < PAGES ? link(query(page + 1), "on") + link(query(PAGES), "last") : "")
                                + "</div>"),
                below("on by offsets", PAGES, bareFirst(offset), steps(PAGES, bareFirst(offset), "<", ">")),
                below("on counted from zero", PAGES, bareFirst(zero), steps(PAGES, bareFirst(zero), "<", ">")),
                below(
                        "more as a link",
                        PAGES,
                        bareFirst(query),
                        page -> page < PAGES ? "<div>" + link(query(page + 1), "Show more trees") + "</div>" : ""),
                below(
                        "more as a link with an offset",
                        PAGES,
                        bareFirst(offset),
                        page -> page < PAGES
                                ? "<div>" + link(offset.apply(page + 1), "Show more trees") + "</div>"
                                : ""),
                below(
                        "on with a cursor",
                        PAGES,
                        bareFirst(cursor),
                        page -> page < PAGES ? "<p>" + link(cursor.apply(page + 1), "Older") + "</p>" : ""),
                below(
                        "back and on around a select box",
                        PAGES,
                        query,
                        page -> "<div>"
                                + (page > 1 ? link(query(page - 1), "‹") : "") + "<select>"
                                + each(PAGES, i -> "<option" + (i == page ? " selected" : "") + ">" + i + "</option>")
                                + "</select>"
                                + (page < PAGES ? link(query(page + 1), "›") : "") + "</div>"),
                below("declared in the head alone", PAGES, cursor, page -> "")
                        .withHead(page -> page < PAGES ? "<link rel=next href='" + cursor.apply(page + 1) + "'>" : ""),
                below(
                        "declared by the link",
                        PAGES,
                        cursor,
                        page -> page < PAGES
                                ? "<p><a rel='nofollow next' href='" + cursor.apply(page + 1) + "'>→</a></p>"
                                : ""));
    }

    /** What the addresses look like. */
    private static List<Kind> addresses() {
        IntFunction<String> span = i -> "<span>" + i + "</span>";
        IntFunction<String> offset = bareFirst(page -> SHOP + "?sort=price&start=" + (page - 1) * Kind.ITEMS);
        IntFunction<String> zero = page -> SHOP + "?p=" + (page - 1);
        IntFunction<String> file = bareFirst(page -> SHOP + "-" + page + ".html");
        IntFunction<String> middle = page -> SHOP + "/" + page + "/price";
        IntFunction<String> matrix = page -> SHOP + ";page=" + page + "?size=10";
        IntFunction<String> encoded = page -> SHOP + "?filter%5Bpage%5D=" + page + "&filter%5Bkind%5D=3";
        IntFunction<String> joined = page -> SHOP + "/p" + page;
        return List.of(
                below("offsets", PAGES, offset, numbers(PAGES, offset, span)),
                below("counted from zero", PAGES, zero, numbers(PAGES, zero, span)),
                below("numbers of files", PAGES, file, numbers(PAGES, file, span)),
                below("the number within the path", PAGES, middle, numbers(PAGES, middle, span)),
                below("the number in a path parameter", PAGES, matrix, numbers(PAGES, matrix, span)),
                below("an encoded parameter", PAGES, encoded, numbers(PAGES, encoded, span)),
                below("the number joined to a letter", PAGES, joined, numbers(PAGES, joined, span)));
    }

    /** Addresses that say more than the page, or are not those that pages are had from. */
    private static List<Kind> otherAddresses() {
        IntFunction<String> span = i -> "<span>" + i + "</span>";
        IntFunction<String> query = PagerKinds::query;
        IntFunction<String> sorted = page -> SHOP + "?kind=3&page=" + page;
        IntFunction<String> fragment = page -> SHOP + "?page=" + page + "#list";
        IntFunction<String> twice = page -> SHOP + "/ref=pg_" + page + "?kind=3&page=" + page;
        IntFunction<String> visitor = page -> SHOP + "?page=" + page + "&v=x" + 7919 * page % 10007 + "q";
        return List.of(
                below("the query in another order than the page's own", PAGES, sorted, numbers(PAGES, sorted, span))
                        .hadFrom(page -> SHOP + "?page=" + page + "&kind=3"),
                below("a tracking parameter in the page's own address", PAGES, sorted, numbers(PAGES, sorted, span))
                        .hadFrom(page -> sorted.apply(page) + "&utm=mail77"),
                below(
                                "a tracking parameter and all numbers links",
                                PAGES,
                                query,
                                numbers(PAGES, query, i -> link(query(i), i)))
                        .hadFrom(page -> query(page) + "&utm=mail77"),
                below("a tracking parameter and steps", PAGES, query, steps(PAGES, query, "\u2039", "\u203a"))
                        .hadFrom(page -> query(page) + "&utm=mail77"),
                below("places within the page", PAGES, fragment, numbers(PAGES, fragment, span)),
                below("the number twice", PAGES, twice, numbers(PAGES, twice, span)),
                below("a code of the visitor", PAGES, visitor, numbers(PAGES, visitor, span)),
                below("another scheme and host name", PAGES, query, numbers(PAGES, query, i -> link(query(i), i)))
                        .hadFrom(page -> query(page).replace("https://", "http://www.")));
    }

    /** Where the pager stands, and what stands beside it. */
    private static List<Kind> places() {
        IntFunction<String> query = bareFirst(PagerKinds::query);
        IntFunction<String> row = numbers(PAGES, query, i -> "<span>" + i + "</span>");
        IntFunction<String> steps = steps(PAGES, query, "‹", "›");
        String sizes = "<p class=sizes>show " + link(SHOP + "?size=10", 10) + " " + link(SHOP + "?size=20", 20) + " "
                + link(SHOP + "?size=50", 50) + "</p>";
        String sorts = "<p class=sorts>" + link(SHOP + "?sort=1", "price") + " " + link(SHOP + "?sort=2", "name") + " "
                + link(SHOP + "?sort=3", "age") + "</p>";
        String threads = " <i>" + link("/tree/a?page=2", 2) + " " + link("/tree/a?page=3", 3) + "</i><b>";
        return List.of(
                below("a row of numbers in each item", PAGES, query, row)
                        .framed((pager, list) -> list.replace("<b>", threads) + pager),
                below("a choice of sizes in the same row", PAGES, query, row)
                        .framed((pager, list) ->
                                list + pager.replace("</div>", " <span>24</span> <span>48</span></div>")),
                below("above and below", PAGES, query, row).framed((pager, list) -> pager + list + pager),
                below("above alone", PAGES, query, row).framed((pager, list) -> pager + list),
                below("beside a choice of sizes", PAGES, query, row)
                        .framed((pager, list) -> sizes + list + sizes + pager),
                below("beside sort links", PAGES, query, row).framed((pager, list) -> sorts + list + pager + sorts),
                below("steps beside sizes and sorts", PAGES, query, steps)
                        .framed((pager, list) -> sizes + sorts + list + pager + sizes),
                below("steps above", PAGES, query, steps).framed((pager, list) -> pager + list),
                below("far above", PAGES, query, row)
                        .framed((pager, list) ->
                                pager + "<p>" + "All our trees are grown here. ".repeat(9) + "</p>" + list));
    }
}
