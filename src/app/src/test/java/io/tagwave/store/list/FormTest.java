package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.site.ListShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** When two regions at one place of a template are of one list. */
class FormTest {

    @Test
    void halfOfTheNarrowerFormIsEnough() {
        assertTrue(form("a", "b").isLike(form("a", "b")));
        assertTrue(form("a", "b").isLike(form("a", "c", "d")));
        assertFalse(form("a", "b", "c").isLike(form("a", "d", "e")));
        assertTrue(form("a", "b", "c").isLike(form("a", "d")));
        assertFalse(form("a").isLike(form("b")));
        assertTrue(form("a", "b").sharesPaths(form("a", "c", "d")));
        assertFalse(form("a", "b", "c").sharesPaths(form("a", "d", "e")));
        assertTrue(form("a", "b", "c").sharesPaths(form("a", "d")));
        assertFalse(form("a").sharesPaths(form("b")));
    }

    @Test
    void halfOfTheSharedColumnsHaveTheSameNames() {
        ListShape clubs = new ListShape(List.of(part(1, "Club", "a", false), part(2, "Points", "b", false)));
        ListShape boats = new ListShape(List.of(part(1, "Boat", "a", false), part(2, "Length", "b", false)));
        ListShape ranks = new ListShape(List.of(part(1, "Club", "a", false), part(2, "Rank", "b", false)));
        assertFalse(clubs.isLike(boats));
        assertTrue(clubs.isLike(ranks));
        assertTrue(clubs.sharesPaths(boats));
    }

    @Test
    void aNumberBehindANameOnlyCounts() {
        ListShape one = new ListShape(List.of(part(1, "text 1", "a", false)));
        ListShape other = new ListShape(List.of(part(1, "text 12", "a", false)));
        assertTrue(one.isLike(other));
    }

    @Test
    void labelsAreNoDataUnlessThereIsNothingElse() {
        ListShape both = new ListShape(List.of(part(1, "text", "a", true), part(2, "title", "b", false)));
        assertEquals(
                List.of("b"), both.data().stream().map(ListShape.Part::path).toList());
        ListShape labels = new ListShape(List.of(part(1, "text", "a", true)));
        assertEquals(labels.columns(), labels.data());
        assertEquals(2, both.cell("b"));
        assertEquals(0, both.cell("c"));
    }

    @Test
    void oneLabelAloneTellsNothingNorDoesAPrice() {
        assertFalse(ListLanguage.isVisible(form("a")));
        assertFalse(ListLanguage.isVisible(new ListShape(List.of(part(1, "text", "a", true)))));
        assertTrue(ListLanguage.isVisible(
                new ListShape(List.of(part(1, "text", "a", true), part(2, "text 2", "b", true)))));
        assertFalse(ListLanguage.isVisible(new ListShape(List.of(price(1)))));
    }

    @Test
    void aLanguageIsOfLabels() {
        ListShape form = new ListShape(List.of(
                part(1, "text", "a", true), part(2, "title", "b", false), price(3), part(4, "text", "c", true)));
        assertEquals(
                new ListLanguage(Map.of("a", "Add")),
                ListLanguage.of(form, Arrays.asList("Add", "$ ABC", "£ 3 USD NEW XYQ", null)));
        assertEquals(new ListLanguage(Map.of("a", "Add")), ListLanguage.of(form, List.of("Add")));
        assertEquals(
                new ListLanguage(Map.of("a", "Add", "c", "Left")),
                ListLanguage.of(form, Arrays.asList("Add", "b", null, "Left")));
    }

    @Test
    void otherWordsAreAnotherList() {
        ListLanguage english = new ListLanguage(Map.of("a", "Add", "b", "Left"));
        assertTrue(english.isLike(english));
        assertFalse(english.isLike(new ListLanguage(Map.of("a", "In den Korb", "b", "Auf Lager"))));
        assertTrue(english.isLike(new ListLanguage(Map.of("a", "Add", "b", "Auf Lager"))));
        assertTrue(english.isLike(new ListLanguage(Map.of("a", "In den Korb"))), "a single label");
        assertTrue(english.isLike(new ListLanguage(Map.of())));
        assertTrue(new ListLanguage(Map.of()).isLike(english));
    }

    private static ListShape form(String... paths) {
        List<ListShape.Part> parts = new ArrayList<>();
        for (String path : paths) {
            parts.add(part(parts.size() + 1, "of " + path, path, false));
        }
        return new ListShape(parts);
    }

    private static ListShape.Part part(int ordinal, String name, String path, boolean constant) {
        return new ListShape.Part(ordinal, name, "text", path, constant);
    }

    private static ListShape.Part price(int ordinal) {
        return new ListShape.Part(ordinal, "price", "price", "p", false);
    }
}
