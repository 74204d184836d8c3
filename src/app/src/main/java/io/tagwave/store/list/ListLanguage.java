package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the labels of a region say and which currency its prices are in: what tells the shop in one language from the same shop
 * in another, where both have the same template.
 *
 * @param labels text of constant columns by their path
 * @param currencies signs and codes in the prices
 */
record ListLanguage(Map<String, String> labels, Set<String> currencies) {

    /** A single label may say of all items of one page that they are sold out. */
    private static final int TELLING_LABELS = 2;

    private static final Pattern CURRENCY = Pattern.compile("\\p{Sc}|\\b\\p{Lu}{3}\\b");

    private static final Set<String> CODES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    ListLanguage {
        labels = Map.copyOf(labels);
        currencies = Set.copyOf(currencies);
    }

    /** Whether a region's cells can tell anything of the kind. */
    static boolean isTold(ListShape form) {
        return form.columns().stream().filter(ListShape.Part::constant).count() >= TELLING_LABELS
                || form.columns().stream().anyMatch(ListLanguage::isPrice);
    }

    /** The tone of a region, by one of its records. */
    static ListLanguage of(ListShape form, List<String> cells) {
        Map<String, String> labels = new HashMap<>();
        Set<String> currencies = new HashSet<>();
        for (ListShape.Part column : form.columns()) {
            String cell = column.ordinal() > cells.size() ? null : cells.get(column.ordinal() - 1);
            if (cell != null && column.constant()) {
                labels.put(column.path(), cell);
            } else if (cell != null && isPrice(column)) {
                Matcher sign = CURRENCY.matcher(cell);
                while (sign.find()) {
                    if (sign.group().length() == 1 || CODES.contains(sign.group())) {
                        currencies.add(sign.group());
                    }
                }
            }
        }
        return new ListLanguage(labels, currencies);
    }

    /** Whether nothing speaks against two regions being of one list. */
    boolean isLike(ListLanguage other) {
        int shared = 0;
        int same = 0;
        for (Map.Entry<String, String> label : labels.entrySet()) {
            String there = other.labels.get(label.getKey());
            shared += there == null ? 0 : 1;
            same += label.getValue().equals(there) ? 1 : 0;
        }
        boolean otherWords = shared >= TELLING_LABELS && same == 0;
        boolean otherMoney = !currencies.isEmpty()
                && !other.currencies.isEmpty()
                && currencies.stream().noneMatch(other.currencies::contains);
        return !otherWords && !otherMoney;
    }

    private static boolean isPrice(ListShape.Part column) {
        return column.kind().equals(ColumnKind.PRICE.code());
    }
}
