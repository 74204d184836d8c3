package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.anywhere;
import static io.tagwave.pager.SmallPage.at;
import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** A row of numbers: which of them is the page itself, and which of its links leads on. */
class NumbersInARowTest {

    /** Links to pages of these numbers. */
    private static String pages(int... numbers) {
        StringBuilder row = new StringBuilder();
        for (int number : numbers) {
            row.append(links(number + " -> ?page=" + number));
        }
        return row.toString();
    }

    @Test
    void theNumberWithoutALinkIsThePage() {
        assertEquals(
                "/l?page=3", at("/l?page=2").behind(pages(1) + "2 " + pages(3)).next());
        assertEquals("/l?page=2", at("/l").behind("1 " + pages(2, 3)).next());
        assertNull(at("/l?page=3").behind(pages(1, 2) + "3").next());
    }

    @Test
    void aTotalMayStandBehindTheNumbers() {
        assertEquals(
                "/l?page=3",
                at("/l?page=2").behind(pages(1) + "2 " + pages(3) + "of 70").next());
    }

    /** Of two numbers without a link that is the page which stands beside the pages before or after it. */
    @Test
    void anotherNumberMayStandBeforeTheRow() {
        for (String other : new String[] {"1 ", "1: ", "1 … ", "1 | "}) {
            assertEquals(
                    "/l?page=7",
                    at("/l?page=6")
                            .behind(other + pages(4, 5) + "6 " + pages(7, 8))
                            .next(),
                    other);
        }
    }

    @Test
    void severalNumbersWithoutALinkAreACalendar() {
        assertNull(at("/l").behind("1 " + pages(2) + "3 " + pages(4) + "5 " + pages(6))
                .next());
    }

    @Test
    void theLinkToThePageItselfTells() {
        assertEquals("/l?page=3", at("/l?page=2").behind(pages(1, 2, 3)).next());
        assertNull(at("/l?page=3").behind(pages(1, 2, 3)).next());
    }

    @Test
    void thePagesAddressTellsWhereItsNumberIsNotShown() {
        assertEquals("/l?page=4", at("/l?page=3").behind(pages(1, 2, 4, 5)).next());
    }

    @Test
    void theOneThatLooksOtherwiseIsThePage() {
        String row = pages(1, 2) + "<a class=here href='?page=3'>3</a> " + pages(4, 5);
        assertEquals("/l?page=4", at("/l?page=here").behind(row).next());
        assertNull(at("/l?page=here").behind(pages(1, 2, 3, 4, 5)).next());
        assertEquals(
                "/l?page=4",
                anywhere()
                        .head("<base href='https://h.example/l'>")
                        .behind(row + links("› -> ?page=4"))
                        .next());
    }

    @Test
    void theEndsOfARowMayLookOtherwiseAsWell() {
        String row = "<a class=first href='?page=1'>1</a> " + pages(2) + "<a class=here href='?page=3'>3</a> "
                + pages(4, 5) + "<a class=last href='?page=6'>6</a>";
        assertEquals("/l?page=4", at("/l?page=here").behind(row).next());
        assertNull(at("/l?page=here")
                .behind(pages(1, 2).replace("<a ", "<a class=x ") + pages(3, 4, 5))
                .next());
    }

    @Test
    void aRowThatBeginsWithTheSecondPageStandsOnTheFirst() {
        assertEquals(
                "/l?page=2",
                at("/l").behind(links("first -> /l") + pages(2, 3, 4)).next());
        assertNull(at("/l").behind(links("first -> /l") + pages(3, 4, 5)).next());
        assertNull(at("/l").behind(pages(2, 3, 4)).next());
    }

    @Test
    void aRowOfLinksAloneStandsOnTheFirstPageIfAnArrowLeadsToTheSecond() {
        assertEquals(
                "/l?page=2",
                at("/l").behind(pages(1, 2, 3) + links("› -> ?page=2")).next());
        assertNull(at("/l").behind(pages(1, 2, 3) + links("› -> ?page=3")).next());
        assertNull(at("/l").behind(pages(1, 2, 3)).next());
    }

    @Test
    void twoPagesAreARowIfTheAddressOrAnArrowConfirmsIt() {
        assertEquals("/l?page=2", at("/l").behind("1 " + pages(2)).next());
        assertNull(at("/l").behind("1 " + links("2 -> /m/2")).next());
        assertNull(at("/l").behind("1 " + pages(3)).next());
        assertEquals(
                "/m/2",
                anywhere()
                        .behind("1 " + links("2 -> /m/2") + links("› -> /m/2"))
                        .next());
    }

    @Test
    void aRowThatBeginsLaterLeadsBack() {
        assertNull(at("/l?page=8").behind("8 " + pages(9, 10)).next());
        assertEquals(
                "/l?page=9",
                at("/l?page=8")
                        .behind(links("‹ -> ?page=7") + "8 " + pages(9, 10))
                        .next());
        assertEquals(
                "/l?page=9",
                at("/l?page=8").behind(links("« -> /l") + "8 " + pages(9, 10)).next());
        assertNull(
                at("/l?page=8").behind(links("« -> /m") + "8 " + pages(9, 10)).next());
    }

    @Test
    void theNextPageMayBeShownByAnArrowAlone() {
        assertEquals(
                "/l?page=4",
                at("/l?page=3")
                        .behind(pages(1, 2) + "3 " + links("› -> ?page=4") + pages(9))
                        .next());
    }

    @Test
    void numbersOfAnotherPathAreNoPager() {
        assertNull(at("/l").behind(links("1 -> /x/y/z/1", "2 -> /x/y/z/2", "3 -> /x/y/z/3"))
                .next());
    }

    @Test
    void rangesOfItemsAreNumbersToo() {
        assertEquals(
                "/l?at=10",
                at("/l").behind("1–10 " + links("11–20 -> ?at=10", "21–30 -> ?at=20"))
                        .next());
    }

    @Test
    void thousandsMayBeGrouped() {
        assertEquals(
                "/l?page=1001",
                at("/l?page=1000")
                        .behind(links("1 -> ?page=1", "999 -> ?page=999") + "1,000 " + links("1,001 -> ?page=1001"))
                        .next());
    }

    @Test
    void whatThePageDeclaresCountsWhereItHasNoRow() {
        String head = "<link rel=next href='?page=3'>";
        assertEquals("/l?page=3", at("/l?page=2").head(head).next());
        assertEquals(
                "/l?page=3",
                at("/l?page=2").head(head).behind(pages(1) + "2 " + pages(3)).next());
        assertNull(at("/l?page=3").head(head).next());
        assertNull(at("/m/n").head("<link rel=next href='/x/y'>").next());
        assertNull(at("/l?page=2").head(head).records(0).next());
    }

    @Test
    void whatThePageDeclaresCountsMoreThanARowOnlyGuessedAt() {
        String head = "<link rel=next href='?page=9'>";
        assertEquals(
                "/l?page=9",
                at("/l").head(head)
                        .behind(pages(1, 2, 3) + links("› -> ?page=2"))
                        .next());
        assertEquals(
                "/l?page=2", at("/l").head(head).behind("1 " + pages(2, 3, 4)).next());
    }
}
