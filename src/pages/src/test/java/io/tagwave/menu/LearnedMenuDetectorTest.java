package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LearnedMenuDetectorTest {

    private static final String HEAD = "<div id=head><a href='/'><img src=logo.png></a></div>";
    private static final String FOOT = "<div id=foot><a href=/legal>Legal</a> <a href=/privacy>Privacy</a></div>";

    private final MenuDetector detector = MenuDetector.tagwave(MenuModel.SHIPPED);

    private static PageTree parsed(String html) {
        return new HtmlParser().parse(html, "").tree();
    }

    private static String bar(String... names) {
        StringBuilder html = new StringBuilder("<ul>");
        for (String name : names) {
            html.append("<li><a href='/").append(name).append("'>").append(name).append("</a></li>");
        }
        return html.append("</ul>").toString();
    }

    private static String articles(int count) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < count; i++) {
            html.append("<div class=post><h2><a href='/2020/05/")
                    .append(i)
                    .append("/a-long-title'>A rather long title of an article, number ")
                    .append(i)
                    .append("</a></h2><p>")
                    .append("Some words of the article. ".repeat(12))
                    .append("<a href='/2020/05/")
                    .append(i)
                    .append("#comments'>")
                    .append(i)
                    .append(" comments</a></p></div>");
        }
        return html.toString();
    }

    private static String page(String top) {
        return "<body>" + HEAD + top + "<div id=main>" + articles(8) + "</div>" + FOOT;
    }

    @Test
    void aBarOfSectionsIsTheMenuWhateverItsName() {
        PageTree tree =
                parsed(page("<div id=x1>" + bar("News", "Sport", "Culture", "Travel", "Science", "Shop") + "</div>"));
        int menu = detector.detect(tree).menu().node();
        assertEquals("ul", tree.tagName(menu));
        assertEquals(6, MenuLinks.of(tree, menu).size());
    }

    @Test
    void namesAreEvidenceTooButNotNeeded() {
        PageTree tree = parsed(page("<nav>" + bar("News", "Sport", "Culture", "Travel") + "</nav>"));
        assertEquals(4, MenuLinks.of(tree, detector.detect(tree).menu().node()).size());
    }

    @Test
    void aPageOfArticlesAloneHasNoMenu() {
        assertNull(detector.detect(parsed("<body><h1>Notes</h1>" + articles(8))).menu());
    }

    @Test
    void pagesWithoutABlockOfLinksHaveNoMenu() {
        assertNull(detector.detect(parsed("")).menu());
        assertNull(detector.detect(parsed("<frameset><frame src=x></frameset>")).menu());
        assertNull(detector.detect(parsed("<p><a href=1>one</a> and <a name=x>no address</a></p>"))
                .menu());
        assertEquals(List.of(), detector.detect(parsed("<p>text")).candidates());
    }

    @Test
    void candidatesAreDistinctRunsOfLinks() {
        PageTree tree = parsed("<div><div><ul><li><a href=1>a</a><li><a href=2>b</a></ul></div></div><a href=3>c</a>");
        List<LinkBlock> blocks = MenuEvidenceTable.of(tree).blocks();
        assertEquals(
                List.of("body", "ul"),
                blocks.stream().map(b -> tree.tagName(b.node())).toList());
        assertEquals(1, blocks.get(1).top());
        assertEquals(2 * 2.0 / 5, blocks.get(0).overlap(blocks.get(1)));
    }

    @Test
    void candidatesComeHeaviestFirstAndTheMenuIsTheFirst() {
        MenuResult finding = detector.detect(parsed(page("<nav>" + bar("News", "Sport", "Culture") + "</nav>")));
        assertEquals(finding.candidates().get(0), finding.menu());
        for (int i = 1; i < finding.candidates().size(); i++) {
            assertTrue(finding.candidates().get(i - 1).weight()
                    >= finding.candidates().get(i).weight());
        }
    }

    @Test
    void theBlockThatSharesMostWithTheLikelyOnesWins() {
        List<LinkBlock> blocks =
                List.of(new LinkBlock(1, 1, 0, 10), new LinkBlock(2, 2, 0, 9), new LinkBlock(3, 3, 20, 30));
        // the lone block is a little likelier than each of two that are almost the same
        MenuResult finding = LearnedMenuDetector.choose(blocks, new double[] {1, 1, 1.2}, -5);
        assertEquals(1, finding.menu().node());
        assertNull(
                LearnedMenuDetector.choose(blocks, new double[] {1, 1, 1.2}, 5).menu());
    }

    /** Chances by the model's own terms, then for each block the overlap with the truth that is to be expected. */
    @Test
    void theMenuIsTheBlockThatIsExpectedToShareMostWithTheTruth() {
        RandomPages pages = new RandomPages(3);
        for (int page = 0; page < 300; page++) {
            MenuEvidenceTable table = MenuEvidenceTable.of(pages.next());
            List<LinkBlock> blocks = table.blocks();
            if (blocks.size() > 32) {
                continue;
            }
            double[] chance = IntStream.range(0, blocks.size())
                    .mapToDouble(block -> Math.exp(score(table, block)))
                    .toArray();
            double none = Math.exp(MenuModel.SHIPPED.absence());
            double all = none + Arrays.stream(chance).sum();
            MenuResult finding = MenuModel.SHIPPED.choose(table);
            double best = 0;
            for (MenuCandidate candidate : finding.candidates()) {
                double expected = expected(blocks, candidate.node(), chance) / all;
                assertEquals(expected, candidate.weight(), 1e-9);
                best = Math.max(best, expected);
            }
            assertEquals(blocks.size(), finding.candidates().size());
            assertEquals(best > none / all, finding.menu() != null, "page " + page);
        }
    }

    private static double expected(List<LinkBlock> blocks, int node, double[] chance) {
        LinkBlock block =
                blocks.stream().filter(b -> b.node() == node).findFirst().orElseThrow();
        return IntStream.range(0, blocks.size())
                .mapToDouble(b -> chance[b] * f1(block, blocks.get(b)))
                .sum();
    }

    private static double score(MenuEvidenceTable table, int block) {
        return MenuModel.SHIPPED.terms().entrySet().stream()
                .mapToDouble(term -> term.getValue().weight()
                        * Math.max(
                                -4,
                                Math.min(
                                        4,
                                        (table.value(block, term.getKey())
                                                        - term.getValue().mean())
                                                / term.getValue().deviation())))
                .sum();
    }

    private static double f1(LinkBlock one, LinkBlock other) {
        long common = IntStream.range(one.first(), one.end())
                .filter(link -> link >= other.first() && link < other.end())
                .count();
        return 2.0 * common / (one.end() - one.first() + other.end() - other.first());
    }

    @Test
    void ofVeryManyBlocksTheThirtyTwoLikeliestAreCompared() {
        List<LinkBlock> blocks = IntStream.range(0, 100)
                .mapToObj(i -> new LinkBlock(i, i, 10 * i, 10 * i + 5))
                .toList();
        double[] score = new Random(1).doubles(100).toArray();
        List<Integer> likeliest = IntStream.range(0, 100)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> score[i]).reversed())
                .limit(32)
                .toList();
        assertEquals(
                likeliest,
                LearnedMenuDetector.choose(blocks, score, -5).candidates().stream()
                        .map(MenuCandidate::node)
                        .toList());
    }

    @Test
    void ofEquallyLikelyBlocksTheFirstWins() {
        List<LinkBlock> blocks = IntStream.range(0, 40)
                .mapToObj(i -> new LinkBlock(i, i, 10 * i, 10 * i + 5))
                .toList();
        MenuResult finding = LearnedMenuDetector.choose(blocks, new double[40], -5);
        assertEquals(
                IntStream.range(0, 32).boxed().toList(),
                finding.candidates().stream().map(MenuCandidate::node).toList());
    }

    @Test
    void hugePagesTakeLinearTime() {
        StringBuilder wide = new StringBuilder("<ul id=nav>");
        for (int i = 0; i < 50_000; i++) {
            wide.append("<li><a href=/a")
                    .append(i)
                    .append(">x</a><a href=/b")
                    .append(i)
                    .append(">y</a></li>");
        }
        PageTree broad = parsed(wide.append("</ul>").toString());
        PageTree.Builder builder = new PageTree.Builder();
        for (int i = 0; i < 50_000; i++) {
            builder.open("div")
                    .openLink("a", Style.NONE, null, "/" + i)
                    .text("x")
                    .close();
        }
        for (int i = 0; i < 50_000; i++) {
            builder.close();
        }
        PageTree deep = builder.build();
        assertTimeout(Duration.ofSeconds(15), () -> {
            assertNotNull(detector.detect(broad));
            assertNotNull(detector.detect(deep));
        });
    }

    @Test
    void aModelReadsBackAsWritten() {
        assertEquals(
                MenuModel.SHIPPED.text(),
                MenuModel.parse(MenuModel.SHIPPED.text()).text());
    }

    @Test
    void aBrokenModelIsNamedByItsLine() {
        var e = assertThrows(IllegalArgumentException.class, () -> MenuModel.parse("LINKS 0 1\nABSENCE 0"));
        assertTrue(e.getMessage().contains("LINKS 0 1"));
        assertThrows(IllegalArgumentException.class, () -> MenuModel.parse("LINKS 0 1 2"));
    }

    @Test
    void namesAreFoundByDegree() {
        assertEquals(MenuNameMatcher.HOLDS | MenuNameMatcher.STARTS | MenuNameMatcher.IS, MenuNameMatcher.of("nav"));
        assertEquals(MenuNameMatcher.HOLDS | MenuNameMatcher.STARTS, MenuNameMatcher.of("main-nav"));
        assertEquals(MenuNameMatcher.HOLDS | MenuNameMatcher.STARTS, MenuNameMatcher.of("mainMenu"));
        assertEquals(MenuNameMatcher.HOLDS, MenuNameMatcher.of("topnav"));
        assertEquals(0, MenuNameMatcher.of("header"));
    }
}
