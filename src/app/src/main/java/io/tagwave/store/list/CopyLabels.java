package io.tagwave.store.list;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds fields such as "Sponsored" that only copies of items have: their items are on the pages without it, too. They make no other
 * item of a copy, and no change of an item of which another visit shows a copy.
 */
final class CopyLabels {

    private static final int MIN_COPIES = 2;

    /** Share of the items with the field that are copies: the originals of others may be on pages that failed or are not compared. */
    private static final double MIN_SHARE = 0.5;

    private CopyLabels() {}

    static Set<Integer> of(List<ListField> fields, List<ListItem> items, KeyRule rule) {
        Set<Integer> found = new HashSet<>();
        Map<String, List<ListItem>> byKey = new HashMap<>();
        if (rule.source() != KeyRule.Source.RECORD) {
            items.forEach(item -> byKey.computeIfAbsent(rule.key(item, fields), k -> new ArrayList<>())
                    .add(item));
        }
        for (int i = 0; i < fields.size(); i++) {
            int field = i;
            long filled =
                    items.stream().filter(item -> item.texts()[field] != null).count();
            long copies = byKey.values().stream()
                    .filter(group -> group.stream().anyMatch(item -> item.texts()[field] == null))
                    .mapToLong(group -> group.stream()
                            .filter(item -> item.texts()[field] != null)
                            .count())
                    .sum();
            if (copies >= MIN_COPIES && copies >= MIN_SHARE * filled) {
                found.add(i);
            }
        }
        return found;
    }
}
