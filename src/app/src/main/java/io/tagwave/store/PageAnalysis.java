package io.tagwave.store;

import io.tagwave.extract.Extraction;
import java.util.List;

/**
 * What the store keeps of a page that was read.
 *
 * @param extraction regions and records; null when nothing was looked for
 * @param parseMillis time from bytes to tree
 * @param keepHtml whether to keep the page's bytes
 * @param menu the main menu, or null
 * @param parts what else was found out about the page
 */
public record PageAnalysis(
        Extraction extraction, double parseMillis, boolean keepHtml, PageMenu menu, List<PagePart> parts) {

    public PageAnalysis {
        parts = List.copyOf(parts);
    }

    /** A page without a menu. */
    public PageAnalysis(Extraction extraction, double parseMillis, boolean keepHtml, List<PagePart> parts) {
        this(extraction, parseMillis, keepHtml, null, parts);
    }
}
