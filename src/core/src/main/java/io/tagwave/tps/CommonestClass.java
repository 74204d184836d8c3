package io.tagwave.tps;

import io.tagwave.number.Numbering;
import io.tagwave.number.ObjectNumbering;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Numbers a page's styles by their commonest class token, with or without in-line style and presentational attributes, see {@link
 * StepSchemes#commonestClass()} and {@link StepSchemes#commonestClassAlone()}.
 */
public final class CommonestClass {

    private static final int NONE = -1;

    private final PageTree tree;
    private final List<Style> styles;
    /** Numbers of each style's class tokens, without digits. */
    private final int[][] tokens;
    /** Number of each class token, as written and without digits. */
    private final Map<String, Integer> written = new HashMap<>();
    /** Class tokens without digits, by number. */
    private final List<String> names = new ArrayList<>();
    /** Numbers of the other attributes of styles; most have none. */
    private final ObjectNumbering<String> others = new ObjectNumbering<>();

    private final int[] frequency;

    public CommonestClass(PageTree tree) {
        this.tree = tree;
        styles = tree.styles();
        tokens = new int[styles.size()][];
        for (int s = 0; s < tokens.length; s++) {
            tokens[s] = tokens(styles.get(s).classes());
        }
        int[] uses = new int[tokens.length];
        for (int node = 0; node < tree.size(); node++) {
            uses[tree.style(node)]++;
        }
        frequency = new int[names.size()];
        for (int s = 0; s < uses.length; s++) {
            for (int token : tokens[s]) {
                frequency[token] += uses[s];
            }
        }
    }

    /**
     * Returns the step of each node by its tag and style, from 0.
     *
     * @param whole whether in-line style and presentational attributes count
     */
    public int[] steps(boolean whole) {
        return StepSchemes.steps(tree, looks(whole));
    }

    /**
     * Returns one number for each style, from 0 in order of first appearance.
     *
     * @param whole whether in-line style and presentational attributes count
     */
    private int[] looks(boolean whole) {
        Numbering attributes = new Numbering(styles.size());
        Numbering looks = new Numbering(styles.size());
        int[] look = new int[styles.size()];
        for (int s = 0; s < look.length; s++) {
            Style style = styles.get(s);
            int attribute =
                    !whole || style.css().isEmpty() && style.presentation().isEmpty()
                            ? 0
                            : attributes.number(others.number(style.css()), others.number(style.presentation()));
            look[s] = looks.number(attribute, commonest(tokens[s])) - 1;
        }
        return look;
    }

    /** Returns the token that the page has most often; of equals the last in the alphabet. */
    private int commonest(int[] candidates) {
        int best = NONE;
        for (int token : candidates) {
            int more = best == NONE ? 1 : Integer.compare(frequency[token], frequency[best]);
            if (more > 0 || (more == 0 && names.get(token).compareTo(names.get(best)) > 0)) {
                best = token;
            }
        }
        return best;
    }

    /** Returns the numbers of class tokens without those that consist of digits. */
    private int[] tokens(List<String> classes) {
        int[] found = new int[classes.size()];
        int count = 0;
        for (String token : classes) {
            int number = token(token);
            if (number != NONE) {
                found[count++] = number;
            }
        }
        return count == found.length ? found : Arrays.copyOf(found, count);
    }

    /** Returns the number of a token. Cached, because styles share most of their tokens. */
    private int token(String asWritten) {
        Integer known = written.get(asWritten);
        if (known == null) {
            String plain = withoutDigits(asWritten).toLowerCase(Locale.ROOT);
            known = plain.equals(asWritten) ? names.size() : plain.isEmpty() ? NONE : token(plain);
            if (known == names.size()) {
                names.add(plain);
            }
            written.put(asWritten, known);
        }
        return known;
    }

    private static String withoutDigits(String token) {
        StringBuilder plain = new StringBuilder(token.length());
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            if (c < '0' || c > '9') {
                plain.append(c);
            }
        }
        return plain.length() == token.length() ? token : plain.toString();
    }
}
