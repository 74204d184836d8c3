package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.store.ValueParts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The labels of a region: they distinguish a shop in one language from the same shop in another, where both have the same
 * template. Currencies do not: one page may write "EUR 12.50" and the next "12,50 €".
 *
 * @param labels text of constant columns by their path
 */
record ListLanguage(Map<String, String> labels) {

    /** Minimum number of labels to compare: a single one may say of all items of one page that they are sold out. */
    private static final int MIN_LABELS = 2;

    ListLanguage {
        labels = Map.copyOf(labels);
    }

    /** Returns whether the cells of a region can show its language. */
    static boolean isVisible(ListShape form) {
        return form.columns().stream().filter(ListLanguage::isLabel).count() >= MIN_LABELS;
    }

    /** Returns the language of a region, read from one of its records. */
    static ListLanguage of(ListShape form, List<@Nullable String> cells) {
        Map<String, String> labels = new HashMap<>();
        for (ListShape.Part column : form.columns()) {
            String cell = column.ordinal() > cells.size() ? null : cells.get(column.ordinal() - 1);
            if (cell != null && isLabel(column)) {
                labels.put(column.path(), cell);
            }
        }
        return new ListLanguage(labels);
    }

    /** Returns whether nothing indicates that two regions belong to different lists. */
    boolean isLike(ListLanguage other) {
        Set<String> shared = new HashSet<>(labels.keySet());
        shared.retainAll(other.labels.keySet());
        return shared.size() < MIN_LABELS
                || shared.stream().anyMatch(path -> Objects.equals(labels.get(path), other.labels.get(path)));
    }

    private static boolean isLabel(ListShape.Part column) {
        return column.constant() && !ValueParts.isPart(column.path());
    }
}
