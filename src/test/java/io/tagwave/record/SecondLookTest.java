package io.tagwave.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.learn.ContentModel;
import io.tagwave.region.RaisedRegions;
import io.tagwave.region.RaisedSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class SecondLookTest {

    private static final int RECORDS = 16;
    private static final String WORDS = "Words of a text that goes on for a while";

    private static Style style(String name) {
        return new Style(List.of(name), "", "");
    }

    private static List<Integer> counts(PageTree tree) {
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.commonestClass());
        return new ChosenRecords(LocatorSettings.DEFAULT, ContentModel.shipped().choice())
                .locate(tree, sequence, new RaisedRegions(RaisedSettings.DEFAULT).find(tree, sequence)).stream()
                        .map(region -> region.parts().size())
                        .toList();
    }

    private static void field(PageTree.Builder page, String tag, Style look, String text) {
        page.open(tag, look, "").text(text).close();
    }

    private static void link(PageTree.Builder page, String text) {
        page.openLink("a", Style.NONE, "", "/").text(text).close();
    }

    private static PageTree.Builder open() {
        return new PageTree.Builder().open("body").open("div", style("list"), "");
    }

    /** Each record in a row of its own and rows below it, whose styles go by turns. */
    private static PageTree striped(int styles) {
        PageTree.Builder page = open();
        for (int i = 0; i < RECORDS; i++) {
            Style look = style("look" + i % styles);
            page.open("div", look, "");
            link(page, "Title " + i);
            field(page, "i", look, "Day " + i);
            page.close().open("div", look, "");
            field(page, "p", look, WORDS + " " + i);
            field(page, "b", look, "Price " + i);
            page.close();
        }
        return page.close().close().build();
    }

    private enum Odd {
        ADVERT,
        RECORD
    }

    /** A list whose seventh block is an advert or a record that lacks a field. */
    private static PageTree interrupted(Odd odd) {
        PageTree.Builder page = open();
        for (int i = 0; i < RECORDS; i++) {
            if (i == 7 && odd == Odd.ADVERT) {
                page.open("div", style("letter"), "");
                field(page, "h3", Style.NONE, "Letters");
                field(page, "em", Style.NONE, WORDS + " each week");
                page.open("form").open("label").text("Address").close().close().close();
            }
            page.open("div", style("card"), "").open("div", style("top"), "");
            link(page, "Title " + i);
            page.close().open("div", style("low"), "");
            field(page, "p", style("text"), WORDS + " " + i);
            if (i != 7) {
                field(page, "b", style("price"), "Price " + i);
            }
            field(page, "u", style("place"), "Place " + i);
            page.close().close();
        }
        return page.close().close().build();
    }

    @Test
    void recordsOfTwoStylesByTurnsAreNoPairs() {
        assertEquals(List.of(RECORDS), counts(striped(2)));
    }

    @Test
    void rowsThatDifferStayOneRecord() {
        assertEquals(List.of(RECORDS), counts(striped(1)));
    }

    @Test
    void anAdvertBetweenTheRecordsIsNone() {
        assertEquals(List.of(RECORDS), counts(interrupted(Odd.ADVERT)));
    }

    @Test
    void aRecordThatLacksAFieldIsOne() {
        assertEquals(List.of(RECORDS), counts(interrupted(Odd.RECORD)));
    }
}
