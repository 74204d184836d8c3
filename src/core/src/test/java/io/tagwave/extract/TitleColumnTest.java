package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
