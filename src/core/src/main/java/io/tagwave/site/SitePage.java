package io.tagwave.site;

import io.tagwave.extract.Extraction;

/**
 * A page read by the wishes of its site.
 *
 * @param extraction with the list that is meant as the only main one, in its columns; without a main one where it has drifted
 * @param asFound the lists as anybody would find them, without noise
 * @param drift in what the page differs from what was learned, or null
 */
public record SitePage(Extraction extraction, Extraction asFound, SiteDrift drift) {

    /** The list that is meant, and nothing else. */
    public Extraction meant() {
        return new Extraction(extraction.nodes(), extraction.main(), extraction.next(), extraction.timings());
    }
}
