package io.tagwave.papers.menu;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuResult;
import io.tagwave.menu.RandomPages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PublishedMenuDetectorTest {

    private final MenuDetector detector = new PublishedMenuDetector(PublishedMenuSettings.PAPER);

    private static PageTree parsed(String html) {
        return new HtmlParser().parse(html, "").tree();
    }

    private static String links(int count) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < count; i++) {
            html.append("<li><a href='/").append(i).append("'>entry</a></li>");
        }
        return html.toString();
    }

    /** The six properties of a node, each by a weighting of it alone. */
    private static double[] properties(PageTree tree, int node) {
        NodeProperties properties = NodeProperties.of(tree);
        return Stream.of(
                        new PropertyWeights(1, 0, 0, 0, 0, 0),
                        new PropertyWeights(0, 1, 0, 0, 0, 0),
                        new PropertyWeights(0, 0, 1, 0, 0, 0),
                        new PropertyWeights(0, 0, 0, 1, 0, 0),
                        new PropertyWeights(0, 0, 0, 0, 1, 0),
                        new PropertyWeights(0, 0, 0, 0, 0, 1))
                .mapToDouble(alone -> properties.weighted(alone)[node])
                .toArray();
    }

    @Test
    void theSixPropertiesFollowDefinition6() {
        PageTree tree = parsed("<div class='top nav'><a href=1>ab</a><a href=2>c</a>wxyz</div><p>123456</p>");
        double[] div = properties(tree, 1);
        // three children; two links among five descendants; 4 of 10 characters outside links; node 1 of 9
        assertArrayEquals(new double[] {1 - 1 / 3.0, 7 / 10.0, 1 - 4 / 10.0, 0, 1, 1 - 1 / 9.0}, div, 1e-12);
    }

    @Test
    void fewerThanTwoLinksHaveNoLinkRatio() {
        PageTree tree = parsed("<div><a href=1>x</a><p>y</p></div>");
        assertEquals(0, properties(tree, 1)[1]);
    }

    @Test
    void classAndIdMatchByWholeToken() {
        PageTree tree =
                parsed("<div class='main nav'>a</div><div class=navy>b</div><div id=menu>c</div><nav>d</nav><p>x</p>");
        assertEquals(
                List.of(1.0, 0.0, 1.0, 1.0, 0.0),
                IntStream.of(1, 3, 5, 7, 9)
                        .mapToObj(node -> properties(tree, node)[4])
                        .toList());
    }

    @Test
    void theListOfLinksAtTheTopIsTheMenu() {
        PageTree tree = parsed("<ul id=menu>" + links(6) + "</ul><p>" + "Long text. ".repeat(50) + "</p>");
        MenuResult finding = detector.detect(tree);
        assertEquals("menu", tree.id(finding.menu().node()));
        assertTrue(finding.candidates().contains(finding.menu()));
    }

    @Test
    void rootSelectionClimbsAsTheNaiveReadingDoes() {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            PageTree tree = randomTree(random, 60);
            double[] weight = random.doubles(tree.size()).toArray();
            MenuRootSelection selection = new MenuRootSelection(tree, weight);
            for (int n = 0; n < tree.size(); n++) {
                assertEquals(naiveRoot(tree, weight, n, 0.7), selection.rootOf(n, 0.7), "node " + n + " of " + round);
            }
        }
    }

    /** Algorithm 1 as printed. */
    static int naiveRoot(PageTree tree, double[] weight, int candidate, double threshold) {
        int menu = candidate;
        for (int current = candidate; tree.parent(current) >= 0; current = tree.parent(current)) {
            int parent = tree.parent(current);
            int heavy = 0;
            int children = 0;
            for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
                children++;
                heavy += weight[child] > threshold * weight[candidate] ? 1 : 0;
            }
            if (2 * heavy <= children) {
                return menu;
            }
            menu = children > 1 ? parent : menu;
        }
        return menu;
    }

    private static PageTree randomTree(Random random, int size) {
        PageTree.Builder builder = new PageTree.Builder().open("body");
        int open = 1;
        for (int i = 0; i < size; i++) {
            while (open > 1 && random.nextInt(10) < 4) {
                builder.close();
                open--;
            }
            builder.open("div", Style.NONE, null);
            open++;
        }
        for (; open > 0; open--) {
            builder.close();
        }
        return builder.build();
    }

    /** Definition 6 and Algorithms 1 and 2 as printed, node by node. */
    @Test
    void theMenuIsWhatTheAlgorithmsAsPrintedChoose() {
        RandomPages pages = new RandomPages(6);
        Random random = new Random(6);
        for (int page = 0; page < 400; page++) {
            PageTree tree = pages.next();
            PublishedMenuSettings settings = new PublishedMenuSettings(
                    PropertyWeights.PUBLISHED, 0.4 + random.nextDouble() / 2, 0.7, 0.3 + random.nextDouble() / 2);
            NaivePublished naive = new NaivePublished(tree, settings);
            MenuResult finding = new PublishedMenuDetector(settings).detect(tree);
            int menu = finding.menu() == null ? -1 : finding.menu().node();
            assertEquals(naive.menu(), menu, "page " + page);
            assertEquals(
                    naive.candidates(),
                    finding.candidates().stream().map(MenuCandidate::node).toList());
            if (menu >= 0) {
                assertEquals(naive.weight(menu), finding.menu().weight(), 1e-12);
            }
        }
    }

    @Test
    void aPageWithoutTwoLinksHasNoMenu() {
        assertNull(detector.detect(parsed("")).menu());
        assertNull(detector.detect(parsed("<p>text</p>")).menu());
        assertNull(detector.detect(parsed("<frameset><frame src=x></frameset>")).menu());
        assertNull(detector.detect(parsed("<p><a href=1>one</a> and <a name=x>no address</a></p>"))
                .menu());
    }

    @Test
    void aPageOfLinksAloneHasAnAnswer() {
        assertEquals(
                0,
                detector.detect(parsed("<a href=1>a</a><a href=2>b</a>")).menu().node());
    }

    @Test
    void wideAndDeepPagesTakeLinearTime() {
        PageTree wide = parsed("<ul id=nav>" + links(100_000) + "</ul>");
        PageTree.Builder deep = new PageTree.Builder();
        for (int i = 0; i < 100_000; i++) {
            deep.open("div").openLink("a", Style.NONE, null, "/" + i).text("x").close();
        }
        for (int i = 0; i < 100_000; i++) {
            deep.close();
        }
        PageTree chain = deep.build();
        assertTimeout(Duration.ofSeconds(10), () -> {
            assertTrue(detector.detect(wide).menu() != null);
            assertTrue(detector.detect(chain).menu() != null);
        });
    }
}
