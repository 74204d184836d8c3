package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PageSketchTest {

    private static final int TEXTS = 300;

    @Test
    void similarityIsAboutTheShareOfTextsThatBothPagesHave() {
        for (int common = 0; common <= TEXTS; common += 50) {
            PageSketch one = PageSketch.content(texts(0, TEXTS));
            PageSketch other = PageSketch.content(texts(TEXTS - common, 2 * TEXTS - common));
            double share = common / (2.0 * TEXTS - common);
            assertEquals(share, one.similarity(other), 0.2, common + " of " + TEXTS);
            assertEquals(one.similarity(other), other.similarity(one));
        }
    }

    @Test
    void onlyEqualPagesAreWhollySimilar() {
        PageSketch page = PageSketch.content(texts(0, TEXTS));
        assertEquals(1, page.similarity(PageSketch.content(texts(0, TEXTS))));
        PageSketch twice = PageSketch.content(texts(0, TEXTS, 0));
        assertFalse(page.isEqual(twice));
        assertTrue(page.similarity(twice) > 0.9 && page.similarity(twice) < 1, "the same texts, one of them twice");
    }

    @Test
    void pagesWithoutTextAreLikeEachOtherAndLikeNoOther() {
        PageSketch empty = PageSketch.content(texts(0, 0));
        assertEquals(1, empty.similarity(PageSketch.content(texts(0, 0))));
        assertEquals(0, empty.similarity(PageSketch.content(texts(0, TEXTS))));
    }

    @Test
    void theOrderOfTagPathsIsStructure() {
        PageSketch one = PageSketch.structure(elements("ul", "ol", "p"));
        PageSketch other = PageSketch.structure(elements("p", "ol", "ul"));
        assertFalse(one.isEqual(other));
        assertTrue(one.similarity(other) < 1);
        assertTrue(one.isEqual(PageSketch.structure(elements("ul", "ol", "p"))));
    }

    @Test
    void theDepthOfATagIsStructure() {
        PageTree nested = new PageTree.Builder()
                .open("body")
                .open("ul")
                .open("ol")
                .close()
                .close()
                .close()
                .build();
        assertFalse(PageSketch.structure(nested).isEqual(PageSketch.structure(elements("ul", "ol"))));
    }

    @Test
    void whatWasStoredIsTheSameSketch() {
        Random random = new Random(11);
        for (int trial = 0; trial < 50; trial++) {
            PageSketch sketch = PageSketch.content(texts(random.nextInt(100), 100 + random.nextInt(100)));
            PageSketch other = PageSketch.content(texts(random.nextInt(100), 100 + random.nextInt(100)));
            PageSketch again = PageSketch.of(sketch.toBytes());
            assertTrue(again.isEqual(sketch));
            assertEquals(sketch.similarity(other), again.similarity(PageSketch.of(other.toBytes())));
        }
    }

    /** Texts by their numbers, then one more. */
    private static PageTree texts(int from, int to, int... more) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (int i = from; i < to; i++) {
            page.open("p").text("text number " + i).close();
        }
        for (int i : more) {
            page.open("p").text("text number " + i).close();
        }
        return page.close().build();
    }

    private static PageTree elements(String... tags) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (String tag : tags) {
            page.open(tag).close();
        }
        return page.close().build();
    }
}
