package io.tagwave.eval;

import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The six parameters of a pair of pages that the template thesis compares with running time ("Discussion", Figures 5.12
 * to 5.15), over both pages together.
 *
 * @param treeSize nodes
 * @param leafSize nodes without children
 * @param totalChanges nodes that are not template
 * @param leafChanges leaves that are not template and whose parent is
 */
public record PagePairShape(int treeSize, int leafSize, int totalChanges, int leafChanges) {

    /** A parameter with its name. */
    public record Parameter(String name, ToDoubleFunction<PagePairShape> value) {}

    /** The parameters in the order of the thesis. */
    public static final List<Parameter> PARAMETERS = List.of(
            new Parameter("tree size", PagePairShape::treeSize),
            new Parameter("leaf size", PagePairShape::leafSize),
            new Parameter("total-change ratio", PagePairShape::totalChangeRatio),
            new Parameter("leaf-change ratio", PagePairShape::leafChangeRatio),
            new Parameter("total changes", PagePairShape::totalChanges),
            new Parameter("leaf changes", PagePairShape::leafChanges));

    static PagePairShape of(LabeledTree first, LabeledTree second, NodeMapping template) {
        int[] inverse = template.inverse(second.size());
        int leaves = leaves(first, node -> true) + leaves(second, node -> true);
        int leafChanges = leaves(first, node -> !template.contains(node) && template.contains(first.parent(node)))
                + leaves(second, node -> inverse[node] < 0 && inverse[second.parent(node)] >= 0);
        int size = first.size() + second.size();
        return new PagePairShape(size, leaves, size - 2 * template.size(), leafChanges);
    }

    private static int leaves(LabeledTree tree, IntPredicate counted) {
        return (int) IntStream.range(0, tree.size())
                .filter(node -> tree.isLeaf(node) && counted.test(node))
                .count();
    }

    /** Returns total changes by tree size. */
    public double totalChangeRatio() {
        return (double) totalChanges / treeSize;
    }

    /** Returns leaf changes by total changes; 0 when nothing changed. */
    public double leafChangeRatio() {
        return totalChanges == 0 ? 0 : (double) leafChanges / totalChanges;
    }
}
