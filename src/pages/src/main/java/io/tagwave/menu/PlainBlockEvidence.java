package io.tagwave.menu;

import io.tagwave.number.LogTable;
import java.util.List;

/**
 * Says how a block stands to the <em>plain blocks</em> of the page: those of three links or more with hardly any other text and
 * few long or short links. A menu of submenus holds many; a submenu lies in one.
 */
final class PlainBlockEvidence {

    private static final int LEAST_LINKS = 3;
    private static final double MOST_PLAIN = 0.3;
    private static final double MOST_LONG = 0.2;
    private static final double MOST_SHORT = 0.3;

    private PlainBlockEvidence() {}

    /** Needs the text and shape evidence of the blocks. */
    static void measure(List<LinkBlock> blocks, double[][] values) {
        int size = blocks.size();
        int[] plainBefore = new int[size + 1];
        int[] listsBefore = new int[size + 1];
        int greatest = 0;
        for (int b = 0; b < size; b++) {
            boolean plain = isPlain(blocks.get(b), values[b]);
            values[b][MenuEvidence.PLAIN_BLOCK.ordinal()] = plain ? 1 : 0;
            plainBefore[b + 1] = plainBefore[b] + (plain ? 1 : 0);
            listsBefore[b + 1] = listsBefore[b] + (int) values[b][MenuEvidence.LIST.ordinal()];
            greatest = plain ? Math.max(greatest, blocks.get(b).links()) : greatest;
        }
        int[] after = afterInner(blocks);
        int coveredTo = 0;
        for (int b = 0; b < size; b++) {
            LinkBlock block = blocks.get(b);
            int inside = plainBefore[after[b]] - plainBefore[b + 1];
            values[b][MenuEvidence.OVER_PLAIN_BLOCKS.ordinal()] = LogTable.log1p(inside);
            values[b][MenuEvidence.OVER_LISTS.ordinal()] = LogTable.log1p(listsBefore[after[b]] - listsBefore[b + 1]);
            values[b][MenuEvidence.PLAIN_BLOCKS_PER_LINK.ordinal()] = inside / (double) block.links();
            values[b][MenuEvidence.IN_PLAIN_BLOCK.ordinal()] = block.end() <= coveredTo ? 1 : 0;
            values[b][MenuEvidence.AGAINST_GREATEST.ordinal()] = Math.log((block.links() + 1.0) / (greatest + 1.0));
            if (values[b][MenuEvidence.PLAIN_BLOCK.ordinal()] > 0) {
                coveredTo = Math.max(coveredTo, block.end());
            }
        }
    }

    private static boolean isPlain(LinkBlock block, double[] v) {
        return block.links() >= LEAST_LINKS
                && v[MenuEvidence.PLAIN_SHARE.ordinal()] < MOST_PLAIN
                && v[MenuEvidence.LONG_LINKS.ordinal()] < MOST_LONG
                && v[MenuEvidence.SHORT_LINKS.ordinal()] < MOST_SHORT;
    }

    /** For each block the number of the first block after it that is not inside it: blocks are in pre-order. */
    private static int[] afterInner(List<LinkBlock> blocks) {
        int[] after = new int[blocks.size()];
        int[] open = new int[blocks.size()];
        int depth = 0;
        for (int b = 0; b < blocks.size(); b++) {
            while (depth > 0
                    && blocks.get(open[depth - 1]).end() <= blocks.get(b).first()) {
                after[open[--depth]] = b;
            }
            open[depth++] = b;
        }
        while (depth > 0) {
            after[open[--depth]] = blocks.size();
        }
        return after;
    }
}
