package io.tagwave.tps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class StepSchemesTest {

    private static Style classes(String... tokens) {
        return new Style(List.of(tokens), "", "");
    }

    /** Siblings of so many looks, each first as a p and then as a div. */
    private static PageTree page(Style... looks) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        for (String tag : List.of("p", "div")) {
            for (Style look : looks) {
                page.open(tag, look, null).close();
            }
        }
        return page.close().build();
    }

    /** For each look the first that takes the same step; a div takes the same as a p of its look never. */
    private static List<Integer> alike(Function<PageTree, int[]> scheme, Style... looks) {
        int[] steps = scheme.apply(page(looks));
        List<Integer> firsts = new ArrayList<>();
        for (int i = 1; i <= 2 * looks.length; i++) {
            int first = 1;
            while (steps[first] != steps[i]) {
                first++;
            }
            firsts.add(first - 1);
        }
        for (int i = 0; i < looks.length; i++) {
            assertEquals(firsts.get(i) + looks.length, firsts.get(i + looks.length), "as a p and as a div");
        }
        return firsts.subList(0, looks.length);
    }

    private static final Style[] LOOKS = {
        Style.NONE,
        classes("a"),
        classes("a", "b"),
        new Style(List.of("a"), "color: red", ""),
        new Style(List.of("a"), "", "width=9"),
        new Style(List.of("a"), "", "width=8"),
        new Style(List.of(), "a", ""),
        new Style(List.of(), "", "a")
    };

    @Test
    void aSchemeKeepsAsMuchOfTheLooksAsItSays() {
        assertEquals(List.of(0, 0, 0, 0, 0, 0, 0, 0), alike(StepSchemes.tagOnly(), LOOKS));
        assertEquals(List.of(0, 1, 2, 3, 1, 1, 6, 0), alike(StepSchemes.classAndStyle(), LOOKS));
        assertEquals(List.of(0, 1, 1, 3, 4, 5, 6, 7), alike(StepSchemes.commonestClass(), LOOKS));
    }

    @Test
    void ofTheClassesOfAnElementThePagesCommonestCounts() {
        assertEquals(
                List.of(0, 0, 0, 3),
                alike(
                        StepSchemes.commonestClass(),
                        classes("card"),
                        classes("card", "zebra"),
                        classes("apple", "card"),
                        classes("apple")));
    }

    @Test
    void ofClassesAsCommonTheLastInTheAlphabetCounts() {
        assertEquals(
                List.of(0, 0, 2, 2),
                alike(
                        StepSchemes.commonestClass(),
                        classes("a", "z"),
                        classes("z", "b"),
                        classes("y", "c"),
                        classes("d", "y")));
        assertEquals(List.of(0, 0), alike(StepSchemes.commonestClass(), classes("m"), classes("m", "z")));
    }

    @Test
    void digitsAndCaseOfClassesDoNotCount() {
        assertEquals(
                List.of(0, 0, 0, 0, 0, 0),
                alike(
                        StepSchemes.commonestClass(),
                        classes("row"),
                        classes("row0"),
                        classes("9row"),
                        classes("ROW"),
                        classes("rAZ5", "r7ow"),
                        classes("2", "row")));
        assertEquals(List.of(0, 0), alike(StepSchemes.commonestClass(), classes("ÄRA"), classes("ära")));
        assertEquals(List.of(0, 1), alike(StepSchemes.commonestClass(), classes("a/b"), classes("a:b")));
        assertEquals(List.of(0, 1), alike(StepSchemes.commonestClass(), classes("a@b"), classes("a[b")));
    }

    @Test
    void aClassOfDigitsAloneIsNone() {
        assertEquals(List.of(0, 0), alike(StepSchemes.commonestClass(), Style.NONE, classes("123", "4")));
    }
}
