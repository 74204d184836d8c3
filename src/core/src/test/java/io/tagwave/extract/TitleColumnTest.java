package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.column.Column;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class TitleColumnTest {

    /** The title of the fourth record of a list. */
    private static String title(IntFunction<String> record) {
        ExtractedList list = list(
                "<h1>Things</h1><p>10 things</p><ul>" + items(10, i -> "<li>" + record.apply(i) + "</li>") + "</ul>");
        List<String> names = list.columns().stream().map(Column::name).toList();
        return list.records().get(4).cells().get(names.indexOf("title"));
    }

    private static String link(String address, String text) {
        return "<a href=/" + address + ">" + text + "</a>";
    }

    @Test
    void aKindThatManyShareIsNoTitleThoughItIsALink() {
        assertEquals(
                words(4) + " rises",
                title(i -> "<i>" + link("k" + i % 4, words(i % 4)) + "</i><h3>" + link("n" + i, words(i) + " rises")
                        + "</h3><p>" + words(i + 9) + "</p>"));
    }

    @Test
    void aHeadingBeforeALinkIsTheTitle() {
        assertEquals(
                words(4),
                title(i -> "<h3>" + words(i) + "</h3><p>" + link("n" + i, "last told how " + words(i + 20) + " rises")
                        + "</p>"));
    }

    @Test
    void aPathBeforeTheTitleIsNone() {
        assertEquals(
                words(4) + " rises",
                title(i -> "<i>" + link("n" + i, "\u203a trees \u203a " + words(i)) + "</i><h3>"
                        + link("n" + i, words(i) + " rises") + "</h3><p>" + words(i + 9) + "</p>"));
    }

    @Test
    void whoIsWrittenToIsNoTitle() {
        assertEquals(
                words(4),
                title(i -> "<b>" + words(i) + "</b><p>of group " + words(i % 3) + "</p><a href=mailto:" + i + "@here>w"
                        + i + "@here</a>"));
    }

    @Test
    void anOwnerBeforeTheTitleIsNone() {
        assertEquals(
                "tells how " + words(4) + " rises",
                title(i -> "<i>" + link("o" + i, words(i + 20)) + "</i><h3>"
                        + link("n" + i, "tells how " + words(i) + " rises") + "</h3><p>" + words(i + 9) + "</p>"));
    }

    @Test
    void aLaterLinkBehindOtherTextsIsNone() {
        assertEquals(
                words(4),
                title(i -> "<h3>" + link("o" + i, words(i)) + "</h3><p>about " + words(i + 9) + "</p><i>"
                        + link("n" + i, "last was told how " + words(i + 20) + " rises") + "</i>"));
        assertEquals(
                words(4),
                title(i -> "<h3>" + link("o" + i, words(i)) + "</h3><p>"
                        + link("o" + i, "is told how " + words(i + 20) + " rises") + "</p>"));
    }

    @Test
    void aHeadingWithoutALinkStandsBeforeLinksThatManyShare() {
        assertEquals(
                words(4) + " rises",
                title(i -> "<h3>" + words(i) + " rises</h3><p>about it</p><i>"
                        + link("n" + i, i % 3 == 0 ? "no answers" : words(i % 6) + " answers") + "</i>"));
    }

    @Test
    void whereManyShareEveryTextTheFirstLinkIsTheTitle() {
        assertEquals(
                words(4) + " rises",
                title(i -> "<b>" + words(i % 6 + 20) + "</b><h3>" + link("n" + i, words(i % 6) + " rises") + "</h3>"));
        assertEquals(words(24), title(i -> "<b>" + words(i % 6 + 20) + "</b><i>" + words(i % 6) + " rises</i>"));
    }

    @Test
    void aLinkThatSaysMoreIsNoTitleWhereItIsADescription() {
        String long120 =
                " rises over all that is below and around it, as has been told of it for so long by so many that"
                        + " it is believed at last";
        assertEquals(
                words(4),
                title(i -> "<i>" + link("o" + i, words(i)) + "</i><h3>" + link("n" + i, words(i + 9) + long120)
                        + "</h3>"));
    }

    @Test
    void aTextThatFewRecordsHaveIsNoTitle() {
        assertEquals(
                words(4) + " rises",
                title(i -> (i % 3 == 1 ? "<i>" + link("o" + i, words(i + 20)) + "</i>" : "") + "<h3>"
                        + link("n" + i, words(i) + " rises") + "</h3>"));
    }

    @Test
    void aPathWithSlashesIsNone() {
        assertEquals(
                words(4) + " rises",
                title(i -> link("n" + i, i + "/img/" + i + "_x.tif ,8/img/b.tif") + "<h3>"
                        + link("n" + i, words(i) + " rises") + "</h3><p>" + words(i + 9) + "</p>"));
    }

    @Test
    void aLinkThatIsADescriptionIsNone() {
        String long120 =
                " rises over all that is below and around it, as has been told of it for so long by so many that"
                        + " it is believed at last";
        assertEquals(
                words(4),
                title(i -> "<p>" + link("n" + i, words(i) + long120) + "</p><h3>" + link("n" + i, words(i)) + "</h3>"));
    }

    @Test
    void thingsThatAreCalledAlikeHaveAHeading() {
        assertEquals(
                "Lamp",
                title(i -> link("n" + i, "<img src=/" + i + ".jpg>") + "<h3>"
                        + link("n" + i, i % 7 == 3 ? "Large lamp" : "Lamp") + "</h3><b>" + (i + 20) + ".50 EUR</b>"));
    }

    @Test
    void itIsTheTitleThoughAllOfThemBeginAlike() {
        assertEquals(
                "Q: " + words(4) + " rises",
                title(i -> "<h3>" + link("n" + i, "Q: " + words(i) + " rises") + "</h3><b>" + i % 3 + "</b>"));
    }

    @Test
    void whatThePageCallsTitleIsIt() {
        assertEquals(
                words(4) + " rises",
                title(i -> "<div><b>Title:</b><i>" + words(i) + " rises</i></div><div>" + link("o" + i, words(i + 20))
                        + "</div>"));
    }

    @Test
    void aTextWithALabelIsNone() {
        assertEquals(
                words(4) + " rises", title(i -> "<i>Town: " + words(i + 20) + "</i><p>" + words(i) + " rises</p>"));
    }

    @Test
    void aHeadingOrLinkWhoseTextIsCutIsOneTitle() {
        assertEquals(
                "\u010capek " + words(4),
                title(i -> "<a href=/n" + i + "><span class=znacka>" + (i % 3 == 1 ? "\u010capek" : "Nov\u00e1k" + i)
                        + "</span><br><span class=nazev>" + words(i) + "</span></a><p>" + (100 + i)
                        + ",50 K\u010d</p>"));
        assertEquals(
                words(24) + " " + words(4),
                title(i -> "<a href=/n" + i + "><strong>" + words(i + 20) + "</strong><br><em>" + words(i)
                        + "</em></a><div>8." + i + "</div>"));
        assertEquals(
                "Ausschuss f\u00fcr Bau " + words(4) + " " + (200 + 4),
                title(i -> "<a href=/n" + i + "><h2>Ausschuss f\u00fcr Bau<br>" + words(i) + " " + (200 + i)
                        + "</h2></a><p>" + (1 + i) + ". Mai 2024</p>"));
        assertEquals(
                "\u5c71\u7530 " + words(4),
                title(i -> "<h3><span>\u5c71\u7530</span><span> " + words(i) + "</span></h3><p>" + (100 + i)
                        + " \u5186</p>"));
        assertEquals(
                words(24) + " " + words(4),
                title(i -> "<h3><span>" + words(i + 20) + "</span><span>" + words(i) + "</span></h3><p>" + words(i + 50)
                        + "</p>"));
    }

    @Test
    void theLinesBehindANameAreFieldsBesideIt() {
        assertEquals(
                "Hon. " + words(4),
                title(i -> "<img src=/" + i + ".png><a href=/r" + i + ">Hon. " + words(i) + "<br>Vice Presidente "
                        + i % 3 + "<br>Distrito " + i + "</a>"));
        assertEquals(
                "Dr. " + words(4),
                title(i -> "<img src=/" + i + ".png><div><a href=/r" + i + ">Dr. " + words(i) + "<br>"
                        + (i % 3 == 0 ? "Vorstand<br/>" : "") + "B\u00fcro " + (100 + i) + "</a></div>"));
        assertEquals(
                "\u7530\u4e2d " + words(4),
                title(i -> "<a href=/r" + i + ">\u7530\u4e2d " + words(i) + "<br>"
                        + (i % 2 == 0 ? "\u90e8\u9577" : "\u8ab2\u9577") + "</a>"));
        assertEquals(
                words(4),
                title(i -> "<h3>" + words(i) + "<br>" + (i % 2 == 0 ? "Lyon" : "Paris") + "</h3><p>" + (i + 20)
                        + ",50 EUR</p>"));
    }

    @Test
    void aButtonABadgeAndAnotherLinkAreNoPartOfATitle() {
        assertEquals(
                words(4),
                title(i -> "<a href=/n" + i + "><img src=/" + i + ".png><span>" + words(i)
                        + "</span><span class=more>Lire la suite</span></a><p>" + words(i + 9) + " rises</p>"));
        assertEquals(
                words(4),
                title(i -> "<h3><span>" + words(i) + "</span>" + (i % 4 == 0 ? "<span class=badge>nieuw</span>" : "")
                        + "</h3><p>" + words(i + 9) + " rises</p>"));
        assertEquals(
                words(4),
                title(i -> "<h3>" + link("n" + i, words(i)) + " <small>" + link("a" + i, words(i + 20))
                        + "</small></h3><p>" + words(i + 9) + " rises</p>"));
    }

    @Test
    void aNumberOfADocumentIsNoTitleWhereAnotherTextIs() {
        for (String number : List.of(
                "Drucksache Nr. 17/%d vom 09.02.2015",
                "Drs\u00a06/%d", "Ref. BOE-A-2024-%d", "\u7b2c%d\u53f7", "#%d")) {
            assertEquals(
                    "Anfrage zu " + words(4) + " im Land " + words(24),
                    title(i -> link("n" + i, number.formatted(4820 + i)) + " <i>PDF</i><p>Anfrage zu " + words(i)
                            + " im Land " + words(i + 20) + "</p>"),
                    number);
        }
        assertEquals(
                words(4) + " rises",
                title(i -> "<div class=node>list_pos-" + (1000 + i) + "_promo</div><p>"
                        + link("n" + i, words(i) + " rises") + "</p><b>" + (i + 20) + ".50 EUR</b>"));
    }

    @Test
    void whatCountsItemsStaysTheirTitleInAHeadingOrAlone() {
        assertEquals(
                "Kapitel 4",
                title(i -> "<h3>Kapitel " + i + "</h3><p>" + words(i) + " geht " + words(i + 20) + "</p>"));
        assertEquals("Lot 4", title(i -> link("n" + i, "Lot " + i) + "<p>" + words(i) + "</p>"));
        assertEquals("Salle 4", title(i -> link("n" + i, "Salle " + i) + "<b>" + (i + 20) + ",50 EUR</b>"));
    }

    /** The names of the columns of posts with a permalink. */
    private static boolean anyTitle(IntFunction<String> post) {
        return list("<h1>A question</h1><p>10 posts</p>" + items(10, post)).columns().stream()
                .anyMatch(column -> column.name().equals("title"));
    }

    @Test
    void theAuthorAndTheFirstLineOfAPostAreNoTitles() {
        assertFalse(anyTitle(i -> "<table id=post" + (70 + i) + "><tr><td><dl><dt>" + words(i)
                + "</dt><dd>Jun 8, 2009</dd></dl></td><td><p>" + words(i + 20) + " and " + words(i + 40)
                + "</p></td></tr><tr><td><a href=#post" + (70 + i) + ">#</a></td></tr></table>"));
        assertFalse(anyTitle(i -> "<article><span id=p-" + i + "></span><h4>" + link("u" + i, words(i))
                + "</h4><div><a href=/t/9/#p-" + i + ">#" + i + "</a></div><div>" + words(i + 20)
                + " fragt sich</div></article>"));
        assertFalse(anyTitle(i -> "<div class=beitrag id=beitrag" + i + "><div><a href=/thema.html#beitrag" + i + ">#"
                + i + "</a></div><div>3. Mai 2024</div><div><p>" + words(i) + "</p><p>" + words(i + 20)
                + " meint</p></div></div>"));
        assertFalse(anyTitle(i -> "<li id=comment-" + i + "><p>" + link("u/" + i, words(i)) + "</p><p><a href=#comment-"
                + i + ">il y a " + (i + 1) + " heures</a></p><p>" + words(i + 20) + " dit</p></li>"));
    }

    @Test
    void aTitleWithALinkToItselfOrToPartsOfItsCardIsOne() {
        assertEquals(
                words(4),
                title(i -> "<div id=opt-" + i + "><code>" + words(i) + "</code><a href=#opt-" + i
                        + ">\u00b6</a></div><p>" + words(i + 20) + " is set</p>"));
        assertEquals(
                words(4),
                title(i -> "<h3 id=s" + i + ">" + words(i) + "</h3><p>" + words(i + 20) + "</p><p><a href=#s" + i
                        + ">Link</a></p>"));
        assertEquals(
                words(4),
                title(i -> "<div>" + words(i) + "</div><p><a href=#more" + i + ">plus</a></p><p id=more" + i + ">"
                        + words(i + 20) + " est l\u00e0</p>"));
        assertEquals(
                words(4) + " rises over " + words(24),
                title(i -> "<div id=a" + i + ">" + link("n" + i, words(i) + " rises over " + words(i + 20))
                        + "</div><p><a href=#a" + i + ">Share</a></p>"));
    }
}
