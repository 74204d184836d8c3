package io.tagwave.menu;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import org.junit.jupiter.api.Test;

class SiteLinksTest {

    private static PageTree parsed(String html) {
        return new HtmlParser().parse(html, "").tree();
    }

    private static String bar(String name, String... entries) {
        StringBuilder html = new StringBuilder("<ul class=" + name + ">");
        for (String entry : entries) {
            html.append("<li><a href='/" + entry + "'>" + entry + "</a></li>");
        }
        return html.append("</ul>").toString();
    }

    /** Two bars that look the same: the first lists what this page alone is about. */
    private static PageTree page(String topic) {
        return parsed(
                "<div>" + bar("b", topic + " cheap", topic + " used", topic + " new", topic + " tests") + "</div><div>"
                        + bar("b", "Cars", "Bikes", "Boats", "Planes") + "</div><p>" + "Text of the page. ".repeat(40));
    }

    @Test
    void onlyLinksOfOtherPagesCountAsRepeated() {
        SiteLinks site = new SiteLinks();
        site.add(page("Volvo"));
        PageTree tree = page("Saab");
        MenuEvidenceTable table = MenuEvidenceTable.of(tree);
        assertArrayEquals(new double[] {0.5, 0, 1}, site.repeated(tree, table, LinkCounts.of(tree)));
    }

    @Test
    void repetitionOnTheSiteSettlesWhichBarIsTheMenu() {
        MenuDetector detector = MenuDetector.tagwave(MenuModel.SHIPPED);
        PageTree tree = page("Saab");
        SiteLinks site = new SiteLinks();
        site.add(page("Volvo"));
        site.add(page("Fiat"));
        assertEquals("Cars Bikes Boats Planes", text(tree, detector.detect(tree, site)));
        assertEquals(detector.detect(tree), detector.detect(tree, SiteLinks.NONE));
    }

    @Test
    void aLinkIsRepeatedWhenHalfOfTheOtherPagesHaveIt() {
        SiteLinks site = new SiteLinks();
        PageTree tree = page("Saab");
        MenuEvidenceTable table = MenuEvidenceTable.of(tree);
        assertArrayEquals(new double[] {1, 1, 1}, site.repeated(tree, table, LinkCounts.of(tree)), "no page is known");
        site.add(page("Saab"));
        site.add(page("Volvo"));
        assertArrayEquals(new double[] {1, 1, 1}, site.repeated(tree, table, LinkCounts.of(tree)));
        site.add(page("Fiat"));
        assertArrayEquals(new double[] {0.5, 0, 1}, site.repeated(tree, table, LinkCounts.of(tree)));
    }

    @Test
    void theSameAddressUnderAnotherTextIsAnotherLink() {
        SiteLinks site = new SiteLinks();
        site.add(parsed("<a href=1>one</a><a href=2>two</a><a href=2>two</a>"));
        PageTree tree = parsed("<a href=1>uno</a><a href=3>two</a><a href=2>two</a><a href=1>one</a>");
        assertArrayEquals(new double[] {0.5}, site.repeated(tree, MenuEvidenceTable.of(tree), LinkCounts.of(tree)));
    }

    @Test
    void afterTwelvePagesASiteIsKnownWellEnough() {
        SiteLinks site = new SiteLinks();
        for (int i = 1; i <= 14; i++) {
            site.add(page("Car " + i));
            assertEquals(Math.min(i, 12), site.pages());
        }
    }

    @Test
    void theConstantForNoneStaysEmpty() {
        assertThrows(IllegalStateException.class, () -> SiteLinks.NONE.add(page("Saab")));
    }

    private static String text(PageTree tree, MenuResult finding) {
        int menu = finding.menu().node();
        return tree.text(menu, tree.end(menu));
    }
}
