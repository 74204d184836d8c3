package io.tagwave.store.frontier;

import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.store.PageAnalysis;
import io.tagwave.web.AnalyzedPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Estimates the memory of a page that waits to be stored: what was made of it takes several times its bytes. */
final class PageMemoryEstimate {

    /** Bytes of a text with its objects, such as a URL or the value of a cell. */
    private static final int TEXT_BYTES = 250;

    private PageMemoryEstimate() {}

    static int of(byte[] body, @Nullable AnalyzedPage<PageAnalysis> read) {
        long texts = 1;
        if (read != null) {
            texts += read.links().size();
            Extraction extraction =
                    read.analysis() == null ? null : read.analysis().extraction();
            for (ExtractedList region : extraction == null ? List.<ExtractedList>of() : extraction.regions()) {
                texts += (long) region.records().size() * (1 + region.columns().size());
            }
        }
        return (int) Math.min(Integer.MAX_VALUE, body.length + TEXT_BYTES * texts);
    }
}
