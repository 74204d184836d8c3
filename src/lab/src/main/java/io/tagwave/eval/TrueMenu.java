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
public final class TrueMenu {

    private final PageTree tree;
    private final List<Map<LinkKey, Integer>> links;
    private final List<List<Span>> nodes;

    private TrueMenu(PageTree tree, List<Map<LinkKey, Integer>> links, List<List<Span>> nodes) {
        this.tree = tree;
        this.links = links;
        this.nodes = nodes;
    }

    /** A menu given by its links; its nodes are those of the deepest element that fits them best. */
    public static TrueMenu ofLinks(PageTree tree, List<List<LinkKey>> alternatives) {
        List<Map<LinkKey, Integer>> bags =
                alternatives.stream().map(TrueMenu::bag).toList();
        List<List<Span>> nodes = new ArrayList<>();
        for (Map<LinkKey, Integer> bag : bags) {
            nodes.add(IntStream.range(0, tree.size())
                    .filter(n -> !tree.isText(n))
                    .boxed()
                    .max(Comparator.<Integer>comparingDouble(
                                    n -> score(bag(linksBelow(tree, n)), bag).f1())
                            .thenComparingInt(n -> n))
                    .map(n -> List.of(new Span(n, tree.end(n))))
                    .orElse(List.of()));
        }
        return new TrueMenu(tree, bags, nodes);
    }

    /** A menu given by the elements that hold it, once for each alternative. */
    public static TrueMenu ofNodes(PageTree tree, List<List<Integer>> alternatives) {
        List<Map<LinkKey, Integer>> bags = new ArrayList<>();
        List<List<Span>> nodes = new ArrayList<>();
        for (List<Integer> elements : alternatives) {
            List<LinkKey> keys = new ArrayList<>();
            elements.forEach(n -> keys.addAll(linksBelow(tree, n)));
            bags.add(bag(keys));
            nodes.add(elements.stream().map(n -> new Span(n, tree.end(n))).toList());
        }
        return new TrueMenu(tree, bags, nodes);
    }

    /** Whether the page has no main menu. */
    public boolean absent() {
        return links.isEmpty();
    }

    /** The links of a found node against those of the alternative that fits best. */
    public RecordScore links(int node) {
        Map<LinkKey, Integer> found = bag(linksBelow(tree, node));
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

    private static List<LinkKey> linksBelow(PageTree tree, int node) {
        List<LinkKey> keys = new ArrayList<>();
        for (int n = node + 1; n < tree.end(node); n++) {
            if (tree.isLink(n)) {
                keys.add(LinkKey.of(tree.text(n, tree.end(n)), tree.address(n)));
            }
        }
        return keys;
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
