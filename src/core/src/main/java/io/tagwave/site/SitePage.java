package io.tagwave.site;

import io.tagwave.align.NodeTable;
import io.tagwave.extract.Extraction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds a page that was read by its site.
 *
 * @param extraction with the list that is meant as the only main one, in its columns; without a main one if the page has drifted
 * @param tables the nodes of the cells of each list of the extraction
 * @param asFound the lists as they are found without the site, content only
 * @param drift in what the page differs from what was learned; null if it fits
 */
public record SitePage(
        Extraction extraction,
        List<NodeTable> tables,
        Extraction asFound,
        @Nullable SiteDrift drift) {

    /** Returns the list that is meant and nothing else. */
    public Extraction meant() {
        return extraction.with(extraction.main());
    }
}
