package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.dom.HtmlParser;
import io.tagwave.template.PageDiff.Change;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReloadNoiseTest {

    @Test
    void whatDiffersBetweenEachTwoOfThreeLoadsIsNoiseOnBothSides() {
        PageDiff diff = diff("<p>1001</p>", "<p>1002</p>", "<p>1003</p>");
        assertEquals(List.of("1001"), ofOld(diff, "<p>1001</p>", Change.NOISE));
        assertEquals(List.of("1002"), texts(diff, Change.NOISE));
        assertTrue(
                diff.parts(Change.ADDED).isEmpty() && diff.parts(Change.REMOVED).isEmpty());
    }

    @Test
    void noiseMayHangRightBelowBody() {
        PageDiff diff = diff("<p>a</p>1001", "<p>a</p>1002", "<p>a</p>1003");
        assertEquals(List.of("1002"), texts(diff, Change.NOISE));
        assertTrue(diff.parts(Change.REMOVED).isEmpty());
    }

    @Test
    void allThatHangsInAnAdvertIsNoiseWithIt() {
        String advert = "<h1>shop</h1><div>%s</div>";
        String old = advert.formatted("<p><b>Buy</b> shoes <i>now</i></p>");
        PageDiff diff =
                diff(old, advert.formatted("<ul><li><b>Rent</b> cars</li></ul>"), advert.formatted("<h2>Sail</h2>"));
        assertEquals(List.of("Rent cars"), texts(diff, Change.NOISE));
        assertEquals(List.of("Buy", "shoes", "now"), ofOld(diff, old, Change.NOISE));
        assertTrue(
                diff.parts(Change.ADDED).isEmpty() && diff.parts(Change.REMOVED).isEmpty());
    }

    @Test
    void whatTheThirdLoadStillHasWasRemovedOnPurpose() {
        PageDiff diff = diff("<p><i>offer</i>1001</p>", "<p>1002</p>", "<p><i>offer</i>1003</p>");
        assertEquals(List.of("offer"), texts(diff, Change.REMOVED));
        assertEquals(List.of("1002"), texts(diff, Change.NOISE));
    }

    @Test
    void whatTheThirdLoadHasTooIsNewAndNoNoise() {
        PageDiff diff = diff("<p>1001</p>", "<p><i>offer</i>1002</p>", "<p><i>offer</i>1003</p>");
        assertEquals(List.of("offer"), texts(diff, Change.ADDED));
        assertEquals(List.of("1002"), texts(diff, Change.NOISE));
    }

    @Test
    void anAdvertThatOneLoadGoesWithoutIsNoiseToo() {
        String slot = "<p>a</p><div><h2>Adverts</h2>%s</div>";
        String one = slot.formatted("one");
        PageDiff gone = diff(one, slot.formatted(""), slot.formatted("two"));
        assertEquals(List.of("one"), ofOld(gone, one, Change.NOISE));
        PageDiff come = diff(slot.formatted(""), one, slot.formatted("two"));
        assertEquals(List.of("one"), texts(come, Change.NOISE));
        PageDiff other = diff(one, slot.formatted("two"), slot.formatted(""));
        assertEquals(List.of("two"), texts(other, Change.NOISE));
        for (PageDiff diff : List.of(gone, come, other)) {
            assertTrue(diff.parts(Change.ADDED).isEmpty()
                    && diff.parts(Change.REMOVED).isEmpty());
        }
    }

    @Test
    void aPlaceThatTheThirdLoadLacksTeachesNothing() {
        PageDiff diff = diff("<p>a</p><div>one</div>", "<p>a</p><div>two</div>", "<p>a</p>");
        assertEquals(List.of("two"), texts(diff, Change.ADDED));
        assertEquals(List.of("one"), texts(diff, Change.REMOVED));
    }

    @Test
    void aSectionThatOneVersionAloneHasIsNoNoise() {
        String section = "<p>a</p><div><h2>News</h2><p>%s</p></div>";
        PageDiff added = diff("<p>a</p>", section.formatted("1002"), section.formatted("1003"));
        assertEquals(List.of("News 1002"), texts(added, Change.ADDED));
        PageDiff removed = diff(section.formatted("1001"), "<p>a</p>", section.formatted("1003"));
        assertEquals(List.of("News 1001"), texts(removed, Change.REMOVED));
    }

    /** News that came or went once is the same on two of three loads, so it is never taken for noise. */
    @Test
    void aThirdLoadEqualToEitherVersionFindsNoNoise() {
        Random random = new Random(17);
        for (int trial = 0; trial < 300; trial++) {
            String before = randomPage(random);
            String after = randomPage(random);
            PageDiff plain = PageDiff.between(page(before), page(after));
            assertEquals(plain.parts(), diff(before, after, before).parts());
            assertEquals(plain.parts(), diff(before, after, after).parts());
        }
    }

    private static String randomPage(Random random) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            html.append("<div>").append("<p>same</p>".repeat(random.nextInt(2)));
            html.append("<b>").append(random.nextInt(3)).append("</b></div>");
        }
        return html.toString();
    }

    private static PageDiff diff(String before, String after, String other) {
        return PageDiff.between(page(before), page(after), page(other));
    }

    private static PageTree page(String html) {
        return new HtmlParser().parse(html, "").tree();
    }

    private static List<String> texts(PageDiff diff, Change change) {
        return diff.parts(change).stream().map(PageDiff.Part::text).toList();
    }

    /** The texts of the old version that met with a change. */
    private static List<String> ofOld(PageDiff diff, String html, Change change) {
        PageTree old = page(html);
        return IntStream.range(0, old.size())
                .filter(node -> old.isText(node) && diff.ofOld(node) == change)
                .mapToObj(old::ownText)
                .toList();
    }
}
