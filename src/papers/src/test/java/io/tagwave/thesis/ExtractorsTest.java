package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for ours and for the thesis' way alike. */
class ExtractorsTest {

    private static final Extractor LAZY = new ThesisExtractor(ThesisStages.of(ThesisStages.lazySpectrum()), () -> 0);

    static List<Extractor> profiles() {
        return List.of(
                new ThesisExtractor(ThesisStages.of(ThesisStages.fullSpectrum()), () -> 0),
                LAZY,
                new RecordExtractor(ContentModel.shipped(), () -> 0));
    }

    private static Extraction extract(Extractor extractor, PageTree tree) {
        return extractor.extract(tree, address -> address);
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
    void judgingAloneFindsWhatExtractingFinds(Extractor extractor) {
        PageTree tree = shop(5, 20, "li");
        List<JudgedRegion> judged = extractor.judge(tree).regions();
        List<ExtractedList> extracted = extract(extractor, tree).regions();
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
    void copiesOfAnItemAreThatManyRecords(Extractor extractor) {
        for (int records : new int[] {6, 10, 50}) {
            List<String> expected =
                    IntStream.range(0, records).mapToObj(i -> "Thing " + i).toList();
            assertEquals(expected, titles(extract(extractor, shop(5, records, "li"))));
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void boilerplateMovesNoRecordBoundary(Extractor extractor) {
        List<String> expected = titles(extract(extractor, shop(0, 20, "li")));
        for (int boilerplate : new int[] {1, 7, 30}) {
            assertEquals(expected, titles(extract(extractor, shop(boilerplate, 20, "li"))));
        }
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void otherNamesForTagsChangeNothing(Extractor extractor) {
        assertEquals(
                extract(extractor, shop(5, 20, "li")).regions().get(0).records().stream()
                        .map(DataRecord::cells)
                        .toList(),
                extract(extractor, shop(5, 20, "x-card")).regions().get(0).records().stream()
                        .map(DataRecord::cells)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void extractingTwiceGivesTheSame(Extractor extractor) {
        PageTree tree = shop(5, 20, "li");
        assertEquals(extract(extractor, tree), extract(extractor, tree));
    }

    @Test
    void cellsStandInColumnsAndMissingOnesAreNull() {
        ExtractedList region = extract(LAZY, shop(3, 8, "li")).content().get(0);
        int note = region.columns().size() - 1;
        assertNull(region.records().get(0).cells().get(note));
        assertEquals("new", region.records().get(1).cells().get(note));
        assertEquals("/item/1", region.records().get(1).href());
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void aPageOfOneNodeHasNoRegions(Extractor extractor) {
        PageTree tree = new PageTree.Builder().open("body").close().build();
        assertEquals(List.of(), extract(extractor, tree).regions());
    }
}
