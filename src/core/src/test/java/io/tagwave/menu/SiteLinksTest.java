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
        EvidenceTable table = EvidenceTable.of(tree);
        assertArrayEquals(new double[] {0.5, 0, 1}, site.repeated(tree, table, LinkCount.of(tree)));
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
    void theConstantForNoneStaysEmpty() {
        assertThrows(IllegalStateException.class, () -> SiteLinks.NONE.add(page("Saab")));
    }

    private static String text(PageTree tree, MenuFinding finding) {
        int menu = finding.menu().node();
        return tree.text(menu, tree.end(menu));
    }
}
