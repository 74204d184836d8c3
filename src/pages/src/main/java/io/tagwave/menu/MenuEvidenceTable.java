package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.List;

/** The candidates of a page with their evidence. */
public final class MenuEvidenceTable {

    private final List<LinkBlock> blocks;
    private final double[][] values;

    private MenuEvidenceTable(List<LinkBlock> blocks, double[][] values) {
        this.blocks = List.copyOf(blocks);
        this.values = values;
    }

    /** Measures a page: a few passes over its nodes and links, whatever their number. */
    public static MenuEvidenceTable of(PageTree tree) {
        LinkTable links = new LinkTable(tree);
        int[] holders = links.count().holders();
        List<LinkBlock> blocks = LinkBlock.of(tree, links.count(), holders);
        double[][] values = new double[blocks.size()][MenuEvidence.values().length];
        new TextEvidence(tree, links).measure(blocks, values);
        new PlaceEvidence(tree, links).measure(blocks, values);
        new ShapeEvidence(tree, links.count(), holders).measure(blocks, values);
        new NameEvidence(tree, links.count(), holders).measure(blocks, values);
        PlainBlockEvidence.measure(blocks, values);
        return new MenuEvidenceTable(blocks, values);
    }

    /** The candidates in document order. */
    public List<LinkBlock> blocks() {
        return blocks;
    }

    /** One kind of evidence of a candidate. */
    public double value(int block, MenuEvidence kind) {
        return values[block][kind.ordinal()];
    }

    /** All evidence of a candidate in the order of {@link MenuEvidence}; not to be changed. */
    double[] row(int block) {
        return values[block];
    }
}
