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
import java.util.List;
import org.junit.jupiter.api.Test;

class TagwaveDetectorTest {

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
        List<LinkBlock> blocks = EvidenceTable.of(tree).blocks();
        assertEquals(
                List.of("body", "ul"),
                blocks.stream().map(b -> tree.tagName(b.node())).toList());
        assertEquals(1, blocks.get(1).top());
        assertEquals(2 * 2.0 / 5, blocks.get(0).overlap(blocks.get(1)));
    }

    @Test
    void candidatesComeHeaviestFirstAndTheMenuIsTheFirst() {
        MenuFinding finding = detector.detect(parsed(page("<nav>" + bar("News", "Sport", "Culture") + "</nav>")));
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
        MenuFinding finding = TagwaveDetector.choose(blocks, new double[] {1, 1, 1.2}, -5);
        assertEquals(1, finding.menu().node());
        assertNull(TagwaveDetector.choose(blocks, new double[] {1, 1, 1.2}, 5).menu());
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
        assertEquals(MenuNames.HOLDS | MenuNames.STARTS | MenuNames.IS, MenuNames.of("nav"));
        assertEquals(MenuNames.HOLDS | MenuNames.STARTS, MenuNames.of("main-nav"));
        assertEquals(MenuNames.HOLDS | MenuNames.STARTS, MenuNames.of("mainMenu"));
        assertEquals(MenuNames.HOLDS, MenuNames.of("topnav"));
        assertEquals(0, MenuNames.of("header"));
    }
}
