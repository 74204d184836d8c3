package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.ValueParts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Learns what identifies the items of a list: a link without the parameters that change nothing, a number, the title. A rule
 * that was learned at one visit is tested at the next, where it has to find the same items again.
 */
final class KeyLearner {

    /** Share of links with a parameter that are there without it, too; the originals of others may be on pages that are not read. */
    private static final double MIN_COPIES = 0.5;

    /** Share of items that must have a key, and of different items that must have different keys. */
    private static final double MIN_SHARE = 0.9;

    /** Share of the distinct URLs that the chosen parameters must distinguish: the others add less and are dropped. */
    private static final double ENOUGH_URLS = 0.98;

    /** Share of items found again below which a rule is doubted. */
    private static final double DOUBTED = 0.5;

    /** Share of items that another rule must find beyond those of the doubted one. */
    private static final double BETTER = 0.3;

    /** Share of neighbors with consecutive numbers in a field that counts the items of a list. */
    private static final double COUNTING = 0.9;

    /** Maximum digits of a counter: a longer number is a name. */
    private static final int MAX_DIGITS = 9;

    /**
     * Maximum number of parameters that are tried, the most common ones. In a list with links {@code ?Rope}, {@code ?Anchor}
     * and so on each item brings its own: trying them all would take the third power of their number.
     */
    private static final int MAX_PARAMETERS = 16;

    private final List<ListField> fields;
    private final List<ListItem> items;
    /** -1 until it is needed. */
    private int different = -1;

    /** Creates a learner for the first items of a visit, in their order. */
    KeyLearner(List<ListField> fields, List<ListItem> items) {
        this.fields = fields;
        this.items = items;
    }

    /** Returns the first rule that distinguishes all items, or else the first that distinguishes most. */
    KeyRule learn() {
        List<KeyRule> rules = rules();
        return rules.stream()
                .filter(rule -> distinguishes(rule, 1))
                .findFirst()
                .or(() -> rules.stream()
                        .filter(rule -> distinguishes(rule, MIN_SHARE))
                        .findFirst())
                .or(() -> pairs().filter(rule -> distinguishes(rule, 1)).findFirst())
                .orElse(KeyRule.RECORD);
    }

    /** Returns the rule for a further visit: the same, unless another one finds many more items again. */
    KeyRule keep(KeyRule rule, List<ListItem> before) {
        double best = shareFoundAgain(rule, before);
        KeyRule kept = rule;
        if (best >= DOUBTED) {
            return rule;
        }
        for (KeyRule other : rules()) {
            double found = shareFoundAgain(other, before);
            if (found >= DOUBTED && found > best + BETTER && distinguishes(other, MIN_SHARE)) {
                best = found;
                kept = other;
            }
        }
        return kept;
    }

    /** Returns the numbers of the fields that count the items: they tell the place in the list and nothing of the item. */
    Set<Integer> counters() {
        return IntStream.range(0, fields.size())
                .filter(field -> fields.get(field).kind() == ColumnKind.NUMBER
                        && counts(item -> items.get(item).values()[field] instanceof Double number ? number : null))
                .boxed()
                .collect(Collectors.toCollection(HashSet::new));
    }

    private List<KeyRule> rules() {
        List<KeyRule> rules = new ArrayList<>(linkRules(""));
        for (ListField field : fields) {
            if (field.kind() == ColumnKind.LINK) {
                rules.addAll(linkRules(field.path()));
            }
        }
        addTextRules(rules, field -> fields.get(field).kind() == ColumnKind.TEXT);
        Set<Integer> counters = counters();
        addTextRules(rules, field -> fields.get(field).kind() == ColumnKind.NUMBER && !counters.contains(field));
        return rules;
    }

    /** Returns the title and another text as a key, such as of variants of a product: with all texts another price would be another item. */
    private Stream<KeyRule> pairs() {
        List<KeyRule> texts = new ArrayList<>();
        addTextRules(texts, field -> fields.get(field).kind() == ColumnKind.TEXT);
        return texts.stream()
                .skip(1)
                .map(rule -> new KeyRule(rule.source(), texts.get(0).path() + "\n" + rule.path(), List.of()));
    }

    private void addTextRules(List<KeyRule> rules, IntPredicate wanted) {
        IntStream.range(0, fields.size())
                .filter(field -> wanted.test(field)
                        && !ValueParts.isPart(fields.get(field).path()))
                .mapToObj(field ->
                        new KeyRule(KeyRule.Source.TEXT, fields.get(field).path(), List.of()))
                .forEach(rules::add);
    }

    private boolean distinguishes(KeyRule rule, double share) {
        List<String> keys = keys(rule, items);
        int distinct = new HashSet<>(keys).size();
        if (keys.size() < share * items.size() || distinct >= share * Math.min(different(), keys.size())) {
            return keys.size() >= share * items.size();
        }
        Set<Integer> labels = CopyLabels.of(fields, items, rule);
        long originals = items.stream()
                .map(item -> ItemComparison.hash(fields, item, labels))
                .distinct()
                .count();
        return !labels.isEmpty() && distinct >= share * originals;
    }

    /** Returns the number of items with different texts. */
    private int different() {
        if (different < 0) {
            different = new HashSet<>(keys(KeyRule.RECORD, items)).size();
        }
        return different;
    }

    private double shareFoundAgain(KeyRule rule, List<ListItem> before) {
        Set<@Nullable String> keys = new HashSet<>();
        before.forEach(item -> keys.add(rule.find(item, fields)));
        long again = items.stream()
                .filter(item -> keys.contains(rule.find(item, fields)))
                .count();
        return (double) again / Math.max(1, Math.min(items.size(), before.size()));
    }

    private List<String> keys(KeyRule rule, List<ListItem> of) {
        List<String> keys = new ArrayList<>();
        for (ListItem item : of) {
            String key = rule.find(item, fields);
            if (key != null) {
                keys.add(key);
            }
        }
        return keys;
    }

    /** Returns rules for the links of a field: with the fewest parameters that suffice, then with others in their place. */
    private List<KeyRule> linkRules(String path) {
        UrlParts[] byItem = new UrlParts[items.size()];
        List<UrlParts> urls = new ArrayList<>();
        Map<String, Integer> names = new LinkedHashMap<>();
        for (int i = 0; i < byItem.length; i++) {
            ListItem item = items.get(i);
            String cell = path.isEmpty() ? item.href() : item.text(fields, path);
            if (cell != null) {
                byItem[i] = UrlParts.of(cell);
                urls.add(byItem[i]);
                byItem[i].parameters().keySet().forEach(name -> names.merge(name, 1, Integer::sum));
            }
        }
        if (urls.isEmpty()) {
            return List.of();
        }
        List<String> common = new ArrayList<>(mostCommon(names));
        common.removeIf(name -> isOfCopies(name, urls, common));
        if (distinct(urls, List.of()) >= ENOUGH_URLS * distinct(urls, common)) {
            return List.of(new KeyRule(KeyRule.Source.LINK, path, List.of()));
        }
        List<String> ordered = countersLast(common, byItem);
        List<KeyRule> rules = new ArrayList<>();
        List<String> chosen = fewest(urls, ordered);
        rules.add(new KeyRule(KeyRule.Source.LINK, path, chosen));
        for (String replaced : chosen) {
            List<String> others = new ArrayList<>(ordered);
            others.remove(replaced);
            rules.add(new KeyRule(KeyRule.Source.LINK, path, fewest(urls, others)));
        }
        return rules;
    }

    /** Returns whether a parameter marks copies, such as advertisements: most links with it are there without it, too. */
    private static boolean isOfCopies(String name, List<UrlParts> urls, List<String> names) {
        List<String> others =
                names.stream().filter(other -> !other.equals(name)).toList();
        Set<String> originals = new HashSet<>();
        List<String> marked = new ArrayList<>();
        for (UrlParts url : urls) {
            (url.parameters().containsKey(name) ? marked : originals).add(url.with(others));
        }
        return marked.stream().filter(originals::contains).count() >= MIN_COPIES * marked.size();
    }

    private static List<String> mostCommon(Map<String, Integer> names) {
        Set<String> kept = names.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(MAX_PARAMETERS)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        return names.keySet().stream().filter(kept::contains).toList();
    }

    /** Chooses parameters greedily, the one that distinguishes most URLs first. */
    private static List<String> fewest(List<UrlParts> urls, List<String> names) {
        int all = distinct(urls, names);
        List<String> chosen = new ArrayList<>();
        int reached = distinct(urls, chosen);
        while (reached < ENOUGH_URLS * all) {
            String best = null;
            int most = reached;
            for (String name : names) {
                List<String> more = new ArrayList<>(chosen);
                more.add(name);
                int now = distinct(urls, more);
                if (now > most) {
                    most = now;
                    best = name;
                }
            }
            if (best == null) {
                break;
            }
            chosen.add(best);
            reached = most;
        }
        return chosen;
    }

    private static int distinct(List<UrlParts> urls, List<String> names) {
        return (int) urls.stream().map(url -> url.with(names)).distinct().count();
    }

    /** Moves parameters that count the links of the list to the end: one may be all that differs, but is a poor key. */
    private List<String> countersLast(List<String> names, @Nullable UrlParts[] byItem) {
        Map<Boolean, List<String>> counting =
                names.stream().collect(Collectors.partitioningBy(name -> counts(item -> number(byItem[item], name))));
        List<String> ordered = new ArrayList<>(counting.get(false));
        ordered.addAll(counting.get(true));
        return ordered;
    }

    /** Returns a parameter of one to nine digits, or null. */
    private static @Nullable Double number(@Nullable UrlParts url, String name) {
        String value = url == null ? null : url.parameters().get(name);
        boolean digits = value != null
                && !value.isEmpty()
                && value.length() <= MAX_DIGITS
                && value.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Double.valueOf(value) : null;
    }

    /** Returns whether neighbors on a page have consecutive numbers. */
    private boolean counts(IntFunction<@Nullable Double> numberOfItem) {
        int pairs = 0;
        int following = 0;
        Double before = null;
        for (int i = 0; i < items.size(); i++) {
            Double now = numberOfItem.apply(i);
            if (i > 0 && items.get(i).page() == items.get(i - 1).page()) {
                pairs++;
                following += before != null && now != null && now == before + 1 ? 1 : 0;
            }
            before = now;
        }
        return pairs > 1 && following >= COUNTING * pairs;
    }
}
