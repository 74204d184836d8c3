package io.tagwave.store.frontier;

import io.tagwave.extract.ExtractedList;
import io.tagwave.store.PageAnalysis;
import io.tagwave.web.AnalyzedPage;

/** About how many bytes of memory a page holds that waits to be stored: what was made of it is several times its bytes. */
final class PageMemoryEstimate {

    /** A text of its own with all that belongs to it, such as an address or what a cell means. */
    private static final int PIECE = 250;

    private PageMemoryEstimate() {}

    /**
     * The weight of a page.
     *
     * @param read null when nothing was read
     */
    static int of(byte[] body, AnalyzedPage<PageAnalysis> read) {
        long pieces = 1;
        if (read != null) {
            pieces += read.links().size();
            if (read.analysis() != null && read.analysis().extraction() != null) {
                for (ExtractedList region : read.analysis().extraction().regions()) {
                    pieces += (long) region.records().size()
                            * (1 + region.columns().size());
                }
            }
        }
        return (int) Math.min(Integer.MAX_VALUE, body.length + PIECE * pieces);
    }
}
