package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.at;
import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class NextWordsTest {

    @Test
    void aLinkIsFoundByItsWordsThoughItsAddressDiffersInManyPlaces() {
        String wanted = "/l?a=1&dir=up&view=all&page=2";
        assertEquals(wanted, at("/l?a=1").behind(links("Next -> " + wanted)).next());
        assertEquals(wanted, at("/l?a=1").behind(links("\u203a -> " + wanted)).next());
        assertEquals(
                "/Ort/Stadt/alle/10",
                at("/ort/stadt")
                        .behind(links("Next &gt;&gt; -> /Ort/Stadt/alle/10"))
                        .next());
    }

    @Test
    void aLinkIsFoundByItsClassOrThatOfItsParent() {
        String link = "<a class='%s' href='/l?b=2&c=3&from=20'><i></i></a>";
        assertEquals(
                "/l?b=2&c=3&from=20",
                at("/l").behind(link.formatted("pager-next")).next());
        assertEquals(
                "/l?b=2&c=3&from=20",
                at("/l").behind("<li class=pageNext>" + link.formatted("x") + "</li>")
                        .next());
        assertNull(at("/l").behind(link.formatted("x")).next());
    }

    @Test
    void theNextArticleIsNoNextPage() {
        assertNull(at("/2024/05/rivers").behind(links("Next -> /2024/06/lakes")).next());
        assertNull(at("/2024/05/rivers")
                .head("<link rel=next href='/2024/06/lakes'>")
                .next());
    }

    @Test
    void aDeclaredAddressIsBelievedWhateverItsPath() {
        assertEquals(
                "/all/lamps?v=3&page=2",
                at("/lamps")
                        .head("<link rel=next href='/all/lamps?v=3&page=2'>")
                        .next());
        assertNull(at("/lamps")
                .head("<link rel=next href='https://other.example/lamps?page=2'>")
                .next());
    }

    @Test
    void aParameterOfAllLinksSaysWhoVisits() {
        String elsewhere = links("a -> /a?sid=4a5b6c7d8e", "b -> /b?sid=4a5b6c7d8e", "c -> /c?sid=4a5b6c7d8e");
        assertNull(at("/l").before(elsewhere)
                .behind(links("Next -> /l?sid=4a5b6c7d8e"))
                .next());
        assertNull(at("/l").before(elsewhere)
                .behind(links("Top -> /l?sid=4a5b6c7d8e"))
                .next());
    }

    @Test
    void whatTheVisitorAddsToThePageItselfIsNoNextPage() {
        String elsewhere =
                links("a -> /a?f=1&sid=4a5b6c7d8e", "b -> /b?f=1&sid=4a5b6c7d8e", "c -> /c?f=1&sid=4a5b6c7d8e");
        assertNull(at("/l?f=1&t=2")
                .before(elsewhere + links("Title -> /l?f=1&t=2&sid=4a5b6c7d8e"))
                .next());
    }

    @Test
    void numbersHaveWordsForScreenReaders() {
        assertEquals(
                "/l?page=2",
                at("/l?page=1")
                        .behind(links(
                                "<i>Current page</i> 1 -> ?page=1",
                                "<i>Page</i> 2 -> ?page=2",
                                "<i>Page</i> 3 -> ?page=3"))
                        .next());
    }
}
