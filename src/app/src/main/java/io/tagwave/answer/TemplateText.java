package io.tagwave.answer;

import io.tagwave.template.LabeledTree;
import io.tagwave.template.PageTemplate;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A template as an indented tree that says where the pages differ, and how. */
public record TemplateText(List<PageTree> trees, PageTemplate template, PrintWriter out) {

    private static final int DEEPEST_INDENT = 40;
    private static final int SAMPLES = 3;
    private static final int SAMPLE_LENGTH = 40;

    /** Prints what pages have in common, and where they differ. */
    public static void print(List<String> urls, List<PageTree> trees, PageTemplate template, PrintWriter out) {
        out.println("template of " + urls.size() + " pages: " + template.size() + " nodes");
        for (int page = 0; page < urls.size(); page++) {
            int size = trees.get(page).size();
            out.printf(
                    "  %s: %d of %d nodes (%.0f%%)%n",
                    urls.get(page), template.size(), size, 100.0 * template.size() / size);
        }
        new TemplateText(trees, template, out).print();
    }

    private void print() {
        LabeledTree tree = template.tree();
        int[] depth = new int[tree.size()];
        // What each page has seen so far: the gap before a node reaches from there to the node.
        List<int[]> seen = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) {
            int parent = tree.parent(node);
            while (!seen.isEmpty() && seen.size() > (parent < 0 ? 0 : depth[parent] + 1)) {
                close(seen);
            }
            depth[node] = seen.size();
            if (!seen.isEmpty()) {
                gap(seen.get(seen.size() - 1), starts(node), seen.size());
                advance(seen.get(seen.size() - 1), node);
            }
            line(node, depth[node]);
            seen.add(insides(node));
        }
        while (!seen.isEmpty()) {
            close(seen);
        }
    }

    /** Ends the innermost open node: what is left of it on each page is a gap too. */
    private void close(List<int[]> seen) {
        int[] last = seen.remove(seen.size() - 1);
        int[] ends = new int[trees.size()];
        for (int page = 0; page < ends.length; page++) {
            int parent = last[trees.size() + page];
            ends[page] = trees.get(page).end(parent);
        }
        gap(last, ends, seen.size() + 1);
    }

    private int[] starts(int node) {
        return IntStream.range(0, trees.size())
                .map(page -> template.node(node, page))
                .toArray();
    }

    /** Where a node's children begin on each page, and then the node itself on each page. */
    private int[] insides(int node) {
        int[] starts = starts(node);
        return IntStream.concat(IntStream.of(starts).map(start -> start + 1), IntStream.of(starts))
                .toArray();
    }

    private void advance(int[] seen, int node) {
        for (int page = 0; page < trees.size(); page++) {
            seen[page] = trees.get(page).end(template.node(node, page));
        }
    }

    private void gap(int[] from, int[] to, int depth) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        Set<String> texts = new LinkedHashSet<>();
        for (int page = 0; page < trees.size(); page++) {
            int nodes = to[page] - from[page];
            least = Math.min(least, nodes);
            most = Math.max(most, nodes);
            if (nodes > 0 && texts.size() < SAMPLES) {
                texts.add(sample(trees.get(page).text(from[page], to[page])));
            }
        }
        texts.remove("");
        if (most > 0) {
            String count = least == most ? "" + most : least + " to " + most;
            String quoted = String.join(" | ", texts);
            out.println(indent(depth) + "~ " + count + (most == 1 ? " node varies" : " nodes vary")
                    + (quoted.isEmpty() ? "" : ": " + quoted));
        }
    }

    private void line(int node, int depth) {
        PageTree tree = trees.get(0);
        int first = template.node(node, 0);
        if (tree.isText(first)) {
            out.println(indent(depth) + '"' + sample(tree.ownText(first)) + '"');
            return;
        }
        out.println(indent(depth)
                + tree.tagName(first)
                + varying("#", node, page -> trees.get(page).id(template.node(node, page)))
                + varying(".", node, page -> classes(page, template.node(node, page)))
                + varying(" -> ", node, page -> trees.get(page).address(template.node(node, page))));
    }

    private @Nullable String classes(int page, int node) {
        PageTree tree = trees.get(page);
        List<String> classes = tree.styles().get(tree.style(node)).classes();
        return classes.isEmpty() ? null : String.join(".", classes);
    }

    /** An attribute that all pages agree on, or a tilde where they do not. */
    private String varying(String prefix, int node, IntFunction<@Nullable String> value) {
        @Nullable String first = value.apply(0);
        for (int page = 1; page < trees.size(); page++) {
            @Nullable String other = value.apply(page);
            if (first == null ? other != null : !first.equals(other)) {
                return prefix + "~";
            }
        }
        return first == null ? "" : prefix + sample(first.strip());
    }

    private static String sample(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", " ");
        return plain.length() <= SAMPLE_LENGTH ? plain : plain.substring(0, SAMPLE_LENGTH - 1) + "…";
    }

    private static String indent(int depth) {
        return "  ".repeat(Math.min(depth, DEEPEST_INDENT));
    }
}
