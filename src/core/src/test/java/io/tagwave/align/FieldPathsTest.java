package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldPathsTest {

    /** A comment from 1 to 5 and its answer from 6 to 11, in turn without its date. */
    private final PageTree page = new PageTree.Builder()
            .open("body")
            .open("li")
            .open("b")
            .text("Author")
            .close()
            .open("i")
            .text("Date")
            .close()
            .open("ul")
            .open("li")
            .open("b")
            .text("Author")
            .close()
            .close()
            .close()
            .close()
            .close()
            .build();

    private final int[] steps = StepSchemes.commonestClassAlone().apply(page);

    @Test
    void theSameFieldHasOnePathAtAnyDepth() {
        FieldPaths paths =
                new FieldPaths(page, steps, List.of(List.of(new Span(1, 7)), List.of(new Span(7, page.size()))));

        assertEquals(paths.code(1), paths.code(7));
        assertEquals(paths.code(2), paths.code(8));
        assertEquals(paths.code(3), paths.code(9));
        assertNotEquals(paths.code(3), paths.code(5));
    }

    @Test
    void fieldsOfOtherPartsHaveOtherPaths() {
        FieldPaths paths = new FieldPaths(page, steps, List.of(List.of(new Span(2, 4), new Span(8, 10))));

        assertNotEquals(paths.code(3), paths.code(9));
    }

    @Test
    void headsThatLookOtherwiseAreHeadsStill() {
        PageTree list = new PageTree.Builder()
                .open("body")
                .open("li", new Style(List.of("odd"), "", ""), null)
                .open("b", new Style(List.of("red"), "", ""), null)
                .text("one")
                .close()
                .close()
                .open("li")
                .open("b")
                .text("two")
                .close()
                .close()
                .close()
                .build();
        FieldPaths paths = new FieldPaths(
                list,
                StepSchemes.commonestClassAlone().apply(list),
                List.of(List.of(new Span(1, 4)), List.of(new Span(4, 7))));

        assertEquals(paths.code(1), paths.code(4));
        assertNotEquals(paths.code(3), paths.code(6));
        assertEquals(paths.tags(paths.code(3)), paths.tags(paths.code(6)));
        assertNotEquals(paths.tags(paths.code(2)), paths.tags(paths.code(3)));
    }
}
