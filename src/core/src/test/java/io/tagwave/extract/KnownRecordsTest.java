package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Records on a page of a template that other pages have shown. */
class KnownRecordsTest {

    private static String page(int count) {
        return "<h1 class=top>Lamps</h1><ul class=goods>"
                + items(
                        count,
                        i -> "<li class=item><a href=/" + i + ">" + words(i) + "</a><p>" + words(i + 20) + "</p></li>")
                + "</ul><p class=foot>about us</p>";
    }

    private static PageTree tree(String body) {
        return new HtmlParser().parse("<body>" + body + "</body>", "").tree();
    }

    private static final String PLACE = list(page(8)).template();
    private static final List<String> FIELDS = paths(page(8));

    private static List<String> paths(String page) {
        return list(page).columns().stream().map(Column::path).toList();
    }

    @Test
    void aSingleItemIsARecordWhereOthersStood() {
        PageTree tree = tree(page(1));
        JudgedRegion known = KnownRecords.of(tree, PLACE, FIELDS);
        Span record = known.located().parts().get(0).get(0);
        assertEquals(1, known.located().parts().size());
        assertEquals(words(0) + " " + words(20), tree.text(record.start(), record.end()));
        assertEquals(new Span(record.start(), record.end()), known.located().span());
        assertTrue(known.verdict().content() && known.verdict().main());
        assertEquals(1, known.table().height());
        assertEquals(3, known.table().width(), "a link and two texts");
    }

    @Test
    void severalAreFromTheFirstToTheLast() {
        PageTree tree = tree(page(3));
        JudgedRegion known = KnownRecords.of(tree, PLACE, FIELDS);
        List<List<Span>> parts = known.located().parts();
        assertEquals(3, parts.size());
        assertEquals(parts.get(0).get(0).start(), known.located().span().start());
        assertEquals(parts.get(2).get(0).end(), known.located().span().end());
    }

    @Test
    void aRecordOfSeveralElementsHasAllOfThem() {
        String items = items(
                8, i -> "<h3><a href=/" + i + ">" + words(i) + "</a></h3><p>" + words(i + 20) + "</p><b>" + i + "</b>");
        String single = items.substring(0, items.indexOf("</b>") + 4);
        String foot = "<p class=foot>about us</p><p>" + words(50) + "</p>";
        PageTree tree = tree("<div class=goods>" + single + foot + "</div>");
        String page = "<div class=goods>" + items + foot + "</div>";
        Span record = KnownRecords.of(tree, list(page).template(), paths(page))
                .located()
                .span();
        assertEquals(words(0) + " " + words(20) + " 0", tree.text(record.start(), record.end()));
    }

    @Test
    void aRowOfColumnNamesIsNoRecord() {
        String table = "<table class=goods><tr><th>Name</th><th>About</th></tr>"
                + items(
                        8,
                        i -> "<tr><td><a href=/" + i + ">" + words(i) + "</a></td><td>" + words(i + 20) + "</td></tr>")
                + "</table>";
        PageTree tree = tree(table.substring(0, table.indexOf("</td></tr>") + 10) + "</table>");
        JudgedRegion known = KnownRecords.of(tree, list(table).template(), paths(table));
        assertEquals(1, known.located().parts().size());
    }

    @Test
    void nothingStandsWhereNothingIsSaidOrNoneWere() {
        assertNotNull(KnownRecords.of(tree(page(1)), PLACE, FIELDS));
        assertNull(KnownRecords.of(tree(page(1).replace("item", "other")), PLACE, FIELDS));
        assertNull(KnownRecords.of(tree("<ul class=goods><li class=item><b></b></li></ul>"), PLACE, FIELDS));
    }
}
