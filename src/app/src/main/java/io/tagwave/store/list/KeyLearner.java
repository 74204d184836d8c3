package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Learns what tells the items of a list apart: a link without the parameters that change nothing, an id, the title. What is
 * learned of one visit is tried on the next, where it has to find the same items again.
 */
final class KeyLearner {

    /** Share of the items that a key has to be found for, and of different items that need different keys. */
    private static final double MOST = 0.9;

    /** Parameters that add less than this share of distinct addresses are left out. */
    private static final double ENOUGH = 0.98;

    /** A rule that finds fewer of the items again is doubted; another has to find so many more. */
    private static final double DOUBTED = 0.5;

    private static final double BETTER = 0.3;

    /** Share of neighbours whose numbers follow each other, in a field that counts the items of a list. */
    private static final double COUNTING = 0.9;

    /** A longer number is a name. */
    private static final int MOST_DIGITS = 9;

    /** Parameters of links that are tried: those that most links have. */
    private static final int MOST_PARAMETERS = 16;

    private final List<ListField> fields;
    private final List<ListItem> items;
    /** Negative until somebody asks. */
    private int different = -1;

    /**
     * A learner.
     *
     * @param items the first of a visit, in their order
     */
    KeyLearner(List<ListField> fields, List<ListItem> items) {
        this.fields = fields;
        this.items = items;
    }

    /** The first of the rules that tell all items apart, else the first that tells most. */
    KeyRule learn() {
        List<KeyRule> rules = rules();
        return rules.stream()
                .filter(rule -> tellsApart(rule, 1))
                .findFirst()
                .or(() -> rules.stream().filter(rule -> tellsApart(rule, MOST)).findFirst())
                .orElse(KeyRule.RECORD);
    }

    /** The rule for a further visit: the same, unless another one finds far more items again. */
    KeyRule keep(KeyRule rule, List<ListItem> before) {
        double best = foundAgain(rule, before);
        KeyRule kept = rule;
        if (best >= DOUBTED) {
            return rule;
        }
        for (KeyRule other : rules()) {
            double found = foundAgain(other, before);
            if (found >= DOUBTED && found > best + BETTER && tellsApart(other, MOST)) {
                best = found;
                kept = other;
            }
        }
        return kept;
    }

    /** Fields that count the items, by their numbers: they tell the place in the list and nothing of the item. */
    Set<Integer> counters() {
        Set<Integer> counters = new HashSet<>();
        for (int i = 0; i < fields.size(); i++) {
            int field = i;
            if (fields.get(i).kind() == ColumnKind.NUMBER
                    && counts(item -> items.get(item).values[field] instanceof Double number ? number : null)) {
                counters.add(i);
            }
        }
        return counters;
    }

    private List<KeyRule> rules() {
        List<KeyRule> rules = new ArrayList<>(links(""));
        for (ListField field : fields) {
            if (field.kind() == ColumnKind.LINK) {
                rules.addAll(links(field.path()));
            }
        }
        addTexts(rules, field -> field.kind() == ColumnKind.TEXT);
        Set<Integer> counters = counters();
        addTexts(rules, field -> field.kind() == ColumnKind.NUMBER && !counters.contains(fields.indexOf(field)));
        return rules;
    }

    private void addTexts(List<KeyRule> rules, Predicate<ListField> wanted) {
        for (ListField field : fields) {
            if (wanted.test(field)) {
                rules.add(new KeyRule(KeyRule.Source.TEXT, field.path(), List.of()));
            }
        }
    }

    private boolean tellsApart(KeyRule rule, double share) {
        Set<String> keys = new HashSet<>();
        int told = 0;
        for (ListItem item : items) {
            String key = rule.told(item, fields);
            if (key != null) {
                told++;
                keys.add(key);
            }
        }
        return told >= share * items.size() && keys.size() >= share * Math.min(different(), told);
    }

    /** How many items say different things. */
    private int different() {
        if (different < 0) {
            Set<String> said = new HashSet<>();
            items.forEach(item -> said.add(KeyRule.RECORD.told(item, fields)));
            different = said.size();
        }
        return different;
    }

    private double foundAgain(KeyRule rule, List<ListItem> before) {
        Set<String> keys = new HashSet<>();
        before.forEach(item -> keys.add(rule.told(item, fields)));
        long again = items.stream()
                .filter(item -> keys.contains(rule.told(item, fields)))
                .count();
        return (double) again / Math.max(1, Math.min(items.size(), before.size()));
    }

    /** Rules for the links of a field: with the fewest parameters that do it, then with others in their place. */
    private List<KeyRule> links(String path) {
        UrlParts[] ofItems = new UrlParts[items.size()];
        List<UrlParts> addresses = new ArrayList<>();
        Map<String, Integer> names = new LinkedHashMap<>();
        for (int i = 0; i < ofItems.length; i++) {
            String cell = path.isEmpty() ? items.get(i).href : cell(items.get(i), path);
            if (cell != null) {
                ofItems[i] = UrlParts.of(cell);
                addresses.add(ofItems[i]);
                ofItems[i].parameters().keySet().forEach(name -> names.merge(name, 1, Integer::sum));
            }
        }
        if (addresses.isEmpty()) {
            return List.of();
        }
        List<String> common = commonest(names);
        if (distinct(addresses, List.of()) >= ENOUGH * distinct(addresses, common)) {
            return List.of(new KeyRule(KeyRule.Source.LINK, path, List.of()));
        }
        List<String> ordered = countersLast(common, ofItems);
        List<KeyRule> rules = new ArrayList<>();
        List<String> chosen = fewest(addresses, ordered);
        rules.add(new KeyRule(KeyRule.Source.LINK, path, chosen));
        for (String one : chosen) {
            List<String> others = new ArrayList<>(ordered);
            others.remove(one);
            rules.add(new KeyRule(KeyRule.Source.LINK, path, fewest(addresses, others)));
        }
        return rules;
    }

    /**
     * The names that most links have. In a list whose links are {@code ?Rope}, {@code ?Anchor} and so on each item brings a name of its own: to
     * try them all would take the third power of their number.
     */
    private static List<String> commonest(Map<String, Integer> names) {
        Set<String> kept = names.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_PARAMETERS)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        return names.keySet().stream().filter(kept::contains).toList();
    }

    /** Greedily, the one that tells most apart first. */
    private static List<String> fewest(List<UrlParts> addresses, List<String> names) {
        int all = distinct(addresses, names);
        List<String> chosen = new ArrayList<>();
        int told = distinct(addresses, chosen);
        while (told < ENOUGH * all) {
            String best = null;
            int most = told;
            for (String name : names) {
                List<String> more = new ArrayList<>(chosen);
                more.add(name);
                int now = distinct(addresses, more);
                if (now > most) {
                    most = now;
                    best = name;
                }
            }
            if (best == null) {
                break;
            }
            chosen.add(best);
            told = most;
        }
        return chosen;
    }

    private static int distinct(List<UrlParts> addresses, List<String> names) {
        Set<String> distinct = new HashSet<>();
        addresses.forEach(address -> distinct.add(address.with(names)));
        return distinct.size();
    }

    /** A parameter that counts the links of the list may be all that differs, but is the last that should be believed. */
    private List<String> countersLast(List<String> names, UrlParts[] ofItems) {
        List<String> first = new ArrayList<>();
        List<String> last = new ArrayList<>();
        for (String name : names) {
            boolean counter = counts(item -> number(ofItems[item], name));
            (counter ? last : first).add(name);
        }
        first.addAll(last);
        return first;
    }

    /** A parameter of one to nine digits, or null. */
    private static Double number(UrlParts address, String name) {
        String value = address == null ? null : address.parameters().get(name);
        boolean digits = value != null
                && !value.isEmpty()
                && value.length() <= MOST_DIGITS
                && value.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Double.valueOf(value) : null;
    }

    private String cell(ListItem item, String path) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).path().equals(path)) {
                return item.texts[i];
            }
        }
        return null;
    }

    /** Whether numbers of neighbours on a page follow each other: each is asked for by the item's place. */
    private boolean counts(IntFunction<Double> number) {
        int pairs = 0;
        int following = 0;
        Double before = null;
        for (int i = 0; i < items.size(); i++) {
            Double now = number.apply(i);
            if (i > 0 && items.get(i).page == items.get(i - 1).page) {
                pairs++;
                following += before != null && now != null && now == before + 1 ? 1 : 0;
            }
            before = now;
        }
        return pairs > 1 && following >= COUNTING * pairs;
    }
}
