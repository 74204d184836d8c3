package io.tagwave.store;

import io.tagwave.extract.Extraction;
import java.nio.charset.Charset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading a page, as the store keeps it.
 *
 * @param encoding encoding that the page was read in, or null if it is that which the server named
 * @param extraction regions and records; null if nothing was looked for
 * @param parseMillis time from bytes to tree
 * @param keptDepth the depth of a crawl up to which the bytes of pages are kept
 * @param menu the main menu, or null
 * @param parts other findings about the page
 */
public record PageAnalysis(
        @Nullable Charset encoding,
        @Nullable Extraction extraction,
        double parseMillis,
        int keptDepth,
        @Nullable PageMenu menu,
        List<PagePart> parts) {

    public PageAnalysis {
        parts = List.copyOf(parts);
    }
}
