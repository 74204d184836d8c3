package io.tagwave.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.PageTree;
import org.junit.jupiter.api.Test;

class TemplateGroupsTest {

    @Test
    void pagesOfTwoTemplatesMakeTwoGroups() {
        TemplateGroups groups = new TemplateGroups();
        for (int i = 0; i < 10; i++) {
            assertEquals(0, groups.assign(article(i)).group());
            assertEquals(1, groups.assign(list(i)).group());
        }
        assertEquals(2, groups.size());
    }

    @Test
    void aTemplateIsWhatAllPagesOfItsGroupHave() {
        TemplateGroups groups = new TemplateGroups();
        assertEquals(article(1).size(), groups.assign(article(1)).nodes());
        // all but the heading's and the paragraph's text
        assertEquals(article(1).size() - 2, groups.assign(article(2)).nodes());
        TemplateGroups.Assignment third = groups.assign(article(3));
        assertEquals("Home".length() + "Imprint".length(), third.characters());
    }

    @Test
    void aPageThatWouldLeaveLittleOfATemplateStartsAGroup() {
        TemplateGroups groups = new TemplateGroups();
        groups.assign(list(40));
        assertEquals(1, groups.assign(list(2)).group(), "the same kinds of nodes, but few of them");
        TemplateGroups other = new TemplateGroups();
        other.assign(list(2));
        assertEquals(0, other.assign(list(40)).group());
    }

    @Test
    void aSiteOfVeryManyTemplatesLeavesItsFurtherPagesAlone() {
        TemplateGroups groups = new TemplateGroups();
        for (int i = 0; i < 200; i++) {
            assertEquals(i, groups.assign(odd(i)).group());
        }
        assertEquals(new TemplateGroups.Assignment(-1, 0, 0), groups.assign(odd(200)));
        assertEquals(7, groups.assign(odd(7)).group());
        assertEquals(200, groups.size());
    }

    @Test
    void sketchesSurviveBeingStored() {
        PageSketch sketch = PageSketch.structure(list(4));
        PageSketch again = PageSketch.of(sketch.toBytes());
        assertTrue(again.isEqual(sketch));
        PageSketch other = PageSketch.structure(article(1));
        assertEquals(sketch.similarity(other), again.similarity(other));
    }

    @Test
    void moreItemsOfOneKindDoNotMakeAnotherStructure() {
        PageSketch few = PageSketch.structure(list(2));
        PageSketch many = PageSketch.structure(list(9));
        assertFalse(few.isEqual(many));
        assertTrue(few.similarity(many) > 0.9);
        assertTrue(
                PageSketch.structure(article(1)).isEqual(PageSketch.structure(article(2))), "texts are no structure");
        assertFalse(PageSketch.content(article(1)).isEqual(PageSketch.content(article(2))));
    }

    /** A page of tags that no other page has. */
    private static PageTree odd(int number) {
        PageTree.Builder page = new PageTree.Builder().open("body" + number);
        for (int i = 0; i < 10; i++) {
            page.open("x" + number + "-" + i).close();
        }
        return page.close().build();
    }

    private static PageTree article(int number) {
        PageTree.Builder page =
                new PageTree.Builder().open("body").open("a").text("Home").close();
        page.open("h1")
                .text("Article " + number)
                .close()
                .open("p")
                .text("About " + number)
                .close();
        return page.open("div").text("Imprint").close().close().build();
    }

    private static PageTree list(int items) {
        PageTree.Builder page = new PageTree.Builder()
                .open("body")
                .open("h2")
                .text("All")
                .close()
                .open("ul");
        for (int item = 0; item < items + 2; item++) {
            page.open("li")
                    .open("b")
                    .text("item " + item)
                    .close()
                    .text("in stock")
                    .close();
        }
        return page.close().close().build();
    }
}
