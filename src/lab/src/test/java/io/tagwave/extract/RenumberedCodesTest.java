package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.dom.HtmlParser;
import io.tagwave.lab.bench.SyntheticPages;
import io.tagwave.model.ContentModel;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.record.ListLocator;
import io.tagwave.record.PlaceWords;
import io.tagwave.record.RankedList;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Codes are names: other numbers for the same paths and steps change no region and no record. */
class RenumberedCodesTest {

    private static final Path PAGES = Path.of("../core/src/test/resources/pages");

    static List<Path> pages() throws IOException {
        try (Stream<Path> cases = Files.list(PAGES)) {
            List<Path> pages = cases.map(c -> c.resolve("source.html"))
                    .filter(Files::exists)
                    .sorted()
                    .toList();
            assertFalse(pages.isEmpty(), "no pages in " + PAGES);
            return pages;
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void ofAPageOfOurs(Path page) throws IOException {
        assertUnchanged(new HtmlParser()
                .parse(Files.readAllBytes(page), StandardCharsets.UTF_8, "")
                .tree());
    }

    static Stream<PageTree> constructed() {
        return Stream.of(300, 3_000, 30_000).map(nodes -> SyntheticPages.page(nodes, 1));
    }

    @ParameterizedTest
    @MethodSource("constructed")
    void ofAConstructedPage(PageTree tree) {
        assertUnchanged(tree);
    }

    private static void assertUnchanged(PageTree tree) {
        TagPathSequence plain = TagPathSequence.of(tree, StepSchemes.commonestClass());
        List<Proposal> regions = regions(tree, plain);
        for (int seed = 0; seed < 3; seed++) {
            TagPathSequence otherPaths = plain.renumbered(shuffled(plain.alphabetSize(), seed));
            assertSame(regions, located(tree, plain), tree, otherPaths);
            assertSame(regions, located(tree, plain), tree, TagPathSequence.of(tree, otherSteps(seed)));
        }
    }

    private static void assertSame(
            List<Proposal> regions, List<RankedList> located, PageTree tree, TagPathSequence other) {
        List<Proposal> found = regions(tree, other);
        assertEquals(regions.size(), found.size());
        for (int i = 0; i < found.size(); i++) {
            assertEquals(regions.get(i).records(), found.get(i).records());
            assertEquals(regions.get(i).votes(), found.get(i).votes());
        }
        assertEquals(located, located(tree, other));
    }

    private static List<Proposal> regions(PageTree tree, TagPathSequence sequence) {
        return new ProposalFinder(ProposalSettings.DEFAULT).find(tree, sequence);
    }

    private static List<RankedList> located(PageTree tree, TagPathSequence sequence) {
        return new ListLocator(4, ContentModel.shipped().ranker(), PlaceWords.NONE)
                .locate(tree, sequence, regions(tree, sequence));
    }

    /** The same steps under other numbers. */
    private static Function<PageTree, int[]> otherSteps(int seed) {
        return tree -> {
            int[] steps = StepSchemes.commonestClass().apply(tree);
            int[] numbers = shuffled(Arrays.stream(steps).max().orElse(0) + 1, seed);
            return Arrays.stream(steps).map(step -> numbers[step + 1]).toArray();
        };
    }

    /** The numbers from 1 on in some order, after an entry that is not used. */
    private static int[] shuffled(int size, int seed) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
        Collections.shuffle(numbers, new Random(seed));
        return IntStream.concat(IntStream.of(0), numbers.stream().mapToInt(n -> n))
                .toArray();
    }
}
