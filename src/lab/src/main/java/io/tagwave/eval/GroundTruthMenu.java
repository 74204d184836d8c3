package io.tagwave.eval;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The labeled main menu of a page, with the alternatives that count as right too. */
public final class GroundTruthMenu {

    private final PageTree tree;
    private final @Nullable LinkKey[] keys;
    private final List<Alternative> alternatives;

    private GroundTruthMenu(PageTree tree, @Nullable LinkKey[] keys, List<Alternative> alternatives) {
        this.tree = tree;
        this.keys = keys;
        this.alternatives = alternatives;
    }

    private record Alternative(Bag<LinkKey> links, List<Span> nodes) {}

    /**
     * A link reduced to the parts that two writings of a page share: the letters and digits of its text, and its address
     * without host and closing slash.
     */
    public record LinkKey(String text, String address) {

        /** Reduces a link given by its text and address as they stand on the page. */
        public static LinkKey of(String text, @Nullable String address) {
            String bare = Optional.ofNullable(address).orElse("").strip().replaceFirst("/+$", "");
            bare = bare.substring(bare.lastIndexOf("//") < 0 ? 0 : bare.lastIndexOf("//") + 2);
            return new LinkKey(TitleKey.of(text).text(), bare.substring(bare.indexOf('/') + 1));
        }
    }

    /** Describes a menu by its links; its nodes are those of the deepest element that fits them best. */
    public static GroundTruthMenu ofLinks(PageTree tree, List<List<LinkKey>> alternatives) {
        @Nullable LinkKey[] keys = keys(tree);
        return new GroundTruthMenu(
                tree,
                keys,
                alternatives.stream()
                        .map(links -> new Alternative(Bag.of(links), bestElement(tree, keys, Bag.of(links))))
                        .toList());
    }

    private static List<Span> bestElement(PageTree tree, @Nullable LinkKey[] keys, Bag<LinkKey> links) {
        double[] f1 = IntStream.range(0, tree.size())
                .mapToDouble(n -> tree.isText(n)
                        ? -1
                        : score(Bag.of(below(tree, keys, n)), links).f1())
                .toArray();
        return IntStream.range(0, f1.length)
                .filter(n -> f1[n] >= 0)
                .boxed()
                .max(Comparator.<Integer>comparingDouble(n -> f1[n]).thenComparingInt(n -> n))
                .map(n -> List.of(new Span(n, tree.end(n))))
                .orElse(List.of());
    }

    /** Describes a menu by the elements that contain it, once for each alternative. */
    public static GroundTruthMenu ofNodes(PageTree tree, List<List<Integer>> alternatives) {
        @Nullable LinkKey[] keys = keys(tree);
        return new GroundTruthMenu(
                tree,
                keys,
                alternatives.stream()
                        .map(elements -> new Alternative(
                                Bag.of(elements.stream()
                                        .flatMap(n -> below(tree, keys, n).stream())
                                        .toList()),
                                elements.stream()
                                        .map(n -> new Span(n, tree.end(n)))
                                        .toList()))
                        .toList());
    }

    /** Tells whether the page has no main menu. */
    public boolean absent() {
        return alternatives.isEmpty();
    }

    /** Scores the links of a found node against those of the alternative that fits best. */
    public RecordScore links(int node) {
        Bag<LinkKey> found = Bag.of(below(tree, keys, node));
        return best(alternatives.stream().map(expected -> score(found, expected.links)));
    }

    /** Scores the nodes of a found node's subtree against those of the alternative that fits best, as in the paper. */
    public RecordScore nodes(int node) {
        Span found = new Span(node, tree.end(node));
        return best(alternatives.stream().map(expected -> {
            int common = expected.nodes.stream()
                    .mapToInt(span ->
                            Math.max(0, Math.min(span.end(), found.end()) - Math.max(span.start(), found.start())))
                    .sum();
            int all = expected.nodes.stream().mapToInt(Span::length).sum();
            return new RecordScore(common, found.length(), all);
        }));
    }

    /** Returns the score of finding nothing. */
    public RecordScore nothing() {
        return new RecordScore(0, 0, alternatives.get(0).links.size());
    }

    private static RecordScore best(Stream<RecordScore> scores) {
        return scores.max(Comparator.comparingDouble(RecordScore::f1)).orElse(RecordScore.NONE);
    }

    /** Returns the key of each link, null at other nodes: every node above a link needs it, so it is made once. */
    private static @Nullable LinkKey[] keys(PageTree tree) {
        @Nullable LinkKey[] keys = new LinkKey[tree.size()];
        for (int n = 0; n < keys.length; n++) {
            keys[n] = tree.isLink(n) ? LinkKey.of(tree.text(n, tree.end(n)), tree.address(n)) : null;
        }
        return keys;
    }

    private static Collection<LinkKey> below(PageTree tree, @Nullable LinkKey[] keys, int node) {
        return IntStream.range(node + 1, Math.max(node + 1, tree.end(node)))
                .mapToObj(n -> keys[n])
                .filter(Objects::nonNull)
                .toList();
    }

    private static RecordScore score(Bag<LinkKey> found, Bag<LinkKey> expected) {
        return new RecordScore(found.common(expected), found.size(), expected.size());
    }
}
