package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageTemplateTest {

    private static final TemplateAlgorithm HASHED = new HashedAlgorithm();
    private static final TemplateAlgorithm CPS = SequenceAlgorithm.consolidated();

    @Test
    void ofManyPagesIsACommonSubtreeOfEach() throws AlgorithmLimitException {
        List<PageTree> pages =
                IntStream.range(0, 60).mapToObj(PageTemplateTest::page).toList();
        for (TemplateAlgorithm algorithm : List.of(HASHED, CPS)) {
            PageTemplate template = template(pages, algorithm);
            assertEquals(60, template.pages());
            for (int page = 0; page < pages.size(); page++) {
                assertIsSubtree(template, pages.get(page), page);
            }
        }
    }

    @Test
    void doesNotDependOnTheOrderOfThePages() throws AlgorithmLimitException {
        List<PageTree> pages = new ArrayList<>(
                IntStream.range(0, 7).mapToObj(PageTemplateTest::page).toList());
        int[] expected = nodesOn(pages.get(0), pages, CPS);
        PageTree watched = pages.get(0);
        Random random = new Random(5);
        for (int trial = 0; trial < 20; trial++) {
            Collections.shuffle(pages, random);
            assertArrayEquals(expected, nodesOn(watched, pages, CPS));
        }
    }

    @Test
    void leavesOutWhatOnePageAloneLacks() throws AlgorithmLimitException {
        PageTree bare = new PageTree.Builder()
                .open("body")
                .open("h1")
                .text("Shop")
                .close()
                .close()
                .build();
        List<PageTree> pages = List.of(page(1), page(2), bare);
        // body, h1 and its text
        assertEquals(3, template(pages, HASHED).size());
    }

    @Test
    void twoPagesAreMappedFromTheFirstToTheSecondAndMoreFromTheSmallest() throws AlgorithmLimitException {
        PageTree small =
                new PageTree.Builder().open("body").open("p").close().close().build();
        PageTree large = new PageTree.Builder()
                .open("body")
                .open("p")
                .close()
                .open("p")
                .close()
                .close()
                .build();
        // of equal siblings the first is taken, whichever side has more of them
        assertArrayEquals(new int[] {0, 1}, nodesOn(large, List.of(large, small), HASHED));
        assertArrayEquals(new int[] {0, 1}, nodesOn(large, List.of(small, large, large), HASHED));
    }

    @Test
    void pagesHaveOneFingerprintExactlyWhenTheirTreesAreEqual() {
        long[] prints = IntStream.range(0, 100)
                .mapToObj(PageTemplateTest::page)
                .mapToLong(PathLabels::fingerprint)
                .toArray();
        for (int one = 0; one < prints.length; one++) {
            assertEquals(prints[one], PathLabels.fingerprint(page(one)));
            for (int other = 0; other < one; other++) {
                boolean equal = written(page(one)).equals(written(page(other)));
                assertEquals(equal, prints[one] == prints[other]);
            }
        }
    }

    private static String written(PageTree page) {
        return IntStream.range(0, page.size())
                .mapToObj(node -> page.depth(node) + PathLabels.step(page, node))
                .toList()
                .toString();
    }

    private static int[] nodesOn(PageTree page, List<PageTree> pages, TemplateAlgorithm algorithm)
            throws AlgorithmLimitException {
        PageTemplate template = template(pages, algorithm);
        int index = pages.indexOf(page);
        return IntStream.range(0, template.size())
                .map(node -> template.node(node, index))
                .toArray();
    }

    private static PageTemplate template(List<PageTree> pages, TemplateAlgorithm algorithm)
            throws AlgorithmLimitException {
        PathLabels labels = new PathLabels();
        return PageTemplate.of(
                pages.stream().map(labels::read).toList(),
                pages.stream().mapToLong(PathLabels::fingerprint).toArray(),
                algorithm);
    }

    private static void assertIsSubtree(PageTemplate template, PageTree page, int index) {
        for (int node = 0; node < template.size(); node++) {
            int there = template.node(node, index);
            int parent = template.tree().parent(node);
            assertTrue(node == 0 || there > template.node(node - 1, index), "document order");
            assertEquals(parent < 0 ? -1 : template.node(parent, index), page.parent(there), "parent");
        }
    }

    /** A shop's page: the same head and foot, lists and texts of its own. */
    private static PageTree page(int seed) {
        Random random = new Random(seed);
        PageTree.Builder page = new PageTree.Builder().open("body");
        page.open("h1").text("Shop").close().open("ul");
        for (int item = 0; item < 3 + random.nextInt(5); item++) {
            page.open("li").open("a").text("item " + random.nextInt(4)).close();
            page.text(random.nextBoolean() ? "in stock" : "sold out").close();
        }
        page.close();
        if (random.nextBoolean()) {
            page.open("p").text("advert " + seed).close();
        }
        return page.open("div").text("imprint").close().close().build();
    }
}
