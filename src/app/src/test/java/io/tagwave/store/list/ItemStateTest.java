package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.tagwave.column.ColumnKind;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When an item says the same as before, and what an address is without its parameters. */
class ItemStateTest {

    private static final List<ListField> FIELDS = List.of(
            new ListField("t", ColumnKind.TEXT, "title", null),
            new ListField("p", ColumnKind.PRICE, "price_text", "price"),
            new ListField("a", ColumnKind.LINK, "link", null));

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "a b, a b",
                "\" a b\", a b",
                "\"a b \", a b",
                "a  b, a b",
                "\"a\u00a0b\", a b",
                "\"a\tb\", a b",
                "a b c, a b c",
                "ab, ab",
                "\" \", \"\"",
                "\"\", \"\""
            })
    void blanksAreOneAndNoneAtTheEnds(String text, String plain) {
        assertEquals(plain, ItemComparison.normalized(text));
    }

    @Test
    void aTextWithoutAnythingToChangeStaysTheSameObject() {
        String text = "one two three".concat(" four");
        assertEquals(System.identityHashCode(text), System.identityHashCode(ItemComparison.normalized(text)));
    }

    @Test
    void aValueIsTheSameHoweverItIsWritten() {
        ListItem before = item("Rope", "12,50 €", 12.5, "/rope?s=1");
        assertEquals(List.of(), differing(before, item("Rope", "EUR 12.50", 12.5, "/rope?s=2")));
        assertEquals(List.of(1), differing(before, item("Rope", "13,00 €", 13.0, "/rope?s=1")));
        assertEquals(List.of(0), differing(before, item("Ropes", "12,50 €", 12.5, "/rope")));
        assertEquals(List.of(2), differing(before, item("Rope", "12,50 €", 12.5, "/ropes")));
        assertEquals(List.of(), differing(before, item("Rope ", "12,50 €", null, "/rope#x")));
        assertEquals(List.of(0, 1, 2), differing(before, item(null, null, null, null)));
        assertEquals(List.of(2), ItemComparison.differing(FIELDS, before, item(null, null, null, null), Set.of(0, 1)));
    }

    @Test
    void aHashIsOfAllButAddressesAndWhatIsIgnored() {
        long hash = ItemComparison.hash(FIELDS, item("Rope", "12,50 €", 12.5, "/rope"), Set.of());
        assertNotEquals(0, hash);
        assertEquals(hash, ItemComparison.hash(FIELDS, item(" Rope", "12,50 €", null, "/other"), Set.of()));
        assertNotEquals(hash, ItemComparison.hash(FIELDS, item("Rope", "13,50 €", 12.5, "/rope"), Set.of()));
        assertNotEquals(hash, ItemComparison.hash(FIELDS, item("Rope", null, 12.5, "/rope"), Set.of()));
        assertNotEquals(hash, ItemComparison.hash(FIELDS, item("Rope", "12,50 €", 12.5, "/rope"), Set.of(1)));
        assertEquals(
                ItemComparison.hash(FIELDS, item("Rope", "1", null, null), Set.of(1)),
                ItemComparison.hash(FIELDS, item("Rope", "2", null, null), Set.of(1)));
        assertNotEquals(
                ItemComparison.hash(FIELDS, item("a", "b", null, null), Set.of()),
                ItemComparison.hash(FIELDS, item("b", "a", null, null), Set.of()));
    }

    @Test
    void valuesAreWrittenTheSameInEachDatabase() {
        assertEquals("12", ListField.text(12.0));
        assertEquals("-3", ListField.text(-3.0));
        assertEquals("12.5", ListField.text(12.5));
        assertEquals("999999999999999", ListField.text(999999999999999.0));
        assertEquals("1000000000000000", ListField.text(1e15));
        assertEquals("2026-11-24", ListField.text(LocalDate.of(2026, 11, 24)));
        assertEquals("null", ListField.text(null));
    }

    @Test
    void anAddressHasParametersInPathQueryAndFragment() {
        assertEquals(
                new UrlParts("/a", Map.of("s", "1", "t", "", "id", "2,3", "#", "x")),
                UrlParts.of("/a;s=1;t?id=2&id=3&#x"));
        assertEquals(new UrlParts("/a", Map.of()), UrlParts.of("/a?#"));
        assertEquals(new UrlParts("", Map.of("b", "")), UrlParts.of("?b"));
        assertEquals(new UrlParts("", Map.of("#", "?b")), UrlParts.of("#?b"));
        assertEquals(new UrlParts("", Map.of("x", "1")), UrlParts.of(";x=1"));
        assertEquals(new UrlParts("/a", Map.of("", "1")), UrlParts.of("/a?=1"));
        assertEquals("/a?id=2,3&s=1#x", UrlParts.of("/a;s=1?id=2&id=3#x").with(List.of("id", "none", "s", "#")));
    }

    private static List<Integer> differing(ListItem before, ListItem now) {
        return ItemComparison.differing(FIELDS, before, now, Set.of());
    }

    private static ListItem item(String title, String price, Double value, String link) {
        return new ListItem(
                1, "/", 1, 0, link, null, new String[] {title, price, link}, new Object[] {null, value, null});
    }
}
