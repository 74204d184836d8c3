package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.words;
import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.Tagwave;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What has the class of the records, stands beside them and is none of them, is counted and named; a main list that is not
 * sure is told.
 */
class MainListNotesTest {

    private static final int COUNT = 12;

    private static String card(int i) {
        return "<div class=card><a href=/n" + i + "><img src=/i" + i + "></a><h3><a href=/n" + i + ">" + words(i)
                + "</a></h3><p class=cost>$" + (i * 7 + 3) + ".50</p></div>";
    }

    private static String row(int i) {
        return "<li class='row r" + i + "'><a href=/n" + i + ">" + words(i) + "</a> <b>" + (i + 3) + " km</b> <i>0"
                + (i % 9) + ":30</i></li>";
    }

    private static Page page(String list) {
        return Tagwave.extract("<body><main><h1>Alles</h1>" + list + "</main></body>", "http://localhost/");
    }

    private static void assertLeftOut(String note, String list) {
        Page page = page(list);
        assertEquals(COUNT, page.main().orElseThrow().records().size());
        assertEquals(note, page.note());
    }

    @Test
    void anAdvertAmongTheRecordsIsNamed() {
        assertLeftOut(
                "1 element has the class of the records beside it and is left out of the list, such as \"Kostenloser Versand\"",
                "<div>" + items(COUNT, i -> card(i) + (i == 5 ? "<div class='card ad'>Kostenloser Versand</div>" : ""))
                        + "</div>");
    }

    @Test
    void severalAreCountedAndTheFirstIsNamedInPart() {
        assertLeftOut(
                "2 elements have the class of the records beside them and are left out of the list, such as \""
                        + "a".repeat(60) + "…\"",
                "<ul><li class='row head'>" + "a".repeat(99) + "</li>" + items(COUNT, MainListNotesTest::row)
                        + "<li class=row>次の便</li></ul>");
    }

    @Test
    void nothingIsSaidOfOtherClassesOfEmptyElementsAndOfRecordsWithoutAClass() {
        String others = "<div class=promo>Promo</div><div class=card></div>" + items(COUNT, MainListNotesTest::card);
        assertLeftOut("", "<div>" + others + "</div>");
        assertLeftOut("", "<div>" + others.replace("class=card", "") + "</div>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"pages-blind/none-river-polish", "pages-held-out/none-settings", "pages/list-four-without-links"
            })
    void aListThatMayBeAnotherThanThePageIsForIsDoubtful(String page) throws IOException {
        String note = Tagwave.extract(source(page), "http://localhost/").note();
        assertTrue(note.matches("the main list is doubtful: its score is 0\\.[67]\\d?, .* before you use it"), note);
    }

    @Test
    void aSureListIsNotDoubtful() throws IOException {
        assertEquals(
                "",
                Tagwave.extract(source("pages-held-out/kind-departures"), "http://localhost/")
                        .note());
    }

    private static InputStream source(String page) {
        return requireNonNull(MainListNotesTest.class.getResourceAsStream("/" + page + "/source.html"), page);
    }
}
