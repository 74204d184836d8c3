package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.anywhere;
import static io.tagwave.pager.SmallPage.at;
import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Links without numbers beside a list: which of them leads on. */
class NextLinksTest {

    @Test
    void aLinkToThePageAfterLeadsOn() {
        assertEquals("/l?page=4", at("/l?page=3").behind(links("on -> ?page=4")).next());
        assertEquals("/l?page=4", at("/l?page=3").before(links("on -> ?page=4")).next());
        assertNull(at("/l?page=3").behind(links("back -> ?page=2")).next());
        assertNull(at("/l?page=3").behind(links("other -> /m?page=4")).next());
    }

    @Test
    void digitsOfEncodedCharactersAreNoNumber() {
        assertNull(at("/l").records(20)
                .behind(links("Past -> ?show=Past%20Events"))
                .next());
        assertNull(at("/l").records(20).behind(links("About -> /l/Our%20Shop")).next());
        assertEquals(
                "/l?show=All%20Events&from=20",
                at("/l?show=All%20Events")
                        .records(20)
                        .behind(links("on -> ?show=All%20Events&from=20"))
                        .next());
    }

    @Test
    void linksBehindTheListComeFirst() {
        assertEquals(
                "/l?page=4&size=9",
                at("/l?page=3&size=9")
                        .before(links("more -> ?page=3&size=10"))
                        .behind(links("on -> ?page=4&size=9"))
                        .next());
    }

    @Test
    void fewRecordsAreTooLittleASign() {
        assertNull(at("/l?page=3").records(3).behind(links("on -> ?page=4")).next());
        assertEquals(
                "/l?page=4",
                at("/l?page=3").records(4).behind(links("on -> ?page=4")).next());
    }

    @Test
    void aLongTextIsNoArrow() {
        assertEquals(
                "/l?page=4",
                at("/l?page=3").behind(links("x".repeat(40) + " -> ?page=4")).next());
        assertNull(at("/l?page=3").behind(links("x".repeat(41) + " -> ?page=4")).next());
    }

    @Test
    void onlyTheNearestSixLinksAreMeant() {
        String others = "<i><a href=/a>a</a></i><b><a href=/b>b</a></b><u><a href=/c>c</a></u>"
                + "<s><a href=/d>d</a></s><p><a href=/e>e</a></p>";
        assertEquals(
                "/l?page=4",
                at("/l?page=3").behind(others + links("on -> ?page=4")).next());
        assertNull(at("/l?page=3")
                .behind(others + "<h4><a href=/f>f</a></h4>" + links("on -> ?page=4"))
                .next());
        assertEquals(
                "/l?page=4",
                at("/l?page=3").before(links("on -> ?page=4") + others).next());
        assertNull(at("/l?page=3")
                .before(links("on -> ?page=4") + others + "<h4><a href=/f>f</a></h4>")
                .next());
    }

    @Test
    void aLinkAmongManyOfItsLooksIsOneOfAMenu() {
        String menu = links("a -> /a", "b -> /b", "c -> /c");
        assertEquals(
                "/l?page=4",
                at("/l?page=3").behind(menu + links("on -> ?page=4")).next());
        String longer = menu + links("d -> /d");
        assertNull(at("/l?page=3").behind(longer + links("on -> ?page=4")).next());
        assertEquals(
                "/l?page=4",
                at("/l?page=3")
                        .behind(longer + "<a class=on href='?page=4'>on</a>")
                        .next());
        assertEquals(
                "/l?page=4",
                at("/l?page=3")
                        .behind(longer + "<b><a href='?page=4'>on</a></b>")
                        .next());
    }

    @Test
    void moreThanFourPagesOfOnePlaceAreAMenu() {
        String four = links("a -> ?page=4", "b -> ?page=10", "c -> ?page=20", "d -> ?page=1");
        assertEquals("/l?page=4", at("/l?page=3").behind(four).next());
        assertNull(at("/l?page=3").behind(four + links("e -> ?page=40")).next());
    }

    @Test
    void aNumberInThePathNeedsAWayBack() {
        assertEquals("/p/3", at("/p/2").behind(links("on -> /p/3")).next());
        assertNull(at("/p/3").behind(links("on -> /p/4")).next());
        assertEquals(
                "/p/4", at("/p/3").behind(links("back -> /p/2", "on -> /p/4")).next());
    }

    @Test
    void stepsAreEvenOrAsLongAsTheList() {
        assertEquals(
                "/l?at=34",
                at("/l?at=27").behind(links("back -> ?at=20", "on -> ?at=34")).next());
        assertEquals("/l?at=30", at("/l?at=20").behind(links("on -> ?at=30")).next());
        assertNull(at("/l?at=20").behind(links("on -> ?at=37")).next());
    }

    @Test
    void aPairSideBySideLeadsBackAndOn() {
        assertEquals(
                "/l?at=37",
                at("/l?at=20").behind(links("back -> ?at=11", "on -> ?at=37")).next());
        assertNull(at("/l?at=20")
                .behind(links("back -> ?at=11", "top -> /", "on -> ?at=37"))
                .next());
    }

    @Test
    void theSecondPageBeginsWhereTheListOfTheFirstEnds() {
        for (int records : new int[] {9, 10, 11, 15, 20}) {
            String next = "?at=" + records;
            assertEquals("/l" + next, at("/l").behind(links("on -> " + next)).next(), next);
        }
        for (int records : new int[] {5, 8, 12, 25}) {
            assertNull(at("/l").behind(links("on -> ?at=" + records)).next(), records + " for 10");
        }
    }

    @Test
    void theSecondPageIsNumberTwoOrOneWhereTheyCountFromZero() {
        assertEquals("/l?page=2", at("/l").behind(links("on -> ?page=2")).next());
        assertEquals("/l?page=1", at("/l").behind(links("on -> ?page=1")).next());
        assertEquals(
                "/l?page=1",
                at("/l").behind(links("first -> ?page=0", "on -> ?page=1")).next());
        assertEquals(
                "/l?page=2",
                at("/l").behind(links("on -> ?page=2", "last -> ?page=9")).next());
        assertNull(at("/l").behind(links("a -> ?page=1", "b -> ?page=2")).next());
    }

    @Test
    void aPageThatOnlyNamesItselfTellsLess() {
        String head = "<link rel=canonical href='https://h.example/l'>";
        String on = links("on -> https://h.example/l?page=2");
        assertEquals("/l?page=2", anywhere().head(head).behind(on).next());
        assertNull(anywhere()
                .head(head)
                .behind(on + links("last -> https://h.example/l?page=9"))
                .next());
        assertNull(anywhere().behind(on).next());
        assertNull(at("/x").head(head).behind(on).next());
    }

    @Test
    void aCodeLeadsOnWhereItIsTheOnlyOne() {
        assertEquals(
                "/l?after=t3abc9",
                at("/l").behind(links("older -> ?after=t3abc9")).next());
        assertNull(at("/l").behind(links("a -> ?after=t3abc9", "b -> ?after=t3abd7"))
                .next());
        assertEquals(
                "/l?after=t3abd7",
                at("/l?after=t3abc9")
                        .behind(links("newer -> ?after=t3abb5", "older -> ?after=t3abd7"))
                        .next());
        assertNull(at("/l?after=t3abc9")
                .behind(links("a -> ?after=t3abb5", "b -> ?after=t3abd7", "c -> ?after=t3abe8"))
                .next());
        assertNull(at("/l").behind(links("more -> ?about=trees")).next());
    }
}
