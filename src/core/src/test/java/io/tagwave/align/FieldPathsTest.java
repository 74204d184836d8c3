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

    /** The last record has other fields, and its element goes on after it, as where tags are not closed. */
    @Test
    void recordsMayEndInsideTheirElement() {
        PageTree.Builder builder = new PageTree.Builder().open("body");
        for (int record = 0; record < 4; record++) {
            builder.open("li").open("b").text("a").close().open("i").text("b").close();
            builder.close();
        }
        builder.open("li").open("p").open("b").text("a").close().open("i").text("b");
        builder.close().close().open("ul").text("more").close().close();
        PageTree list = builder.close().build();
        List<List<Span>> records = List.of(
                List.of(new Span(1, 6)),
                List.of(new Span(6, 11)),
                List.of(new Span(11, 16)),
                List.of(new Span(16, 21)),
                List.of(new Span(21, 27)));
        FieldPaths paths =
                new FieldPaths(list, StepSchemes.commonestClassAlone().apply(list), records);

        assertEquals(paths.code(1), paths.code(21));
    }
}
