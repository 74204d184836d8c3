package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RecordExtractorTest {

    static List<Stages> profiles() {
        return List.of(Stages.thesisFull(), Stages.thesisLazy());
    }

    private static Extraction extract(Stages stages, PageTree tree) {
        return new RecordExtractor(stages, () -> 0).extract(tree, UnaryOperator.identity());
    }

    /** A shop: a heading of some boilerplate, records with title, price and sometimes a note, a footer. */
    private static PageTree shop(int boilerplate, int records, String tag) {
        PageTree.Builder b = new PageTree.Builder().open("body").open("div");
        for (int i = 0; i < boilerplate; i++) {
            b.open("h" + i).text("word " + i).close();
        }
        b.close().open("ul");
        for (int i = 0; i < records; i++) {
            b.open(tag, new Style(List.of("offer"), "", ""), null);
            b.open("b")
                    .openLink("a", Style.NONE, null, "/item/" + i)
                    .text("Thing " + i)
                    .close()
                    .close();
            b.open("span").text(i + ".99").close();
            b.open("p").text("In stock, number " + i).close();
            if (i % 4 == 1) {
                b.open("i").text("new").close();
            }
            b.close();
        }
        return b.close().open("address").text("the end").close().close().build();
    }

    private static List<String> titles(Extraction extraction) {
        return extraction.content().stream()
                .flatMap(r -> r.records().stream())
                .map(d -> d.text().replaceAll(" \\d+\\.99.*", ""))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void judgingAloneFindsWhatExtractingFinds(Stages stages) {
        PageTree tree = shop(5, 20, "li");
        List<JudgedRegion> judged =
                new RecordExtractor(stages, () -> 0).judge(tree).regions();
        List<ExtractedRegion> extracted = extract(stages, tree).regions();
        assertEquals(extracted.size(), judged.size());
        for (int i = 0; i < judged.size(); i++) {
            assertEquals(extracted.get(i).verdict(), judged.get(i).verdict());
            assertEquals(
                    extracted.get(i).start(), judged.get(i).located().span().start());
            assertEquals(
                    extracted.get(i).records().size(),
                    judged.get(i).located().records().size());
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void copiesOfAnItemAreThatManyRecords(Stages stages) {
        for (int records : new int[] {6, 10, 50}) {
            List<String> expected =
                    IntStream.range(0, records).mapToObj(i -> "Thing " + i).toList();
            assertEquals(expected, titles(extract(stages, shop(5, records, "li"))));
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void boilerplateMovesNoRecordBoundary(Stages stages) {
        List<String> expected = titles(extract(stages, shop(0, 20, "li")));
        for (int boilerplate : new int[] {1, 7, 30}) {
            assertEquals(expected, titles(extract(stages, shop(boilerplate, 20, "li"))));
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void otherNamesForTagsChangeNothing(Stages stages) {
        assertEquals(
                extract(stages, shop(5, 20, "li")).regions().get(0).records().stream()
                        .map(DataRecord::cells)
                        .toList(),
                extract(stages, shop(5, 20, "x-card")).regions().get(0).records().stream()
                        .map(DataRecord::cells)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void extractingTwiceGivesTheSame(Stages stages) {
        PageTree tree = shop(5, 20, "li");
        assertEquals(extract(stages, tree), extract(stages, tree));
    }

    @Test
    void cellsStandInColumnsAndMissingOnesAreNull() {
        ExtractedRegion region =
                extract(Stages.thesisLazy(), shop(3, 8, "li")).content().get(0);
        int note = region.columns().size() - 1;
        assertNull(region.records().get(0).cells().get(note));
        assertEquals("new", region.records().get(1).cells().get(note));
        assertEquals("/item/1", region.records().get(1).href());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void aPageOfOneNodeHasNoRegions(Stages stages) {
        PageTree tree = new PageTree.Builder().open("body").close().build();
        assertEquals(List.of(), extract(stages, tree).regions());
    }
}
