package io.tagwave.pager;

import static io.tagwave.pager.SmallPage.at;
import static io.tagwave.pager.SmallPage.links;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.pager.MoreItems.By;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MoreFinderTest {

    private static @Nullable By by(String behind) {
        MoreItems more = at("/l").behind(behind).continuation().more();
        return more == null ? null : more.by();
    }

    private static String buttons(int from, int to, String end) {
        return IntStream.rangeClosed(from, to)
                .mapToObj(page -> "<button>" + page + "</button> ")
                .collect(Collectors.joining("", "", end));
    }

    @Test
    void numbersThatAreScriptsContinueTheList() {
        assertEquals(By.SCRIPT, by("1 " + links("2 -> javascript:go(2)", "3 -> javascript:go(3)")));
        assertEquals(By.SCRIPT, by(links("1 -> #", "2 -> #", "3 -> #", "» -> #")));
        assertNull(by(links("1 -> #", "2 -> #", "3 -> #") + "4"));
    }

    @Test
    void numbersThatAreButtonsContinueTheList() {
        assertEquals(By.BUTTON, by(buttons(1, 4, "")));
        assertEquals(By.FORM, by("<form method=post>" + buttons(1, 4, "</form>")));
        assertNull(by(buttons(1, 3, "<button class=here>4</button>")));
    }

    @Test
    void aNextLinkToAnotherHostContinuesTheList() {
        assertEquals(By.HOST, by("<a class=next href='http://other.example/l?page=2'>Next</a>"));
        assertNull(by("<a href='http://other.example/l?page=2'>Partners</a>"));
    }

    @Test
    void aCalendarIsNoPager() {
        assertNull(by(buttons(1, 31, "")));
    }

    @Test
    void aButtonBehindTheListContinuesItByItsWordsOrItsCount() {
        assertEquals(By.BUTTON, by("<button class='pagination next'>Next</button>"));
        assertEquals(By.BUTTON, by("<button>Show 12 more</button>".replace("12", "10")));
        assertNull(by(links("a -> /a", "b -> /b", "c -> /c", "d -> /d", "e -> /e", "f -> /f", "g -> /g")
                + "<button class=next>Next</button>"));
    }

    @Test
    void theButtonThatStandsAloneBehindTheListContinuesItInAnyLanguage() {
        for (String text : List.of("Load more", "Mehr anzeigen", "Lae rohkem tooteid", "Vis mer", "もっと見る", "Ещё")) {
            assertEquals(By.BUTTON, by("<p>You have seen 10 of 84</p><div><button>" + text + "</button></div>"), text);
        }
        assertNull(by("<button>×</button>"));
        assertNull(by("<button></button>"));
        assertNull(by("<div><button>Compare</button> <button>Clear</button></div>"));
        assertNull(by("<div><a href='/all'>All</a> <button>Close</button></div>"));
        assertNull(by("<footer><button>Cookies</button></footer>"));
        assertNull(by("<form><input name=mail><button>Subscribe</button></form>"));
        assertNull(by("<p>" + "Prices are those of today. ".repeat(3) + "</p><button>Help</button>"));
    }

    @Test
    void aChoiceOfPagesContinuesTheList() {
        String pages = "<select name=page><option value=1 selected>1<option value=2>2<option value=3>3</select>";
        assertEquals(By.SELECT, by("Page " + pages + " of 3"));
        assertNull(by("<select><option>10<option>20<option>50</select>"));
    }

    @Test
    void aListContinuesIfThePageCountsMoreItemsThanItShows() {
        for (String text : List.of(
                "Showing 1–10 of 340 results",
                "<b>21</b> - <b>30</b> von <b>1.262</b>",
                "340件中 11-20件を表示",
                "Wyniki 1 do 10 z 7 651",
                "Found 44 items, now showing 1 - 10")) {
            assertEquals(By.COUNT, by("<p>" + text + "</p>"), text);
            assertEquals(
                    By.COUNT,
                    at("/l").before("<p>" + text + "</p>").continuation().more().by(),
                    text);
        }
        for (String text : List.of(
                "31–40 of 40",
                "Updated 2025-03-12",
                "12.05.14",
                "from 3 to 12 of 40 years",
                "3 plants 12.95",
                "10 of 340",
                "322 274 225 208 166 147 133 128 115 113 101")) {
            assertNull(by("<p>" + text + "</p>"), text);
        }
        assertNull(by("<p>1–10 of 10</p><div><button>Show reviews</button></div>"));
        assertNull(at("/l").records(3).behind("<p>1 3 5</p>").continuation().more());
    }

    @Test
    void aListByLetterNamesTheNextLetter() {
        String letters = "A "
                + "BCDEFGHIJ"
                        .chars()
                        .mapToObj(letter -> links((char) letter + " -> ?letter=" + (char) letter))
                        .collect(Collectors.joining());
        MoreItems more = at("/l?letter=A").before(letters).continuation().more();
        assertEquals(By.LETTERS, more.by());
        assertTrue(more.url().endsWith("/l?letter=B"));
        assertNull(
                at("/l").before(letters.replace("?letter=", "#")).continuation().more());
    }

    @Test
    void controlsThatHoldAnAddressAreFollowed() {
        assertEquals(
                "/l?page=2",
                at("/l").behind("<button data-url='/l?page=2'>More</button>").next());
        assertEquals(
                "/l?page=2",
                at("/l").behind("<a href='#' data-href='?page=2'>More</a>").next());
        String options = "<option value='/l?page=1'>1<option value='/l?page=2'>2<option value='/l?page=3'>3";
        assertEquals(
                "/l?page=2",
                at("/l?page=1").behind("<select>" + options + "</select>").next());
        String form = "<form action='/l'><input type=hidden name=page value=2>%s<button>More</button></form>";
        assertEquals("/l?page=2", at("/l").behind(form.formatted("")).next());
        assertNull(at("/l").behind(form.formatted("<input name=q>")).next());
        assertNull(at("/l").behind(form.formatted("").replace("<form", "<form method=post"))
                .next());
    }

    @Test
    void aListWithANextPageNeedsNothingElse() {
        Continuation found = at("/l").behind(links("2 -> ?page=2", "3 -> ?page=3") + "<button class=next>Next</button>")
                .head("<link rel=next href='?page=2'>")
                .continuation();
        assertEquals(null, found.more());
        assertFalse(found.next().isEmpty());
    }

    @Test
    void theSentenceSaysHowAndWhatToDo() {
        assertEquals(
                "the list continues by links by letter, which are not followed (http://h/?l=B): run the command with the"
                        + " address of each letter",
                new MoreItems(By.LETTERS, "http://h/?l=B").sentence());
        assertTrue(
                new MoreItems(By.BUTTON, null).sentence().startsWith("the list continues by a button, which is not"));
    }
}
