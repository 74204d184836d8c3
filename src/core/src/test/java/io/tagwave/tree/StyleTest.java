package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class StyleTest {

    private static List<Style> all() {
        List<Style> all = new ArrayList<>();
        for (List<String> classes : List.of(List.<String>of(), List.of("a"), List.of("b"), List.of("a", "b"))) {
            for (String css : List.of("", "a", "color: red")) {
                for (String presentation : List.of("", "a", "width=9")) {
                    all.add(new Style(new ArrayList<>(classes), css, presentation));
                }
            }
        }
        return all;
    }

    @Test
    void stylesAreEqualWhereAllTheyHoldIs() {
        List<Style> again = all();
        for (Style style : all()) {
            assertEquals(1, again.stream().filter(style::equals).count(), style.toString());
        }
        assertEquals(new HashSet<>(all()), new HashSet<>(again));
    }

    /** A page's styles are told apart by a hash table: it has to serve pages of thousands of them. */
    @Test
    void whatIsHeldElsewhereHashesElsewhere() {
        assertEquals(
                all().size(), all().stream().map(Style::hashCode).distinct().count());
    }
}
