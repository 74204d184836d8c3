package io.tagwave.eval;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The main menu of a page as someone labelled it, with the alternatives that count as right too. */
public final class GroundTruthMenu {

    private final PageTree tree;
    private final LinkKey[] keys;
    private final List<Map<LinkKey, Integer>> links;
    private final List<List<Span>> nodes;

    private GroundTruthMenu(PageTree tree, LinkKey[] keys, List<Map<LinkKey, Integer>> links, List<List<Span>> nodes) {
        this.tree = tree;
        this.keys = keys;
        this.links = links;
        this.nodes = nodes;
    }

    /** A menu given by its links; its nodes are those of the deepest element that fits them best. */
    public static GroundTruthMenu ofLinks(PageTree tree, List<List<LinkKey>> alternatives) {
        LinkKey[] keys = keys(tree);
        List<Map<LinkKey, Integer>> bags =
                alternatives.stream().map(GroundTruthMenu::bag).toList();
        List<List<Span>> nodes = new ArrayList<>();
        for (Map<LinkKey, Integer> bag : bags) {
            double[] f1 = IntStream.range(0, tree.size())
                    .mapToDouble(n -> tree.isText(n)
                            ? -1
                            : score(bag(below(tree, keys, n)), bag).f1())
                    .toArray();
            nodes.add(IntStream.range(0, f1.length)
                    .filter(n -> f1[n] >= 0)
                    .boxed()
                    .max(Comparator.<Integer>comparingDouble(n -> f1[n]).thenComparingInt(n -> n))
                    .map(n -> List.of(new Span(n, tree.end(n))))
                    .orElse(List.of()));
        }
        return new GroundTruthMenu(tree, keys, bags, nodes);
    }

    /** A menu given by the elements that hold it, once for each alternative. */
    public static GroundTruthMenu ofNodes(PageTree tree, List<List<Integer>> alternatives) {
        LinkKey[] links = keys(tree);
        List<Map<LinkKey, Integer>> bags = new ArrayList<>();
        List<List<Span>> nodes = new ArrayList<>();
        for (List<Integer> elements : alternatives) {
            List<LinkKey> held = new ArrayList<>();
            elements.forEach(n -> held.addAll(below(tree, links, n)));
            bags.add(bag(held));
            nodes.add(elements.stream().map(n -> new Span(n, tree.end(n))).toList());
        }
        return new GroundTruthMenu(tree, links, bags, nodes);
    }

    /** Whether the page has no main menu. */
    public boolean absent() {
        return links.isEmpty();
    }

    /** The links of a found node against those of the alternative that fits best. */
    public RecordScore links(int node) {
        Map<LinkKey, Integer> found = bag(below(tree, keys, node));
        return best(links.stream().map(expected -> score(found, expected)).toList());
    }

    /** The nodes of a found node's subtree against those of the alternative that fits best, as in the paper. */
    public RecordScore nodes(int node) {
        Span found = new Span(node, tree.end(node));
        List<RecordScore> scores = new ArrayList<>();
        for (List<Span> spans : nodes) {
            int common = 0;
            int expected = 0;
            for (Span span : spans) {
                common += Math.max(0, Math.min(span.end(), found.end()) - Math.max(span.start(), found.start()));
                expected += span.length();
            }
            scores.add(new RecordScore(common, found.length(), expected));
        }
        return best(scores);
    }

    /** The least score: nothing was found. */
    public RecordScore nothing() {
        return new RecordScore(
                0, 0, links.get(0).values().stream().mapToInt(Integer::intValue).sum());
    }

    private static RecordScore best(List<RecordScore> scores) {
        return scores.stream().max(Comparator.comparingDouble(RecordScore::f1)).orElse(RecordScore.NONE);
    }

    /** The link at each node, null at others: every node above it asks for it, so it is made once. */
    private static LinkKey[] keys(PageTree tree) {
        LinkKey[] keys = new LinkKey[tree.size()];
        for (int n = 0; n < keys.length; n++) {
            keys[n] = tree.isLink(n) ? LinkKey.of(tree.text(n, tree.end(n)), tree.address(n)) : null;
        }
        return keys;
    }

    private static List<LinkKey> below(PageTree tree, LinkKey[] keys, int node) {
        List<LinkKey> below = new ArrayList<>();
        for (int n = node + 1; n < tree.end(node); n++) {
            if (keys[n] != null) {
                below.add(keys[n]);
            }
        }
        return below;
    }

    private static Map<LinkKey, Integer> bag(List<LinkKey> keys) {
        Map<LinkKey, Integer> bag = new HashMap<>();
        keys.forEach(key -> bag.merge(key, 1, Integer::sum));
        return bag;
    }

    private static RecordScore score(Map<LinkKey, Integer> found, Map<LinkKey, Integer> expected) {
        int common = 0;
        for (Map.Entry<LinkKey, Integer> e : found.entrySet()) {
            common += Math.min(e.getValue(), expected.getOrDefault(e.getKey(), 0));
        }
        return new RecordScore(
                common,
                found.values().stream().mapToInt(Integer::intValue).sum(),
                expected.values().stream().mapToInt(Integer::intValue).sum());
    }
}
