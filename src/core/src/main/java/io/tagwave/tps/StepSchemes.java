package io.tagwave.tps;

import io.tagwave.number.ObjectNumbering;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.function.Function;

/** Creates the step schemes of the papers. */
public final class StepSchemes {

    private StepSchemes() {}

    /** Returns the scheme of the tag name alone. */
    public static Function<PageTree, int[]> tagOnly() {
        return tree -> steps(tree, style -> "");
    }

    /**
     * Returns the scheme of tag name, class attribute and in-line style, as in the TPS filter papers (JIDM 2013, Section 3). The
     * class tokens count as written.
     */
    public static Function<PageTree, int[]> classAndStyle() {
        return tree -> steps(tree, style -> String.join(" ", style.classes()) + '\n' + style.css());
    }

    /**
     * Returns the scheme of the thesis author's program: tag name, in-line style, presentational attributes and the class token
     * that is most frequent on the page. Digits are dropped from tokens, so that row1 and row2 take the same step.
     */
    public static Function<PageTree, int[]> commonestClass() {
        return tree -> new CommonestClass(tree).steps(true);
    }

    /** Returns the scheme of tag name and commonest class token. The other attributes describe one element, seldom a field. */
    public static Function<PageTree, int[]> commonestClassAlone() {
        return tree -> new CommonestClass(tree).steps(false);
    }

    /** Numbers the pairs of tag and style, as far as the key function keeps the style. */
    private static int[] steps(PageTree tree, Function<Style, String> key) {
        int[] look = new int[tree.styles().size()];
        ObjectNumbering<String> looks = new ObjectNumbering<>();
        for (int s = 0; s < look.length; s++) {
            look[s] = looks.number(key.apply(tree.styles().get(s)));
        }
        return steps(tree, look);
    }

    /** Numbers the pairs of tag and style, given the number of each style. */
    static int[] steps(PageTree tree, int[] look) {
        int[] steps = new int[tree.size()];
        int tags = tree.tagNames().size();
        for (int node = 0; node < steps.length; node++) {
            steps[node] = look[tree.style(node)] * tags + tree.tag(node);
        }
        return steps;
    }
}
