package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    @Test
    void aSingleItemIsARecordWhereOthersStood() {
        PageTree tree = tree(page(1));
        JudgedRegion known = KnownRecords.of(tree, PLACE);
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
        JudgedRegion known = KnownRecords.of(tree, PLACE);
        List<List<Span>> parts = known.located().parts();
        assertEquals(3, parts.size());
        assertEquals(parts.get(0).get(0).start(), known.located().span().start());
        assertEquals(parts.get(2).get(0).end(), known.located().span().end());
    }

    @Test
    void nothingStandsWhereNothingIsSaidOrNoneWere() {
        assertNotNull(KnownRecords.of(tree(page(1)), PLACE));
        assertNull(KnownRecords.of(tree(page(1).replace("item", "other")), PLACE));
        assertNull(KnownRecords.of(tree("<ul class=goods><li class=item><b></b></li></ul>"), PLACE));
    }
}
