package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.value.PageHints;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * A page that a command works on.
 *
 * @param url the page as the user named it
 * @param page the parsed page
 * @param rendered whether a browser ran its scripts
 * @param fetched when it was fetched, or the file was written
 * @param readMillis time to read or fetch the bytes
 * @param parseMillis time to decode and parse them
 */
public record LoadedPage(
        String url, ParsedPage page, boolean rendered, Instant fetched, double readMillis, double parseMillis) {

    /** What it tells of the meaning of its texts. */
    public PageHints hints() {
        return PageHints.of(page.language(), page.baseUri(), LocalDateTime.ofInstant(fetched, ZoneOffset.UTC));
    }

    /** Time to make the tree of what was parsed. */
    public double treeMillis() {
        return page.treeMillis();
    }
}
