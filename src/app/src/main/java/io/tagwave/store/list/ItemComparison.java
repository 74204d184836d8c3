package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.UrlHash;
import io.tagwave.store.ValueParts;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Compares two states of a list item. */
final class ItemComparison {

    private ItemComparison() {}

    /**
     * Returns the numbers of the fields that differ. Fields with the same value are equal however they are written; URLs
     * are compared without parameters, which may be made anew for each visitor.
     *
     * @param ignored fields that only tell the place of an item in its list
     */
    static List<Integer> differing(List<ListField> fields, ListItem before, ListItem now, Set<Integer> ignored) {
        return IntStream.range(0, fields.size())
                .filter(i -> !ignored.contains(i) && !same(fields.get(i), before, now, i))
                .boxed()
                .toList();
    }

    private static boolean same(ListField field, ListItem before, ListItem now, int i) {
        if (before.values()[i] != null && before.values()[i].equals(now.values()[i])) {
            return field.kind() != ColumnKind.PRICE || ItemChange.areInOneCurrency(before.texts()[i], now.texts()[i]);
        }
        // A visit hides a part that all its values have.
        boolean isHidden = before.texts()[i] == null || now.texts()[i] == null;
        return isHidden && ValueParts.mayBeHidden(field.path()) || sameText(field, before.texts()[i], now.texts()[i]);
    }

    /** Returns the currencies of prices and of other prices as "EUR, now in USD"; null if each has several, or both have the same. */
    static @Nullable String otherCurrency(List<String> before, List<String> now) {
        if (before.equals(now)) {
            return null;
        }
        String was = currency(before);
        String is = currency(now);
        // "$" and "CA$" may be one currency.
        boolean isOneSign = was != null
                && is != null
                && before.get(0)
                        .chars()
                        .anyMatch(c -> Character.getType(c) == Character.CURRENCY_SYMBOL
                                && now.get(0).indexOf(c) >= 0);
        return was == null || is == null || was.equals(is) || isOneSign ? null : was + ", now in " + is;
    }

    private static @Nullable String currency(List<String> prices) {
        List<String> currencies = Arrays.stream(new ColumnReader(prices, PageHints.NONE).read())
                .map(value -> value == null ? null : value.currency())
                .filter(Objects::nonNull)
                .distinct()
                .toList();
        return currencies.size() == 1 ? currencies.get(0) : null;
    }

    static List<String> texts(@Nullable String text) {
        return text == null ? List.of() : List.of(text);
    }

    static boolean sameText(ListField field, @Nullable String before, @Nullable String now) {
        return Objects.equals(text(field, before), text(field, now));
    }

    private static @Nullable String text(ListField field, @Nullable String cell) {
        return cell == null ? null : field.isUrl() ? UrlParts.of(cell).base() : normalized(cell);
    }

    /** Returns a hash of an item's texts, to tell a repeated item from another one with the same key. */
    static long hash(List<ListField> fields, ListItem item, Set<Integer> ignored) {
        long hash = 0;
        for (int i = 0; i < fields.size(); i++) {
            if (!ignored.contains(i) && !fields.get(i).isUrl()) {
                String text = text(fields.get(i), item.texts()[i]);
                hash = UrlHash.of(text == null ? "\0" : text, hash);
            }
        }
        return hash;
    }

    /** Collapses white space and strips the ends; a text without any to collapse is returned itself. */
    static String normalized(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean single = c == ' ' && i > 0 && i + 1 < text.length() && text.charAt(i - 1) != ' ';
            if (c < ' ' || c == '\u00a0' || c == ' ' && !single) {
                return text.replaceAll("[\\s\\u00a0]+", " ").strip();
            }
        }
        return text;
    }
}
