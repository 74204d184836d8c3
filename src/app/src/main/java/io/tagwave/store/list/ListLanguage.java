package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import java.util.Collections;
import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The labels of a region and the currencies of its prices: they distinguish a shop in one language from the same shop in
 * another, where both have the same template.
 *
 * @param labels text of constant columns by their path
 * @param currencies signs and codes in the prices
 */
record ListLanguage(Map<String, String> labels, Set<String> currencies) {

    /** Minimum number of labels to compare: a single one may say of all items of one page that they are sold out. */
    private static final int MIN_LABELS = 2;

    private static final Pattern CURRENCY = Pattern.compile("\\p{Sc}|\\b\\p{Lu}{3}\\b");

    private static final Set<String> CODES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    ListLanguage {
        labels = Map.copyOf(labels);
        currencies = Set.copyOf(currencies);
    }

    /** Returns whether the cells of a region can show its language. */
    static boolean isVisible(ListShape form) {
        return form.columns().stream().filter(ListShape.Part::constant).count() >= MIN_LABELS
                || form.columns().stream().anyMatch(ListLanguage::isPrice);
    }

    /** Returns the language of a region, read from one of its records. */
    static ListLanguage of(ListShape form, List<@Nullable String> cells) {
        Map<String, String> labels = new HashMap<>();
        Set<String> currencies = new HashSet<>();
        for (ListShape.Part column : form.columns()) {
            String cell = column.ordinal() > cells.size() ? null : cells.get(column.ordinal() - 1);
            if (cell != null && column.constant()) {
                labels.put(column.path(), cell);
            } else if (cell != null && isPrice(column)) {
                CURRENCY.matcher(cell)
                        .results()
                        .map(MatchResult::group)
                        .filter(sign -> sign.length() == 1 || CODES.contains(sign))
                        .forEach(currencies::add);
            }
        }
        return new ListLanguage(labels, currencies);
    }

    /** Returns whether nothing indicates that two regions belong to different lists. */
    boolean isLike(ListLanguage other) {
        Set<String> shared = new HashSet<>(labels.keySet());
        shared.retainAll(other.labels.keySet());
        boolean otherWords = shared.size() >= MIN_LABELS
                && shared.stream().noneMatch(path -> Objects.equals(labels.get(path), other.labels.get(path)));
        boolean otherCurrencies = !currencies.isEmpty()
                && !other.currencies.isEmpty()
                && Collections.disjoint(currencies, other.currencies);
        return !otherWords && !otherCurrencies;
    }

    private static boolean isPrice(ListShape.Part column) {
        return column.kind().equals(ColumnKind.PRICE.code());
    }
}
