package io.tagwave.tps;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The step schemes that the papers use. */
public final class StepSchemes {

    private StepSchemes() {}

    /** The tag name alone. */
    public static StepScheme tagOnly() {
        return tree -> steps(tree, style -> "");
    }

    /**
     * Tag name, class attribute and in-line style, as the TPS filter papers have it (JIDM 2013, Section 3). The class
     * tokens count as written.
     */
    public static StepScheme classAndStyle() {
        return tree -> steps(tree, style -> String.join(" ", style.classes()) + '\n' + style.css());
    }

    /** Tag name with all that the style holds: classes, in-line style and presentational attributes. */
    public static StepScheme wholeStyle() {
        return tree -> steps(
                tree, style -> String.join(" ", style.classes()) + '\n' + style.css() + '\n' + style.presentation());
    }

    /**
     * Tag name, in-line style, presentational attributes and the class token that is most frequent on the page, as the
     * thesis author's program has it: digits are dropped from tokens, so that row1 and row2 take the same step.
     */
    public static StepScheme commonestClass() {
        return tree -> {
            Map<String, Integer> frequency = tokenFrequency(tree);
            return steps(tree, style -> commonest(style, frequency) + '\n' + style.css() + '\n' + style.presentation());
        };
    }

    private static Map<String, Integer> tokenFrequency(PageTree tree) {
        int[] uses = new int[tree.styles().size()];
        for (int node = 0; node < tree.size(); node++) {
            uses[tree.style(node)]++;
        }
        Map<String, Integer> frequency = new HashMap<>();
        for (int s = 0; s < uses.length; s++) {
            for (String token : plainTokens(tree.styles().get(s))) {
                frequency.merge(token, uses[s], Integer::sum);
            }
        }
        return frequency;
    }

    private static String commonest(Style style, Map<String, Integer> frequency) {
        String best = "";
        for (String token : plainTokens(style)) {
            int more = best.isEmpty() ? 1 : Integer.compare(frequency.get(token), frequency.get(best));
            if (more > 0 || (more == 0 && token.compareTo(best) > 0)) {
                best = token;
            }
        }
        return best;
    }

    private static List<String> plainTokens(Style style) {
        List<String> tokens = new ArrayList<>();
        for (String token : style.classes()) {
            String plain = withoutDigits(token).toLowerCase(Locale.ROOT);
            if (!plain.isEmpty()) {
                tokens.add(plain);
            }
        }
        return tokens;
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

    /** Numbers the pairs of tag and what the key function keeps of the style. */
    private static int[] steps(PageTree tree, Function<Style, String> key) {
        int[] look = new int[tree.styles().size()];
        Map<String, Integer> looks = new HashMap<>();
        for (int s = 0; s < look.length; s++) {
            Integer known = looks.putIfAbsent(key.apply(tree.styles().get(s)), looks.size());
            look[s] = known == null ? looks.size() - 1 : known;
        }
        int[] steps = new int[tree.size()];
        int tags = tree.tagNames().size();
        for (int node = 0; node < steps.length; node++) {
            steps[node] = look[tree.style(node)] * tags + tree.tag(node);
        }
        return steps;
    }
}
