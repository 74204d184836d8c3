package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * The candidates of a page with their evidence.
 *
 * @param blocks the candidates in document order
 * @param values all evidence of each, in the order of {@link MenuEvidence}; not to be changed
 */
public record MenuEvidenceTable(List<LinkBlock> blocks, double[][] values) {

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

    /** One kind of evidence of a candidate. */
    public double value(int block, MenuEvidence kind) {
        return values[block][kind.ordinal()];
    }
}
