package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathsFromHeadsTest {

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

    private final TagPathSequence sequence = TagPathSequence.of(page, StepSchemes.commonestClass());

    @Test
    void theSameFieldHasOnePathAtAnyDepth() {
        PathsFromHeads paths =
                PathsFromHeads.of(page, sequence, List.of(List.of(new Span(1, 7)), List.of(new Span(7, page.size()))));

        assertEquals(paths.code(1), paths.code(7));
        assertEquals(paths.code(2), paths.code(8));
        assertEquals(paths.code(3), paths.code(9));
        assertNotEquals(paths.code(3), paths.code(5));
    }

    @Test
    void atOneDepthThePathsOfThePageDo() {
        assertNull(PathsFromHeads.of(page, sequence, List.of(List.of(new Span(2, 4)), List.of(new Span(4, 6)))));
    }
}
