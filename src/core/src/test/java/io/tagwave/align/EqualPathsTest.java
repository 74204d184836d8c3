package io.tagwave.align;

import static io.tagwave.align.WrittenRecords.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Several fields of one path, of which some records have fewer. */
class EqualPathsTest {

    @Test
    void aPriceThatStandsAloneIsTheOneThatLooksLikeIt() {
        assertEquals(
                List.of("$9 | $5", "$8 | $6", "- | $4"),
                rows(
                        "<li><i class='price struck'>$9</i><i class=price>$5</i>",
                        "<li><i class='price struck'>$8</i><i class=price>$6</i>",
                        "<li><i class=price>$4</i>"));
    }

    @Test
    void soItIsByStyle() {
        assertEquals(
                List.of("$9 | $5", "$8 | $6", "- | $4"),
                rows(
                        "<li><i style='color:gray'>$9</i><i>$5</i>",
                        "<li><i style='color:gray'>$8</i><i>$6</i>",
                        "<li><i>$4</i>"));
    }

    @Test
    void withoutLooksItIsTheFirst() {
        assertEquals(
                List.of("$9 | $5", "$8 | $6", "$4 | -"),
                rows("<li><i>$9</i><i>$5</i>", "<li><i>$8</i><i>$6</i>", "<li><i>$4</i>"));
    }

    @Test
    void whereAllHaveAsManyLooksSayNothing() {
        assertEquals(
                List.of("a | b", "c | d"),
                rows("<li><i class='x red'>a</i><i class=x>b</i>", "<li><i class=x>c</i><i class='x red'>d</i>"));
    }

    @Test
    void moreMatchesOutweighLooks() {
        assertEquals(
                List.of("a | b | c", "d | e | -", "a | b | c"),
                rows(
                        "<li><i class=x>a</i><i class=x>b</i><i class='x red'>c</i>",
                        "<li><i class='x red'>d</i><i class=x>e</i>",
                        "<li><i class=x>a</i><i class=x>b</i><i class='x red'>c</i>"));
    }
}
