package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        Form clubs = new Form(List.of(part(1, "Club", "a", false), part(2, "Points", "b", false)));
        Form boats = new Form(List.of(part(1, "Boat", "a", false), part(2, "Length", "b", false)));
        Form ranks = new Form(List.of(part(1, "Club", "a", false), part(2, "Rank", "b", false)));
        assertFalse(clubs.isLike(boats));
        assertTrue(clubs.isLike(ranks));
        assertTrue(clubs.sharesPaths(boats));
    }

    @Test
    void aNumberBehindANameOnlyCounts() {
        Form one = new Form(List.of(part(1, "text 1", "a", false)));
        Form other = new Form(List.of(part(1, "text 12", "a", false)));
        assertTrue(one.isLike(other));
    }

    @Test
    void labelsAreNoDataUnlessThereIsNothingElse() {
        Form both = new Form(List.of(part(1, "text", "a", true), part(2, "title", "b", false)));
        assertEquals(List.of("b"), both.data().stream().map(Form.Part::path).toList());
        Form labels = new Form(List.of(part(1, "text", "a", true)));
        assertEquals(labels.columns(), labels.data());
        assertEquals(2, both.cell("b"));
        assertEquals(0, both.cell("c"));
    }

    @Test
    void oneLabelAloneTellsNothingAPriceDoes() {
        assertFalse(Tone.isTold(form("a")));
        assertFalse(Tone.isTold(new Form(List.of(part(1, "text", "a", true)))));
        assertTrue(Tone.isTold(new Form(List.of(part(1, "text", "a", true), part(2, "text 2", "b", true)))));
        assertTrue(Tone.isTold(new Form(List.of(price(1)))));
    }

    @Test
    void aToneIsOfLabelsAndCurrencies() {
        Form form = new Form(List.of(
                part(1, "text", "a", true), part(2, "title", "b", false), price(3), part(4, "text", "c", true)));
        assertEquals(
                new Tone(Map.of("a", "Add"), Set.of("£", "USD")),
                Tone.of(form, Arrays.asList("Add", "$ ABC", "£ 3 USD NEW XYQ", null)));
        assertEquals(new Tone(Map.of("a", "Add"), Set.of()), Tone.of(form, List.of("Add")));
        assertEquals(
                new Tone(Map.of("a", "Add", "c", "Left"), Set.of()),
                Tone.of(form, Arrays.asList("Add", "b", null, "Left")));
    }

    @Test
    void otherWordsAndOtherMoneyAreAnotherList() {
        Tone english = new Tone(Map.of("a", "Add", "b", "Left"), Set.of("£"));
        assertTrue(english.isLike(english));
        assertFalse(english.isLike(new Tone(Map.of("a", "In den Korb", "b", "Auf Lager"), Set.of("£"))));
        assertTrue(english.isLike(new Tone(Map.of("a", "Add", "b", "Auf Lager"), Set.of("£"))));
        assertTrue(english.isLike(new Tone(Map.of("a", "In den Korb"), Set.of("£"))), "a single label");
        assertFalse(english.isLike(new Tone(Map.of("a", "Add", "b", "Left"), Set.of("€"))));
        assertTrue(english.isLike(new Tone(Map.of("a", "Add", "b", "Left"), Set.of("€", "£"))));
        assertTrue(english.isLike(new Tone(Map.of(), Set.of())));
        assertTrue(new Tone(Map.of(), Set.of()).isLike(english));
    }

    private static Form form(String... paths) {
        List<Form.Part> parts = new ArrayList<>();
        for (String path : paths) {
            parts.add(part(parts.size() + 1, "of " + path, path, false));
        }
        return new Form(parts);
    }

    private static Form.Part part(int ordinal, String name, String path, boolean constant) {
        return new Form.Part(ordinal, name, "text", path, constant);
    }

    private static Form.Part price(int ordinal) {
        return new Form.Part(ordinal, "price", "price", "p", false);
    }
}
