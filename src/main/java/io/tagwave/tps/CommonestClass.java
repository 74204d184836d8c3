package io.tagwave.tps;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The looks of a page's styles by in-line style, presentational attributes and commonest class token. */
final class CommonestClass {

    private final List<Style> styles;
    /** The class tokens of each style, without digits. */
    private final List<List<String>> tokens;

    private final Map<String, Integer> frequency = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    CommonestClass(PageTree tree) {
        styles = tree.styles();
        tokens = new ArrayList<>(styles.size());
        int[] uses = new int[styles.size()];
        for (int node = 0; node < tree.size(); node++) {
            uses[tree.style(node)]++;
        }
        for (int s = 0; s < uses.length; s++) {
            List<String> plain = plainTokens(styles.get(s));
            for (String token : plain) {
                frequency.merge(token, uses[s], Integer::sum);
            }
            tokens.add(plain);
        }
    }

    /** One number a style, from 0 in order of first appearance. */
    int[] looks() {
        PairNumbers attributes = new PairNumbers(styles.size());
        PairNumbers looks = new PairNumbers(styles.size());
        int[] look = new int[styles.size()];
        for (int s = 0; s < look.length; s++) {
            Style style = styles.get(s);
            int attribute = attributes.number(number(style.css()), number(style.presentation()));
            look[s] = looks.number(attribute, number(commonest(tokens.get(s)))) - 1;
        }
        return look;
    }

    private int number(String text) {
        Integer known = numbers.putIfAbsent(text, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    /** Of the tokens of a style the one that the page has most often; of equals the last in the alphabet. */
    private String commonest(List<String> candidates) {
        if (candidates.size() <= 1) {
            return candidates.isEmpty() ? "" : candidates.get(0);
        }
        String best = candidates.get(0);
        for (String token : candidates) {
            int more = Integer.compare(frequency.get(token), frequency.get(best));
            if (more > 0 || (more == 0 && token.compareTo(best) > 0)) {
                best = token;
            }
        }
        return best;
    }

    private static List<String> plainTokens(Style style) {
        if (style.classes().isEmpty()) {
            return List.of();
        }
        List<String> tokens = new ArrayList<>(style.classes().size());
        for (String token : style.classes()) {
            String plain = plain(token);
            if (!plain.isEmpty()) {
                tokens.add(plain);
            }
        }
        return tokens;
    }

    /** In lower case and without digits, as most tokens are written. */
    private static String plain(String token) {
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            if (c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c > 127) {
                return withoutDigits(token).toLowerCase(Locale.ROOT);
            }
        }
        return token;
    }

    private static String withoutDigits(String token) {
        StringBuilder plain = new StringBuilder(token.length());
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            if (c < '0' || c > '9') {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
