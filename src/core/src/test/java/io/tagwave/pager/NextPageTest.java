package io.tagwave.pager;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Tagwave;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NextPageTest {

    private static final String URL = "https://shop.example/trees";

    private static String next(String html, String url) {
        return Tagwave.extract(html, url).next();
    }

    @Test
    void kindsOfPagersAreReadOnTheirFirstPagesTheirMiddleAndTheirLast() {
        List<String> wrong = new ArrayList<>();
        for (Kind kind : PagerKinds.all()) {
            int pages = kind.pages();
            IntStream.of(1, 2, 3, pages / 2 + 1, pages - 1, pages)
                    .distinct()
                    .filter(page -> page <= pages)
                    .forEach(page -> {
                        String found = next(kind.html(page), kind.own().apply(page));
                        if (!Objects.equals(found, kind.next(page))) {
                            wrong.add(kind.name() + ", page " + page + ": expected " + kind.next(page) + ", found "
                                    + found);
                        }
                    });
        }
        assertEquals(List.of(), wrong);
        assertTrue(PagerKinds.all().size() >= 40);
    }

    @Test
    void whatLooksLikeAPagerAndIsNoneLeadsNowhere() {
        List<String> wrong = new ArrayList<>();
        Lookalikes.all().forEach((name, row) -> {
            for (String frame : List.of("above", "below")) {
                Kind kind = Kind.below(name, 1, page -> URL, page -> row)
                        .framed((pager, list) -> frame.equals("above") ? pager + list : list + pager);
                String found = next(kind.html(1), kind.own().apply(1));
                if (found != null) {
                    wrong.add(name + " " + frame + ": found " + found);
                }
            }
        });
        assertEquals(List.of(), wrong);
    }

    /** A page of the first kind with something else in place of its pager. */
    private static String page(String head, String row) {
        return Kind.below("page", 1, page -> URL, page -> row)
                .withHead(page -> head)
                .html(1);
    }

    @Test
    void theLastPageIsLastWhateverItsHeadDeclares() {
        String head = "<link rel=next href='?page=4'>";
        String row = "<p><a href='?page=1'>1</a> <a href='?page=2'>2</a> <b>3</b></p>";
        assertNull(next(page(head, row), URL + "?page=3"));
    }

    @Test
    void aSitesHomeDeclaresByHabit() {
        String head = "<link rel=next href='/page/2/'>";
        assertNull(next(page(head, ""), "https://shop.example/"));
        assertEquals(
                "https://shop.example/page/2/",
                next(page(head, "<p><a href='/page/2/'>Older</a></p>"), "https://shop.example/"));
    }

    @Test
    void theNextArticleIsNoNextPage() {
        String head = "<link rel=next href='/2019/04/another-story-of-trees'>";
        assertNull(next(page(head, ""), "https://shop.example/2019/03/how-trees-grow"));
    }

    @Test
    void rowsOfNumbersInItemsAreNoPager() {
        String items =
                page("", "").replace("<b>", "<i><a href='/trees?page=2'>2</a> <a href='/trees?page=3'>3</a></i><b>");
        assertNull(next(items, URL));
    }

    @Test
    void aFileWithoutAnAddressHasItsNextPageAsWritten() {
        String row = "<p><b>1</b> <a href='?page=2'>2</a> <a href='?page=3'>3</a></p>";
        assertEquals("?page=2", next(page("", row), ""));
        assertEquals(URL + "?page=2", next(page("<base href='" + URL + "'>", row), ""));
    }

    @Test
    void linksThatLeadToNoPageAreNotNext() {
        for (String address :
                List.of("#2", "javascript:go(2)", "mailto:two@shop.example", "", "ftp://shop.example/2")) {
            assertNull(next(page("", "<p><b>1</b> <a href='" + address + "'>2</a></p>"), URL), address);
        }
    }

    @Test
    void aPagerIsReadWhereNoListWasFoundIfItsLinksConfirmEachOther() {
        String row = "<p><b>1</b> <a href='?page=2'>2</a> <a href='?page=3'>3</a> ";
        assertNull(next("<p>Nothing here</p>" + row, URL));
        assertEquals(URL + "?page=2", next("<p>Nothing here</p>" + row + "<a href='?page=2'>→</a>", URL));
    }

    @Test
    void brokenAddressesAreNoFault() {
        for (String address :
                List.of("http://", "?=&&==", "//", "///", ":", "http://[", "%", "?page=99999999999999999999")) {
            String row = "<p><b>1</b> <a href='" + address + "'>2</a> <a href='" + address + "3'>3</a></p>";
            next(page("<link rel=next href='" + address + "'>", row), URL);
            next(page("<link rel=canonical href='" + address + "'>", row), address);
        }
    }

    @Test
    void aRowOfLinksAloneIsAPagerIfItIsCalledOne() {
        String row = "<a href='?cat=7&page=1'>1</a> <a href='?cat=7&page=2'>2</a> <a href='?cat=7&page=3'>3</a></div>";
        assertEquals(
                "https://shop.example/trees?cat=7&page=2",
                next(page("", "<div class=pager>" + row), "https://shop.example/trees?cat=7"));
        assertNull(next(page("", "<div class=stars>" + row), "https://shop.example/trees?cat=7"));
    }

    @Test
    void pagesOfNothingButNumbersEnd() {
        StringBuilder deep = new StringBuilder("<p>");
        StringBuilder wide = new StringBuilder("<p>");
        for (int i = 1; i <= 20_000; i++) {
            deep.append("<div><a href='?page=" + i + "'>" + i + "</a>");
            wide.append("<a href='?page=" + i + "'>" + i + "</a> ");
        }
        assertNull(next(deep.toString(), URL));
        assertNull(next(wide.toString(), URL));
    }
}
