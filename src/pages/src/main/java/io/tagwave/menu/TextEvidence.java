package io.tagwave.menu;

import io.tagwave.number.LogTable;
import io.tagwave.tree.PageTree;
import java.util.List;

/** Tells what a block's links and the text around them say. */
record TextEvidence(PageTree tree, LinkTable links) {

    private static final int FEW = 5;
    /** A bar of sections has about so many links. */
    private static final double USUAL = Math.log(9);

    void measure(List<LinkBlock> blocks, double[][] values) {
        for (int b = 0; b < values.length; b++) {
            LinkBlock block = blocks.get(b);
            text(block, values[b]);
            number(block, values[b]);
            qualities(block, values[b]);
            addresses(block, values[b]);
        }
    }

    private void text(LinkBlock block, double[] v) {
        int end = tree.end(block.node());
        int text = tree.textLength(block.node(), end);
        int plain = text - tree.linkTextLength(block.node(), end);
        double mean = links.meanText(block.first(), block.end());
        double deviation = links.textDeviation(block.first(), block.end());
        v[MenuEvidence.PLAIN_SHARE.ordinal()] = text > 0 ? plain / (double) text : 1;
        v[MenuEvidence.PLAIN_LENGTH.ordinal()] = LogTable.log1p(plain);
        v[MenuEvidence.TEXT_MEAN.ordinal()] = mean;
        v[MenuEvidence.TEXT_DEVIATION.ordinal()] = deviation;
        v[MenuEvidence.TEXT_VARIATION.ordinal()] = mean > 0 ? deviation / mean : 0;
    }

    private void number(LinkBlock block, double[] v) {
        int blank = links.having(LinkQuality.BLANK, block.first(), block.end());
        v[MenuEvidence.LINKS.ordinal()] = LogTable.log(block.links());
        v[MenuEvidence.SHOWN_LINKS.ordinal()] = LogTable.log1p(block.links() - blank);
        v[MenuEvidence.FEW_LINKS.ordinal()] = block.links() < FEW ? 1 : 0;
        v[MenuEvidence.UNUSUAL_SIZE.ordinal()] = Math.abs(v[MenuEvidence.LINKS.ordinal()] - USUAL);
        v[MenuEvidence.SHARE_OF_LINKS.ordinal()] =
                block.links() / (double) links.count().all();
    }

    private void qualities(LinkBlock block, double[] v) {
        int from = block.first();
        int to = block.end();
        v[MenuEvidence.LONG_LINKS.ordinal()] = links.share(LinkQuality.LONG, from, to);
        v[MenuEvidence.ANY_LONG_LINK.ordinal()] = any(LinkQuality.LONG, block);
        v[MenuEvidence.SHORT_LINKS.ordinal()] = links.share(LinkQuality.SHORT, from, to);
        v[MenuEvidence.DIGIT_LINKS.ordinal()] = links.share(LinkQuality.DIGIT, from, to);
        v[MenuEvidence.EMPTY_LINKS.ordinal()] = links.share(LinkQuality.EMPTY, from, to);
        v[MenuEvidence.IMAGE_LINKS.ordinal()] = links.share(LinkQuality.IMAGE, from, to);
        v[MenuEvidence.PATH_CHANGES.ordinal()] =
                links.having(LinkQuality.CHANGE, from + 1, to) / (double) (block.links() - 1);
        v[MenuEvidence.ODD_FIRST.ordinal()] =
                block.links() > 2 ? links.having(LinkQuality.CHANGE, from + 1, from + 2) : 0;
    }

    private void addresses(LinkBlock block, double[] v) {
        int from = block.first();
        int to = block.end();
        v[MenuEvidence.REPEATED_LINKS.ordinal()] = links.share(LinkQuality.REPEATED, from, to);
        v[MenuEvidence.FRAGMENT_LINKS.ordinal()] = links.share(LinkQuality.FRAGMENT, from, to);
        v[MenuEvidence.ROOT_LINKS.ordinal()] = links.share(LinkQuality.ROOT, from, to);
        v[MenuEvidence.HAS_ROOT.ordinal()] = any(LinkQuality.ROOT, block);
        v[MenuEvidence.HAS_QUERY.ordinal()] = any(LinkQuality.QUERY, block);
        v[MenuEvidence.PARAMETERS.ordinal()] = links.meanParameters(from, to);
        v[MenuEvidence.PATH_DEPTH.ordinal()] = links.meanDepth(from, to);
    }

    private double any(LinkQuality quality, LinkBlock block) {
        return links.having(quality, block.first(), block.end()) > 0 ? 1 : 0;
    }
}
