package io.tagwave.papers.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.noise.FilterResult;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TpsFilterTest {

    private static final TpsFilter FIRST_SPLIT =
            new TpsFilter(new TpsFilterSettings(SplitRule.FIRST_SPLIT, TpsFilterSettings.PUBLISHED_MARGIN));
    private static final TpsFilter GAP =
            new TpsFilter(new TpsFilterSettings(SplitRule.GAP, TpsFilterSettings.PUBLISHED_MARGIN));

    @Test
    void keepsTheLargerSideOfASplitWithoutCommonSymbols() {
        Span region = FIRST_SPLIT.mainRegion(TagPathSequence.ofCodes(1, 2, 2, 3, 3, 3, 3, 3, 3));

        assertEquals(new Span(3, 9), region);
    }

    @Test
    void symbolsOfTheLowestFrequencyDoNotHinderASplit() {
        // Section 4's example: 1 and 2 frame the page, 3 divides its three regions.
        TagPathSequence sequence =
                TagPathSequence.ofCodes(1, 2, 3, 4, 4, 4, 4, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 6, 6, 6, 6, 2);

        assertEquals(new Span(7, 19), FIRST_SPLIT.mainRegion(sequence));
    }

    @Test
    void gapVersionTakesTheSplitAfterOneThatIsTooEven() {
        // The first split halves the page: too even. The 2013 version gives up, the other one takes the next
        // and then finds the first one uneven enough.
        TagPathSequence sequence = TagPathSequence.ofCodes(1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4);

        assertEquals(new Span(0, 11), FIRST_SPLIT.mainRegion(sequence));
        assertEquals(new Span(0, 6), GAP.mainRegion(sequence));
    }

    @Test
    void marginDecidesHowEvenASplitMayBe() {
        TagPathSequence sequence = TagPathSequence.ofCodes(1, 2, 2, 3, 3, 3, 3, 3, 3);

        TpsFilter strict = new TpsFilter(new TpsFilterSettings(SplitRule.FIRST_SPLIT, 0.50));
        assertEquals(new Span(0, 9), strict.mainRegion(sequence));
    }

    @Test
    void findsWhatThePrintedPseudocodeFinds() {
        Random random = new Random(7);
        for (int round = 0; round < 4000; round++) {
            int[] codes = chain(random, 1 + random.nextInt(80));
            for (SplitRule rule : SplitRule.values()) {
                TpsFilterSettings settings =
                        new TpsFilterSettings(rule, round % 3 == 0 ? 0.8 * random.nextDouble() : 0.20);

                Span expected = new PrintedSearch(settings).mainRegion(codes);
                Span found = new TpsFilter(settings).mainRegion(TagPathSequence.ofCodes(codes));

                assertEquals(expected, found, () -> settings + " " + Arrays.toString(codes));
            }
        }
    }

    @Test
    void renumberingTheSymbolsMovesNothing() {
        Random random = new Random(11);
        for (int round = 0; round < 200; round++) {
            int[] codes = chain(random, 60);
            int[] renumbered = Arrays.stream(codes).map(c -> 5000 - c).toArray();

            assertEquals(
                    GAP.mainRegion(TagPathSequence.ofCodes(codes)),
                    GAP.mainRegion(TagPathSequence.ofCodes(renumbered)));
        }
    }

    @Test
    void longChainsOfDisjointAlphabetsAreLinear() {
        // One recount a split would visit 10^11 positions here.
        int[] codes = new int[1_000_000];
        codes[0] = 1;
        for (int i = 1; i < codes.length; i++) {
            int block = (i - 1) / 3;
            codes[i] = 2 + 2 * block + ((i - 1) % 3 == 0 ? 1 : 0);
        }

        Span region = GAP.mainRegion(TagPathSequence.ofCodes(codes));

        assertTrue(region.length() < 10, region.toString());
    }

    @Test
    void pruningKeepsTheAncestorsOfWhatStays() {
        PageTree tree = menuAndList();

        FilterResult filtering = GAP.filter(tree, TagPathSequence.of(tree, StepSchemes.classAndStyle()));

        assertTrue(filtering.kept().contains(0));
        assertEquals("item item item item item item item item", filtering.kept().text());
        assertEquals("", filtering.note());
    }

    @Test
    void complementComesWhenTheContentIsOutsideTheMainRegion() {
        PageTree tree = menuAndList();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.classAndStyle());
        Span menu = new Span(1, 6);

        FilterResult filtering = GAP.filterOrComplement(tree, sequence, List.of(menu));

        assertEquals("menu menu", filtering.kept().text());
        assertTrue(filtering.note().startsWith("complement"), filtering.note());
        assertEquals("", GAP.filterOrComplement(tree, sequence, List.of()).note());
    }

    @Test
    void pagesThatCanNotBeSplitComeBackWholeAndSaySo() {
        assertWhole(new PageTree.Builder().open("body").close().build(), "one node");
        assertWhole(
                new PageTree.Builder()
                        .open("body")
                        .open("p")
                        .text("x")
                        .close()
                        .close()
                        .build(),
                "no tag path repeats");
        assertWhole(
                new PageTree.Builder()
                        .open("body")
                        .open("p")
                        .close()
                        .open("p")
                        .close()
                        .close()
                        .build(),
                "share tag paths");
    }

    private static void assertWhole(PageTree tree, String reason) {
        FilterResult filtering = GAP.filter(tree, TagPathSequence.of(tree, StepSchemes.classAndStyle()));
        assertEquals(new Span(0, tree.size()), filtering.extent());
        assertEquals(tree.size(), filtering.kept().count());
        assertTrue(filtering.note().contains(reason), filtering.note());
    }

    private static PageTree menuAndList() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        page.open("ul");
        for (int i = 0; i < 2; i++) {
            page.open("li").text("menu").close();
        }
        page.close().open("div");
        for (int i = 0; i < 8; i++) {
            page.open("p", new Style(List.of("item"), "", ""), null)
                    .text("item")
                    .close();
        }
        return page.close().close().build();
    }

    /** Blocks with alphabets of their own, some symbols that bind neighbours together, and some found everywhere. */
    private static int[] chain(Random random, int length) {
        int[] codes = new int[length];
        int block = 1 + random.nextInt(20);
        int everywhere = random.nextInt(4);
        for (int i = 0; i < length; i++) {
            int own = 100 + 10 * (i / block) + random.nextInt(3);
            int bound = 1000 + (i + random.nextInt(block)) / (2 * block);
            int roll = random.nextInt(12);
            codes[i] = roll < everywhere ? 1 + random.nextInt(3) : roll < 6 ? bound : own;
        }
        return codes;
    }
}
