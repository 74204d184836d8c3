package io.tagwave.align;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives fields of one path a path for each kind of text if records have more and fewer of them: where a card lacks its old price, its
 * rating or its place, the others keep their columns. Kinds are sums with a currency, figures with the same last word, bare figures
 * behind the same icon, dates and the like, lines and sentences. Kinds that no record has together are one: "free" among prices.
 */
record FieldKinds(PageTree tree, FieldPaths paths, FieldRules rules, int[] nodes, int[] codes, int[] starts) {

    /** Share of the records that have a kind; rarer ones have no column of their own. */
    private static final double MIN_RECORDS = 0.1;

    private static final int MIN_COUNT = 2;
    /** Longer texts are sentences. */
    private static final int MAX_LINE = 40;
    /** Longer texts are no figures, whatever stands in them. */
    private static final int MAX_FIGURE = 32;
    /** Words of a figure with its unit, such as "30 min read". */
    private static final int MAX_UNIT_WORDS = 3;
    /** Beginning of a word that its singular and plural have in common. */
    private static final int STEM = 3;
    /** Numbers of kinds, above those of labels on a page. */
    private static final int KIND = 1 << 24;

    /** Longer ones are no words alone; where any text is between words and sentences, these are one kind. */
    private static final int MAX_WORDS = 20;

    private static final String NUMBER = "number";
    private static final String LINE = "line";
    private static final String BETWEEN = "between";
    private static final String SENTENCE = "sentence";

    /** Changes the codes of the fields of which records have more and fewer. */
    void apply() {
        PathCounts texts = PathCounts.of(codes, starts, paths.size(), field -> tree.isText(nodes[field]));
        int records = starts.length - 1;
        Map<Integer, Map<Integer, List<String>>> varied = new LinkedHashMap<>();
        for (int code = 1; code < texts.all().length; code++) {
            if (texts.vary(code)) {
                varied.put(code, new HashMap<>());
            }
        }
        for (int record = 0; !varied.isEmpty() && record < records; record++) {
            for (int field = starts[record]; field < starts[record + 1]; field++) {
                Map<Integer, List<String>> kinds = tree.isText(nodes[field]) ? varied.get(codes[field]) : null;
                if (kinds != null) {
                    kinds.computeIfAbsent(record, number -> new ArrayList<>()).add(kind(nodes[field]));
                }
            }
        }
        varied.forEach((code, kinds) -> assign(code, groups(kinds, records)));
    }

    /** Returns the number of the group of each kind; of a rare one, none. */
    private static Map<String, Integer> groups(Map<Integer, List<String>> kinds, int records) {
        boolean areEven = kinds.values().stream().anyMatch(own -> own.contains(BETWEEN));
        kinds.values().forEach(own -> own.replaceAll(kind -> areEven && isWords(kind) ? LINE : kind));
        Map<String, Integer> counts = new HashMap<>();
        kinds.values().forEach(own -> own.stream().distinct().forEach(kind -> counts.merge(kind, 1, Integer::sum)));
        List<List<String>> groups = new ArrayList<>();
        counts.entrySet().stream()
                .filter(kind -> kind.getValue() >= Math.max(MIN_COUNT, MIN_RECORDS * records))
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .forEach(kind -> groups.stream()
                        .filter(group -> kinds.values().stream()
                                .noneMatch(own ->
                                        own.contains(kind) && own.stream().anyMatch(group::contains)))
                        .findFirst()
                        .orElseGet(() -> {
                            groups.add(new ArrayList<>());
                            return groups.get(groups.size() - 1);
                        })
                        .add(kind));
        Map<String, Integer> numbers = new HashMap<>();
        for (int group = 0; group < groups.size(); group++) {
            int number = group;
            groups.get(group).forEach(kind -> numbers.put(kind, number));
        }
        return numbers;
    }

    private static boolean isWords(String kind) {
        return kind.equals(LINE) || kind.equals(BETWEEN) || kind.equals(SENTENCE);
    }

    /** Gives each group but the greatest a path of its own. */
    private void assign(int code, Map<String, Integer> groups) {
        for (int field = 0; field < starts[starts.length - 1]; field++) {
            if (codes[field] == code && tree.isText(nodes[field])) {
                String kind = kind(nodes[field]);
                int group = groups.getOrDefault(kind, isWords(kind) ? groups.getOrDefault(LINE, 0) : 0);
                codes[field] = group == 0 ? code : paths.labelled(code, KIND + group);
            }
        }
    }

    private String kind(int text) {
        int end = rules.end(text);
        int length = tree.textLength(text, end);
        if (length > MAX_FIGURE || !tree.anyDigit(text, end)) {
            return length > MAX_LINE ? SENTENCE : length > MAX_WORDS ? BETWEEN : LINE;
        }
        String kind = kind(tree.text(text, end).strip());
        return kind.startsWith(NUMBER) && tree.isLeaf(text - 1) && !tree.isText(text - 1)
                ? kind + tree.style(text - 1) + tree.address(text - 1)
                : kind;
    }

    /** Returns the kind of a short text with a digit. */
    private static String kind(String text) {
        int groups = 0;
        int word = text.length();
        boolean anyLetter = false;
        boolean inGroup = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.getType(c) == Character.CURRENCY_SYMBOL) {
                return "sum";
            }
            boolean isDigit = Character.isDigit(c);
            groups += isDigit && !inGroup ? 1 : 0;
            inGroup = isDigit
                    || inGroup
                            && ".,' \u00a0\u202f".indexOf(c) >= 0
                            && i + 1 < text.length()
                            && Character.isDigit(text.charAt(i + 1));
            anyLetter |= Character.isLetter(c);
            word = isDigit || Character.isWhitespace(c) || c == '\u00a0' ? i + 1 : word;
        }
        if (!anyLetter) {
            int symbol = text.codePointAt(0);
            String icon = Character.getType(symbol) == Character.OTHER_SYMBOL ? Character.toString(symbol) : "";
            return NUMBER + (groups == 1 ? "" : "s") + icon;
        }
        boolean isUnit = groups == 1 && Character.isDigit(text.charAt(0)) && word < text.length();
        if (isUnit && text.split(" ").length <= MAX_UNIT_WORDS) {
            return "unit " + text.substring(word, Math.min(word + STEM, text.length()));
        }
        return groups > 1 && FigureShare.isFigure(text) ? "date" : LINE;
    }
}
